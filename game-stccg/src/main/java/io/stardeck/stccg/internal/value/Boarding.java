package io.stardeck.stccg.internal.value;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;

/** Who may be where with whom ({@code ST-AFF-02}). */
public final class Boarding {
  private Boarding() {}

  /** Whether a card is a person, or an intruder who has become crew. */
  public static boolean person(Table table, Card card) {
    CardKind kind = table.def(card).kind();
    return kind != CardKind.EQUIPMENT && kind != CardKind.ARTIFACT;
  }

  /** Whether {@code card} may be aboard {@code ship}, with all who are there. */
  public static boolean fits(Facts facts, Seat seat, Card card, Ship ship) {
    Table table = facts.table();
    if (!person(table, card)) {
      return true;
    }
    Affiliation affiliation = Affiliations.of(table, card);
    if (!affiliation.major()) {
      return true;
    }
    if (!Affiliations.compatible(table, seat, affiliation, Affiliations.of(table, ship.card()))) {
      return false;
    }
    for (Role role : Role.ALL) {
      if (role.persons()) {
        for (Card other : facts.cards(ship.host(), role)) {
          if (!other.has(Mark.Arrested.class) && !together(table, seat, card, other)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Whether two cards of {@code seat} go together; equipment goes with everybody. */
  public static boolean together(Table table, Seat seat, Card one, Card other) {
    return !person(table, one)
        || !person(table, other)
        || Affiliations.compatible(
            table, seat, Affiliations.of(table, one), Affiliations.of(table, other));
  }

  /** Whether {@code card} may be in {@code outpost}. */
  public static boolean fits(Table table, Seat seat, Card card, Outpost outpost) {
    Affiliation affiliation =
        person(table, card) ? Affiliations.of(table, card) : Affiliation.NEUTRAL;
    return Outposts.usable(table, outpost, seat, affiliation);
  }
}
