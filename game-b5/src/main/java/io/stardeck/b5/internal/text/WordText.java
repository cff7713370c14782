package io.stardeck.b5.internal.text;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.fact.MarkScope;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Role;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.FactionOperation.DeckEnd;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.ImmutableFilter;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.card.word.TableOperation.EndWar;
import io.stardeck.b5.card.word.TableOperation.War;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Who;
import io.stardeck.engine.text.Phrases;
import java.util.List;
import java.util.stream.Collectors;

/** The words of the cards: what they cost, ask, count and do. */
final class WordText {
  private WordText() {}

  /** The words that have a text. */
  static ImmutableSet<Class<?>> words() {
    return WordSentences.ALL.types();
  }

  /** A word in a few others, as "your ambassador has Diplomacy +2". */
  static String of(Object word) {
    if (word instanceof Amount.Times times && times.by() == 1) {
      return of(times.amount());
    } else if (word instanceof Amount.Over over && over.by() == 2) {
      return "half of " + of(over.amount());
    } else if (word instanceof EndWar end && end.every()) {
      return "all your wars end";
    }
    String sentence = WordSentences.ALL.of(WordText::part, word);
    if (word instanceof Cost.ApplyChosen apply && apply.step() > 1) {
      return sentence + " by steps of " + apply.step();
    } else if (word instanceof War war && war.rise() > 0) {
      return "your tension rises to " + war.rise() + ", then " + sentence;
    } else if (word instanceof War war && war.with().isEmpty()) {
      return sentence + ", if your tension toward it is 5";
    }
    return word instanceof Outcome outcome
        ? sentence + LastingText.ofOutcome(outcome.operations())
        : sentence;
  }

  /** Words one after the other. */
  static String all(List<?> words, String between) {
    return words.stream().map(WordText::of).collect(Collectors.joining(between));
  }

  /** A part of a word, as {@link WordSentences} ask for it. */
  static String part(String name, String form, Object value) {
    if (value instanceof List<?> list) {
      return all(list, form.isEmpty() ? "; " : " " + form + " ");
    } else if (value instanceof Amount amount && !form.isEmpty()) {
      return AmountText.of(amount, form);
    } else if (value instanceof Integer number && form.equals("more")) {
      return AmountText.of(Amount.of(number), form);
    } else if (value instanceof Filter filter) {
      return filter(filter, form);
    } else if (value instanceof Target target) {
      return FilterText.target(target);
    } else if (value instanceof Who who) {
      return who(who, form);
    } else if (value instanceof ImmutableSet<?> words) {
      return words.stream()
          .map(word -> Phrases.word((Enum<?>) word))
          .collect(Collectors.joining(form.isEmpty() ? " and " : " " + form + " "));
    }
    return value instanceof Enum<?> word ? word(word) : word(value);
  }

  private static String word(Object value) {
    return value instanceof Record word ? of(word) : value.toString();
  }

  private static String word(Enum<?> value) {
    if (value instanceof Race race) {
      return FilterText.people(race);
    } else if (value instanceof Role role) {
      return role == Role.ATTACKING ? "attacks" : "is attacked";
    } else if (value instanceof DeckEnd end) {
      return end == DeckEnd.TOP ? "on top" : "under it";
    } else if (value instanceof MarkScope scope) {
      return switch (scope) {
        case SELF -> "on this card";
        case AMBASSADOR -> "on your ambassador";
        case FACTION -> "on your cards";
      };
    } else if (value instanceof Side side) {
      return side == Side.SUPPORT ? "support" : "opposition";
    }
    return Phrases.word(value);
  }

  private static String filter(Filter filter, String form) {
    return switch (form) {
      case "one" -> FilterText.one(filter);
      case "own" -> // an own card, unless it is said whose (B5-W-46)
          FilterText.any(
              filter.whose().isEmpty()
                  ? ImmutableFilter.copyOf(filter).withWhose(Who.OWN)
                  : filter);
      default -> FilterText.any(filter);
    };
  }

  private static String who(Who who, String form) {
    return switch (form) {
      case "" -> FilterText.who(who);
      case "whose" -> FilterText.whose(who);
      default -> FilterText.does(who, form);
    };
  }
}
