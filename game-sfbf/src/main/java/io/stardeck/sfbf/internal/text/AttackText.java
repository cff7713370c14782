package io.stardeck.sfbf.internal.text;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Phrases;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Shot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An attack in words. */
final class AttackText {
  private AttackText() {}

  /** Who strikes whom, with what. */
  static String declared(Names names, Attack attack) {
    String by =
        attack.ship().map(ship -> names.ship(ship) + " of ").orElse("")
            + names.seat(attack.attacker());
    String target = attack.target().map(ship -> target(names, ship, attack.defender())).orElse("");
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

  private static String target(Names names, ShipId ship, Optional<Seat> owner) {
    return owner.isPresent() ? names.ship(ship, owner.get()) : names.ship(ship);
  }

  /** What Prime Teams add to an attack. */
  static String plusOnes(int teams) {
    return teams == 0 ? "" : ", Prime Team +" + teams;
  }

  /** The weapon cards with their support and what the defence has done to them. */
  static String weapons(Names names, Attack attack) {
    List<String> shots = new ArrayList<>();
    for (Shot shot : attack.shots()) {
      shots.add(weapon(names, shot));
    }
    return String.join(", ", shots);
  }

  /** A weapon card of the attack under way as it is now, apart from others of its name. */
  static String aim(Names names, CardId card) {
    return shot(names, card).map(shot -> weapon(names, shot)).orElse(names.card(card));
  }

  /** A weapon card of the attack under way with its support. */
  static String supported(Names names, CardId card) {
    return shot(names, card).map(shot -> fired(names, shot)).orElse(names.card(card));
  }

  private static Optional<Shot> shot(Names names, CardId card) {
    return names
        .table()
        .attack()
        .flatMap(attack -> attack.shots().stream().filter(s -> s.card().equals(card)).findFirst());
  }

  private static String fired(Names names, Shot shot) {
    return names.card(shot.card())
        + (shot.support().isEmpty() ? "" : " + " + names.list(shot.support()));
  }

  private static String weapon(Names names, Shot shot) {
    return fired(names, shot)
        + (shot.cancels() == 0 ? "" : " (" + shot.cancels() + " cancelled)")
        + (shot.fire() == 0 ? "" : " (-" + shot.fire() + ")");
  }
}
