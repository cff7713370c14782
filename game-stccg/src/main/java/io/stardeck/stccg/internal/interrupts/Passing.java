package io.stardeck.stccg.internal.interrupts;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.function.Consumer;

/** Playing no interrupt now ({@code ST-INT-07}). */
final class Passing implements StccgRule<Pass> {
  private static final RuleId INT_07 = RuleId.of("ST-INT-07");

  @Override
  public void candidates(StccgView view, Consumer<? super Pass> offer) {
    offer.accept(new Pass(view.seat()));
  }

  @Override
  public void check(StccgView view, Pass action, Findings findings) {
    if (!view.top().deciders().contains(view.seat())) {
      findings.reject(INT_07, "%s is not asked", view.seat());
    }
  }

  @Override
  public void perform(Play<StccgState> play, Pass action) {
    Phase.Window window = (Phase.Window) play.state().top();
    play.replace(window.with(window.announced().passed()));
  }
}
