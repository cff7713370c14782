package io.stardeck.fleetcaptains.internal.scan;

import static io.stardeck.fleetcaptains.internal.RuleIds.SCN_07;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.SearchCloaked;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Testing;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** A ship searches for what an enemy token stands for ({@code FC-SCN-07, FC-SCN-08}). */
final class SearchCloakedRule extends ShipRule<SearchCloaked> {
  private static final int LEVEL = 15;

  SearchCloakedRule() {
    super(ActionKind.SCAN);
  }

  @Override
  protected boolean concerns(FleetView view, Ship ship) {
    return !view.table().tokens().isEmpty();
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super SearchCloaked> offer) {
    for (Token token : view.table().tokens()) {
      if (there(view, ship, token) && Sensors.work(view, ship)) {
        offer.accept(new SearchCloaked(view.seat(), ship.card(), token.number()));
      }
    }
  }

  private static boolean there(FleetView view, Ship ship, Token token) {
    return token.at() == ship.at() && view.table().enemies(view.seat(), token.owner());
  }

  @Override
  protected boolean forbidFirst(
      FleetView view, SearchCloaked action, Ship ship, Findings findings) {
    boolean known = view.table().token(action.token()) != null;
    if (!known) {
      findings.reject("token", VAL_04, "%s is no token on the board", action.token());
    }
    return known;
  }

  @Override
  protected void forbid(FleetView view, SearchCloaked action, Ship ship, Findings findings) {
    Sensors.check(view, ship, findings);
    Token token = view.table().token(action.token());
    if (token == null || !there(view, ship, token)) {
      findings.reject("token", SCN_07, "no enemy token in the hex of the ship");
    }
  }

  @Override
  protected void carryOut(Play<FleetState> play, SearchCloaked action) {
    Testing.begin(
        play,
        Testing.level(
            TestKind.SEARCH,
            action.actor(),
            action.ship(),
            ShipSystem.SENSORS,
            LEVEL,
            new TestGoal.Find(action.token())));
  }
}
