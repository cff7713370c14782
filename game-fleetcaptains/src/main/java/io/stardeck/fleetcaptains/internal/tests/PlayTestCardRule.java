package io.stardeck.fleetcaptains.internal.tests;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_66;
import static io.stardeck.fleetcaptains.internal.RuleIds.TST_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.TST_10;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_03;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.PlayTestCard;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.value.Playable;
import io.stardeck.fleetcaptains.state.FleetFrame.Test;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.TestCard;
import io.stardeck.fleetcaptains.state.TestStage;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;
import java.util.function.Consumer;

/** A command card in a window of a test ({@code FC-TST-04, FC-TST-11, FC-D-66}). */
final class PlayTestCardRule extends FleetRule<PlayTestCard> {
  @Override
  public void candidates(FleetView view, Consumer<? super PlayTestCard> offer) {
    for (CardId card : view.hand()) {
      int faces = view.table().set().command(card).faces().size();
      for (int face = 0; face < faces; face++) {
        offer.accept(new PlayTestCard(view.seat(), card, face));
      }
    }
  }

  @Override
  public void check(FleetView view, PlayTestCard action, Findings findings) {
    Test frame = TestRules.open(view);
    if (frame.stage() == TestStage.BEFORE_DICE) {
      findings.reject(VAL_03, "no card window is open");
      return;
    }
    CardFace face = face(view, action.card(), action.face(), findings);
    if (face == null) {
      return;
    }
    boolean byActive = view.seat().equals(frame.test().active());
    if (!Playable.fits(view.table(), frame, face, byActive)) {
      findings.reject("face", D_66, "it cannot be played in this test");
    } else if (Playable.onlyForDisabled(view.table(), frame.test(), face, byActive)) {
      findings.reject("face", TST_10, "the system is disabled");
    }
    TestRules.checkShips(view, findings);
  }

  @Override
  public void perform(Play<FleetState> play, PlayTestCard action) {
    Test frame = (Test) play.state().top();
    boolean byActive = action.actor().equals(frame.test().active());
    Test next = frame.played(byActive, new TestCard(action.card(), action.face()));
    Commands.show(
        play,
        TST_04,
        new CardEvent.CommandPlayed(
            action.actor(), action.card(), action.face(), Optional.empty()));
    play.replace(next);
    Windows.close(play, next);
  }
}
