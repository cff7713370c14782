package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Selector;
import io.stardeck.deckbuilder.card.Zone;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Option;
import io.stardeck.deckbuilder.state.Question;
import io.stardeck.deckbuilder.state.Run;
import org.jspecify.annotations.Nullable;

/** Picks of cards that are carried out one by one. */
final class Picking {
  private Picking() {}

  /**
   * The next of {@code n} picks; null if all are made or the player has stopped.
   *
   * @param run counts the picks that were carried out; its last answer is NONE if he has stopped
   */
  static @Nullable Question next(Run run, Selector sel, int n, boolean mayStop) {
    boolean stopped = !run.progress().answers().isEmpty();
    if (stopped || run.progress().done() >= n) {
      return null;
    }
    return new Question.PickCard(sel, run.target(), run.bindings(), ImmutableList.of(), mayStop);
  }

  /** Where the picked card lies; null if the answer is none. */
  static @Nullable Found found(DeckbuilderState state, Run run, Selector sel, Option option) {
    if (option instanceof Option.Card picked) {
      for (Found found : Selection.cards(state, run.bindings(), run.target(), sel)) {
        if (found.card().equals(picked.card())) {
          return found;
        }
      }
    }
    return null;
  }

  /** How many picks there are, once they are counted, see {@link Word#counted}. */
  static int count(Run run) {
    return !run.progress().answers().isEmpty()
            && run.progress().answers().get(0) instanceof Option.Number n
        ? n.value()
        : 0;
  }

  /** Whether the player has stopped, or there was nothing to pick. */
  static boolean stopped(Run run) {
    return run.progress().answers().contains(Option.NONE);
  }

  /** Whether the cards lie in a deck into which nobody is looking. */
  static boolean blind(Run run, Selector sel) {
    return run.look().isEmpty()
        && (sel.looksInto(Zone.DECK)
            || sel.looksInto(Zone.OWN_DECK_TOP)
            || sel.looksInto(Zone.SPACE_DECK_TOP));
  }
}
