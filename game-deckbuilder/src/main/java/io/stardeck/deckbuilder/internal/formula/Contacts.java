package io.stardeck.deckbuilder.internal.formula;

import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.Seat;

/** What a player can do about a Starship in the Flipped area. */
public final class Contacts {
  private Contacts() {}

  /** Whether the card is a Starship that can be fought: no Allied one ({@code DB-KCW-14}). */
  public static boolean fought(Table table, FlippedCard ship) {
    CardDef def = table.def(ship.card());
    return def.type() == CardType.STARSHIP && def.role() != Role.ALLIED;
  }

  /** Whether the ship can be won by Diplomacy at all ({@code DB-SHP-06}). */
  public static boolean persuadable(Table table, FlippedCard ship) {
    return table.def(ship.card()).stats().of(Stat.DIPLOMACY).isPresent();
  }

  /** Whether Speed and Diplomacy of {@code seat} suffice for the ship ({@code DB-FOR-04}). */
  public static boolean suffices(Sight sight, Seat seat, FlippedCard ship) {
    return reaches(sight, seat, ship, Stat.SPEED) && reaches(sight, seat, ship, Stat.DIPLOMACY);
  }

  /** Whether the damage on the ship is at least its Defense ({@code DB-SHP-14}). */
  public static boolean defeated(Table table, FlippedCard ship) {
    return ship.damage() > 0 && ship.damage() >= Totals.of(table, ship, Stat.DEFENSE);
  }

  /**
   * Whether {@code seat} acquires the Allied Starship: as its card says, or with Attack and one of
   * Speed and Diplomacy ({@code DB-KCW-11}). A Diplomacy that it does not have cannot be reached
   * ({@code DB-D-33}).
   */
  public static boolean acquires(Sight sight, Seat seat, FlippedCard ship) {
    CardDef def = sight.table().def(ship.card());
    if (!def.acquire().isEmpty()) {
      return Conditions.hold(
          sight, Bindings.of(seat, ship.card()), new Condition.Or(def.acquire()));
    }
    return reaches(sight, seat, ship, Stat.ATTACK)
        && (reaches(sight, seat, ship, Stat.SPEED)
            || persuadable(sight.table(), ship) && reaches(sight, seat, ship, Stat.DIPLOMACY));
  }

  private static boolean reaches(Sight sight, Seat seat, FlippedCard ship, Stat stat) {
    return Totals.of(sight, seat, stat) >= Totals.of(sight.table(), ship, stat);
  }
}
