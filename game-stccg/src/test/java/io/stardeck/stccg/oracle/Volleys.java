package io.stardeck.stccg.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.List;

/** What the strikes of ships come to (ST-SHB, ST-OPB). */
final class Volleys {
  private final Counts counts;

  Volleys(Counts counts) {
    this.counts = counts;
  }

  private static int weapons(StccgState state, Battle battle) {
    int weapons = 0;
    for (CardId striker : battle.strikers()) {
      weapons += Numbers.ship(state, state.table().ship(striker), Stat.WEAPONS);
    }
    return weapons;
  }

  void ship(
      StccgState before,
      Battle battle,
      CardId target,
      BattleEvent.StrikeCompared values,
      StccgState after,
      List<GameEvent> rest) {
    Ship ship = before.table().ship(target);
    int attack = 2 * weapons(before, battle);
    int defence = Numbers.doubledShields(before, ship);
    boolean doubled = values.attack() == attack && values.defence() == defence;
    assertThat(doubled || 2 * values.attack() == attack && 2 * values.defence() == defence)
        .as("%s compared, expected %s against %s, doubled", values, attack, defence)
        .isTrue();
    boolean hit = attack > defence;
    boolean destroyed = attack > 2 * defence || hit && ship.condition().damaged();
    assertThat(happened(rest, after, target, destroyed))
        .as("%s hit by %s against %s", ship, attack, defence)
        .isEqualTo(hit);
    counts.count(Matter.SHIP_STRIKES);
    counts.count(hit ? Matter.SHIPS_HIT : Matter.SHIPS_UNHARMED);
    if (ship.controller().isPresent()) {
      answer(before, battle, ship.controller().get(), hit, after, rest);
    }
    involved(battle, target, after, rest);
  }

  /** Whether the target was hit in the way that is expected; fails if in the other. */
  private static boolean happened(
      List<GameEvent> rest, StccgState after, CardId target, boolean destroyed) {
    boolean damage = false;
    boolean end = false;
    for (GameEvent event : rest) {
      damage |= event instanceof BattleEvent.ShipDamaged hit && hit.ship().equals(target);
      end |= event instanceof BattleEvent.ShipDestroyed lost && lost.card().id().equals(target);
    }
    for (Phase phase : after.frames()) {
      end |=
          phase instanceof Phase.Casualty casualty
              && casualty.victims().stream().anyMatch(victim -> victim.card().id().equals(target));
    }
    assertThat(end && !destroyed).as("destroyed against the rules").isFalse();
    assertThat(damage && destroyed).as("only damaged").isFalse();
    return damage || end;
  }

  /**
   * ST-SHB-06: who was struck at without harm is asked if an unstopped, uncloaked ship is there.
   */
  private void answer(
      StccgState before,
      Battle battle,
      Seat defender,
      boolean hit,
      StccgState after,
      List<GameEvent> rest) {
    boolean able = false;
    for (Ship own : before.table().ships()) {
      able |=
          own.of(defender)
              && own.here()
              && own.location() == battle.location()
              && !own.stopped()
              && !own.cloaked()
              && !Flight.prevented(before, Deed.BATTLE, own);
    }
    boolean expected = able && !hit && !battle.counter();
    boolean over =
        rest.stream().anyMatch(TurnEvent.GameEnded.class::isInstance)
            || after.frames().toList().stream().anyMatch(Phase.Casualty.class::isInstance);
    if (!over) {
      assertThat(after.top() instanceof OrderPhase.Countering)
          .as("%s is asked to fire back", defender)
          .isEqualTo(expected);
      counts.count(Matter.ANSWERS);
    }
  }

  /** ST-SHB-14, ST-OPB-07: at the end all ships that took part are stopped, and no others. */
  private static void involved(
      Battle battle, CardId target, StccgState after, List<GameEvent> rest) {
    if (rest.stream().noneMatch(BattleEvent.BattleEnded.class::isInstance)) {
      return;
    }
    List<CardId> all = new ArrayList<>(battle.involved());
    all.addAll(battle.strikers());
    all.add(target);
    for (CardId id : all) {
      Ship ship = after.table().ship(id);
      if (ship != null && ship.controller().isPresent()) {
        assertThat(ship.stopped()).as("%s is stopped", ship).isTrue();
        assertThat(after.cards(ship.host(), Role.FREE))
            .as("crew that is not stopped")
            .noneMatch(card -> after.table().def(card) instanceof PersonnelDef);
      }
    }
  }

  void outpost(
      StccgState before,
      Battle battle,
      CardId target,
      BattleEvent.StrikeCompared values,
      StccgState after,
      List<GameEvent> rest) {
    Outpost outpost = before.table().outpost(target);
    int attack = weapons(before, battle);
    int shields = Numbers.shields(before, outpost);
    assertThat(
            values.attack() == attack && values.defence() == shields
                || values.attack() == 2 * attack && values.defence() == 2 * shields)
        .as("%s compared, expected %s against %s", values, attack, shields)
        .isTrue();
    assertThat(after.table().outpost(target) == null)
        .as("destroyed by %s against %s", attack, shields)
        .isEqualTo(attack > shields);
    counts.count(Matter.OUTPOST_STRIKES);
    answer(before, battle, outpost.controller(), attack > shields, after, rest);
  }
}
