// A small card game on boardgame.io's server, about as big as ours: two players, 108 cards in six colors, hands
// that only their owners see, two rows that grow. Run with the folder of the storage and a port.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");

const COLORS = 6, EACH = 18, HAND = 8;

const game = {
  name: "cards",
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: COLORS * EACH }, (_, n) => n % COLORS));
    const deal = () => ({ hand: deck.splice(0, HAND) });
    const players = { 0: deal(), 1: deal() };
    const fields = [0, 1].map(() => [0, 1].map(() => Array(COLORS).fill(0)));
    return { secret: { deck }, left: deck.length, players, fields, mountains: [[], []], cups: [[], []] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Put one card into a row and draw another.
    play: {
      move: ({ G, playerID }, card, row) => {
        const hand = G.players[playerID].hand;
        if (!(card >= 0 && card < hand.length) || (row !== 0 && row !== 1)) return INVALID_MOVE;
        const [color] = hand.splice(card, 1);
        G.fields[row][playerID][color] += 1;
        if (!G.mountains[row].includes(color)) G.mountains[row].push(color);
        if (G.mountains[row].length === COLORS) {
          G.cups[playerID].push(...G.mountains[row].splice(0));
          G.fields[row] = [0, 1].map(() => Array(COLORS).fill(0));
        }
        if (G.secret.deck.length) hand.push(G.secret.deck.pop());
        G.left = G.secret.deck.length;
      },
      client: false,
    },
  },
  endIf: ({ G }) => (!G.players[0].hand.length && !G.players[1].hand.length ? { over: true } : undefined),
};

const [folder, port] = process.argv.slice(2);
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db: new FlatFile({ dir: folder }) });
server.run({ port: Number(port), callback: () => console.log("ready") });
