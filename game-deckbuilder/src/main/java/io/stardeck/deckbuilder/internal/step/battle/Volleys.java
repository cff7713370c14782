package io.stardeck.deckbuilder.internal.step.battle;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Battle;
import io.stardeck.deckbuilder.state.phase.BattleDamage;
import io.stardeck.deckbuilder.state.phase.BattleDamage.Attack;
import io.stardeck.deckbuilder.state.phase.Combatant;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** Ships deal damage, those of one Speed at the same time (DB-PVP-04 to 11). */
public final class Volleys {
  private static final RuleId PVP_06 = RuleId.of("DB-PVP-06");

  private Volleys() {}

  /**
   * The fastest of those who have yet to attack do so; if nobody has, damage is over. {@code
   * battle} is on top of the stack.
   */
  public static void next(Play<DeckbuilderState> play, Battle battle) {
    ImmutableList<Seat> group = group(battle);
    if (group.isEmpty()) {
      play.replace(battle.at(Battle.Stage.PRIZE));
    } else {
      assign(play, battle, group, ImmutableList.of());
    }
  }

  /** The one whose attack is due attacks {@code target}. */
  public static void attack(Play<DeckbuilderState> play, BattleDamage phase, Seat target) {
    play.pop();
    if (play.state().table().phases().top() instanceof Battle battle) {
      tell(play, battle, phase.seat(), target);
      assign(play, battle, phase.next(), phase.plus(target));
    }
  }

  /** Those who are due, clockwise: undefeated and of the highest Speed that has not dealt. */
  private static ImmutableList<Seat> group(Battle battle) {
    int speed = -1;
    for (Combatant combatant : battle.combatants()) {
      if (combatant.due()) {
        speed = Math.max(speed, combatant.stats().speed());
      }
    }
    ImmutableList.Builder<Seat> group = ImmutableList.builder();
    for (Combatant combatant : battle.combatants()) {
      if (combatant.due() && combatant.stats().speed() == speed) {
        group.add(combatant.seat());
      }
    }
    return group.build();
  }

  /**
   * The attacks of {@code waiting} are assigned, one after the other. Who has no Attack or nobody
   * to attack is passed over; who has one target only is not asked (DB-PVP-07, DB-BAT-06, DB-D-09).
   */
  private static void assign(
      Play<DeckbuilderState> play,
      Battle battle,
      ImmutableList<Seat> waiting,
      ImmutableList<Attack> before) {
    Table table = play.state().table();
    ImmutableList<Attack> attacks = before;
    for (int i = 0; i < waiting.size(); i++) {
      Seat seat = waiting.get(i);
      ImmutableList<Seat> targets = Combats.targets(table, battle, seat);
      if (targets.isEmpty() || battle.stat(seat, Stat.ATTACK) == 0) {
        continue;
      }
      if (targets.size() > 1) {
        ImmutableList<Seat> next = waiting.subList(i + 1, waiting.size());
        play.push(new BattleDamage(seat, next, attacks));
        return;
      }
      tell(play, battle, seat, targets.get(0));
      attacks = Lists.plus(attacks, new Attack(seat, targets.get(0)));
    }
    apply(play, battle, attacks);
  }

  /** All damage of one Speed is dealt, then defeats are carried out together (DB-PVP-08). */
  private static void apply(
      Play<DeckbuilderState> play, Battle battle, ImmutableList<Attack> attacks) {
    play.replace(dealt(battle, group(battle)));
    Chains.settle(play, battle.seat());
    for (Combatant target : battle.combatants()) {
      int sum = 0;
      for (Attack attack : attacks) {
        sum += attack.to().equals(target.seat()) ? battle.stat(attack.from(), Stat.ATTACK) : 0;
      }
      Damage.flagship(play, target.seat(), sum, target.stats().shields());
    }
  }

  private static Battle dealt(Battle battle, ImmutableList<Seat> group) {
    ImmutableList.Builder<Combatant> combatants = ImmutableList.builder();
    for (Combatant combatant : battle.combatants()) {
      combatants.add(group.contains(combatant.seat()) ? combatant.done() : combatant);
    }
    return battle.with(combatants.build());
  }

  private static void tell(Play<DeckbuilderState> play, Battle battle, Seat from, Seat to) {
    if (play.told()) {
      play.tell(
          PVP_06,
          new DamageAssigned(ship(play, from), ship(play, to), battle.stat(from, Stat.ATTACK)));
    }
  }

  private static CardId ship(Play<DeckbuilderState> play, Seat seat) {
    return play.state().table().area(seat).flagship().orElseThrow().card();
  }
}
