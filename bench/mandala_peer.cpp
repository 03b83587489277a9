// Random games of Mandala in C++, for comparison: written from the rules (docs/rules/mandala.md), with piles packed into
// 64-bit words as the Python rules have them, and the same dice, so that both play the very same games.
//
//     mandala_peer GAMES SEED  →  CPU seconds, then sums of decisions, of winners and of both scores
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using Pile = std::uint64_t;  // a byte a color: how many cards of it

namespace {

constexpr int kColors = 6;
constexpr Pile kOneEach = 0x010101010101ULL;
constexpr Pile kBytes = 0x0101010101010101ULL;

inline int size(Pile pile) { return static_cast<int>((pile * kBytes) >> 56); }
inline int count(Pile pile, int color) { return static_cast<int>(pile >> (8 * color) & 255); }
inline Pile cards(int color, int number) { return static_cast<Pile>(number) << (8 * color); }
inline Pile kinds(Pile pile) {
  return (((pile & 0x7F7F7F7F7F7FULL) + 0x7F7F7F7F7F7FULL) & 0x808080808080ULL) >> 7;
}
inline Pile all_of(Pile pile, Pile colors) { return pile & (colors * 255); }

struct Card {
  int color, rank;  // rank within its color
};

inline Card card_at(Pile pile, int rank) {
  Pile up_to = pile * kBytes;
  Pile beyond = (up_to + (127 - static_cast<Pile>(rank)) * kBytes) & 0x8080808080808080ULL;
  int color = __builtin_ctzll(beyond) / 8;
  int before = static_cast<int>(((up_to << 8) >> (8 * color)) & 255);
  return {color, rank - before};
}

std::uint64_t seed_word(std::uint64_t seed, std::uint64_t stream) {
  constexpr std::uint64_t gold = 0x9E3779B97F4A7C15ULL, a = 0xBF58476D1CE4E5B9ULL, b = 0x94D049BB133111EBULL;
  std::uint64_t z = seed * gold + gold;
  z = (z ^ (z >> 30)) * a;
  z = (z ^ (z >> 27)) * b;
  z = (z ^ (z >> 31)) + stream * gold;
  z = (z ^ (z >> 30)) * a;
  z = (z ^ (z >> 27)) * b;
  return (z ^ (z >> 31)) | 1;
}

struct Dice {
  std::uint64_t word;
  int below(std::uint64_t n) {
    word ^= word >> 12;
    word ^= word << 25;
    word ^= word >> 27;
    return static_cast<int>((((word * 0x2545F4914F6CDD1DULL) >> 32) * n) >> 32);
  }
};

class Game {
 public:
  Game(Dice chance, Dice player) : chance_(chance), player_(player) {}

  void play() {
    deck_ = 18 * kOneEach;
    for (int m = 0; m < 2; ++m) draw(2, [&](Pile card) { mountain_[m] += card; });
    for (int s = 0; s < 2; ++s) draw(6, [&](Pile card) { hand_[s] += card; });
    for (int s = 0; s < 2; ++s) draw(2, [&](Pile card) { cup_[s] += card; });
    while (!over_) turn();
  }

  int plies = 0;
  int score(int seat) const {
    int points = 0;
    for (int color = 0; color < kColors; ++color) points += count(river_[seat], color) * count(cup_[seat], color);
    return points;
  }
  int winners() const {
    int lead = score(0) - score(1);
    if (lead == 0) lead = size(cup_[1]) - size(cup_[0]);
    return lead == 0 ? 3 : lead > 0 ? 1 : 2;
  }

 private:
  template <typename Take>
  void draw(int number, Take take) {
    while (true) {
      if (deck_ == 0 && discard_ != 0 && !reshuffled_) {  // M-U1, M-E1
        chance_.below(1);
        deck_ = discard_;
        discard_ = 0;
        reshuffled_ = true;
        continue;
      }
      if (number == 0 || deck_ == 0) return;
      Pile card = cards(card_at(deck_, chance_.below(size(deck_))).color, 1);
      deck_ -= card;
      take(card);
      --number;
      if (deck_ == 0) {
        exhausted_ = reshuffled_;
        ending_ = true;
      }
    }
  }

  Pile for_mountain(int m) const {
    Pile hand = hand_[turn_];
    if (deck_ == 0 && discard_ == 0 && size(hand) == 1) return 0;  // M-U2
    return kinds(hand) & ~kinds(field_[m][0] | field_[m][1]);
  }
  Pile for_field(int m) const {
    Pile hand = hand_[turn_], colors = kinds(hand);
    Pile allowed = colors & ~kinds(mountain_[m] | field_[m][1 - turn_]);
    Pile pile = all_of(hand, allowed);
    if (pile == hand && (colors & (colors - 1)) == 0) pile -= allowed;  // M-B2
    return pile;
  }

  void turn() {
    ++plies;
    Pile hand = hand_[turn_];
    std::array<Pile, 5> choices = {for_mountain(0), for_mountain(1), for_field(0), for_field(1), hand};
    int total = 0;
    for (Pile pile : choices) total += size(pile);
    if (total == 0) {
      player_.below(1);
      return end_turn();
    }
    int rank = player_.below(total), which = 0;
    while (rank >= size(choices[which])) rank -= size(choices[which++]);
    Card card = card_at(choices[which], rank);
    if (which < 2) {  // A: build the mountain
      Pile one = cards(card.color, 1);
      hand_[turn_] -= one;
      mountain_[which] += one;
      int room = 8 - size(hand_[turn_]);
      draw(room < 3 ? room : 3, [&](Pile drawn) { hand_[turn_] += drawn; });
      return check_complete(which);
    }
    Pile pile = cards(card.color, card.rank + 1);
    hand_[turn_] -= pile;
    if (which < 4) {  // B: grow a field
      field_[which - 2][turn_] += pile;
      return check_complete(which - 2);
    }
    discard_ += pile;  // C: discard and redraw
    draw(card.rank + 1, [&](Pile drawn) { hand_[turn_] += drawn; });
    end_turn();
  }

  void check_complete(int m) {
    Pile* field = field_[m];
    if (kinds(mountain_[m] | field[0] | field[1]) != kOneEach) return end_turn();
    if (field[0] == 0 && field[1] == 0) {  // M-X7
      discard_ += mountain_[m];
      mountain_[m] = 0;
    }
    int chooser = size(field[0]) == size(field[1]) ? 1 - turn_ : size(field[0]) > size(field[1]) ? 0 : 1;
    while (mountain_[m] != 0) {
      ++plies;
      Pile colors = kinds(mountain_[m]);
      claim(m, chooser, card_at(colors, player_.below(size(colors))).color);
      chooser = 1 - chooser;
    }
    destroy(m);
  }

  void claim(int m, int seat, int color) {  // M-X3 to M-X6
    int number = count(mountain_[m], color);
    mountain_[m] -= cards(color, number);
    if (field_[m][seat] == 0) {
      discard_ += cards(color, number);
      return;
    }
    if (count(river_[seat], color) == 0) {
      river_[seat] += cards(color, 1 + size(kinds(river_[seat])));
      --number;
    }
    cup_[seat] += cards(color, number);
  }

  void destroy(int m) {  // M-X7, M-X8, M-E1, M-E2
    discard_ += field_[m][0] + field_[m][1];
    field_[m][0] = field_[m][1] = 0;
    if (ending_ || kinds(river_[0]) == kOneEach || kinds(river_[1]) == kOneEach) {
      over_ = true;
      return;
    }
    draw(2, [&](Pile drawn) { mountain_[m] += drawn; });
    end_turn();
  }

  void end_turn() {  // M-X9, M-U3
    if (exhausted_) over_ = true;
    turn_ = 1 - turn_;
  }

  Pile deck_ = 0, discard_ = 0;
  Pile mountain_[2] = {}, field_[2][2] = {}, hand_[2] = {}, cup_[2] = {}, river_[2] = {};
  int turn_ = 0;
  bool ending_ = false, reshuffled_ = false, exhausted_ = false, over_ = false;
  Dice chance_, player_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: %s GAMES SEED\n", argv[0]);
    return 2;
  }
  const long games = std::strtol(argv[1], nullptr, 10);
  const std::uint64_t seed = std::strtoull(argv[2], nullptr, 10);
  long plies = 0, winners = 0, points = 0;
  const std::clock_t began = std::clock();
  for (long number = 0; number < games; ++number) {
    Game game(Dice{seed_word(seed, 2 * number)}, Dice{seed_word(seed, 2 * number + 1)});
    game.play();
    plies += game.plies;
    winners += game.winners();
    points += game.score(0) + game.score(1);
  }
  const double seconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
  std::printf("%.6f %ld %ld %ld\n", seconds, plies, winners, points);
  return 0;
}
