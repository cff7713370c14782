package io.stardeck.fleetcaptains.internal.outcome;

import static io.stardeck.fleetcaptains.internal.RuleIds.CBT_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_56;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Progress;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.step.Influence;
import io.stardeck.fleetcaptains.internal.step.Orders;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.transporter.TransportEffectRule;
import io.stardeck.fleetcaptains.internal.value.Contest;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.FleetFrame.TestOutcome;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.TestCard;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;

/** What a test was made for follows from it. */
public final class TestOutcomePhase implements PhaseRule<FleetState, FleetView, TestOutcome> {
  @Override
  public boolean proceed(Play<FleetState> play, TestOutcome frame) {
    play.pop();
    TestGoal goal = frame.test().goal();
    if (goal instanceof TestGoal.Follow follow) {
      follow(play, frame, follow);
    } else if (frame.passed()) {
      succeed(play, frame, goal);
    } else if (goal instanceof TestGoal.Strike) {
      CardId target = frame.test().target().orElseThrow();
      play.tell(CBT_04, new ShipEvent.AttackResolved(target, 0));
    }
    return true;
  }

  private static void follow(Play<FleetState> play, TestOutcome frame, TestGoal.Follow follow) {
    if (!frame.passed() && follow.run().first()) {
      Tables.change(play, table -> table.withFailed(true));
    }
    int list = frame.passed() ? follow.onPass() : follow.onFail();
    play.push(new Effects(follow.run().inner(), list, Progress.START));
  }

  private static void succeed(Play<FleetState> play, TestOutcome frame, TestGoal goal) {
    Seat seat = frame.test().active();
    CardId ship = frame.test().ships().get(0);
    if (goal instanceof TestGoal.Strike) {
      strike(play, frame);
    } else if (goal instanceof TestGoal.Raze raze) {
      Influence.raze(play, seat, raze.space());
    } else if (goal instanceof TestGoal.Find find) {
      Discovery.found(play, seat, ship, find.token());
    } else if (goal instanceof TestGoal.Beam beam) {
      TransportEffectRule.open(play, new FleetFrame.TransportEffect(seat, ship, beam.target()));
    } else if (goal instanceof TestGoal.Board board) {
      board(play, seat, board.target());
    } else if (goal instanceof TestGoal.Complete complete
        && play.state().zones().cards(Places.missions(seat)).contains(complete.mission())) {
      Orders.complete(play, seat, complete.mission(), complete.deck());
    }
  }

  /** An away team is aboard an enemy ship ({@code FC-D-56}). */
  private static void board(Play<FleetState> play, Seat seat, CardId target) {
    if (Tables.of(play).ship(target) != null && Fleets.teamsLeft(Tables.of(play)) > 0) {
      Faction faction = Tables.of(play).faction(seat);
      Tables.ship(play, target, ship -> ship.withTeams(Lists.plus(ship.teams(), faction)));
      play.tell(D_56, new BoardEvent.AwayTeamBoarded(seat, target));
      Deeds.team(play, seat, -1, false);
    }
  }

  private static void strike(Play<FleetState> play, TestOutcome frame) {
    CardId target = frame.test().target().orElseThrow();
    int full = Contest.damage(frame.total(), frame.otherTotal());
    int damage = Math.max(0, full - frame.prevented());
    if (damage < full && play.state().top() instanceof FleetFrame.TestCards played) {
      for (TestCard card : played.cards()) {
        if (Contest.prevented(Tables.of(play), Optional.of(card)) > 0) {
          play.tell(CMD_03, new ShipEvent.DamagePrevented(target, card.card()));
        }
      }
    }
    play.tell(CBT_04, new ShipEvent.AttackResolved(target, damage));
    Damage.deal(play, target, damage, Optional.of(frame.test().active()));
  }
}
