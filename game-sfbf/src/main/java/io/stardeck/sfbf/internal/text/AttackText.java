package io.stardeck.sfbf.internal.text;

import io.stardeck.engine.text.Phrases;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Shot;
import java.util.ArrayList;
import java.util.List;

/** An attack in words. */
final class AttackText {
  private AttackText() {}

  /** Who strikes whom, with what. */
  static String declared(Names names, Attack attack) {
    String by =
        attack.ship().map(ship -> names.ship(ship) + " of ").orElse("")
            + names.seat(attack.attacker());
    String target = attack.target().map(names::ship).orElse("");
    String at = target.isEmpty() ? "" : " at " + target;
    return by
        + switch (attack.form()) {
          case SHIP -> " attacks " + target + " with " + weapons(names, attack);
          case FIGHTERS -> " launches " + Phrases.count(attack.squadrons(), "squadron") + at;
          case PLANET_FIGHTERS, FLOTILLA -> " sends " + names.list(attack.openers()) + at;
          case MUTINY -> " stirs a mutiny" + at;
        }
        + plusOnes(attack.plusOnes().size());
  }

  /** What Prime Teams add to an attack. */
  static String plusOnes(int teams) {
    return teams == 0 ? "" : ", Prime Team +" + teams;
  }

  /** The weapon cards with their support and what the defence has done to them. */
  static String weapons(Names names, Attack attack) {
    List<String> shots = new ArrayList<>();
    for (Shot shot : attack.shots()) {
      shots.add(
          names.card(shot.card())
              + (shot.support().isEmpty() ? "" : " + " + names.list(shot.support()))
              + (shot.cancels() == 0 ? "" : " (" + shot.cancels() + " cancelled)")
              + (shot.fire() == 0 ? "" : " (-" + shot.fire() + ")"));
    }
    return String.join(", ", shots);
  }
}
