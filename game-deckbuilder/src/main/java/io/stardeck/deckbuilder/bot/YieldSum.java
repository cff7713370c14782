package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Ability;
import io.stardeck.deckbuilder.card.word.AbilityZone;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.card.word.StaticEffect;
import io.stardeck.deckbuilder.card.word.Trigger;

/** Adds up what a card or its effects bring, word by word. */
final class YieldSum {
  private static final double OF_ABILITY = 0.9;
  private static final double OF_PRICED_ABILITY = 0.5;
  private static final double OF_TRIGGER = 0.4;
  private static final Stat[] STATS = Stat.values();

  final double[] stats = new double[STATS.length];
  double xp;
  double cards;
  double explorations;
  double borgCards;
  double thinned;
  double rest;

  /** What is added up so far. */
  Yield total() {
    return new Yield(this);
  }

  /** What a card brings each time it is played. */
  static Yield played(CardDef card) {
    YieldSum sum = new YieldSum();
    if (card.type() != CardType.SETUP && card.type() != CardType.BORG) {
      for (Stat stat : STATS) {
        card.stats().of(stat).ifPresent(amount -> sum.stat(stat, Yield.value(amount)));
      }
    }
    sum.add(card.onPlay(), 1);
    sum.standing(card, AbilityZone.BRIDGE);
    return sum.total();
  }

  /** What a flagship adds to the cards of its player. */
  static Yield flagship(CardDef ship) {
    YieldSum sum = new YieldSum();
    for (Stat stat : STATS) {
      ship.stats().of(stat).ifPresent(amount -> sum.stat(stat, Yield.value(amount)));
    }
    sum.standing(ship, AbilityZone.FLAGSHIP);
    return sum.total();
  }

  /** What the effects bring, in XP. */
  static double worth(ImmutableList<Effect> effects) {
    YieldSum sum = new YieldSum();
    sum.add(effects, 1);
    return sum.total().worth();
  }

  /** Adds what a card does as long as it lies in {@code zone}. */
  void standing(CardDef card, AbilityZone zone) {
    for (Ability ability : card.abilities()) {
      if (ability.zone() == zone) {
        add(ability.effects(), ability.cost().isPresent() ? OF_PRICED_ABILITY : OF_ABILITY);
      }
    }
    for (StaticEffect effect : card.statics()) {
      if (effect.zone() == zone) {
        modifier(effect.modifier());
      }
    }
    for (Trigger trigger : card.triggers()) {
      if (trigger.zone() == zone) {
        add(trigger.effects(), OF_TRIGGER);
      }
    }
  }

  /** Adds what the effects bring, as often as they are expected. */
  void add(ImmutableList<Effect> effects, double often) {
    for (int i = 0; i < effects.size(); i++) {
      EffectYield.add(this, effects.get(i), often);
    }
  }

  void stat(Stat stat, double more) {
    stats[stat.ordinal()] += more;
  }

  void xp(double more) {
    xp += more;
  }

  void cards(double more) {
    cards += more;
  }

  void explorations(double more) {
    explorations += more;
  }

  /** Adds Borg cards that are trashed. */
  void borgCards(double more) {
    borgCards += more;
  }

  /** Adds cards of the own deck that may be got rid of. */
  void thinned(double more) {
    thinned += more;
  }

  /** Adds what is none of these, in XP. */
  void rest(double more) {
    rest += more;
  }

  private void modifier(Modifier modifier) {
    if (modifier instanceof Modifier.StatChange change) {
      stat(change.stat(), Yield.value(change.amount()));
    } else if (modifier instanceof Modifier.CostChange change) {
      xp(-0.4 * Yield.value(change.amount()));
    } else if (modifier instanceof Modifier.Allowance allowance) {
      if (allowance.of() == Modifier.Kind.EXPLORE) {
        explorations(Yield.value(allowance.amount()));
      } else {
        rest(0.3 * Yield.value(allowance.amount()));
      }
    } else {
      rest(0.5);
    }
  }
}
