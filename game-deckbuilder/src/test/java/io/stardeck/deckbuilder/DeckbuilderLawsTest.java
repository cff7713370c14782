package io.stardeck.deckbuilder;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.invariant.Invariants;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Secret;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.testkit.GameLaws;
import io.stardeck.engine.testkit.Invariant;
import io.stardeck.engine.zone.Zoned;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

class DeckbuilderLawsTest
    implements GameLaws<DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView> {
  @Override
  public DeckbuilderGame game() {
    return new DeckbuilderGame();
  }

  @Override
  public Arbitrary<DeckbuilderConfig> configs() {
    Arbitrary<Integer> players = Arbitraries.integers().between(2, 4);
    return Arbitraries.oneOf(
        Combinators.combine(players, Arbitraries.of(Given.BUSY, Given.SMALL))
            .as((number, cards) -> config(Scenario.EXPLORATION, number, cards)),
        players.map(number -> config(Scenario.KLINGON_CIVIL_WAR, number, Given.KLINGON)));
  }

  private static DeckbuilderConfig config(Scenario scenario, int players, CardSet cards) {
    return DeckbuilderConfig.builder()
        .scenario(scenario)
        .players(players)
        .cardSet(cards)
        .turnCap(14)
        .build();
  }

  @Override
  public ImmutableList<Invariant<DeckbuilderState>> invariants() {
    return Invariants.all();
  }

  @Override
  public int wholeGames() {
    return 10;
  }

  @Override
  public ImmutableSet<String> mustComeUp() {
    return ImmutableSet.of(
        "action choose",
        "action explore",
        "action declare",
        "action resolve",
        "action pass",
        "action assign",
        "phase choice",
        "phase battle-play",
        "phase battle-damage",
        "event war-won",
        "event flagship-defeated",
        "event bonus-gained",
        "phase allied-window",
        "event influence-taken",
        "event cards-seen",
        "event cards-revealed",
        "event deck-reordered",
        "event card-named",
        "event name-judged",
        "action use-effect",
        "event effect-used");
  }

  @Override
  public ImmutableMap<String, Object> hidden(DeckbuilderState state, Seat seat) {
    return Secret.hidden(state, seat);
  }

  @Override
  public ImmutableList<Zoned<DeckbuilderState, ?>> dealers() {
    return ImmutableList.of(CARDS);
  }

  @Override
  public boolean reveals(Event event, ImmutableList<Event> ruling) {
    return Secret.isForgotten(event, ruling);
  }

  @Override
  public ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of(Phase.class);
  }
}
