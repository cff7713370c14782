package io.stardeck.stccg.internal.effects;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Question;
import io.stardeck.stccg.state.Run;
import io.stardeck.stccg.state.StccgState;

/** How a word leaves its run, whose frame is on top. */
public final class Runs {
  private static final RuleId EFF_41 = RuleId.of("ST-EFF-41");

  private Runs() {}

  /** The first effect is done and has moved so many cards. */
  public static void done(Play<StccgState> play, Run run, int moved) {
    play.replace(new Phase.Effects(run.next(moved)));
  }

  /** The first effect is done. */
  public static void done(Play<StccgState> play, Run run) {
    done(play, run, run.moved());
  }

  /** Other effects take the place of the first. */
  public static void instead(Play<StccgState> play, Run run, ImmutableList<Effect> others) {
    play.replace(new Phase.Effects(run.instead(others)));
  }

  /** The first effect needs a choice, with so many to be made in all ({@code ST-EFF-41}). */
  public static void ask(
      Play<StccgState> play, Run run, int choices, Seat chooser, Question question) {
    play.replace(new Phase.Effects(run.within(choices)), new Phase.Choosing(chooser, question));
    play.tell(EFF_41, new TurnEvent.ChoiceAsked(chooser));
  }
}
