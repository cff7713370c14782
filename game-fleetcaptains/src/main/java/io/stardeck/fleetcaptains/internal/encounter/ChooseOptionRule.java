package io.stardeck.fleetcaptains.internal.encounter;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.ChooseOption;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.state.FleetFrame.EffectChoice;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** One of the options of an effect. */
final class ChooseOptionRule extends FleetRule<ChooseOption> {
  ChooseOptionRule() {
    super(ChooseOption.class);
  }

  @Override
  public void candidates(FleetView view, Consumer<? super ChooseOption> offer) {
    for (int i = 0; i < ((EffectChoice) view.top()).options().size(); i++) {
      offer.accept(new ChooseOption(view.seat(), i));
    }
  }

  @Override
  public void check(FleetView view, ChooseOption action, Findings findings) {
    int options = ((EffectChoice) view.top()).options().size();
    if (action.option() < 0 || action.option() >= options) {
      findings.reject("option", VAL_05, "there are %s options", options);
    }
  }

  @Override
  public void perform(Play<FleetState> play, ChooseOption action) {
    EffectChoice frame = (EffectChoice) play.state().top();
    play.replace(new Effects(frame.options().get(action.option()).effects(), frame.run()));
    play.tell(Encounters.cards(), new CardEvent.OptionChosen(action.actor(), action.option()));
  }
}
