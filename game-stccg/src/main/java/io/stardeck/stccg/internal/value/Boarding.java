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
  private static final ImmutableList<Affiliation> ALL = ImmutableList.copyOf(Affiliation.values());

  private Boarding() {}

  /** Whether a card is a person, or an intruder who has become crew. */
  public static boolean person(Table table, Card card) {
    CardKind kind = table.def(card).kind();
    return kind != CardKind.EQUIPMENT && kind != CardKind.ARTIFACT;
  }

  /** Whether {@code card} may be aboard {@code ship}, with all who are there. */
  public static boolean fits(Facts facts, Seat seat, Card card, Ship ship) {
    return !affiliation(facts.table(), card).major()
        || fits(facts.table(), seat, card, company(facts, ship));
  }

  /** Whether {@code card} may be where that {@linkplain #company company} is. */
  public static boolean fits(Table table, Seat seat, Card card, int company) {
    Affiliation own = affiliation(table, card);
    int others = own.major() ? company & ~(1 << own.ordinal()) : 0;
    for (int i = 0; others != 0; i++, others >>= 1) {
      if ((others & 1) != 0 && !Affiliations.compatible(table, seat, own, ALL.get(i))) {
        return false;
      }
    }
    return true;
  }

  /**
   * The affiliations of a ship and of all aboard who are not under house arrest, a bit for each, by
   * its ordinal: whoever comes aboard has to go with them.
   */
  public static int company(Facts facts, Ship ship) {
    int company = 1 << Affiliations.of(facts.table(), ship.card()).ordinal();
    for (int i = 0; i < Role.PERSONS.size(); i++) {
      company |= of(facts.table(), facts.cards(ship.host(), Role.PERSONS.get(i)));
    }
    return company;
  }

  private static int of(Table table, ImmutableList<Card> aboard) {
    int affiliations = 0;
    for (int i = 0; i < aboard.size(); i++) {
      Card card = aboard.get(i);
      if (!card.has(Mark.Arrested.class)) {
        affiliations |= 1 << affiliation(table, card).ordinal();
      }
    }
    return affiliations;
  }

  /** The affiliation of a person; neutral for equipment. */
  private static Affiliation affiliation(Table table, Card card) {
    return person(table, card) ? Affiliations.of(table, card) : Affiliation.NEUTRAL;
  }

  /** Whether {@code card} may be in {@code outpost}. */
  public static boolean fits(Table table, Seat seat, Card card, Outpost outpost) {
    return Outposts.usable(table, outpost, seat, affiliation(table, card));
  }
}
