package io.stardeck.b5.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.word.CardOperation.Role;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.ImmutableCard;
import io.stardeck.b5.state.Spot;

/** What an attack does to its two cards ({@code B5-RSV}, {@code B5-DMG-04} to 07, {@code W-32}). */
final class Strikes {
  private Strikes() {}

  static void check(Board before, Attack attack, Board after) {
    Spot attacker = Spot.find(before, attack.attacker());
    Spot target = Spot.find(before, attack.target());
    Ability with =
        before.conflict(attack.conflict()).participants().stream()
            .filter(each -> each.card().equals(attack.target()))
            .findFirst()
            .orElseThrow()
            .ability();
    int toTarget = Worth.dealt(before, attacker, target, with, Role.ATTACKING);
    int toAttacker = Worth.dealt(before, target, attacker, with, Role.ATTACKED);
    boolean attackerFirst = Worth.dealsFirst(before, attacker);
    boolean targetFirst = Worth.dealsFirst(before, target);
    if (attackerFirst && !targetFirst) {
      toAttacker = second(before, target, attacker, toTarget, with, Role.ATTACKED);
    } else if (targetFirst && !attackerFirst) {
      toTarget = second(before, attacker, target, toAttacker, with, Role.ATTACKING);
    }
    check(before, attacker, toAttacker, after);
    check(before, target, toTarget, after);
  }

  /** What a card deals after it has taken so much; nothing if that neutralised it. */
  private static int second(
      Board before, Spot from, Spot against, int taken, Ability with, Role role) {
    int damage = from.card().damage() + taken;
    if (damage >= Worth.needed(before, from)) {
      return 0;
    }
    Board hurt = from.change(before, card -> ImmutableCard.copyOf(card).withDamage(damage));
    return Worth.dealt(
        hurt, Spot.find(hurt, from.card().id()), Spot.find(hurt, against.card().id()), with, role);
  }

  private static void check(Board before, Spot spot, int taken, Board after) {
    Spot now = Spot.find(after, spot.card().id());
    if (now == null) {
      return;
    }
    int damage = spot.card().damage() + taken;
    int needed = Worth.needed(before, spot);
    Card card = now.card();
    assertThat(card.neutralised()).as("%s is neutralised", card.id()).isEqualTo(damage >= needed);
    assertThat(card.damage())
        .as("damage of %s", card.id())
        .isEqualTo(damage >= needed ? 0 : damage);
    assertThat(card.severe())
        .as("severe damage of %s", card.id())
        .isEqualTo(damage >= needed ? damage - needed : 0);
  }
}
