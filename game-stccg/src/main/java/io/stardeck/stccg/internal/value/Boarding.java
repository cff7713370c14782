package io.stardeck.stccg.internal.value;

import com.google.common.collect.ImmutableList;
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
    for (int i = 0; i < Role.ALL.size(); i++) {
      Role role = Role.ALL.get(i);
      if (role.persons() && !goes(table, seat, affiliation, facts.cards(ship.host(), role))) {
        return false;
      }
    }
    return true;
  }

  /** Whether an affiliation goes with all of those who are not under house arrest. */
  private static boolean goes(
      Table table, Seat seat, Affiliation affiliation, ImmutableList<Card> aboard) {
    for (int i = 0; i < aboard.size(); i++) {
      Card other = aboard.get(i);
      if (!other.has(Mark.Arrested.class)
          && person(table, other)
          && !Affiliations.compatible(table, seat, affiliation, Affiliations.of(table, other))) {
        return false;
      }
    }
    return true;
  }

  /** Whether {@code card} may be in {@code outpost}. */
  public static boolean fits(Table table, Seat seat, Card card, Outpost outpost) {
    Affiliation affiliation =
        person(table, card) ? Affiliations.of(table, card) : Affiliation.NEUTRAL;
    return Outposts.usable(table, outpost, seat, affiliation);
  }
}
