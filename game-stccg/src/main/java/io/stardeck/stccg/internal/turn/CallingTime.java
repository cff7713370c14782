package io.stardeck.stccg.internal.turn;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.TurnAction.CallTime;
import io.stardeck.stccg.config.TimeLimit;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.state.SetupPhase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.function.Consumer;

/** The host calls time: the game ends when nothing is in progress any more ({@code ST-ADV-04}). */
public final class CallingTime implements StccgRule<CallTime> {
  private static final RuleId ADV_04 = RuleId.of("ST-ADV-04");
  private static final RuleId CFG_06 = RuleId.of("ST-CFG-06");

  @Override
  public void candidates(StccgView view, Consumer<? super CallTime> offer) {
    offer.accept(new CallTime(Seat.HOST));
  }

  @Override
  public void check(StccgView view, CallTime action, Findings findings) {
    if (view.table().options().timeLimit() != TimeLimit.EXTERNAL) {
      findings.reject(CFG_06, "time is not called in this game");
    }
    if (view.table().timeCalled()) {
      findings.reject(CFG_06, "time was called before");
    }
  }

  @Override
  public void perform(Play<StccgState> play, CallTime action) {
    Tables.table(play, table -> table.copy().withTimeCalled(true));
    play.tell(ADV_04, new TurnEvent.TimeCalled());
    if (play.state().top() instanceof SetupPhase) { // a free moment: nothing is in progress
      Winning.byScore(play, ADV_04, "time");
    }
  }
}
