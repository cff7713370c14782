package io.stardeck.fleetcaptains.internal.transporter;

import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_05;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.DiscardHandInstead;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** A card of the hand is discarded instead of crew ({@code FC-TRP-05}). */
final class DiscardHandInsteadRule extends FleetRule<DiscardHandInstead> {
  @Override
  public void candidates(FleetView view, Consumer<? super DiscardHandInstead> offer) {
    for (CardId card : view.hand()) {
      offer.accept(new DiscardHandInstead(view.seat(), card));
    }
  }

  @Override
  public void check(FleetView view, DiscardHandInstead action, Findings findings) {
    inHand(view, action.card(), findings);
  }

  @Override
  public void perform(Play<FleetState> play, DiscardHandInstead action) {
    play.pop();
    Commands.discard(play, action.actor(), action.card(), TRP_05);
    Commands.draw(play, action.actor());
  }
}
