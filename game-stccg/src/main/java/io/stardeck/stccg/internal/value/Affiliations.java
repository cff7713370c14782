package io.stardeck.stccg.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.OutpostDef;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Table;

/** Who serves whom, and who goes with whom ({@code ST-AFF-01} to {@code ST-AFF-05}). */
public final class Affiliations {
  private Affiliations() {}

  /** The affiliation of a person, ship or outpost; neutral for any other card. */
  public static Affiliation of(Table table, Card card) {
    CardDef def = table.def(card);
    Affiliation affiliation = printed(def);
    ImmutableList<InForce<Standing.SetAffiliation>> all =
        table.inForce(Standing.SetAffiliation.class);
    for (int i = 0; i < all.size(); i++) {
      InForce<Standing.SetAffiliation> set = all.get(i);
      if (serves(def) && reaches(set, card) && Filters.fits(set.what().filter(), def)) {
        affiliation = set.what().is();
      }
    }
    return affiliation;
  }

  static boolean serves(CardDef def) {
    return def instanceof PersonnelDef || def instanceof ShipDef || def instanceof OutpostDef;
  }

  /** Whether it acts on that card, wherever that is: a card serves whom its owner made it serve. */
  private static boolean reaches(InForce<Standing.SetAffiliation> set, Card card) {
    return switch (set.what().on()) {
      case SHIP -> set.by().on().isShip(card.id());
      case OUTPOST -> set.by().on().equals(On.outpost(card.id()));
      default -> Scopes.seat(set.by(), set.what().on(), card.owner());
    };
  }

  static Affiliation printed(CardDef def) {
    if (def instanceof PersonnelDef person) {
      return person.affiliation();
    }
    if (def instanceof ShipDef ship) {
      return ship.affiliation();
    }
    return def instanceof OutpostDef outpost ? outpost.affiliation() : Affiliation.NEUTRAL;
  }

  /** Whether two affiliations go together for {@code seat} ({@code ST-AFF-01}). */
  public static boolean compatible(Table table, Seat seat, Affiliation one, Affiliation other) {
    return one == other || !one.major() || !other.major() || treaty(table, seat, one, other);
  }

  /** Whether a treaty of {@code seat} joins the two ({@code ST-TRE-01}). */
  public static boolean treaty(Table table, Seat seat, Affiliation one, Affiliation other) {
    for (InForce<Standing.Treaty> treaty : table.inForce(Standing.Treaty.class)) {
      boolean joins =
          treaty.what().one() == one && treaty.what().other() == other
              || treaty.what().one() == other && treaty.what().other() == one;
      if (joins && treaty.by().controller().equals(seat)) {
        return true;
      }
    }
    return false;
  }
}
