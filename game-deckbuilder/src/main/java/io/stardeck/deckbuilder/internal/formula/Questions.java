package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.state.Counts;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** What can be answered to a question. */
public final class Questions {
  private Questions() {}

  /** All answers, none first; worked out from what the chooser sees. Never empty. */
  public static ImmutableList<Answer> options(Sight sight, Question question) {
    ImmutableList.Builder<Answer> options = ImmutableList.builder();
    if (question instanceof Question.PickCard pick) {
      return cards(sight, pick);
    }
    if (question instanceof Question.PickSeen pick) {
      return seen(sight, pick);
    }
    if (question instanceof Question.PickUpgrade pick) {
      return orNone(Upgrades.options(sight, pick));
    }
    if (question instanceof Question.PickPlayer pick) {
      pick.among().forEach(seat -> options.add(new Answer.Player(seat)));
    } else if (question instanceof Question.PickNumber pick) {
      for (int value = pick.min(); value <= pick.max(); value++) {
        options.add(new Answer.Number(value));
      }
    } else if (question instanceof Question.PickBranch pick) {
      pick.indices().forEach(index -> options.add(new Answer.Branch(index)));
    } else if (question instanceof Question.PickName) {
      names(sight.table()).forEach(name -> options.add(new Answer.Name(name)));
    } else {
      options.add(Answer.NONE, Answer.YES);
    }
    return orNone(options.build());
  }

  /**
   * Whether it has to be asked though there is one answer alone, lest that tell what a Hand holds
   * or a deck that one player looks into ({@code DB-GEN-10}). This follows from the question and
   * the number of cards there, which all know.
   */
  public static boolean mustAsk(Sight sight, Question question) {
    if (question instanceof Question.PickUpgrade pick) {
      return hidden(sight, pick.bindings(), pick.from(), pick.whose());
    }
    return question instanceof Question.PickCard pick
        && pick.sel().narrows()
        && hidden(sight, pick.bindings(), pick.sel(), pick.whose());
  }

  private static boolean hidden(Sight sight, Bindings bindings, Selector sel, Seat whose) {
    boolean hand = sel.looksInto(Zone.HAND);
    boolean deck = sel.looksInto(Zone.OWN_DECK_TOP) && sel.top().orElse(1) > 0;
    if (!hand && !deck) {
      return sel.looksInto(Zone.SPACE_DECK_TOP) && sel.top().orElse(1) > 0 && sight.spaceDeck() > 0;
    }
    ImmutableList<Seat> owners =
        sel.owner().isPresent()
            ? Players.of(sight, bindings, sel.owner().get())
            : ImmutableList.of(whose);
    for (int i = 0; i < owners.size(); i++) {
      Counts counts = sight.counts(owners.get(i));
      if (hand && counts.hand() > 0 || deck && counts.deck() > 0) {
        return true;
      }
    }
    return false;
  }

  private static ImmutableList<Answer> cards(Sight sight, Question.PickCard pick) {
    ImmutableList.Builder<Answer> options = ImmutableList.builder();
    if (pick.mayStop()) {
      options.add(Answer.NONE);
    }
    for (Found found : Selection.cards(sight, pick.bindings(), pick.whose(), pick.sel())) {
      if (!pick.not().contains(found.card())) {
        options.add(new Answer.Card(found.card()));
      }
    }
    return orNone(options.build());
  }

  private static ImmutableList<Answer> seen(Sight sight, Question.PickSeen pick) {
    ImmutableList.Builder<Answer> options = ImmutableList.builder();
    if (pick.mayStop()) {
      options.add(Answer.NONE);
    }
    for (CardId card : sight.seen(pick.look())) {
      options.add(new Answer.Card(card));
    }
    return orNone(options.build());
  }

  /** The names that can be named, each once, in the order of the set. */
  private static ImmutableSet<String> names(Table table) {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    for (CardDef card : table.config().cardSet().cards()) {
      switch (card.family()) {
        case STARTER, BASIC, STARBASE, BORG_CARD -> names.add(card.name());
        default -> {
          // Space cards cannot be named.
        }
      }
    }
    return names.build();
  }

  private static ImmutableList<Answer> orNone(ImmutableList<Answer> options) {
    return options.isEmpty() ? ImmutableList.of(Answer.NONE) : options;
  }
}
