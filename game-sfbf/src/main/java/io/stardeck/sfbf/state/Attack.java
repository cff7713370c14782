package io.stardeck.sfbf.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.sfbf.card.BoxSet;
import java.util.Optional;
import org.immutables.value.Value;

/** An attack, PF flotilla or mutiny that is being resolved, as everybody sees it. */
@Value.Immutable
@JsonSerialize(as = ImmutableAttack.class)
@JsonDeserialize(as = ImmutableAttack.class)
public interface Attack {
  /** What kind it is. */
  Form form();

  /** The active player. */
  Seat attacker();

  /** The attacking ship; none for planet-based fighters, flotilla and mutiny. */
  Optional<ShipId> ship();

  /** How many squadrons take part, 0 unless {@link Form#FIGHTERS} (BF-FTR-04). */
  int squadrons();

  /** The owner of the target; none while a flotilla has no target. */
  Optional<Seat> defender();

  /** The target; none while a flotilla has no target. */
  Optional<ShipId> target();

  /**
   * The cards of the active player's that make it: planet-based fighters, the flotilla, the mutiny.
   */
  ImmutableList<CardId> openers();

  /** The weapon cards, {@link Form#SHIP} only. */
  ImmutableList<Shot> shots();

  /** The Prime Teams for +1, each (BF-SUP-06). */
  ImmutableList<CardId> plusOnes();

  /** The Prime Teams of the owner against a mutiny, -1 each (BF-MUT-06). */
  ImmutableList<CardId> minusOnes();

  /** The standing effects that were countered when it was committed (BF-RCT-08). */
  ImmutableList<Counter> counters();

  /** Defences on the whole attack, in the order played. */
  ImmutableList<Defence> defences();

  /** Weapon cards fired in defence, in the order fired. */
  ImmutableList<Fire> fires();

  /** The dice, once rolled. */
  ImmutableList<Integer> dice();

  /**
   * Half fire: whether the fire at fighters was made under a cloak, a web or a live Wild Weasel
   * (BF-FTR-25).
   */
  boolean halvedFire();

  /**
   * Every card that lies on the table for it, in the order in which they go to the discard pile
   * (BF-D-66).
   */
  ImmutableList<CardId> used();

  /** This attack aimed at {@code ship} of {@code owner}. */
  default Attack aimedAt(Seat owner, ShipId ship) {
    return ImmutableAttack.builder().from(this).defender(owner).target(ship).build();
  }

  /** This attack with those weapon cards. */
  Attack withShots(Iterable<? extends Shot> shots);

  /** This attack with those Prime Teams for +1. */
  Attack withPlusOnes(Iterable<? extends CardId> cards);

  /** This attack with those Prime Teams for -1. */
  Attack withMinusOnes(Iterable<? extends CardId> cards);

  /** This attack with those defences. */
  Attack withDefences(Iterable<? extends Defence> defences);

  /** This attack with that fire in defence. */
  Attack withFires(Iterable<? extends Fire> fires);

  /** This attack with those dice. */
  Attack withDice(Iterable<Integer> dice);

  /** This attack with the fire counted half, or in full. */
  Attack withHalvedFire(boolean halved);

  /** This attack with those counters. */
  Attack withCounters(Iterable<? extends Counter> counters);

  /** This attack with those cards on the table. */
  Attack withUsed(Iterable<? extends CardId> cards);

  /** This attack with {@code card} laid on the table. */
  default Attack using(CardId card) {
    return withUsed(Lists.plus(used(), card));
  }

  /** The boxes of {@code ship} that have fired in its defence (BF-DEF-21). */
  default BoxSet fired(ShipId ship) {
    BoxSet boxes = BoxSet.empty();
    for (Fire fire : fires()) {
      if (fire.ship().equals(ship)) {
        boxes = boxes.union(fire.boxes());
      }
    }
    return boxes;
  }

  /** Whether a standing Erratic Maneuvers was countered for this attack (BF-RCT-03). */
  default boolean countered(Effect effect) {
    for (Counter counter : counters()) {
      if (counter.effect() == effect) {
        return true;
      }
    }
    return false;
  }
}
