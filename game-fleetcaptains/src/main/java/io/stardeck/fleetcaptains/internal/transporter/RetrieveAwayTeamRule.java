package io.stardeck.fleetcaptains.internal.transporter;

import static io.stardeck.fleetcaptains.internal.RuleIds.CLK_08;
import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_09;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.RetrieveAwayTeam;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/** An away team, own or enemy, is taken from the body in the ship's tile ({@code FC-TRP-09}). */
final class RetrieveAwayTeamRule extends ShipRule<RetrieveAwayTeam> {
  RetrieveAwayTeamRule() {
    super(ActionKind.TRANSPORTER);
  }

  @Override
  protected boolean concerns(FleetView view, Ship ship) {
    return view.table().hasEnemy(view.seat(), ship.at()) || !here(view, ship).isEmpty();
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super RetrieveAwayTeam> offer) {
    if (Transporter.off(view, ship)) {
      return;
    }
    for (Faction faction : here(view, ship)) {
      offer.accept(new RetrieveAwayTeam(view.seat(), ship.card(), faction, Optional.empty()));
    }
    for (Ship other : view.table().enemiesAt(view.seat(), ship.at())) {
      if (!other.teams().isEmpty() && other.teams().get(0) == view.table().faction(view.seat())) {
        offer.accept(
            new RetrieveAwayTeam(
                view.seat(), ship.card(), other.teams().get(0), Optional.of(other.card())));
      }
    }
  }

  /** The factions whose away teams are in the tile of the ship. */
  private static ImmutableSet<Faction> here(FleetView view, Ship ship) {
    return view.table().shape().isTile(ship.at())
            && !view.table().tiles().get(ship.at()).teams().isEmpty()
        ? Sets.immutableEnumSet(view.table().tiles().get(ship.at()).teams())
        : ImmutableSet.of();
  }

  @Override
  protected boolean forbidFirst(
      FleetView view, RetrieveAwayTeam action, Ship ship, Findings findings) {
    return action.enemy().isEmpty() || inPlay(view, "enemy", action.enemy().get(), findings);
  }

  @Override
  protected void forbid(FleetView view, RetrieveAwayTeam action, Ship ship, Findings findings) {
    Transporter.check(view, ship, findings);
    boolean here;
    if (action.enemy().isPresent()) {
      Ship other = enemy(view, ship, action.enemy().get(), CLK_08, TRP_09, findings);
      here =
          other == null
              || other.teams().contains(action.team())
                  && action.team() == view.table().faction(view.seat());
    } else {
      here = here(view, ship).contains(action.team());
    }
    if (!here) {
      findings.reject("team", TRP_09, "no such away team is here");
    }
  }

  @Override
  protected void carryOut(Play<FleetState> play, RetrieveAwayTeam action) {
    Seat seat = action.actor();
    if (action.enemy().isPresent()) {
      CardId enemy = action.enemy().get();
      Tables.ship(play, enemy, ship -> ship.withTeams(Lists.minus(ship.teams(), action.team())));
      play.tell(TRP_09, new BoardEvent.AwayTeamCalledBack(seat, enemy));
      Deeds.team(play, seat, -1, true);
      Deeds.teamLost(play, action.team(), -1);
      return;
    }
    int space = Objects.requireNonNull(Tables.of(play).ship(action.ship())).at();
    Tables.tile(play, space, tile -> tile.withTeams(Lists.minus(tile.teams(), action.team())));
    play.tell(TRP_09, new BoardEvent.AwayTeamRetrieved(seat, action.team(), space));
    if (action.team() == Tables.of(play).faction(seat)) {
      Deeds.team(play, seat, space, true);
    }
    Deeds.teamLost(play, action.team(), space);
  }
}
