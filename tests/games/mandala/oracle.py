"""A naive reference implementation of Mandala, written from the clauses alone.

It shares nothing with the engine it is compared with. Every card is an object of its own that moves from pile
to pile, and every random event is a chance step of a single piece. Clause ids (M-A2 and so on) are those of
the rules; texts of decisions and chance outcomes are those of the notation.

Readings taken where the clauses leave room (each is named again where it is coded):

* R1 M-C3, M-U4: the owner of a cup sees all of it, and their own score. With open cups the others see what was
  claimed into it; the two cards dealt at the set-up stay hidden (they were never seen), and the running score
  that the others are told counts the claimed cards only, as the true one would give the dealt ones away.
* R2 Spectators see what both seats see: with closed cups no cup and no score, with open ones as in R1.
* R3 The cups are revealed for scoring: once the game is over everyone sees both cups and both scores. A game
  broken off early is not scored, so nothing is revealed there.
* R4 Everyone knows that the next mandala is the last one (M-E1): the reshuffle is seen. What lies in the deck
  after a reshuffle is not shown, though the discard pile was: who remembers it knows it.
* R5 M-U1 "the next draw that finds cards there": a discard of action C lies on the pile before its own draw.
"""

from __future__ import annotations

import random
from collections import Counter
from enum import Enum

# M-C1, in the order of the notation.
COLORS = ["red", "orange", "yellow", "green", "purple", "black"]
CARDS_PER_COLOR = 18

HAND_LIMIT = 8  # M-A2, M-A3
RIVER_PLACES = 6  # M-C3


class Card:
    """One sand card (M-C1). Two cards of the same color are still two different objects."""

    def __init__(self, color: str) -> None:
        self.color = color


class Pile:
    """Cards lying together: deck, discard pile, hand, mountain, field, or a part of a cup."""

    def __init__(self) -> None:
        self.cards: list[Card] = []

    def size(self) -> int:
        """Number of cards."""
        return len(self.cards)

    def is_empty(self) -> bool:
        """Whether no card lies here."""
        return len(self.cards) == 0

    def count(self, color: str) -> int:
        """Number of cards of one color."""
        number = 0
        for card in self.cards:
            if card.color == color:
                number += 1
        return number

    def has(self, color: str) -> bool:
        """Whether a card of this color lies here."""
        return self.count(color) > 0

    def colors(self) -> list[str]:
        """Colors lying here, each once, in the order of the notation."""
        return [color for color in COLORS if self.has(color)]

    def put(self, card: Card) -> None:
        """Add one card."""
        self.cards.append(card)

    def take(self, color: str) -> Card:
        """Remove and return one card of this color."""
        for card in self.cards:
            if card.color == color:
                self.cards.remove(card)
                return card
        raise ValueError(f"no {color} card in this pile")

    def move_all_to(self, other: Pile) -> None:
        """Move every card of this pile to another one."""
        while not self.is_empty():
            other.put(self.cards.pop())

    def as_counts(self) -> dict[str, int]:
        """Color to count, colors with no card left out."""
        return {color: self.count(color) for color in self.colors()}


class Player:
    """What one player owns (M-C3). The cup is one pile on the table; here its two sources are kept apart."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hand = Pile()
        self.cup_dealt = Pile()  # M-S2: the two cards of the set-up
        self.cup_claimed = Pile()  # M-X4, M-X5
        self.river: list[Card] = []  # index 0 is place 1; cards never move (M-X4)

    def river_colors(self) -> list[str]:
        """Colors of the river in place order."""
        return [card.color for card in self.river]

    def cup_size(self) -> int:
        """Number of cup cards, dealt and claimed."""
        return self.cup_dealt.size() + self.cup_claimed.size()

    def worth(self, cards: list[Card]) -> int:
        """M-E4: each card is worth its color's river place, 0 without one; river cards score nothing."""
        points = 0
        for card in cards:
            for index, river_card in enumerate(self.river):
                if river_card.color == card.color:
                    points += index + 1
        return points

    def score(self) -> int:
        """M-E4: what the whole cup is worth."""
        return self.worth(self.cup_dealt.cards + self.cup_claimed.cards)

    def claimed_score(self) -> int:
        """R1: what the cards claimed into the cup are worth, without those dealt at the set-up."""
        return self.worth(self.cup_claimed.cards)


class Mandala:
    """One mandala (M-C2): a shared mountain and one field per seat."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.mountain = Pile()
        self.fields = {1: Pile(), 2: Pile()}

    def may_enter_mountain(self, color: str) -> bool:
        """M-R1, M-R2: a color lying in either field may not enter the mountain."""
        return not self.fields[1].has(color) and not self.fields[2].has(color)

    def may_enter_field(self, color: str, seat: int) -> bool:
        """M-R1, M-R2: a color lying in the mountain or the opponent's field may not enter one's field."""
        return not self.mountain.has(color) and not self.fields[opponent_of(seat)].has(color)

    def is_complete(self) -> bool:
        """M-X1: all six colors lie in the mountain and both fields together."""
        for color in COLORS:
            in_mountain = self.mountain.has(color)
            in_fields = self.fields[1].has(color) or self.fields[2].has(color)
            if not in_mountain and not in_fields:
                return False
        return True


class Stage(Enum):
    """What the game is in the middle of."""

    DEALING = "dealing"  # M-S1, M-S2
    CHOOSING = "choosing"  # the seat whose turn it is chooses A, B, C or passes
    DRAWING = "drawing"  # the draw of M-A2 or M-D2
    CLAIMING = "claiming"  # M-X3
    REFILLING = "refilling"  # M-X8
    OVER = "over"


def opponent_of(seat: int) -> int:
    """The other seat."""
    return 2 if seat == 1 else 1


class Oracle:
    """One game of Mandala, seen with full knowledge."""

    def __init__(self, seats: int = 2, options: dict[str, object] | None = None) -> None:
        """Before the deal: every card is in the deck, and the deal is the first series of chance steps."""
        if seats != 2:
            raise ValueError(f"Mandala has 2 seats, not {seats}")
        given = dict(options or {})
        first = given.pop("first", 1)  # M-S3
        cups = given.pop("cups", "closed")  # M-U4
        if given:
            raise ValueError(f"unknown options: {sorted(given)}")
        if not isinstance(first, int) or isinstance(first, bool) or first not in (1, 2):
            raise ValueError(f"option first must be 1 or 2, not {first!r}")
        if not isinstance(cups, str) or cups not in ("closed", "open"):
            raise ValueError(f"option cups must be closed or open, not {cups!r}")
        self.cups_are_open = cups == "open"

        self.deck = Pile()
        self.discard = Pile()
        self.players = {1: Player(1), 2: Player(2)}
        self.mandalas = {1: Mandala(1), 2: Mandala(2)}
        for color in COLORS:
            for _ in range(CARDS_PER_COLOR):
                self.deck.put(Card(color))

        self.turn = first
        self.stage = Stage.DEALING

        # Chance steps still to come: where each next single card goes, for example "hand 1".
        self.draws: list[str] = []
        # The reshuffle comes before all of self.draws when it is due.
        self.reshuffle_due = False

        # M-E1, M-U1: the last card has left the deck, so the next completed mandala is the last one.
        self.deck_ran_out = False
        # The one reshuffle of the game has happened (M-U3: there is no second one).
        self.reshuffled = False
        # M-U3: the deck ran out again after the reshuffle, so the game ends with this turn.
        self.deck_ran_out_again = False

        # The mandala that got cards in this turn (A and B), None if there is none (M-D2).
        self.played_into: Mandala | None = None
        # While claiming: the seat that chooses next.
        self.claimer = 0

        # M-S1, M-S2 in the order of the notation's set-up lines.
        self.draws += ["mountain 1"] * 2
        self.draws += ["mountain 2"] * 2
        self.draws += ["hand 1"] * 6
        self.draws += ["hand 2"] * 6
        self.draws += ["cup 1"] * 2
        self.draws += ["cup 2"] * 2

    # ---------------------------------------------------------------------------------------------- asking

    def to_act(self) -> int | str:
        """The seat to decide, or "chance", or "over"."""
        if self.stage == Stage.OVER:
            return "over"
        if self.reshuffle_due or self.draws:
            return "chance"
        if self.stage == Stage.CLAIMING:
            return self.claimer
        return self.turn

    def legal(self) -> list[str]:
        """Texts of all legal decisions of the seat to act; empty for chance and after the end."""
        if self.to_act() in ("chance", "over"):
            return []
        if self.stage == Stage.CLAIMING:
            return self._legal_claims()
        texts = self._legal_mountain() + self._legal_field() + self._legal_discard()
        if not texts:
            texts = ["pass"]  # M-U2
        return texts

    def _legal_claims(self) -> list[str]:
        """M-X3: any color still in the mountain."""
        assert self.played_into is not None
        return [f"C {color}" for color in self.played_into.mountain.colors()]

    def _legal_mountain(self) -> list[str]:
        """M-A1 with the color rule; M-U2: not with the last hand card when nothing can be drawn."""
        hand = self.players[self.turn].hand
        if hand.size() == 1 and not self._something_to_draw():
            return []
        texts = []
        for number, mandala in self.mandalas.items():
            for color in hand.colors():
                if mandala.may_enter_mountain(color):
                    texts.append(f"M{number} {color}")
        return texts

    def _legal_field(self) -> list[str]:
        """M-B1 with the color rule; M-B2: at least one card stays in hand."""
        hand = self.players[self.turn].hand
        texts = []
        for number, mandala in self.mandalas.items():
            for color in hand.colors():
                if not mandala.may_enter_field(color, self.turn):
                    continue
                for amount in range(1, hand.count(color) + 1):
                    if hand.size() - amount >= 1:
                        texts.append(f"F{number} {color} {amount}")
        return texts

    def _legal_discard(self) -> list[str]:
        """M-D1: one or more cards of one color, without the color rule."""
        hand = self.players[self.turn].hand
        texts = []
        for color in hand.colors():
            for amount in range(1, hand.count(color) + 1):
                texts.append(f"X {color} {amount}")
        return texts

    def _something_to_draw(self) -> bool:
        """Whether a draw starting now would get a card: from the deck, or after the one reshuffle (M-U1)."""
        if not self.deck.is_empty():
            return True
        return not self.reshuffled and not self.discard.is_empty()

    def outcomes(self) -> list[tuple[str, int]]:
        """Every possible next single piece with its weight; empty unless chance is to act."""
        if self.to_act() != "chance":
            return []
        if self.reshuffle_due:
            return [("reshuffle", 1)]
        target = self.draws[0]
        return [(f"{target} {color}", self.deck.count(color)) for color in self.deck.colors()]

    # ---------------------------------------------------------------------------------------------- acting

    def play(self, text: str) -> None:
        """Apply a legal decision of the seat to act."""
        if text not in self.legal():
            raise ValueError(f"not legal: {text!r}")
        words = text.split()
        if words[0] == "C":
            self._claim(words[1])
        elif words[0] == "X":
            self._discard_and_redraw(words[1], int(words[2]))
        elif words[0] == "pass":
            self._end_turn()
        elif words[0][0] == "M":
            self._build_mountain(self.mandalas[int(words[0][1])], words[1])
        else:
            self._grow_field(self.mandalas[int(words[0][1])], words[1], int(words[2]))

    def draw(self, text: str) -> None:
        """Apply one possible outcome of chance."""
        if text not in [outcome for outcome, _ in self.outcomes()]:
            raise ValueError(f"not a possible outcome: {text!r}")
        if text == "reshuffle":
            self.discard.move_all_to(self.deck)
            self.reshuffle_due = False
            self.reshuffled = True
        else:
            kind, number, color = text.split()
            card = self.deck.take(color)
            self.draws.pop(0)
            if kind == "mountain":
                self.mandalas[int(number)].mountain.put(card)
            elif kind == "hand":
                self.players[int(number)].hand.put(card)
            else:
                self.players[int(number)].cup_dealt.put(card)
            if self.deck.is_empty():
                self._last_card_left_the_deck()
        if not self.reshuffle_due and not self.draws:
            self._chance_is_done()

    # ------------------------------------------------------------------------------------- the three actions

    def _build_mountain(self, mandala: Mandala, color: str) -> None:
        """M-A1, then the draw of M-A2; the check of M-A4 follows the draw."""
        hand = self.players[self.turn].hand
        mandala.mountain.put(hand.take(color))
        self.played_into = mandala
        # M-A2, M-A3: up to 3, never above 8 in hand.
        amount = min(3, HAND_LIMIT - hand.size())
        self.stage = Stage.DRAWING
        self._start_draw(f"hand {self.turn}", amount)

    def _grow_field(self, mandala: Mandala, color: str, amount: int) -> None:
        """M-B1, no draw (M-B3), then the check of M-B4."""
        hand = self.players[self.turn].hand
        for _ in range(amount):
            mandala.fields[self.turn].put(hand.take(color))
        self.played_into = mandala
        self._check_completion()

    def _discard_and_redraw(self, color: str, amount: int) -> None:
        """M-D1, then the draw of M-D2. The discarded cards lie on the discard pile before the draw begins."""
        hand = self.players[self.turn].hand
        for _ in range(amount):
            self.discard.put(hand.take(color))
        self.played_into = None
        self.stage = Stage.DRAWING
        self._start_draw(f"hand {self.turn}", amount)

    # ---------------------------------------------------------------------------------------------- drawing

    def _start_draw(self, target: str, amount: int) -> None:
        """Begin a draw of several cards; each of them is a chance step of its own."""
        self.draws = [target] * amount
        if self.deck.is_empty():
            if not self.reshuffled and not self.discard.is_empty():
                # M-U1, R5: the discard pile was empty when the deck ran out; this draw finds cards there.
                self.reshuffle_due = True
            else:
                # M-U2: deck and discard pile both empty: draw what there is, here nothing.
                self.draws = []
        if not self.reshuffle_due and not self.draws:
            self._chance_is_done()

    def _last_card_left_the_deck(self) -> None:
        """M-U1 the first time, M-U3 the second time."""
        if self.reshuffled:
            self.deck_ran_out_again = True
            self.draws = []  # M-U3: the draw stops short, there is no second reshuffle
            return
        self.deck_ran_out = True
        if self.discard.is_empty():
            self.draws = []  # M-U2: nothing anywhere to draw
        else:
            self.reshuffle_due = True  # M-U1: at once, even if the draw ends exactly here

    def _chance_is_done(self) -> None:
        """The chance steps under way are finished: go on with what comes after them."""
        if self.stage == Stage.DEALING:
            self.stage = Stage.CHOOSING
        elif self.stage == Stage.DRAWING:
            self._check_completion()
        elif self.stage == Stage.REFILLING:
            self._end_turn()  # M-X9

    # ------------------------------------------------------------------------- completing and destroying

    def _check_completion(self) -> None:
        """M-A4, M-B4, M-X1; after M-D1 there is nothing to check (M-D2)."""
        if self.played_into is not None and self.played_into.is_complete():
            self._start_destruction(self.played_into)
        else:
            self._end_turn()

    def _start_destruction(self, mandala: Mandala) -> None:
        """M-X2: who chooses first; M-X7: nobody does if both fields are empty."""
        size_1 = mandala.fields[1].size()
        size_2 = mandala.fields[2].size()
        if size_1 == 0 and size_2 == 0:
            mandala.mountain.move_all_to(self.discard)
            self._finish_destruction(mandala)
            return
        if size_1 > size_2:
            self.claimer = 1
        elif size_2 > size_1:
            self.claimer = 2
        else:
            # The last card came from the seat whose turn it is, as only that seat plays cards in it.
            self.claimer = opponent_of(self.turn)
        self.stage = Stage.CLAIMING

    def _claim(self, color: str) -> None:
        """M-X3 to M-X6: the claimer takes all cards of one color from the mountain."""
        mandala = self.played_into
        assert mandala is not None
        player = self.players[self.claimer]
        claimed = []
        while mandala.mountain.has(color):
            claimed.append(mandala.mountain.take(color))
        if mandala.fields[self.claimer].is_empty():
            for card in claimed:
                self.discard.put(card)  # M-X6
        else:
            if color not in player.river_colors():
                player.river.append(claimed.pop())  # M-X4
            for card in claimed:
                player.cup_claimed.put(card)  # M-X4, M-X5
        if mandala.mountain.is_empty():
            self._finish_destruction(mandala)
        else:
            self.claimer = opponent_of(self.claimer)  # M-X3

    def _finish_destruction(self, mandala: Mandala) -> None:
        """M-X7: both fields are discarded; then the end (M-E1, M-E2) or two new mountain cards (M-X8)."""
        mandala.fields[1].move_all_to(self.discard)
        mandala.fields[2].move_all_to(self.discard)
        self.claimer = 0
        river_is_full = any(len(player.river) == RIVER_PLACES for player in self.players.values())
        if self.deck_ran_out or river_is_full:
            self._end_game()
        else:
            self.stage = Stage.REFILLING
            self._start_draw(f"mountain {mandala.number}", 2)

    # ------------------------------------------------------------------------------------------ turn and end

    def _end_turn(self) -> None:
        """M-U3 ends the game with this turn; otherwise the opponent is next (M-X9)."""
        self.played_into = None
        if self.deck_ran_out_again:
            self._end_game()
            return
        self.turn = opponent_of(self.turn)
        self.stage = Stage.CHOOSING

    def _end_game(self) -> None:
        """M-E3: hands and unfinished mandalas go to the discard pile."""
        for player in self.players.values():
            player.hand.move_all_to(self.discard)
        for mandala in self.mandalas.values():
            mandala.mountain.move_all_to(self.discard)
            mandala.fields[1].move_all_to(self.discard)
            mandala.fields[2].move_all_to(self.discard)
        self.played_into = None
        self.stage = Stage.OVER

    def scores(self) -> list[int]:
        """M-E4 for each seat, as it stands now."""
        return [self.players[1].score(), self.players[2].score()]

    def winners(self) -> list[int]:
        """M-E5: most points; then fewer cup cards; then a shared victory. Empty before the end."""
        if self.stage != Stage.OVER:
            return []
        one, two = self.players[1], self.players[2]
        if one.score() != two.score():
            return [1] if one.score() > two.score() else [2]
        if one.cup_size() != two.cup_size():
            return [1] if one.cup_size() < two.cup_size() else [2]
        return [1, 2]

    # ---------------------------------------------------------------------------------------------- looking

    def census(self) -> Counter[str]:
        """Every card of the game by color, wherever it lies (M-C1: always 18 of each)."""
        everything: list[Card] = self.deck.cards + self.discard.cards
        for player in self.players.values():
            everything += player.hand.cards + player.cup_dealt.cards + player.cup_claimed.cards + player.river
        for mandala in self.mandalas.values():
            everything += mandala.mountain.cards + mandala.fields[1].cards + mandala.fields[2].cards
        assert len({id(card) for card in everything}) == len(everything), "a card lies in two places"
        return Counter(card.color for card in everything)

    def position(self) -> dict[str, object]:
        """A snapshot in plain data with full knowledge.

        Piles are color-to-count dicts without zeros. "hands", "cups" and "rivers" go by seat, "mountains" by
        mandala, "fields" by mandala and then by seat. "turn" is the seat whose turn it is, also while the
        other seat claims and until the last chance step of the turn; after the end, the one of the last turn.
        """
        players = [self.players[1], self.players[2]]
        mandalas = [self.mandalas[1], self.mandalas[2]]
        return {
            "deck": self.deck.as_counts(),
            "discard": self.discard.as_counts(),
            "hands": [player.hand.as_counts() for player in players],
            "cups": [
                {"claimed": player.cup_claimed.as_counts(), "dealt": player.cup_dealt.as_counts()}
                for player in players
            ],
            "rivers": [player.river_colors() for player in players],
            "mountains": [mandala.mountain.as_counts() for mandala in mandalas],
            "fields": [[mandala.fields[1].as_counts(), mandala.fields[2].as_counts()] for mandala in mandalas],
            "turn": self.turn,
        }

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may know at this moment, or a spectator (None); lists go by seat or mandala (M-U4).

        What is hidden is None. Of a cup the parts "dealt" and "claimed" are shown or hidden one by one.
        """
        if seat not in (1, 2, None):
            raise ValueError(f"no seat {seat!r}: 1, 2, or None for a spectator")
        players = [self.players[1], self.players[2]]
        mandalas = [self.mandalas[1], self.mandalas[2]]
        return {
            "seat": seat,
            "to_act": self.to_act(),
            "turn": self.turn,
            "stage": self.stage.value,
            "last_mandala": self.deck_ran_out,  # M-E1, R4
            "deck_size": self.deck.size(),
            "discard": self.discard.as_counts(),
            "mountains": [mandala.mountain.as_counts() for mandala in mandalas],
            "fields": [[mandala.fields[1].as_counts(), mandala.fields[2].as_counts()] for mandala in mandalas],
            "rivers": [player.river_colors() for player in players],
            "hand_sizes": [player.hand.size() for player in players],
            "cup_sizes": [player.cup_size() for player in players],
            "hands": [player.hand.as_counts() if player.seat == seat else None for player in players],
            "cups": [self._cup_seen_by(seat, player) for player in players],
            "scores": [self._score_seen_by(seat, player) for player in players],
        }

    def _cup_seen_by(self, seat: int | None, owner: Player) -> dict[str, dict[str, int] | None]:
        """M-C3, M-U4, R1 to R3: what of a cup a seat or a spectator sees."""
        all_of_it = seat == owner.seat or self.stage == Stage.OVER
        claims = all_of_it or self.cups_are_open
        return {
            "claimed": owner.cup_claimed.as_counts() if claims else None,
            "dealt": owner.cup_dealt.as_counts() if all_of_it else None,
        }

    def _score_seen_by(self, seat: int | None, owner: Player) -> int | None:
        """M-U4, R1 to R3: the score of a seat as another seat or a spectator is told it."""
        if seat == owner.seat or self.stage == Stage.OVER:
            return owner.score()
        return owner.claimed_score() if self.cups_are_open else None


def random_game(seed: int, options: dict[str, object] | None = None) -> Oracle:
    """One whole game: uniform over the legal decisions, chance by weight."""
    rng = random.Random(seed)
    oracle = Oracle(2, options)
    while oracle.to_act() != "over":
        if oracle.to_act() == "chance":
            texts = [text for text, _ in oracle.outcomes()]
            weights = [weight for _, weight in oracle.outcomes()]
            oracle.draw(rng.choices(texts, weights)[0])
        else:
            oracle.play(rng.choice(oracle.legal()))
    return oracle
