package io.stardeck.fleetcaptains.internal.setup;

import static io.stardeck.fleetcaptains.internal.RuleIds.DCK_03;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.SetupAction.ChooseSubdeck;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** One of four subdecks ({@code FC-DCK-03}). */
final class ChooseSubdeckRule extends FleetRule<ChooseSubdeck> {
  @Override
  public void candidates(FleetView view, Consumer<? super ChooseSubdeck> offer) {
    for (CardId subdeck : view.zones().cards(Places.unchosen(view.seat()))) {
      offer.accept(new ChooseSubdeck(view.seat(), subdeck));
    }
  }

  @Override
  public void check(FleetView view, ChooseSubdeck action, Findings findings) {
    if (!view.zones().cards(Places.unchosen(view.seat())).contains(action.subdeck())) {
      findings.reject("subdeck", DCK_03, "%s is no subdeck that you can choose", action.subdeck());
    }
  }

  @Override
  public void perform(Play<FleetState> play, ChooseSubdeck action) {
    SubdeckChoice.choose(play, action.actor(), action.subdeck());
  }
}
