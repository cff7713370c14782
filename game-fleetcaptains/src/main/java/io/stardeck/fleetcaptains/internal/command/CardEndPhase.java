package io.stardeck.fleetcaptains.internal.command;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.FaceKind;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.FleetFrame.CardEnd;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;

/** What becomes of a command card: to its ship, before its player, or away ({@code FC-CMD-05}). */
public final class CardEndPhase implements PhaseRule<FleetState, FleetView, CardEnd> {
  private static final RuleId CRD_04 = RuleId.of("FC-CRD-04");
  private static final RuleId CRD_05 = RuleId.of("FC-CRD-05");

  @Override
  public Class<CardEnd> frame() {
    return CardEnd.class;
  }

  @Override
  public ImmutableList<ActionRule<FleetState, FleetView, ?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(FleetView view, CardEnd frame) {
    return "A command card was played";
  }

  @Override
  public boolean proceed(Play<FleetState> play, CardEnd frame) {
    play.pop();
    CardFace face = Playing.face(Tables.of(play), frame.card(), frame.face());
    Optional<CardId> ship = frame.ship();
    if (frame.cancelled() || !face.stays()) {
      Commands.lay(play, frame.card(), face.trashed() && !frame.cancelled(), CRD_04);
    } else if (face.kind() != FaceKind.CREW) {
      Tables.captain(
          play,
          frame.player(),
          captain -> captain.withStaying(Lists.plus(captain.staying(), frame.card())));
      int limit = Fleets.limit(Tables.of(play), frame.player());
      play.tell(CRD_05, new GameProgress.FleetLimitChanged(frame.player(), limit));
    } else if (ship.isPresent() && Tables.of(play).ship(ship.get()) != null) {
      Tables.ship(play, ship.get(), each -> each.withCrew(Lists.plus(each.crew(), frame.card())));
    } else {
      Commands.lay(play, frame.card(), false, CRD_04);
    }
    Commands.draw(play, frame.player());
    return true;
  }
}
