package io.stardeck.deckbuilder.card;

/**
 * Which cards of a set do anything as long as they lie somewhere, by the numbers of their copies.
 * Most cards do nothing, and every stat and price asks all that lie before a player.
 */
public final class CardIndex {
  private static final int ZONES = AbilityZone.values().length;

  private final int[] changes;
  private final int[] reactions;
  private int anyChange;
  private int anyReaction;

  CardIndex(CardDef[] copies) {
    changes = new int[copies.length];
    reactions = new int[copies.length];
    for (int number = 0; number < copies.length; number++) {
      for (StaticEffect effect : copies[number].statics()) {
        changes[number] |= bit(effect.modifier().changes(), effect.zone());
      }
      for (Trigger trigger : copies[number].triggers()) {
        reactions[number] |= bit(trigger.on());
      }
      anyChange |= changes[number];
      anyReaction |= reactions[number];
    }
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

  private static int bit(Modifier.Subject subject, AbilityZone zone) {
    return 1 << (subject.ordinal() * ZONES + zone.ordinal());
  }

  private static int bit(When when) {
    return 1 << when.ordinal();
  }
}
