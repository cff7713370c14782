package io.stardeck.stccg.internal.effects;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.state.Option;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Run;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.IdentityHashMap;
import java.util.Map;

/** Effects are carried out in the order of their list ({@code ST-EFF-40}). */
public final class CarryingOut implements StccgPhase<Phase.Effects> {
  private static final Map<Class<?>, Word<?>> WORDS = new IdentityHashMap<>();

  static {
    for (Word<?> word : Words.ALL) {
      WORDS.put(word.type(), word);
    }
  }

  @Override
  public Class<Phase.Effects> frame() {
    return Phase.Effects.class;
  }

  @Override
  public ImmutableList<StccgRule<?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(StccgView view, Phase.Effects frame) {
    return "effects are carried out";
  }

  /** Whether that word can be carried out. For coverage by tests. */
  static boolean knows(Class<? extends Effect> word) {
    return WORDS.containsKey(word);
  }

  @Override
  public boolean proceed(Play<StccgState> play, Phase.Effects frame) {
    Run run = frame.run();
    if (run.current().isEmpty()) {
      play.pop();
      return true;
    }
    Effect effect = run.current().get();
    Word<?> word = WORDS.get(effect.getClass());
    if (word == null) {
      Runs.done(play, run);
    } else {
      carryOut(word, play, run, effect);
    }
    return true;
  }

  @SuppressWarnings("unchecked") // the table is keyed by the type of the word
  private static <E extends Effect> void carryOut(
      Word<E> word, Play<StccgState> play, Run run, Effect effect) {
    word.carryOut(play, run, (E) effect);
  }

  /** Goes on with the run on top after an answer. */
  static void chosen(Play<StccgState> play, Run run, Option option) {
    Effect effect = run.current().orElseThrow();
    answer(WORDS.get(effect.getClass()), play, run, effect, option);
  }

  @SuppressWarnings("unchecked") // the table is keyed by the type of the word
  private static <E extends Effect> void answer(
      Word<E> word, Play<StccgState> play, Run run, Effect effect, Option option) {
    word.chosen(play, run, (E) effect, option);
  }
}
