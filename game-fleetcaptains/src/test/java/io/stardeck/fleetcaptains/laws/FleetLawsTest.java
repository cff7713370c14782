package io.stardeck.fleetcaptains.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.testkit.GameLaws;
import io.stardeck.engine.testkit.Invariant;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Zoned;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.config.BoardPlan;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.view.FleetView;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** The laws, over boards of all shapes, target scores from the least to the highest, and teams. */
@Rule({
  "FC-I-01", "FC-I-02", "FC-I-03", "FC-I-04", "FC-I-06", "FC-I-08", "FC-I-11", "FC-I-12", "FC-I-13",
  "FC-I-14", "FC-I-15", "FC-I-16", "FC-I-18", "FC-I-29", "FC-I-30", "FC-I-31", "FC-I-32", "FC-I-33",
  "FC-I-34", "FC-I-35", "FC-I-36", "FC-I-40", "FC-I-42", "FC-I-44"
})
class FleetLawsTest implements GameLaws<FleetConfig, FleetState, FleetAction, FleetView> {
  /**
   * Dice, what is added up with them, and the order of a draw or of cards: views do not keep it.
   */
  private static final ImmutableSet<Class<?>> DICE =
      ImmutableSet.of(
          BoardEvent.EncounterChecked.class,
          BoardEvent.BreakawayRolled.class,
          BoardEvent.EvasionRolled.class,
          CardEvent.MissionCycled.class,
          ShipEvent.ShipDrawn.class,
          ShipEvent.DiceRolled.class,
          ShipEvent.TestEnded.class);

  @Override
  public FleetCaptainsGame game() {
    return new FleetCaptainsGame();
  }

  @Override
  public Arbitrary<FleetConfig> configs() {
    return Combinators.combine(
            Arbitraries.randomValue(Boards::any),
            Arbitraries.integers().between(6, 38),
            Arbitraries.integers().between(1, 40),
            Arbitraries.of(Faction.values()).optional(),
            Arbitraries.integers().between(0, 3),
            Arbitraries.of(2, 2, FleetConfig.TEAMS))
        .as(
            (board, target, turns, first, redraws, players) ->
                FleetConfig.builder()
                    .players(players)
                    .board(players == 2 ? board : new BoardPlan.Basic())
                    .targetScore(target)
                    .maxTurns(turns)
                    .startFaction(first)
                    .maxRedraws(redraws)
                    .build());
  }

  @Override
  public ImmutableList<Invariant<FleetState>> invariants() {
    return FleetInvariants.ALL;
  }

  @Override
  public ImmutableMap<String, Object> hidden(FleetState state, Seat seat) {
    ImmutableMap.Builder<String, Object> hidden = ImmutableMap.builder();
    hidden.put("tiles", state.zones().cards(Places.PILE));
    hidden.put("encounters", state.zones().cards(Places.ENCOUNTERS));
    for (int i = 0; i < state.table().captains().size(); i++) {
      Seat other = Seat.at(i);
      if (state.zones().size(Places.deck(other)) > 5) {
        hidden.put("deck of " + other, state.zones().cards(Places.deck(other)));
      }
      if (!other.equals(seat) && state.zones().size(Places.hand(other)) > 2) {
        hidden.put("hand of " + other, state.zones().cards(Places.hand(other)));
      }
    }
    return hidden.buildOrThrow();
  }

  @Override
  public ImmutableList<Zoned<FleetState, ?>> dealers() {
    return ImmutableList.of(Cards.DEALER);
  }

  @Override
  public boolean reveals(Event event, ImmutableList<Event> ruling) {
    return DICE.contains(event.what().getClass());
  }

  @Override
  public ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of(FleetFrame.class);
  }

  @Override
  public int depth() {
    return 250;
  }

  @Override
  public int wholeGames() {
    return 4;
  }

  @Override
  public ImmutableSet<String> mustComeUp() {
    return ImmutableSet.of("action step", "action cloak-ship", "event encounter-drawn");
  }
}
