package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.TakeShip;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Taking a ship into the fleet that is being chosen (BF-SET-12, BF-OPT-20, BF-D-03, BF-D-71). */
public final class TakeShipRule implements BattleRule<TakeShip> {
  static final RuleId SET_12 = RuleId.of("BF-SET-12");
  static final RuleId OPT_20 = RuleId.of("BF-OPT-20");
  private static final RuleId SET_17 = RuleId.of("BF-SET-17");

  /** What the seat of {@code view} has to choose. */
  static FleetChoice choice(BattleForceView view) {
    SetupPhase.ChooseFleet phase = (SetupPhase.ChooseFleet) view.table().phases().top();
    return FleetChoice.of(view.table().config(), phase.number(), view.faceDown().size());
  }

  @Override
  public void candidates(BattleForceView view, Consumer<? super TakeShip> offer) {
    ImmutableList<ShipId> ships = view.faceDown();
    ImmutableList<ShipId> taken = taken(view);
    FleetChoice choice = choice(view);
    int limit = choice.within(view.table(), ships);
    for (int i = 0; i < ships.size() && taken.size() < choice.most(); i++) {
      ShipId ship = ships.get(i);
      if (!taken.contains(ship)
          && choice.atLeast(view.table(), ships, Lists.plus(taken, ship)) <= limit) {
        offer.accept(new TakeShip(view.seat(), ship));
      }
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, TakeShip action, Findings findings) {
    SetupPhase.ChooseFleet phase = (SetupPhase.ChooseFleet) view.table().phases().top();
    boolean race = phase.number() > 0;
    ImmutableList<ShipId> taken = taken(view);
    if (!view.table().exists(action.ship())) {
      findings.reject("ship", Checks.ACT_01, "there is no ship %s", action.ship());
    } else if (!view.faceDown().contains(action.ship())) {
      findings.reject(
          "ship",
          race ? OPT_20 : SET_12,
          race ? "%s is not of your race" : "%s was not dealt to you",
          action.ship());
    } else if (taken.contains(action.ship())) {
      findings.reject("ship", Checks.ACT_01, "%s is taken already", action.ship());
    } else if (race && taken.size() >= phase.number()) {
      findings.reject(OPT_20, "each player uses %s ships", phase.number());
    } else if (!race) {
      checkPoints(view, Lists.plus(taken, action.ship()), findings);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, TakeShip action) {
    Secrets secrets = play.state().secrets(action.actor());
    Draft.Ships draft = (Draft.Ships) secrets.desk().open();
    Draft.Ships next = new Draft.Ships(draft.seat(), Lists.plus(draft.taken(), action.ship()));
    play.become(play.state().with(action.actor(), secrets.withDesk(secrets.desk().with(next))));
  }

  private static ImmutableList<ShipId> taken(BattleForceView view) {
    return ((Draft.Ships) view.own().desk().open()).taken();
  }

  private static void checkPoints(
      BattleForceView view, ImmutableList<ShipId> fleet, Findings findings) {
    Table table = view.table();
    FleetChoice choice = choice(view);
    int limit = choice.within(table, view.faceDown());
    int sum = FleetChoice.sum(table, fleet);
    int atLeast = choice.atLeast(table, view.faceDown(), fleet);
    if (sum > limit) {
      findings.reject(SET_12, "that makes %s points, the limit is %s", sum, limit);
    } else if (atLeast > limit) {
      findings.reject(
          SET_17,
          "%s ships are needed, which would come to %s points or more, the limit is %s",
          choice.least(),
          atLeast,
          limit);
    }
  }
}
