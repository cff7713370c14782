package io.stardeck.sfbf.internal.combat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Defence;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;

/** What is left of a weapon card after what was played against it. */
public final class Shots {
  private Shots() {}

  /** The place of the weapon card {@code card} in the attack, or -1. */
  public static int indexOf(ImmutableList<Shot> shots, CardId card) {
    for (int i = 0; i < shots.size(); i++) {
      if (shots.get(i).card().equals(card)) {
        return i;
      }
    }
    return -1;
  }

  /** The place of the weapon card {@code card} in the fire, or -1. */
  public static int indexOfFire(ImmutableList<Fire> fires, CardId card) {
    for (int i = 0; i < fires.size(); i++) {
      if (fires.get(i).card().equals(card)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Whether nothing is left of {@code shot}: all its units are cancelled, a live Wild Weasel on
   * {@code target} stops it, or with traditional damage a live ECM or Erratic Maneuvers is aimed at
   * it.
   */
  public static boolean cancelled(Table table, Attack attack, Ship target, Shot shot) {
    return shot.cancels() >= units(table, shot)
        || target.weasel().isPresent() && table.kind(shot.card()).seeking()
        || jammed(attack, shot);
  }

  /**
   * The number on the card, doubled if its doubling card is still there, less phaser fire; 0 or
   * more. Only for a shot that is not cancelled.
   *
   * @param times how often the card counts before the fire is taken off: 1, or 2 for half-points
   */
  static int points(Table table, Shot shot, int times) {
    int doubled = table.card(shot.card()).value() * (isDoubled(table, shot) ? 2 : 1);
    return Math.max(0, doubled * times - shot.fire());
  }

  /** A drone with a Scatterpack has two units, anything else one (BF-DEF-23). */
  private static int units(Table table, Shot shot) {
    return hasScatterpack(table, shot) ? 2 : 1;
  }

  private static boolean isDoubled(Table table, Shot shot) {
    return !shot.support().isEmpty() && !(shot.cancels() > 0 && hasScatterpack(table, shot));
  }

  private static boolean hasScatterpack(Table table, Shot shot) {
    return !shot.support().isEmpty() && table.kind(shot.support().get(0)) == CardKind.SCP;
  }

  private static boolean jammed(Attack attack, Shot shot) {
    ImmutableList<Defence> defences = attack.defences();
    for (int i = 0; i < defences.size(); i++) {
      Defence defence = defences.get(i);
      if (!defence.cancelled()
          && defence.aim().isPresent()
          && defence.aim().get().equals(shot.card())) {
        return true;
      }
    }
    return false;
  }
}
