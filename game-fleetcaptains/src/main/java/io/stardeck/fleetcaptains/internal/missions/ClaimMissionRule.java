package io.stardeck.fleetcaptains.internal.missions;

import static io.stardeck.fleetcaptains.internal.RuleIds.ECH_10;
import static io.stardeck.fleetcaptains.internal.RuleIds.MSN_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.TST_09;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.FreeAction.ClaimMission;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.card.word.Objective.TestObjective;
import io.stardeck.fleetcaptains.internal.rule.ExactRule;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.step.Orders;
import io.stardeck.fleetcaptains.internal.step.Showing;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.ClaimWindow;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/** A fulfilled mission is completed ({@code FC-MSN-01, FC-MSN-02}). */
final class ClaimMissionRule extends ExactRule<ClaimMission> {
  @Override
  public void candidates(FleetView view, Consumer<? super ClaimMission> offer) {
    ImmutableList<CardId> missions = view.missions();
    for (int i = 0; i < missions.size(); i++) {
      CardId mission = missions.get(i);
      if (view.top() instanceof ClaimWindow window && !window.mission().equals(mission)) {
        continue;
      } else if (!Missions.subject(view.table(), mission)) {
        propose(view, mission, Optional.empty(), offer);
      } else {
        for (Ship ship : view.fleet()) {
          propose(view, mission, Optional.of(ship.card()), offer);
        }
      }
    }
  }

  private static void propose(
      FleetView view, CardId mission, Optional<CardId> ship, Consumer<? super ClaimMission> offer) {
    if (Missions.fulfilled(view.table(), view.seat(), view.own(), mission, ship)) {
      for (Optional<MissionType> deck : Missions.decks(view)) {
        offer.accept(new ClaimMission(view.seat(), mission, ship, deck));
      }
    }
  }

  @Override
  public void check(FleetView view, ClaimMission action, Findings findings) {
    if (!Missions.active(view, action.mission(), findings)) {
      return;
    }
    boolean byTest =
        view.table().set().mission(action.mission()).objective() instanceof TestObjective;
    if (byTest // fulfilled by passing it, and completed then
        || action.ship().isPresent() != Missions.subject(view.table(), action.mission())
        || !Missions.fulfilled(
            view.table(), view.seat(), view.own(), action.mission(), action.ship())) {
      findings.reject("mission", MSN_01, "its objective is not fulfilled");
    }
    if (byTest) {
      findings.reject("mission", TST_09, "it is completed by a test");
    }
    if (view.top() instanceof ClaimWindow window && !window.mission().equals(action.mission())) {
      findings.reject("mission", MSN_01, "another mission is asked for");
    }
    Missions.checkDeck(view, action.deck(), findings);
  }

  @Override
  public void perform(Play<FleetState> play, ClaimMission action) {
    if (play.state().top() instanceof ClaimWindow) {
      play.pop();
    }
    ImmutableList<CardId> subjects =
        action.ship().isPresent()
            ? ImmutableList.of(action.ship().get())
            : Deeds.needed(play.state(), action.actor(), action.mission());
    for (CardId card : subjects) { // before the points, which may end the game
      Ship subject = Tables.of(play).ship(card);
      if (subject != null && subject.cloaked()) {
        Showing.show(play, Objects.requireNonNull(play.state().tokenOf(card)), ECH_10);
      }
    }
    Orders.complete(play, action.actor(), action.mission(), action.deck());
  }
}
