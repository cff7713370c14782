package io.stardeck.stccg.internal.moving;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.stccg.card.word.Scope;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.internal.value.Filters;
import io.stardeck.stccg.internal.value.Permissions;
import io.stardeck.stccg.internal.value.Scopes;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Table;

/** Cards that keep others where they are ({@code ST-EFF-30}). */
public final class Holding {
  private static final RuleId EFF_30 = RuleId.of("ST-EFF-30");

  private Holding() {}

  /** Reports a card that may be neither beamed nor loaded from where it is. */
  static void check(Table table, Seat seat, Card card, Host from, Findings findings) {
    if (keeps(table, seat, card, from)) {
      findings.reject("card", EFF_30, "%s is held there", card.id());
    }
  }

  /** Whether a card may be neither beamed nor loaded from where it is. */
  public static boolean keeps(Table table, Seat seat, Card card, Host from) {
    return (card.has(Mark.NoBeam.class) || held(table, card) || kept(table, seat, card, from))
        && !Permissions.lifted(table, EFF_30, seat, card);
  }

  private static boolean held(Table table, Card card) {
    for (Mark mark : card.marks()) {
      Lying by = mark instanceof Mark.Held held ? table.lying(held.by()) : null;
      if (by != null
          && table.def(by.card()).words().standing().stream()
              .anyMatch(
                  standing ->
                      standing instanceof Standing.NoBeam noBeam
                          && noBeam.on() == Scope.HELD
                          && Filters.fits(noBeam.filter(), table.def(card)))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a card in play keeps all who are there, or all of the player, and are so. */
  private static boolean kept(Table table, Seat seat, Card card, Host from) {
    for (InForce<Standing.NoBeam> each : table.inForce(Standing.NoBeam.class)) {
      if (Scopes.host(each.by(), each.what().on(), seat, Beaming.location(table, from), from)
          && Filters.fits(each.what().filter(), table.def(card))) {
        return true;
      }
    }
    return false;
  }
}
