package io.stardeck.fleetcaptains.internal.transporter;

import static io.stardeck.fleetcaptains.internal.RuleIds.CLK_08;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_56;
import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_09;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.SendAwayTeam;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.card.word.Objective.AwayTeamObjective;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/** An away team goes to the body in the ship's tile ({@code FC-TRP-09}). */
final class SendAwayTeamRule extends ShipRule<SendAwayTeam> {
  SendAwayTeamRule() {
    super(ActionKind.TRANSPORTER);
  }

  @Override
  protected boolean concerns(FleetView view, Ship ship) {
    return habitable(view, ship) || view.table().hasEnemy(view.seat(), ship.at());
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super SendAwayTeam> offer) {
    if (Transporter.off(view, ship) || Fleets.teamsLeft(view.table()) == 0) {
      return;
    }
    if (habitable(view, ship)) {
      offer.accept(new SendAwayTeam(view.seat(), ship.card(), Optional.empty()));
    }
    if (!asked(view)) {
      return;
    }
    for (Ship other : view.table().enemiesAt(view.seat(), ship.at())) {
      offer.accept(new SendAwayTeam(view.seat(), ship.card(), Optional.of(other.card())));
    }
  }

  @Override
  protected boolean forbidFirst(FleetView view, SendAwayTeam action, Ship ship, Findings findings) {
    return action.enemy().isEmpty() || inPlay(view, "enemy", action.enemy().get(), findings);
  }

  @Override
  protected void forbid(FleetView view, SendAwayTeam action, Ship ship, Findings findings) {
    Transporter.check(view, ship, findings);
    if (action.enemy().isPresent()) {
      if (!asked(view)) {
        findings.reject(D_56, "no active mission of yours asks for it");
      }
      enemy(view, ship, action.enemy().get(), CLK_08, TRP_04, findings);
    } else if (!habitable(view, ship)) {
      findings.reject(TRP_09, "no habitable body is here");
    }
    if (Fleets.teamsLeft(view.table()) == 0) {
      findings.reject(D_56, "no away team is left");
    }
  }

  private static boolean habitable(FleetView view, Ship ship) {
    LocationDef location = view.table().location(ship.at());
    return location != null && location.habitable();
  }

  private static boolean asked(FleetView view) {
    for (CardId mission : view.missions()) {
      if (view.table().set().mission(mission).objective() instanceof AwayTeamObjective team
          && team.at().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected void carryOut(Play<FleetState> play, SendAwayTeam action) {
    if (action.enemy().isPresent()) {
      CardId target = action.enemy().get();
      TransportEnemyRule.test(
          play, action.actor(), action.ship(), target, new TestGoal.Board(target));
      return;
    }
    int space = Objects.requireNonNull(Tables.of(play).ship(action.ship())).at();
    Faction faction = Tables.of(play).faction(action.actor());
    Tables.tile(play, space, tile -> tile.withTeams(Lists.plus(tile.teams(), faction)));
    play.tell(TRP_09, new BoardEvent.AwayTeamSent(action.actor(), space));
    Deeds.team(play, action.actor(), space, false);
  }
}
