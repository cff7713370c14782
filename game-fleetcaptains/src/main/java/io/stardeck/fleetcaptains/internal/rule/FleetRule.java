package io.stardeck.fleetcaptains.internal.rule;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import org.jspecify.annotations.Nullable;

/** An action rule of this game. */
public abstract class FleetRule<A extends FleetAction>
    implements ActionRule<FleetState, FleetView, A> {
  /** No such card, ship or token, or not one that the player may name. */
  protected static final RuleId VAL_04 = RuleId.of("FC-VAL-04");

  /** A parameter is not as it has to be. */
  protected static final RuleId VAL_05 = RuleId.of("FC-VAL-05");

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
}
