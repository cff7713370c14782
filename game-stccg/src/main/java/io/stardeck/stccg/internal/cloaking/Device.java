package io.stardeck.stccg.internal.cloaking;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.damage.Damage;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Using a cloaking device ({@code ST-CLK-01} to {@code ST-CLK-08}). */
final class Device {
  private static final RuleId CLK_01 = RuleId.of("ST-CLK-01");
  private static final RuleId CLK_02 = RuleId.of("ST-CLK-02");
  private static final RuleId CLK_08 = RuleId.of("ST-CLK-08");
  private static final RuleId EFF_07 = RuleId.of("ST-EFF-07");
  private static final RuleId ORD_09 = RuleId.of("ST-ORD-09");
  private static final RuleId TRN_08 = RuleId.of("ST-TRN-08");

  private Device() {}

  static void check(StccgView view, CardId id, boolean cloak, Findings findings) {
    if (!view.top().deciders().contains(view.seat())) {
      findings.reject(ORD_09, "it is not your turn");
      return;
    }
    @Nullable Ship ship = view.table().ship(id);
    if (ship == null || !ship.here() || !mine(view, ship)) {
      Find.refuse(view, findings, "ship", id, CLK_02, "%s is no ship of yours");
      return;
    }
    if (!aboard(view.table(), ship)) {
      findings.reject("ship", CLK_01, "%s cannot cloak", id);
    }
    if (ship.cloakUsed() || ship.cloaked() == cloak) {
      findings.reject("ship", CLK_02, "%s has changed its cloak, or is as it shall be", id);
    }
    if (ship.condition().damaged() || ship.stopped()) {
      findings.reject("ship", CLK_08, "%s is damaged or stopped", id);
    }
    if (Preventions.of(view.table(), cloak ? Deed.CLOAK : Deed.DECLOAK, ship)) {
      findings.reject("ship", EFF_07, "%s cannot %s now", id, cloak ? "cloak" : "decloak");
    }
    if (view.table().turn().orders() >= view.table().options().ordersPerTurn()) {
      findings.reject(TRN_08, "%s orders were given", view.table().turn().orders());
    }
  }

  /** Whether a ship has a device. */
  static boolean aboard(Table table, Ship ship) {
    return table.def(ship.card()) instanceof ShipDef def && def.cloak();
  }

  private static boolean mine(StccgView view, Ship ship) {
    boolean nested =
        view.top() instanceof Phase.Orders orders
            && orders.ship().isPresent()
            && !orders.ship().get().equals(ship.id());
    return ship.of(view.seat()) && !nested;
  }

  static void use(Play<StccgState> play, CardId id, boolean cloak, RuleId rule) {
    Damage.cloak(play, id, cloak, rule);
    Ship ship = Objects.requireNonNull(play.state().table().ship(id));
    Tables.ship(play, ship.copy().withCloakUsed(true));
    Tables.table(play, table -> table.with(table.turn().afterOrder()));
  }
}
