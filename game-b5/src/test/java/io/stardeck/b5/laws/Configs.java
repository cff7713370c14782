package io.stardeck.b5.laws;

import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.config.B5Config;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Short games of two to four factions, with both shipped sets and with other numbers. */
final class Configs {
  private Configs() {}

  static Arbitrary<B5Config> any() {
    return Combinators.combine(
            Arbitraries.integers().between(2, 4),
            Arbitraries.shuffle(Race.FACTIONS),
            Arbitraries.of(CardSets.starter(), CardSets.training()),
            Arbitraries.integers().between(1, 6),
            Arbitraries.integers().between(0, 4),
            Arbitraries.integers().between(4, 12),
            Arbitraries.of(true, false))
        .as(
            (players, races, set, turns, hand, rating, unique) ->
                B5Config.builder()
                    .players(players)
                    .races(races.subList(0, players))
                    .set(set)
                    .maxTurns(turns)
                    .openingHand(hand)
                    .startRating(rating)
                    .drawPerTurn(hand)
                    .uniqueCards(unique)
                    .build());
  }
}
