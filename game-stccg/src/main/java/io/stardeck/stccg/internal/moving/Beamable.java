package io.stardeck.stccg.internal.moving;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.stccg.internal.value.Boarding;
import io.stardeck.stccg.internal.value.Holograms;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import org.jspecify.annotations.Nullable;

/**
 * Which cards may be beamed from one host to another.
 *
 * @param ship the ship that they come aboard, or null
 * @param company the {@linkplain Boarding#company company} aboard that ship
 * @param outpost the outpost that they come to, or null
 */
record Beamable(
    Table table,
    Seat seat,
    Host from,
    Host to,
    @Nullable Ship ship,
    int company,
    @Nullable Outpost outpost) {
  private static final RuleId BEA_07 = RuleId.of("ST-BEA-07");
  private static final RuleId HOL_05 = RuleId.of("ST-HOL-05");
  private static final RuleId TRE_06 = RuleId.of("ST-TRE-06");

  /** What may be beamed by {@code seat} from host to host. */
  static Beamable of(Facts facts, Seat seat, Host from, Host to) {
    Table table = facts.table();
    Ship ship = table.ship(to);
    int company = ship == null ? 0 : Boarding.company(facts, ship);
    Outpost outpost = to.kind() == HostKind.OUTPOST ? table.outpost(to.card()) : null;
    return new Beamable(table, seat, from, to, ship, company, outpost);
  }

  /** Whether nothing forbids that card. */
  boolean takes(Card card) {
    Findings probe = Findings.probing();
    check(card, probe);
    return probe.clean();
  }

  /** Reports what forbids that card. */
  void check(Card card, Findings findings) {
    if (ship != null && !Boarding.fits(table, seat, card, company)) {
      findings.reject("card", BEA_07, "%s does not go with those there", card.id());
    }
    if (outpost != null && !Boarding.fits(table, seat, card, outpost)) {
      findings.reject("card", BEA_07, "%s cannot use that outpost", card.id());
    }
    if (!lands(card)) {
      findings.reject("card", HOL_05, "%s is a hologram", card.id());
    }
    if (card.has(Mark.Arrested.class) && to.kind() == HostKind.TEAM) {
      findings.reject("card", TRE_06, "%s is under house arrest", card.id());
    }
    Holding.check(table, seat, card, from, findings);
  }

  private boolean lands(Card card) {
    return to.kind() != HostKind.TEAM
        || !Holograms.is(table, card)
        || from.kind() == HostKind.SHIP
            && !card.has(Mark.Deactivated.class)
            && Holograms.projected(table, to.teamLocation(), seat, false);
  }
}
