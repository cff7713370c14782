package io.stardeck.deckbuilder.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Effect;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** What the tests of the standard set ask of its cards. */
final class Standard {
  static final CardSet SET = CardSets.standard();
  static final ImmutableList<Stat> BAR =
      ImmutableList.of(Stat.SPEED, Stat.ATTACK, Stat.DIPLOMACY, Stat.SHIELDS);

  private Standard() {}

  static Stat mainStat(CardDef card) {
    Stat main = Stat.SPEED;
    for (Stat stat : BAR) {
      main = bar(card, stat) > bar(card, main) ? stat : main;
    }
    return main;
  }

  static int barSum(CardDef card) {
    int sum = 0;
    for (Stat stat : BAR) {
      sum += bar(card, stat);
    }
    return sum;
  }

  static int bar(CardDef card, Stat stat) {
    return card.stats().of(stat).orElse(Amount.of(0)) instanceof Amount.Constant constant
        ? constant.value()
        : 0;
  }

  static Predicate<CardDef> uses(Predicate<Effect> word) {
    return card -> WordSearch.holds(card, word);
  }

  /** Whether an effect is done more often, or to more cards, than that. */
  static boolean over(int most, Effect effect) {
    return effect.number() instanceof Amount.Constant n && n.value() > most;
  }

  static Predicate<CardDef> of(Family family) {
    return card -> card.family() == family;
  }

  static Predicate<CardDef> blue(CardType type) {
    return card -> card.family() == Family.STARBASE && card.type() == type;
  }

  static Predicate<CardDef> role(Role role) {
    return card -> card.type() == CardType.STARSHIP && card.role() == role;
  }

  static Predicate<CardDef> has(String keyword) {
    return card -> card.has(keyword);
  }

  static CardDef named(String name) {
    return SET.cards().stream().filter(card -> card.name().equals(name)).findFirst().orElseThrow();
  }

  static ImmutableList<Integer> counts(Predicate<CardDef> which) {
    return SET.cards().stream()
        .filter(which)
        .map(CardDef::count)
        .collect(ImmutableList.toImmutableList());
  }

  static int copies(Predicate<CardDef> which) {
    return sum(which, card -> 1);
  }

  static int points(Predicate<CardDef> which) {
    return sum(which, CardDef::missionPoints);
  }

  private static int sum(Predicate<CardDef> which, ToIntFunction<CardDef> value) {
    return SET.cards().stream()
        .filter(which)
        .mapToInt(card -> card.count() * value.applyAsInt(card))
        .sum();
  }
}
