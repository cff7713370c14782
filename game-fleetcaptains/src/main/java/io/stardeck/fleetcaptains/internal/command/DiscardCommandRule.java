package io.stardeck.fleetcaptains.internal.command;

import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_07;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.FreeAction.DiscardCommand;
import io.stardeck.fleetcaptains.internal.rule.ExactRule;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** A card of the hand for another one, once a turn ({@code FC-CMD-07}). */
final class DiscardCommandRule extends ExactRule<DiscardCommand> {
  @Override
  public void candidates(FleetView view, Consumer<? super DiscardCommand> offer) {
    if (!view.table().discarded()) {
      ImmutableList<CardId> hand = view.hand();
      for (int i = 0; i < hand.size(); i++) {
        offer.accept(new DiscardCommand(view.seat(), hand.get(i)));
      }
    }
  }

  @Override
  public void check(FleetView view, DiscardCommand action, Findings findings) {
    if (inHand(view, action.card(), findings) && view.table().discarded()) {
      findings.reject(CMD_07, "a card was discarded in this turn");
    }
  }

  @Override
  public void perform(Play<FleetState> play, DiscardCommand action) {
    Commands.discard(play, action.actor(), action.card(), CMD_07);
    Tables.change(play, table -> table.withDiscarded(true));
    Commands.draw(play, action.actor());
  }
}
