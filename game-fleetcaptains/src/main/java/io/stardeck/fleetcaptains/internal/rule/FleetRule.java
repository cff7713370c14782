package io.stardeck.fleetcaptains.internal.rule;

import static io.stardeck.fleetcaptains.internal.RuleIds.CRD_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import org.jspecify.annotations.Nullable;

/** An action rule of this game. */
public abstract class FleetRule<A extends FleetAction>
    implements ActionRule<FleetState, FleetView, A> {
  /** The own ship of that card in play, or null, which is reported. */
  protected static @Nullable Ship own(FleetView view, CardId card, Findings findings) {
    Ship ship = view.table().own(view.seat(), card);
    if (ship == null) {
      findings.reject("ship", VAL_04, "%s is no ship of yours in play", card);
    }
    return ship;
  }

  /** Whether a card lies in the own hand; reported if it does not. */
  protected static boolean inHand(FleetView view, CardId card, Findings findings) {
    boolean held = view.hand().contains(card);
    if (!held) {
      findings.reject("card", VAL_04, "%s is not in your hand", card);
    }
    return held;
  }

  /** That face of a card of the own hand, or null, which is reported. */
  protected static @Nullable CardFace face(
      FleetView view, CardId card, int number, Findings findings) {
    if (!inHand(view, card, findings)) {
      return null;
    }
    if (!view.table().set().hasFace(card, number)) {
      findings.reject("face", CRD_02, "the card has no such face");
      return null;
    }
    return view.table().set().command(card).faces().get(number);
  }
}
