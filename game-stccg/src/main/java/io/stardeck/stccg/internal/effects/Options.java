package io.stardeck.stccg.internal.effects;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.internal.value.Filters;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Option;
import io.stardeck.stccg.state.Question;
import java.util.Optional;

/** What may be chosen, as the one who chooses sees it. */
public final class Options {
  private Options() {}

  /** The options of a question, the choice of nothing first. */
  public static ImmutableList<Option> of(Facts facts, Question question) {
    ImmutableList.Builder<Option> options = ImmutableList.builder();
    if (question instanceof Question.OfCards cards) {
      cards(facts, cards, options);
    } else if (question instanceof Question.OfDefinitions defs) {
      definitions(facts, defs, options);
    } else if (question instanceof Question.OfShips ships) {
      for (CardId ship : ships.ships()) {
        options.add(new Option.OfCard(ship));
      }
    } else if (question instanceof Question.OfLocations locations) {
      for (int location : locations.locations()) {
        options.add(new Option.OfLocation(location));
      }
    } else if (question instanceof Question.OfLists lists) {
      numbers(0, lists.lists() - 1, options);
    } else if (question instanceof Question.OfNumbers numbers) {
      numbers(numbers.least(), numbers.most(), options);
    } else if (question instanceof Question.OfKinds) {
      for (CardKind kind : CardKind.values()) {
        options.add(new Option.OfKind(kind));
      }
    } else {
      options.add(new Option.No(), new Option.Yes());
    }
    return options.build();
  }

  private static void numbers(int from, int to, ImmutableList.Builder<Option> options) {
    for (int n = from; n <= to; n++) {
      options.add(new Option.OfNumber(n));
    }
  }

  private static void cards(
      Facts facts, Question.OfCards question, ImmutableList.Builder<Option> options) {
    if (question.optional()) {
      options.add(new Option.No());
    }
    for (Place place : question.places()) {
      for (Card card : facts.cards(place)) {
        if (fits(facts, question.filter(), card)
            && (question.highest().isEmpty()
                || value(facts, card, question.highest().get()) == most(facts, question))) {
          options.add(new Option.OfCard(card.id()));
        }
      }
    }
  }

  private static int most(Facts facts, Question.OfCards question) {
    int most = Integer.MIN_VALUE;
    for (Place place : question.places()) {
      for (Card card : facts.cards(place)) {
        if (fits(facts, question.filter(), card)) {
          most = Math.max(most, value(facts, card, question.highest().orElseThrow()));
        }
      }
    }
    return most;
  }

  private static int value(Facts facts, Card card, Attribute attribute) {
    return facts.table().def(card) instanceof PersonnelDef person
        ? Filters.printed(person, attribute)
        : 0;
  }

  private static void definitions(
      Facts facts, Question.OfDefinitions question, ImmutableList.Builder<Option> options) {
    if (question.optional()) {
      options.add(new Option.No());
    }
    ImmutableSet.Builder<String> defs = ImmutableSet.builder();
    for (Place place : question.places()) {
      for (Card card : facts.cards(place)) {
        if (fits(facts, question.filter(), card)) {
          defs.add(card.def());
        }
      }
    }
    for (String def : defs.build()) {
      options.add(new Option.OfDefinition(def));
    }
  }

  private static boolean fits(Facts facts, Optional<Requirement> filter, Card card) {
    return filter.isEmpty() || Filters.fits(filter.get(), facts.table().def(card));
  }
}
