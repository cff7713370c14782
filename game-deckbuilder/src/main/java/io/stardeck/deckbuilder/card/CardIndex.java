package io.stardeck.deckbuilder.card;

import static com.google.common.base.Preconditions.checkState;

import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Ability;
import io.stardeck.deckbuilder.card.word.AbilityZone;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.card.word.StaticEffect;
import io.stardeck.deckbuilder.card.word.Trigger;
import io.stardeck.deckbuilder.card.word.When;
import java.util.Optional;

/**
 * What the cards of a set do as long as they lie somewhere, by the numbers of their copies. Most
 * cards do nothing but add what is printed on them, and every stat and price asks all that lie
 * before a player.
 */
public final class CardIndex {
  /** Stands for a stat that is no printed number: it has to be worked out. */
  public static final int WORKED_OUT = Integer.MIN_VALUE;

  private static final int ZONES = AbilityZone.values().length;
  private static final Stat[] STATS = Stat.values();

  private final int[] stats;
  private final long[] changes;
  private final int[] reactions;
  private final int[] abilities;
  private long anyChange;
  private int anyReaction;

  CardIndex(CardDef[] copies) {
    checkState(Modifier.Subject.values().length * ZONES <= Long.SIZE, "a change has no bit");
    stats = new int[copies.length * STATS.length];
    changes = new long[copies.length];
    reactions = new int[copies.length];
    abilities = new int[copies.length];
    for (int number = 0; number < copies.length; number++) {
      for (Stat stat : STATS) {
        stats[slot(number, stat)] = adds(copies[number], stat);
      }
      for (StaticEffect effect : copies[number].statics()) {
        changes[number] |= bit(effect.modifier().changes(), effect.zone());
      }
      for (Trigger trigger : copies[number].triggers()) {
        reactions[number] |= bit(trigger.on());
      }
      for (Ability ability : copies[number].abilities()) {
        abilities[number] |= bit(ability.zone());
      }
      anyChange |= changes[number];
      anyReaction |= reactions[number];
    }
  }

  /**
   * What the copy of that number adds to {@code stat} of its player: what is printed on it, or
   * {@link #WORKED_OUT}; 0 if nothing is, and for a Setup.
   */
  public int printed(int number, Stat stat) {
    return stats[slot(number, stat)];
  }

  /** Whether any card changes that from there. */
  public boolean changes(Modifier.Subject subject, AbilityZone zone) {
    return (anyChange & bit(subject, zone)) != 0;
  }

  /** Whether the copy of that number changes that from there. */
  public boolean changes(int number, Modifier.Subject subject, AbilityZone zone) {
    return (changes[number] & bit(subject, zone)) != 0;
  }

  /** Whether any card has a trigger for that. */
  public boolean reacts(When when) {
    return (anyReaction & bit(when)) != 0;
  }

  /** Whether the copy of that number has a trigger for that. */
  public boolean reacts(int number, When when) {
    return (reactions[number] & bit(when)) != 0;
  }

  /** Whether the copy of that number has an ability to be used there. */
  public boolean usable(int number, AbilityZone zone) {
    return (abilities[number] & bit(zone)) != 0;
  }

  private static int adds(CardDef card, Stat stat) {
    Optional<Amount> value = card.stats().of(stat);
    if (value.isEmpty() || card.type() == CardType.SETUP) {
      return 0;
    }
    return value.get() instanceof Amount.Constant constant ? constant.value() : WORKED_OUT;
  }

  private static int slot(int number, Stat stat) {
    return number * STATS.length + stat.ordinal();
  }

  private static long bit(Modifier.Subject subject, AbilityZone zone) {
    return 1L << (subject.ordinal() * ZONES + zone.ordinal());
  }

  private static int bit(AbilityZone zone) {
    return 1 << zone.ordinal();
  }

  private static int bit(When when) {
    return 1 << when.ordinal();
  }
}
