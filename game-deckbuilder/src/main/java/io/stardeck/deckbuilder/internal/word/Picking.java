package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.card.word.Zones;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Players;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.Seat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Picks of cards that are carried out one by one. */
final class Picking {
  private Picking() {}

  /** Where the picked card lies; null if the answer is none. */
  static @Nullable Found found(DeckbuilderState state, Run run, Selector sel, Answer option) {
    if (option instanceof Answer.Card picked) {
      for (Found found : Selection.cards(state, run.bindings(), run.target(), sel)) {
        if (found.card().equals(picked.card())) {
          return found;
        }
      }
    }
    return null;
  }

  /** Asks the player for the one whom {@code who} leaves open. */
  static Question.PickPlayer player(DeckbuilderState state, Run run, Who who) {
    return new Question.PickPlayer(
        Players.candidates(state.table(), run.bindings(), ((Who.Plain) who).owner()));
  }

  /** How many picks there are, once they are counted, see {@link Word#counted}. */
  static int count(Run run) {
    return !run.progress().answers().isEmpty()
            && run.progress().answers().get(0) instanceof Answer.Number n
        ? n.value()
        : 0;
  }

  /** Whether the player has stopped, or there was nothing to pick. */
  static boolean stopped(Run run) {
    return run.progress().answers().contains(Answer.NONE);
  }

  /** The cards of {@code sel}, of decks only those that the acting player is looking at. */
  static Selector shown(DeckbuilderState state, Run run, Selector sel) {
    if (!sel.looksInto(Zone.DECK)
        && !sel.looksInto(Zone.OWN_DECK_TOP)
        && !sel.looksInto(Zone.SPACE_DECK_TOP)) {
      return sel;
    }
    ImmutableSet.Builder<Zone> zones = ImmutableSet.builder();
    for (Zone zone : sel.zone().orElseThrow().any()) {
      switch (zone) {
        case DECK, OWN_DECK_TOP -> {
          if (looks(run, CardEffect.Pile.DECK) && isOf(state, run, sel)) {
            zones.add(Zone.OWN_DECK_TOP);
          }
        }
        case SPACE_DECK_TOP -> {
          if (looks(run, CardEffect.Pile.SPACE_DECK)) {
            zones.add(zone);
          }
        }
        default -> zones.add(zone);
      }
    }
    int seen = run.look().map(Look::n).orElse(0);
    boolean whole = sel.looksInto(Zone.DECK);
    ImmutableSet<Zone> left = zones.build();
    return sel.in(left.isEmpty() ? Optional.empty() : Optional.of(new Zones(left)))
        .top(whole ? seen : Math.min(seen, sel.top().orElse(1)));
  }

  private static boolean looks(Run run, CardEffect.Pile pile) {
    return run.look().isPresent() && run.look().get().pile() == pile;
  }

  /** Whether the Deck that is looked at is the one that {@code sel} means. */
  private static boolean isOf(DeckbuilderState state, Run run, Selector sel) {
    Seat whose = run.look().orElseThrow().whose();
    return sel.owner().isEmpty()
        ? whose.equals(run.target())
        : Players.of(state, run.bindings(), sel.owner().get()).equals(ImmutableList.of(whose));
  }
}
