package io.stardeck.deckbuilder.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.internal.setup.Deal;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * A table with the cards of the shipped set, just dealt: what is turned up with a FLIP effect has
 * not acted, the first turn has not begun.
 *
 * @param config what was agreed
 * @param seed the seed of the generator
 */
record Dealt(DeckbuilderConfig config, String seed) {
  /** Any scenario for any number of players. */
  static Arbitrary<Dealt> any() {
    return Arbitraries.of(Scenario.class).flatMap(Dealt::of);
  }

  /** That scenario for any number of players. */
  static Arbitrary<Dealt> of(Scenario scenario) {
    int most = scenario == Scenario.KLINGON_CIVIL_WAR ? 4 : 5;
    Arbitrary<Integer> players = Arbitraries.integers().between(2, most);
    Arbitrary<String> seeds = Arbitraries.strings().alpha().ofLength(6);
    return Combinators.combine(players, seeds)
        .as((number, seed) -> new Dealt(config(scenario, number), seed));
  }

  /** The shipped set, all else as usual. */
  static DeckbuilderConfig config(Scenario scenario, int players) {
    return DeckbuilderConfig.builder()
        .scenario(scenario)
        .players(players)
        .cardSet(CardSets.standard())
        .build();
  }

  Chance chance() {
    return Chance.seeded(seed);
  }

  /** The state right after the deal. */
  static DeckbuilderState of(DeckbuilderConfig config, Chance chance) {
    Play<DeckbuilderState> play = Play.silent(Deal.start(config, chance));
    Deal.deal(play);
    return play.state();
  }

  DeckbuilderState state() {
    return Dealt.of(config, chance());
  }

  int players() {
    return config.players();
  }

  ImmutableList<Seat> seats() {
    return Seat.first(config.players());
  }

  /** The kinds of those cards. */
  ImmutableList<CardDef> defs(Iterable<CardId> cards) {
    ImmutableList.Builder<CardDef> defs = ImmutableList.builder();
    cards.forEach(card -> defs.add(config.cardSet().copy(card.number())));
    return defs.build();
  }

  /** The number of those cards that are so. */
  int count(Iterable<CardId> cards, Predicate<CardDef> which) {
    return (int) defs(cards).stream().filter(which).count();
  }
}
