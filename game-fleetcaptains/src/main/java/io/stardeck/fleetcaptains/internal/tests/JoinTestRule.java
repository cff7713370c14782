package io.stardeck.fleetcaptains.internal.tests;

import static io.stardeck.fleetcaptains.internal.RuleIds.COP_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.COP_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_79;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_94;
import static io.stardeck.fleetcaptains.internal.RuleIds.TST_10;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.JoinTest;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Acting;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.FleetFrame.Test;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.TestSetup;
import io.stardeck.fleetcaptains.state.TestStage;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** Another ship joins a voluntary test ({@code FC-COP-02, FC-D-94}). */
final class JoinTestRule extends FleetRule<JoinTest> {
  @Override
  public void candidates(FleetView view, Consumer<? super JoinTest> offer) {
    Test frame = TestRules.open(view);
    if (frame.test().joinable() && frame.stage() == TestStage.ACTIVE_CARD) {
      for (Ship ship : view.fleet()) {
        offer.accept(new JoinTest(view.seat(), ship.card()));
      }
    }
  }

  @Override
  public void check(FleetView view, JoinTest action, Findings findings) {
    check(view, TestRules.open(view), action.ship(), findings);
  }

  static void check(FleetView view, Test frame, CardId card, Findings findings) {
    TestSetup test = frame.test();
    Ship ship = view.table().ship(card);
    if (frame.stage() != TestStage.ACTIVE_CARD) {
      findings.reject(VAL_03, "nobody joins any more");
      return;
    } else if (ship == null) {
      findings.reject("ship", VAL_04, "%s is no ship in play", card);
      return;
    } else if (!test.joinable()) {
      findings.reject(D_94, "nobody joins this test");
      return;
    } else if (view.table().own(view.seat(), card) == null) {
      findings.reject("ship", COP_01, "%s is no ship of yours", card);
      return;
    }
    Ship first = view.table().ship(test.ships().get(0));
    boolean apart = test.ships().contains(card) || first == null || !ship.isAt(first.at());
    if (apart) {
      findings.reject("ship", COP_01, "it takes part, or is not in the hex of the others");
    }
    Acting.able(view, ship, kind(test), false, findings);
    if (!apart
        && Ratings.disabled(view.table(), ship, ship.at(), test.system())
        && (test.kind() != TestKind.MISSION || ship.adjusted())) {
      RuleId rule = test.kind() == TestKind.MISSION ? TST_10 : D_79;
      findings.reject("ship", rule, "its %s are disabled", test.system());
    }
  }

  private static ActionKind kind(TestSetup test) {
    return test.kind().combat() ? ActionKind.COMBAT : ActionKind.TEST;
  }

  @Override
  public void perform(Play<FleetState> play, JoinTest action) {
    Test frame = (Test) play.state().top();
    Acting.spend(play, action.ship(), kind(frame.test()));
    play.replace(frame.with(frame.test().joined(action.ship())));
    play.tell(COP_02, new ShipEvent.TestJoined(action.ship()));
  }
}
