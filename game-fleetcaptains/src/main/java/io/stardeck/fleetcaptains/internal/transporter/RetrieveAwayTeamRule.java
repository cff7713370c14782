package io.stardeck.fleetcaptains.internal.transporter;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.RetrieveAwayTeam;
import io.stardeck.fleetcaptains.card.ActionKind;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.function.Consumer;

/** An away team, own or enemy, is taken from the body in the ship's tile ({@code FC-TRP-09}). */
final class RetrieveAwayTeamRule extends ShipRule<RetrieveAwayTeam> {
  private static final RuleId TRP_09 = RuleId.of("FC-TRP-09");

  RetrieveAwayTeamRule() {
    super(RetrieveAwayTeam.class, ActionKind.TRANSPORTER);
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super RetrieveAwayTeam> offer) {
    for (Faction faction : Faction.values()) {
      offer.accept(new RetrieveAwayTeam(view.seat(), ship.card(), faction));
    }
  }

  @Override
  protected void forbid(FleetView view, RetrieveAwayTeam action, Ship ship, Findings findings) {
    Transporter.check(view, ship, findings);
    if (!view.table().shape().isTile(ship.at())
        || !view.table().tiles().get(ship.at()).teams().contains(action.team())) {
      findings.reject("team", TRP_09, "no such away team is here");
    }
  }

  @Override
  protected void carryOut(Play<FleetState> play, RetrieveAwayTeam action) {
    int space = Objects.requireNonNull(Tables.of(play).ship(action.ship())).at();
    Tables.tile(play, space, tile -> tile.withTeams(Lists.minus(tile.teams(), action.team())));
    play.tell(TRP_09, new BoardEvent.AwayTeamRetrieved(action.actor(), action.team(), space));
    if (action.team() == Tables.of(play).faction(action.actor())) {
      Deeds.team(play, action.actor(), space, true);
    }
  }
}
