package io.stardeck.fleetcaptains.internal.command;

import static io.stardeck.fleetcaptains.internal.RuleIds.CRD_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_67;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.PlayResponse;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.word.Timing;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.CardEnd;
import io.stardeck.fleetcaptains.state.FleetFrame.Response;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Use;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;
import java.util.function.Consumer;

/** A card that cancels the one just played ({@code FC-D-67}). */
final class PlayResponseRule extends FleetRule<PlayResponse> {
  @Override
  public void candidates(FleetView view, Consumer<? super PlayResponse> offer) {
    for (CardId card : view.hand()) {
      int faces = view.table().set().command(card).faces().size();
      for (int face = 0; face < faces; face++) {
        offer.accept(new PlayResponse(view.seat(), card, face));
      }
    }
  }

  @Override
  public void check(FleetView view, PlayResponse action, Findings findings) {
    CardFace face = face(view, action.card(), action.face(), findings);
    if (face == null) {
      return;
    }
    Response frame = (Response) view.top();
    FaceKind played = Playing.face(view.table(), frame.use()).kind();
    if (face.timing() != Timing.RESPONSE || !face.cancels().equals(Optional.of(played))) {
      findings.reject("face", CRD_03, "it does not cancel a %s card", played);
    }
  }

  @Override
  public void perform(Play<FleetState> play, PlayResponse action) {
    Response frame = Tables.popped(play, Response.class);
    Use use = new Use(action.card(), Use.Part.FACE, action.face(), Optional.empty());
    Commands.show(
        play,
        D_67,
        new CardEvent.CommandPlayed(action.actor(), use.card(), use.number(), use.ship()));
    play.tell(D_67, new CardEvent.CommandCancelled(frame.use().card()));
    Seat player = Tables.of(play).active();
    play.push(new CardEnd(player, frame.use(), frame.chosen(), true));
    play.push(new CardEnd(action.actor(), use, ImmutableList.of(), false));
  }
}
