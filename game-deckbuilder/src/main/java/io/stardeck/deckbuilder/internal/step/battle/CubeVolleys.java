package io.stardeck.deckbuilder.internal.step.battle;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.internal.formula.Cubes;
import io.stardeck.deckbuilder.internal.formula.Teams;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Combatant;
import io.stardeck.deckbuilder.state.phase.CubeBattle;
import io.stardeck.deckbuilder.state.phase.CubeDamage;
import io.stardeck.deckbuilder.state.phase.CubeDamage.Hit;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** Flagships and a Cube deal damage, those of one Speed at the same time (DB-CUB-08 to 12). */
public final class CubeVolleys {
  private static final RuleId CUB_08 = RuleId.of("DB-CUB-08");
  private static final RuleId CUB_10 = RuleId.of("DB-CUB-10");

  private CubeVolleys() {}

  /**
   * The fastest of those who have yet to deal do so; the battle is decided when the Cube or all
   * flagships are defeated, or all have dealt. {@code battle} is on top of the stack.
   */
  public static void next(Play<DeckbuilderState> play, CubeBattle battle) {
    int speed = speed(battle);
    boolean there = play.state().table().flipped(battle.card()).isPresent();
    if (!there || speed < 0 || battle.fighting().isEmpty()) {
      CubeBattles.settle(play, battle);
    } else if (cubeDeals(battle, speed)) {
      assign(play, battle, battle.cube().attack(), ImmutableList.of());
    } else {
      apply(play, battle, ImmutableList.of());
    }
  }

  /** The lead names the flagship of {@code target} as the next to take damage. */
  public static void name(Play<DeckbuilderState> play, CubeDamage phase, Seat target) {
    play.pop();
    if (play.state().table().phases().top() instanceof CubeBattle battle) {
      Hit hit = hit(play, battle, phase.left(), target);
      assign(play, battle, phase.left() - hit.damage(), Lists.plus(phase.hits(), hit));
    }
  }

  /** The highest Speed that has not dealt; -1 if all have. */
  private static int speed(CubeBattle battle) {
    int speed = battle.dealt() ? -1 : battle.cube().speed();
    for (Combatant combatant : battle.combatants()) {
      if (combatant.due()) {
        speed = Math.max(speed, combatant.stats().speed());
      }
    }
    return speed;
  }

  private static boolean cubeDeals(CubeBattle battle, int speed) {
    return !battle.dealt() && battle.cube().speed() == speed;
  }

  /**
   * The rest of the Cube's damage is assigned: one flagship is filled after the other, by choice of
   * the lead as long as there is one; what no flagship can take is lost (DB-CUB-10, 12, DB-D-09).
   */
  private static void assign(
      Play<DeckbuilderState> play, CubeBattle battle, int damage, ImmutableList<Hit> before) {
    int left = damage;
    ImmutableList<Hit> hits = before;
    ImmutableList<Seat> targets = Cubes.targets(battle, hits);
    while (left > 0 && targets.size() == 1) {
      Hit hit = hit(play, battle, left, targets.get(0));
      left -= hit.damage();
      hits = Lists.plus(hits, hit);
      targets = Cubes.targets(battle, hits);
    }
    if (left > 0 && !targets.isEmpty()) {
      play.push(new CubeDamage(Teams.lead(play.state().table()), left, hits));
    } else {
      apply(play, battle, hits);
    }
  }

  /** A flagship takes what is left, at most until it is defeated (DB-CUB-10, 11). */
  private static Hit hit(Play<DeckbuilderState> play, CubeBattle battle, int left, Seat target) {
    int shields = battle.stat(target, Stat.SHIELDS);
    int defense = battle.stat(target, Stat.DEFENSE);
    int capacity = Damage.capacity(play.state(), target, shields, defense);
    Hit hit = new Hit(target, Math.min(left, capacity));
    play.tell(CUB_10, new DamageAssigned(battle.card(), ship(play, target), hit.damage()));
    return hit;
  }

  /** All damage of one Speed is dealt, then defeats are carried out (DB-CUB-08, DB-BOR-35). */
  private static void apply(
      Play<DeckbuilderState> play, CubeBattle battle, ImmutableList<Hit> hits) {
    int speed = speed(battle);
    CubeBattle next = cubeDeals(battle, speed) ? battle.done() : battle;
    ImmutableList.Builder<Combatant> combatants = ImmutableList.builder();
    int sum = 0;
    for (Combatant combatant : battle.combatants()) {
      boolean deals = combatant.due() && combatant.stats().speed() == speed;
      combatants.add(deals ? combatant.done() : combatant);
      if (deals && combatant.stats().attack() > 0) {
        sum += combatant.stats().attack();
        tell(play, battle, combatant);
      }
    }
    next = next.with(combatants.build());
    play.replace(next);
    Chains.settle(play, battle.seat());
    Damage.ship(play, battle.card(), sum, battle.cube().shields());
    for (Hit hit : hits) {
      Damage.flagship(play, hit.to(), hit.damage(), battle.stat(hit.to(), Stat.SHIELDS));
    }
    CubeBattles.defeated(play, next);
  }

  private static void tell(Play<DeckbuilderState> play, CubeBattle battle, Combatant combatant) {
    if (play.told()) {
      CardId from = ship(play, combatant.seat());
      play.tell(CUB_08, new DamageAssigned(from, battle.card(), combatant.stats().attack()));
    }
  }

  private static CardId ship(Play<DeckbuilderState> play, Seat seat) {
    Table table = play.state().table();
    return table.area(seat).flagship().orElseThrow().card();
  }
}
