package io.stardeck.fleetcaptains.internal.command;

import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.CRD_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.CRD_05;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.word.Attach;
import io.stardeck.fleetcaptains.card.word.Stay;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Lying;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.CardEnd;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.view.FleetView;

/** What becomes of a command card: to its ship, before its player, or away ({@code FC-CMD-05}). */
public final class CardEndPhase implements PhaseRule<FleetState, FleetView, CardEnd> {
  @Override
  public boolean proceed(Play<FleetState> play, CardEnd frame) {
    play.pop();
    CardFace face = Playing.face(Tables.of(play), frame.use());
    CardId card = frame.use().card();
    // Its own words may have laid it somewhere already.
    if (Lying.loose(play, card)) {
      if (frame.cancelled()) {
        Commands.lay(play, card, false, CRD_04);
      } else {
        lay(play, frame, face);
      }
    }
    Commands.draw(play, frame.player());
    return true;
  }

  private static void lay(Play<FleetState> play, CardEnd frame, CardFace face) {
    CardId card = frame.use().card();
    Ship ship = Tables.of(play).ship(frame.use().ship());
    if (face.kind() == FaceKind.CREW && ship != null) {
      Tables.ship(play, ship.card(), each -> each.withCrew(Lists.plus(each.crew(), card)));
      play.tell(CMD_04, new ShipEvent.CrewAssigned(card, ship.card()));
    } else if (face.kind() != FaceKind.CREW && face.staysInPlay().isPresent()) {
      stay(play, frame, face.staysInPlay().get());
    } else {
      Commands.lay(play, card, face.trashed(), CRD_04);
    }
  }

  /** At the ship or tile that was chosen, else at the ship that played it and its tile. */
  private static void stay(Play<FleetState> play, CardEnd frame, Stay stay) {
    CardId card = frame.use().card();
    Target at = frame.use().ship().map(Target::of).orElse(Target.NONE);
    for (Target target : frame.chosen()) {
      at = at.with(target);
    }
    Ship ship = Tables.of(play).ship(at.ship());
    int space = at.tile().orElse(ship == null ? -1 : ship.at());
    if (stay.attach() == Attach.PLAYER) {
      Lying.before(play, card, frame.player());
    } else if (stay.attach() == Attach.SHIP && ship != null) {
      Lying.atShip(play, card, ship.card());
    } else if (stay.attach() == Attach.TILE && Tables.of(play).location(space) != null) {
      Lying.onTile(play, card, space);
    } else {
      Commands.lay(play, card, false, CRD_05);
    }
  }
}
