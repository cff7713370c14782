package io.stardeck.stccg.internal.battle;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.internal.moving.Courses;
import io.stardeck.stccg.internal.moving.Orders;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.internal.value.Permissions;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Muster;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What attacks by ships have in common ({@code ST-BAT-09}, {@code ST-AFF-06}, {@code -08}). */
final class Attack {
  private static final RuleId SHB_01 = RuleId.of("ST-SHB-01");
  private static final RuleId SHB_02 = RuleId.of("ST-SHB-02");
  private static final RuleId BAT_04 = RuleId.of("ST-BAT-04");
  private static final RuleId BAT_09 = RuleId.of("ST-BAT-09");
  private static final RuleId BAT_10 = RuleId.of("ST-BAT-10");
  private static final RuleId EFF_32 = RuleId.of("ST-EFF-32");
  private static final RuleId EFF_55 = RuleId.of("ST-EFF-55");
  private static final RuleId AFF_06 = RuleId.of("ST-AFF-06");
  private static final RuleId AFF_08 = RuleId.of("ST-AFF-08");

  /** What keeps a ship from attacking, what is least last: none there, stopped, and so on. */
  private static final ImmutableList<RuleId> NEARNESS =
      ImmutableList.of(BAT_04, SHB_01, BAT_09, BAT_10, EFF_55, SHB_02, EFF_32, AFF_08, AFF_06);

  private Attack() {}

  /**
   * The own ships there that may attack.
   *
   * @param target the affiliation of what is attacked
   * @param back whether it is a strike in return, which no affiliation forbids ({@code ST-SHB-09})
   */
  static ImmutableList<CardId> party(
      StccgView view, int location, Affiliation target, boolean back) {
    ImmutableList.Builder<CardId> party = ImmutableList.builder();
    for (Ship ship : view.table().ships()) {
      if (Forces.able(view.table(), ship, view.seat(), location)
          && Forces.led(view, ship, view.seat())
          && (back || ordered(view, ship) && allowed(view, view.seat(), ship, target))) {
        party.add(ship.id());
      }
    }
    return party.build();
  }

  /** Whether an own ship is there, with somebody aboard who might lead. */
  static boolean there(StccgView view, int location) {
    for (Ship ship : view.table().ships()) {
      if (ship.location() == location
          && ship.of(view.seat())
          && view.size(ship.host(), Role.FREE) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether a ship may be ordered to attack: on a course it may not ({@code ST-EFF-32}). */
  private static boolean ordered(StccgView view, Ship ship) {
    return Orders.own(view, ship) && !Courses.holds(view.table(), ship);
  }

  /** Whether cards of an affiliation in the force forbid the attack, and no card lifts that. */
  private static boolean forbids(Facts facts, Seat seat, Ship ship, Affiliation of, RuleId rule) {
    return Forces.has(facts, ship, of)
        && !Permissions.lifted(facts.table(), rule, seat, ship.card());
  }

  /** Whether a ship of {@code seat} that was to attack may still do so ({@code ST-INT-10}). */
  static boolean stands(Facts facts, Seat seat, CardId id, Affiliation target) {
    @Nullable Ship ship = facts.table().ship(id);
    return ship != null
        && !Courses.binds(facts.table(), ship)
        && allowed(facts, seat, ship, target);
  }

  /**
   * Whether affiliations let a ship of {@code seat} attack. One of intruders attacks whatever its
   * own ({@code ST-SPC-09}).
   */
  static boolean allowed(Facts facts, Seat seat, Ship ship, Affiliation target) {
    return Intruders.command(facts.table(), ship.id())
        || !forbids(facts, seat, ship, Affiliation.FEDERATION, AFF_06)
            && !(like(target) && forbids(facts, seat, ship, target, AFF_08));
  }

  /** Whether forces of that affiliation do not attack each other ({@code ST-AFF-08}). */
  static boolean like(Affiliation affiliation) {
    return affiliation.major() && affiliation != Affiliation.KLINGON;
  }

  /** Reports why there is no party: of the own ship there that is nearest to being one. */
  static void check(StccgView view, int location, Affiliation target, Findings findings) {
    if (!party(view, location, target, false).isEmpty()) {
      return;
    }
    RuleId rule = BAT_04;
    for (Ship ship : view.table().ships()) {
      if (ship.of(view.seat()) && ship.at(location)) {
        RuleId reason = Orders.own(view, ship) ? reason(view, ship) : SHB_01;
        rule = NEARNESS.indexOf(reason) > NEARNESS.indexOf(rule) ? reason : rule;
      }
    }
    findings.reject(rule, "no ship of yours there may attack");
  }

  /** Why a ship that is there may not attack. */
  private static RuleId reason(StccgView view, Ship ship) {
    if (ship.stopped()) {
      return BAT_09;
    }
    if (ship.cloaked()) {
      return BAT_10;
    }
    if (Forces.peaceful(view.table(), ship)) {
      return EFF_55;
    }
    if (!Forces.led(view, ship, view.seat())) {
      return SHB_02;
    }
    if (Courses.holds(view.table(), ship)) {
      return EFF_32;
    }
    return forbids(view, view.seat(), ship, Affiliation.FEDERATION, AFF_06) ? AFF_06 : AFF_08;
  }

  /** The ships that take part are put together. */
  static void muster(
      Play<StccgState> play, StccgView view, Order order, ImmutableList<CardId> party) {
    Orders.muster(play, view.seat(), new Muster(order, Optional.empty(), party));
  }
}
