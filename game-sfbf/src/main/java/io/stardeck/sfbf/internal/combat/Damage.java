package io.stardeck.sfbf.internal.combat;

import com.google.common.collect.ImmutableList;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Defence;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;

/**
 * How much damage an attack does: section 2.5 of the catalogue (BF-DMG-01 to 04). Pure; reads the
 * attack and the target as they lie on the table.
 */
public final class Damage {
  private Damage() {}

  /**
   * The damage that {@code attack} does to {@code target} as things stand, 0 or more. Nothing on
   * the target lowers that of a mutiny (BF-MUT-05).
   */
  public static int of(Table table, Attack attack, Ship target) {
    if (attack.form() == Form.MUTINY) {
      return Math.max(0, dice(table, attack) - attack.minusOnes().size());
    }
    boolean standingEm = jamsByItself(table, attack, target);
    int spared = standingEm ? leastWithoutOne(table, attack, target) : Integer.MAX_VALUE;
    return Math.min(spared, of(table, attack, target, -1));
  }

  /** The sum of all cards fired in defence, doubled where supported (BF-FTR-14, BF-PFF-06). */
  public static int fire(Table table, Attack attack) {
    int sum = 0;
    ImmutableList<Fire> fires = attack.fires();
    for (int i = 0; i < fires.size(); i++) {
      Fire fire = fires.get(i);
      sum += table.card(fire.card()).value() * (fire.support().isEmpty() ? 1 : 2);
    }
    return sum;
  }

  /** Half of {@code points}, rounded up (BF-DMG-04). */
  public static int half(int points) {
    return (points + 1) / 2;
  }

  /** The damage without the weapon card at {@code without}, or with all of them if it is -1. */
  private static int of(Table table, Attack attack, Ship target, int without) {
    int reduction = reduction(table, attack, target);
    int points;
    if (attack.form() == Form.SHIP) {
      points = weapons(table, attack, target, without, target.webbed() ? 2 : 1);
    } else {
      points = dice(table, attack);
    }
    int damage = Math.max(0, points - reduction);
    damage = target.webbed() ? half(damage) : damage;
    damage = target.cloaked() ? half(damage) : damage;
    return target.weasel().isPresent() ? half(damage) : damage;
  }

  /**
   * The sum of the weapon cards, and the Prime Teams unless every weapon card is cancelled
   * (BF-DMG-03).
   *
   * @param seekingTimes how often a seeking card counts: twice, in half-points, against a web
   */
  private static int weapons(
      Table table, Attack attack, Ship target, int without, int seekingTimes) {
    ImmutableList<Shot> shots = attack.shots();
    boolean anyLeft = false;
    int sum = 0;
    for (int i = 0; i < shots.size(); i++) {
      Shot shot = shots.get(i);
      if (i != without && !Shots.cancelled(table, attack, target, shot)) {
        anyLeft = true;
        sum += Shots.points(table, shot, table.kind(shot.card()).seeking() ? seekingTimes : 1);
      }
    }
    return anyLeft ? sum + attack.plusOnes().size() : 0;
  }

  /**
   * Fighters and flotilla: dice and Prime Teams, less the fire, which may take more than there is,
   * or with the strength left.
   */
  private static int dice(Table table, Attack attack) {
    int sum = attack.plusOnes().size();
    ImmutableList<Integer> dice = attack.dice();
    for (int i = 0; i < dice.size(); i++) {
      sum += dice.get(i);
    }
    int fire = fire(table, attack);
    return attack.form() == Form.FLOTILLA
        ? sum + table.config().pfStrength().after(fire)
        : sum - fire;
  }

  /** What Reinforce Shields, ECM and Erratic Maneuvers take off the whole attack (BF-D-28). */
  private static int reduction(Table table, Attack attack, Ship target) {
    boolean jams = jams(table, attack);
    int sum = 0;
    ImmutableList<Defence> defences = attack.defences();
    for (int i = 0; i < defences.size(); i++) {
      Defence defence = defences.get(i);
      CardKind kind = table.kind(defence.card());
      if (!defence.cancelled() && (kind == CardKind.RS || kind == CardKind.ECM && !jams)) {
        sum += table.card(defence.card()).value();
      }
    }
    if (!jams && Standing.erraticWorks(target, attack)) {
      sum += table.card(target.erratic().get()).value();
    }
    return sum;
  }

  /**
   * Traditional damage: ECM and Erratic Maneuvers cancel a weapon card each, no points (BF-D-56).
   */
  public static boolean jams(Table table, Attack attack) {
    return attack.form() == Form.SHIP && table.config().traditional();
  }

  /** Whether an Erratic Maneuvers of an earlier attack cancels one weapon card of this one. */
  private static boolean jamsByItself(Table table, Attack attack, Ship target) {
    return jams(table, attack)
        && Standing.erraticWorks(target, attack)
        && !Standing.played(table, attack, CardKind.EM);
  }

  /** The least damage if one weapon card were cancelled besides. */
  private static int leastWithoutOne(Table table, Attack attack, Ship target) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < attack.shots().size(); i++) {
      least = Math.min(least, of(table, attack, target, i));
    }
    return least;
  }
}
