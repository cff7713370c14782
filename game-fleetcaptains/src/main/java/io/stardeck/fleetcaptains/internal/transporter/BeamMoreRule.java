package io.stardeck.fleetcaptains.internal.transporter;

import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.BeamMore;
import io.stardeck.fleetcaptains.internal.rule.ExactRule;
import io.stardeck.fleetcaptains.internal.step.Beams;
import io.stardeck.fleetcaptains.state.FleetFrame.TransportMore;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** A further item by the same action ({@code FC-D-95}). */
final class BeamMoreRule extends ExactRule<BeamMore> {
  /** All that has not been moved yet. */
  static ImmutableList<CardId> left(Table table, TransportMore frame) {
    Ship ship = table.ship(frame.ship());
    Ship other = table.ship(frame.other());
    ImmutableList.Builder<CardId> left = ImmutableList.builder();
    if (ship != null && other != null) {
      Beams.aboard(
          ship,
          other,
          item -> {
            if (!frame.moved().contains(item)) {
              left.add(item);
            }
          });
    }
    return left.build();
  }

  @Override
  public void candidates(FleetView view, Consumer<? super BeamMore> offer) {
    for (CardId item : left(view.table(), (TransportMore) view.top())) {
      offer.accept(new BeamMore(view.seat(), item));
    }
  }

  @Override
  public void check(FleetView view, BeamMore action, Findings findings) {
    TransportMore frame = (TransportMore) view.top();
    if (frame.moved().contains(action.item())) {
      findings.reject("item", TRP_02, "it was moved by this action");
    } else if (!Beams.carries(view.table().ship(frame.ship()), action.item())
        && !Beams.carries(view.table().ship(frame.other()), action.item())) {
      findings.reject("item", VAL_04, "%s is aboard neither", action.item());
    }
  }

  @Override
  public void perform(Play<FleetState> play, BeamMore action) {
    TransportMore frame = (TransportMore) play.state().top();
    Beams.swap(play, frame.ship(), frame.other(), action.item());
    play.replace(
        new TransportMore(
            frame.seat(), frame.ship(), frame.other(), Lists.plus(frame.moved(), action.item())));
  }
}
