package io.stardeck.sfbf.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.internal.step.Mutinies;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;

/**
 * What an attack does to a ship, in words: the damage and what is left of the ship, or, while its
 * dice are still to be rolled, all that they may bring.
 */
final class DamageText {
  private static final int FACES = 6;

  private final Table table;
  private final Names names;

  DamageText(Table table) {
    this.table = table;
    this.names = new Names(table);
  }

  /** What {@code attack} does to {@code ship} as things stand. */
  String of(Attack attack, Ship ship) {
    if (attack.form() == Form.SHIP || !attack.dice().isEmpty()) {
      return harm(Damage.of(table, attack, ship), ship);
    }
    return attack.form() == Form.MUTINY ? mutiny(attack, ship) : rolled(attack, ship);
  }

  /** How many dice {@code attack} rolls (BF-FTR-15, BF-PBF-04, BF-PFF-10, BF-MUT-03). */
  private static int dice(Attack attack) {
    return switch (attack.form()) {
      case SHIP -> 0;
      case FIGHTERS -> attack.squadrons();
      case PLANET_FIGHTERS -> 2 * attack.openers().size();
      case FLOTILLA -> 2;
      case MUTINY -> 1;
    };
  }

  /** So much damage, and what is left of the ship after it (BF-DMG-05, BF-DMG-06). */
  private String harm(int points, Ship ship) {
    int left = left(ship) - points;
    String then =
        left < 0
            ? " is destroyed"
            : left == 0
                ? " has no box left but is not destroyed"
                : " keeps " + CardText.boxes(left);
    return points + " damage, " + names.ship(ship.id()) + then;
  }

  private int left(Ship ship) {
    return table.card(ship.id()).size() - ship.damage();
  }

  private String rolled(Attack attack, Ship ship) {
    int dice = dice(attack);
    double[] chances = sums(dice);
    int left = left(ship);
    double destroyed = 0;
    for (int sum = dice; sum < chances.length; sum++) {
      destroyed += damage(attack, ship, sum) > left ? chances[sum] : 0;
    }
    return "%d to %d damage by %s, %s is %s"
        .formatted(
            damage(attack, ship, dice),
            damage(attack, ship, dice * FACES),
            dice(dice),
            names.ship(ship.id()),
            often("destroyed", destroyed));
  }

  private String mutiny(Attack attack, Ship ship) {
    int most = 0;
    int captures = 0;
    for (int face = 1; face <= FACES; face++) {
      Attack after = attack.withDice(ImmutableList.of(face));
      if (Mutinies.result(after) >= Mutinies.CAPTURE) {
        captures++;
      } else {
        most = Math.max(most, Damage.of(table, after, ship));
      }
    }
    return "%s is %s, else takes %d damage at most"
        .formatted(names.ship(ship.id()), often("captured", captures / (double) FACES), most);
  }

  private int damage(Attack attack, Ship ship, int sum) {
    return Damage.of(table, attack.withDice(ImmutableList.of(sum)), ship);
  }

  private static String often(String what, double chance) {
    long percent = Math.round(100 * chance);
    return percent == 0
        ? "not " + what
        : percent == 100 ? what : what + " in " + percent + " % of the rolls";
  }

  private static String dice(int dice) {
    return dice == 1 ? "1 die" : dice + " dice";
  }

  /** How likely each sum of so many dice is; the index is the sum. */
  private static double[] sums(int dice) {
    double[] chances = {1};
    for (int die = 0; die < dice; die++) {
      double[] more = new double[chances.length + FACES];
      for (int sum = 0; sum < chances.length; sum++) {
        for (int face = 1; face <= FACES; face++) {
          more[sum + face] += chances[sum] / FACES;
        }
      }
      chances = more;
    }
    return chances;
  }
}
