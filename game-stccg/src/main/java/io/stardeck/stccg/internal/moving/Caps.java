package io.stardeck.stccg.internal.moving;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.value.Boarding;
import io.stardeck.stccg.internal.value.Permissions;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.PlayerState;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.ArrayList;
import java.util.List;

/** How many persons beam to and from a surface in a turn ({@code ST-EFF-35}). */
public final class Caps {
  private static final RuleId EFF_35 = RuleId.of("ST-EFF-35");

  private Caps() {}

  /** Whether there is a cap of the surface that one of the hosts is. */
  static boolean capped(Table table, Host from, Host to) {
    return !table.inForce(Standing.BeamCap.class).isEmpty()
        && surface(from, to) >= 0
        && cap(table, surface(from, to)) != Integer.MAX_VALUE;
  }

  /** Reports that cards would go beyond the cap that there is. */
  static void check(
      Table table, Seat seat, Host from, Host to, List<Card> cards, Findings findings) {
    int location = surface(from, to);
    int cap = cap(table, location);
    int left = cap - table.player(seat).beamedAt(location);
    List<Card> bound = bound(table, seat, cards);
    int persons = persons(table, bound);
    if (cap == 0 && !bound.isEmpty() || persons > Math.max(0, left)) {
      findings.reject("card", EFF_35, "%s persons more may beam there", Math.max(0, left));
    }
  }

  /** Whether an effect may beam those cards together. */
  public static boolean allow(Table table, Seat seat, Host from, Host to, List<Card> cards) {
    Findings probe = Findings.probing();
    if (capped(table, from, to)) {
      check(table, seat, from, to, cards, probe);
    }
    return probe.clean();
  }

  /** Counts the persons who have beamed, where there is a cap. */
  public static void count(Play<StccgState> play, Seat seat, Host from, Host to, List<Card> cards) {
    Table table = play.state().table();
    if (capped(table, from, to)) {
      int persons = persons(table, bound(table, seat, cards));
      PlayerState beamed = table.player(seat).beaming(surface(from, to), persons);
      Tables.table(play, now -> now.with(seat, beamed));
    }
  }

  /** Those whom no card frees from caps ({@code ST-EFF-18}). */
  private static List<Card> bound(Table table, Seat seat, List<Card> cards) {
    List<Card> bound = new ArrayList<>(cards);
    bound.removeIf(card -> Permissions.lifted(table, EFF_35, seat, card));
    return bound;
  }

  private static int persons(Table table, List<Card> cards) {
    int persons = 0;
    for (Card card : cards) {
      persons += Boarding.person(table, card) ? 1 : 0;
    }
    return persons;
  }

  private static int surface(Host from, Host to) {
    return from.kind() == HostKind.TEAM
        ? from.teamLocation()
        : to.kind() == HostKind.TEAM ? to.teamLocation() : -1;
  }

  private static int cap(Table table, int location) {
    int cap = Integer.MAX_VALUE;
    for (InForce<Standing.BeamCap> each : table.inForce(Standing.BeamCap.class)) {
      boolean acts = !each.what().turned() || each.by().turned();
      cap = acts && each.by().on().isLocation(location) ? Math.min(cap, each.what().n()) : cap;
    }
    return cap;
  }
}
