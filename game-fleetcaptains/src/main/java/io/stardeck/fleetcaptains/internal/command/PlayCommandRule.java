package io.stardeck.fleetcaptains.internal.command;

import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_06;
import static io.stardeck.fleetcaptains.internal.RuleIds.CRD_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_66;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_05;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.FreeAction.PlayCommand;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Standing.AllowActionWhileCloaked;
import io.stardeck.fleetcaptains.card.word.Timing;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.rule.ExactRule;
import io.stardeck.fleetcaptains.internal.step.Acting;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Conditions;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Use;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;
import java.util.function.Consumer;

/** A command card is played in the own turn ({@code FC-CMD-01, FC-CMD-04, FC-D-76}). */
final class PlayCommandRule extends ExactRule<PlayCommand> {
  private static final Standing CLOAKED_TOO = new AllowActionWhileCloaked();

  @Override
  public void candidates(FleetView view, Consumer<? super PlayCommand> offer) {
    if (view.top() instanceof Maneuver) {
      return;
    }
    ImmutableList<CardId> hand = view.hand();
    for (int h = 0; h < hand.size(); h++) {
      CardId card = hand.get(h);
      ImmutableList<CardFace> faces = view.table().set().command(card).faces();
      for (int i = 0; i < faces.size(); i++) {
        if (faces.get(i).timing() == Timing.MAIN) {
          propose(view, card, i, faces.get(i), offer);
        }
      }
    }
  }

  private static void propose(
      FleetView view, CardId card, int number, CardFace face, Consumer<? super PlayCommand> offer) {
    if (!needsShip(face)) {
      propose(view, card, number, face, Optional.empty(), offer);
    } else if (!face.asAction() || Acting.left(view.table())) {
      ImmutableList<Ship> fleet = view.fleet();
      for (int i = 0; i < fleet.size(); i++) {
        Ship ship = fleet.get(i);
        if (!face.asAction() || Acting.free(view, ship, ActionKind.CARD, cloakedToo(face))) {
          propose(view, card, number, face, Optional.of(ship.card()), offer);
        }
      }
    }
  }

  private static void propose(
      FleetView view,
      CardId card,
      int number,
      CardFace face,
      Optional<CardId> ship,
      Consumer<? super PlayCommand> offer) {
    if (required(view, face, ship)
        && Targeting.possible(view.table(), view.seat(), face.targets(), face.effects(), ship)) {
      offer.accept(new PlayCommand(view.seat(), card, number, ship));
    }
  }

  private static boolean cloakedToo(CardFace face) {
    return face.standing().contains(CLOAKED_TOO);
  }

  private static boolean needsShip(CardFace face) {
    return face.asAction() || face.kind() == FaceKind.CREW;
  }

  @Override
  public void check(FleetView view, PlayCommand action, Findings findings) {
    if (!inHand(view, action.card(), findings)) {
      return;
    }
    ImmutableList<CardFace> faces = view.table().set().command(action.card()).faces();
    CardFace face =
        action.face() < 0 || action.face() >= faces.size() ? null : faces.get(action.face());
    if (face != null && needsShip(face) != action.ship().isPresent()) {
      findings.reject("ship", VAL_05, "a ship is named for crew, and for who acts");
      return;
    }
    Ship ship = action.ship().isEmpty() ? null : own(view, action.ship().get(), findings);
    if (action.ship().isPresent() && ship == null) {
      return;
    }
    if (view.top() instanceof Maneuver) {
      findings.reject(CMD_06, "a maneuver is open");
    }
    if (face == null) {
      findings.reject("face", CRD_02, "the card has no such face");
      return;
    }
    if (face.timing() != Timing.MAIN) {
      findings.reject("face", D_66, "it is played in tests, or in response");
    }
    if (!required(view, face, action.ship())) {
      findings.reject(CMD_03, "what it requires does not hold: %s", face.text());
    }
    if (!Targeting.possible(
        view.table(), view.seat(), face.targets(), face.effects(), action.ship())) {
      findings.reject(CMD_03, "nothing can be chosen for it: %s", face.text());
    }
    if (ship != null && face.asAction()) {
      Acting.able(view, ship, ActionKind.CARD, cloakedToo(face), findings);
    }
  }

  private static boolean required(FleetView view, CardFace face, Optional<CardId> card) {
    if (face.requires().isEmpty()) {
      return true;
    }
    Ship ship = card.isEmpty() ? null : view.table().own(view.seat(), card.get());
    int space = ship == null ? -1 : view.spaceOf(ship);
    return Conditions.holds(view.table(), view.seat(), ship, space, face.requires().get());
  }

  private static Use use(PlayCommand action) {
    return new Use(action.card(), Use.Part.FACE, action.face(), action.ship());
  }

  @Override
  public void perform(Play<FleetState> play, PlayCommand action) {
    Commands.show(
        play,
        CMD_01,
        new CardEvent.CommandPlayed(action.actor(), action.card(), action.face(), action.ship()));
    if (Playing.face(Tables.of(play), use(action)).asAction()) {
      Acting.pay(play, action.ship().orElseThrow(), ActionKind.CARD);
    }
    Playing.goOn(play, action.actor(), use(action), ImmutableList.of());
  }
}
