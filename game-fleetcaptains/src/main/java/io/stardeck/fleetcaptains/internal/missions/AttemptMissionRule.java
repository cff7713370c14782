package io.stardeck.fleetcaptains.internal.missions;

import static io.stardeck.fleetcaptains.internal.RuleIds.MSN_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.TST_10;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.AttemptMission;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.card.word.Objective.TestObjective;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Acting;
import io.stardeck.fleetcaptains.internal.step.Orders;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Testing;
import io.stardeck.fleetcaptains.internal.value.Filters;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;
import java.util.function.Consumer;

/** A mission is attempted by a test ({@code FC-TST-09}). */
final class AttemptMissionRule extends ShipRule<AttemptMission> {
  AttemptMissionRule() {
    super(ActionKind.TEST);
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super AttemptMission> offer) {
    ImmutableList<CardId> missions = view.missions();
    for (int i = 0; i < missions.size(); i++) {
      CardId mission = missions.get(i);
      if (view.table().set().mission(mission).objective() instanceof TestObjective test
          && Filters.fits(view.table(), view.seat(), test.at(), ship.at())
          && allows(view, ship, test)) {
        for (Optional<MissionType> deck : Missions.decks(view)) {
          offer.accept(new AttemptMission(view.seat(), ship.card(), mission, deck));
        }
      }
    }
  }

  @Override
  protected boolean forbidFirst(
      FleetView view, AttemptMission action, Ship ship, Findings findings) {
    if (!Missions.active(view, action.mission(), findings)) {
      return false;
    }
    if (!(view.table().set().mission(action.mission()).objective() instanceof TestObjective test)) {
      findings.reject("mission", VAL_04, "it is not completed by a test");
      return false;
    }
    if (!Filters.fits(view.table(), view.seat(), test.at(), view.spaceOf(ship))) {
      findings.reject("ship", MSN_01, "it is not where the mission asks for");
    }
    return true;
  }

  @Override
  protected void forbid(FleetView view, AttemptMission action, Ship ship, Findings findings) {
    TestObjective test = (TestObjective) view.table().set().mission(action.mission()).objective();
    forbid(view, ship, test, findings);
    Missions.checkDeck(view, action.deck(), findings);
  }

  private static boolean allows(FleetView view, Ship ship, TestObjective test) {
    Findings findings = Findings.probing();
    forbid(view, ship, test, findings);
    return findings.clean();
  }

  private static void forbid(FleetView view, Ship ship, TestObjective test, Findings findings) {
    if (test.ships() > 1 && 1 + joiners(view, ship, test) < test.ships()) {
      findings.reject(MSN_01, "%s ships have to take part", test.ships());
    }
    if (Ratings.disabled(view.table(), ship, ship.at(), test.system()) && ship.adjusted()) {
      findings.reject("ship", TST_10, "its %s are disabled", test.system());
    }
  }

  /** How many other ships could join, with the actions that are left after the first. */
  private static int joiners(FleetView view, Ship first, TestObjective test) {
    int count = 0;
    for (Ship ship : view.fleet()) {
      boolean disabled =
          Ratings.disabled(view.table(), ship, ship.at(), test.system()) && ship.adjusted();
      if (!ship.card().equals(first.card())
          && ship.isAt(first.at())
          && Acting.free(view, ship, ActionKind.TEST, false)
          && !disabled) {
        count++;
      }
    }
    int left = Fleets.actions(view.table(), view.seat()) - view.table().actionsUsed() - 1;
    return Math.min(count, left);
  }

  @Override
  protected void carryOut(Play<FleetState> play, AttemptMission action) {
    Orders.show(play, action.actor(), action.mission());
    TestObjective test =
        (TestObjective) Tables.of(play).set().mission(action.mission()).objective();
    TestGoal goal = new TestGoal.Complete(action.mission(), action.deck());
    Testing.begin(
        play,
        Testing.level(
                TestKind.MISSION, action.actor(), action.ship(), test.system(), test.level(), goal)
            .withJoinable(test.cooperative())
            .withNeeded(test.ships()));
  }
}
