package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.choice.Progress;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.deckbuilder.state.phase.Settle;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;

/** Begins lists of effects. */
public final class Runs {
  private Runs() {}

  /**
   * Carries out a list of effects of {@code card} for {@code seat}, and then what it sets off. With
   * an empty list only the latter.
   *
   * @param list the very list that the card holds
   */
  public static void start(
      Play<DeckbuilderState> play, Seat seat, CardId card, ImmutableList<Effect> list) {
    if (list.isEmpty()) {
      Chains.settle(play, seat);
    } else {
      play.push(new Settle(seat), run(play, seat, card, list));
    }
  }

  /** The same without what it sets off, for which somebody else cares. */
  public static void push(
      Play<DeckbuilderState> play, Seat seat, CardId card, ImmutableList<Effect> list) {
    if (!list.isEmpty()) {
      play.push(run(play, seat, card, list));
    }
  }

  private static Run run(
      Play<DeckbuilderState> play, Seat seat, CardId card, ImmutableList<Effect> list) {
    int script = play.state().table().def(card).scripts().number(list);
    return Run.of(card, script, Bindings.of(seat, card));
  }

  /** Carries out a list within the list of {@code run}, with its bindings and what it looks at. */
  public static void inner(Play<DeckbuilderState> play, Run run, ImmutableList<Effect> list) {
    inner(play, run, list, run.bindings());
  }

  /** The same with other bindings. */
  public static void inner(
      Play<DeckbuilderState> play, Run run, ImmutableList<Effect> list, Bindings bindings) {
    if (!list.isEmpty()) {
      int script = play.state().table().def(run.card()).scripts().number(list);
      play.push(new Run(run.card(), script, 0, bindings, run.look(), Progress.START));
    }
  }
}
