package io.stardeck.deckbuilder.internal.step.battle;

import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;

/** Combat between the flagship of a player and a space Starship (DB-SHP-10 to 14). */
public final class Duel {
  private static final RuleId SHP_13 = RuleId.of("DB-SHP-13");

  private Duel() {}

  /**
   * Both deal their damage, the faster first; then it is known what becomes of them. The encounter
   * is on top of the stack.
   */
  public static void fight(Play<DeckbuilderState> play, Encounter encounter) {
    Seat seat = encounter.seat();
    CardId card = encounter.card();
    // The stats are fixed from here on (DB-BAT-05).
    Fighter own = own(play.state(), seat);
    Fighter other = other(play.state().table(), card);
    boolean first = own.speed >= other.speed;
    if (first) {
      hitShip(play, card, own, other);
    } else {
      hitFlagship(play, seat, own, other);
    }
    if (first && (own.speed == other.speed || !shipDefeated(play, card, other))) {
      hitFlagship(play, seat, own, other);
    } else if (!first && !flagshipDefeated(play, seat, own)) {
      hitShip(play, card, own, other);
    }
    Ships.settle(
        play,
        encounter.withDoomed(flagshipDefeated(play, seat, own)),
        shipDefeated(play, card, other));
  }

  private static void hitShip(
      Play<DeckbuilderState> play, CardId card, Fighter own, Fighter other) {
    if (own.attack > 0) {
      play.tell(SHP_13, new DamageAssigned(own.ship, other.ship, own.attack));
      Damage.ship(play, card, own.attack, other.shields);
    }
  }

  private static void hitFlagship(
      Play<DeckbuilderState> play, Seat seat, Fighter own, Fighter other) {
    if (other.attack > 0) {
      play.tell(SHP_13, new DamageAssigned(other.ship, own.ship, other.attack));
      Damage.flagship(play, seat, other.attack, own.shields);
    }
  }

  private static boolean shipDefeated(Play<DeckbuilderState> play, CardId card, Fighter ship) {
    return play.state().table().flipped(card).orElseThrow().damage() >= ship.defense;
  }

  private static boolean flagshipDefeated(Play<DeckbuilderState> play, Seat seat, Fighter ship) {
    return play.state().table().area(seat).flagship().orElseThrow().damage() >= ship.defense;
  }

  private static Fighter own(DeckbuilderState state, Seat seat) {
    return new Fighter(
        state.table().area(seat).flagship().orElseThrow().card(),
        Totals.of(state, seat, Stat.SPEED),
        Totals.of(state, seat, Stat.ATTACK),
        Totals.of(state, seat, Stat.SHIELDS),
        Totals.of(state, seat, Stat.DEFENSE));
  }

  private static Fighter other(Table table, CardId card) {
    FlippedCard ship = table.flipped(card).orElseThrow();
    return new Fighter(
        card,
        Totals.of(table, ship, Stat.SPEED),
        Totals.of(table, ship, Stat.ATTACK),
        Totals.of(table, ship, Stat.SHIELDS),
        Totals.of(table, ship, Stat.DEFENSE));
  }

  /** The stats with which a ship fights. */
  private record Fighter(CardId ship, int speed, int attack, int shields, int defense) {}
}
