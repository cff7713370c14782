package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Ability;
import io.stardeck.deckbuilder.card.AbilityZone;
import io.stardeck.deckbuilder.card.Amount;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardType;
import io.stardeck.deckbuilder.card.Effect;
import io.stardeck.deckbuilder.card.Modifier;
import io.stardeck.deckbuilder.card.Stat;
import io.stardeck.deckbuilder.card.StaticEffect;
import io.stardeck.deckbuilder.card.Trigger;

/**
 * What effects bring to the player who carries them out, roughly: what depends on the moment is
 * taken at a usual value.
 */
final class Yield {
  /** What an amount is taken for that is not fixed. */
  static final double USUAL = 2;

  private static final double THINNED = 0.8;
  private static final double OF_ABILITY = 0.9;
  private static final double OF_PRICED_ABILITY = 0.5;
  private static final double OF_TRIGGER = 0.4;
  private static final Stat[] STATS = Stat.values();

  private final double[] stats = new double[STATS.length];
  private double xp;
  private double cards;
  private double explorations;
  private double borgCards;
  private double thinned;
  private double rest;

  /** Nothing yet. */
  Yield() {}

  /** What a card brings each time it is played; not to be changed. */
  static Yield of(CardDef card) {
    return Printed.of(card).played();
  }

  /** What a flagship adds to the cards of its player; not to be changed. */
  static Yield flagship(CardDef ship) {
    return Printed.of(ship).flagship();
  }

  /** What a card brings, reckoned. */
  static Yield played(CardDef card) {
    Yield yield = new Yield();
    if (card.type() != CardType.SETUP && card.type() != CardType.BORG) {
      for (Stat stat : STATS) {
        card.stats().of(stat).ifPresent(amount -> yield.stat(stat, value(amount)));
      }
    }
    yield.add(card.onPlay(), 1);
    yield.standing(card, AbilityZone.BRIDGE);
    return yield;
  }

  /** What a flagship adds, reckoned. */
  static Yield asFlagship(CardDef ship) {
    Yield yield = new Yield();
    for (Stat stat : STATS) {
      ship.stats().of(stat).ifPresent(amount -> yield.stat(stat, value(amount)));
    }
    yield.standing(ship, AbilityZone.FLAGSHIP);
    return yield;
  }

  /** What the effects bring, in XP. */
  static double worth(ImmutableList<Effect> effects) {
    Yield yield = new Yield();
    yield.add(effects, 1);
    return yield.worth();
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

  double of(Stat stat) {
    return stats[stat.ordinal()];
  }

  double xp() {
    return xp;
  }

  double cards() {
    return cards;
  }

  double explorations() {
    return explorations;
  }

  double borgCards() {
    return borgCards;
  }

  double thinned() {
    return thinned;
  }

  double rest() {
    return rest;
  }

  /** All of it, in XP, to whom nothing is dearer than anything else. */
  double worth() {
    return of(Stat.SPEED)
        + of(Stat.ATTACK)
        + of(Stat.DIPLOMACY)
        + 0.5 * of(Stat.SHIELDS)
        + 0.4 * of(Stat.DEFENSE)
        + xp
        + 1.5 * cards
        + 3 * explorations
        + THINNED * thinned
        + rest;
  }

  /** What an amount is, or is usually. */
  static double value(Amount amount) {
    return amount instanceof Amount.Constant constant ? constant.value() : USUAL;
  }

  private void modifier(Modifier modifier) {
    if (modifier instanceof Modifier.StatChange change) {
      stat(change.stat(), value(change.amount()));
    } else if (modifier instanceof Modifier.CostChange change) {
      xp(-0.4 * value(change.amount()));
    } else if (modifier instanceof Modifier.Allowance allowance) {
      if (allowance.of() == Modifier.Kind.EXPLORE) {
        explorations(value(allowance.amount()));
      } else {
        rest(0.3 * value(allowance.amount()));
      }
    } else {
      rest(0.5);
    }
  }
}
