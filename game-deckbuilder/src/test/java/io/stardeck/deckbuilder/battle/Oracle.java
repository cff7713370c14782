package io.stardeck.deckbuilder.battle;

import java.util.ArrayList;
import java.util.List;

/**
 * The damage of a battle among players, worked out once more in the plainest way: after {@code
 * DB-PVP-04} to {@code DB-PVP-11} and {@code DB-WAR-01} to {@code DB-WAR-03}. Players are numbered
 * from 0 on, the turn player first; each is alone.
 */
final class Oracle {
  /** What one ship is like. */
  record Fighter(int speed, int attack, int diplomacy, int shields, int defense, int damage) {}

  private final List<Fighter> fighters;
  private final int[] picks;
  private final int[] damage;
  private final int[] shields;
  private final boolean[] defeated;
  private int asked;

  /** What is told, in order, as far as damage goes. */
  final List<String> told = new ArrayList<>();

  /** Whoever has a choice takes the target that the next of {@code picks} points to. */
  Oracle(List<Fighter> fighters, int... picks) {
    this.fighters = fighters;
    this.picks = picks;
    damage = fighters.stream().mapToInt(Fighter::damage).toArray();
    shields = fighters.stream().mapToInt(Fighter::shields).toArray();
    defeated = new boolean[fighters.size()];
  }

  /** The damage that is on each ship in the end; 0 on those that were defeated. */
  int[] fight() {
    int fastest = fighters.stream().mapToInt(Fighter::speed).max().orElse(0);
    for (int speed = fastest; speed >= 0; speed--) {
      volley(speed);
    }
    return damage;
  }

  private void volley(int speed) {
    int[] sums = new int[fighters.size()];
    for (int i = 0; i < fighters.size(); i++) {
      if (fighters.get(i).speed() == speed && !defeated[i] && fighters.get(i).attack() > 0) {
        int target = target(i);
        if (target >= 0) {
          told.add(i + " attacks " + target);
          sums[target] += fighters.get(i).attack();
        }
      }
    }
    for (int i = 0; i < fighters.size(); i++) {
      hit(i, sums[i]);
    }
    for (int i = 0; i < fighters.size(); i++) {
      if (!defeated[i] && damage[i] >= fighters.get(i).defense()) {
        defeated[i] = true;
        damage[i] = 0;
        told.add(i + " is defeated");
      }
    }
  }

  private void hit(int i, int sum) {
    int prevented = Math.min(sum, shields[i]);
    shields[i] -= prevented;
    damage[i] += sum - prevented;
    if (sum > prevented) {
      told.add(i + " takes " + (sum - prevented));
    }
  }

  private int target(int attacker) {
    List<Integer> targets = new ArrayList<>();
    for (int i = 0; i < fighters.size(); i++) {
      if (i != attacker && !defeated[i]) {
        targets.add(i);
      }
    }
    if (targets.size() < 2) {
      return targets.isEmpty() ? -1 : targets.get(0);
    }
    return targets.get(picks[asked++] % targets.size());
  }

  /** Who wins the War; -1 if nobody does. */
  int winner() {
    int best = -1;
    for (int i = 0; i < fighters.size(); i++) {
      if (!defeated[i] && (best < 0 || rank(i) > rank(best))) {
        best = i;
      }
    }
    return best;
  }

  private int rank(int i) {
    Fighter fighter = fighters.get(i);
    return fighter.attack() * 10_000 + fighter.speed() * 100 + fighter.diplomacy();
  }
}
