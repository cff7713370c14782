package io.stardeck.stccg.internal.turn;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.cloaking.Cloaking;
import io.stardeck.stccg.internal.cloaking.Decloaking;
import io.stardeck.stccg.internal.interrupts.PlayingInterrupt;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.internal.reporting.PlayingCards;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import java.util.function.Consumer;

/** The card play of a turn ({@code ST-TRN-03}, {@code ST-D-66}). */
public final class Playing extends StccgPhase<Phase.Play> {
  private static final RuleId TRN_03 = RuleId.of("ST-TRN-03");
  private static final RuleId ORD_09 = RuleId.of("ST-ORD-09");

  /** The phase, with what is open in it. */
  public Playing() {
    super(
        ImmutableList.of(
            new Declining(),
            new Ending.EndingTurn(),
            new PlayingCards(),
            PlayingInterrupt.RULE,
            new Cloaking(),
            new Decloaking()));
  }

  @Override
  public String prompt(StccgView view, Phase.Play frame) {
    // Beside playing no card, and ending the turn.
    return PhaseRule.leavesNothing(view, Lists.rest(Lists.rest(open())))
        ? "no card of yours can be played: play none"
        : "play a card, or none";
  }

  @Override
  public boolean proceed(Play<StccgState> play, Phase.Play frame) {
    if (Winning.settled(play) || Cures.check(play)) {
      return true;
    }
    if (play.state().table().turn().playOver()) {
      play.tell(TRN_03, new TurnEvent.PhaseChanged(frame.seat(), "orders"));
      play.replace(new Phase.Orders(frame.seat(), frame.others(), Optional.empty()));
      return true;
    }
    return false;
  }

  /** Playing no card, or no more. */
  private static final class Declining implements StccgRule<DeclinePlay> {
    @Override
    public void candidates(StccgView view, Consumer<? super DeclinePlay> offer) {
      offer.accept(new DeclinePlay(view.seat()));
    }

    @Override
    public void check(StccgView view, DeclinePlay action, Findings findings) {
      if (!view.seat().equals(view.table().active())) {
        findings.reject(ORD_09, "it is not your turn");
      }
    }

    @Override
    public void perform(Play<StccgState> play, DeclinePlay action) {
      Tables.table(play, table -> table.with(table.turn().playOver(true)));
    }
  }
}
