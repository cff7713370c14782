package io.stardeck.stccg.internal.battle;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.moving.Orders;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Attacking a ship with ships ({@code ST-SHB-01}). */
public final class AttackingShip implements StccgRule<AttackShip> {
  private static final RuleId AFF_10 = RuleId.of("ST-AFF-10");
  private static final RuleId BAT_04 = RuleId.of("ST-BAT-04");
  private static final RuleId BAT_10 = RuleId.of("ST-BAT-10");
  private static final RuleId EFF_55 = RuleId.of("ST-EFF-55");

  @Override
  public void candidates(StccgView view, Consumer<? super AttackShip> offer) {
    for (Ship ship : view.table().ships()) {
      if (!ship.of(view.seat()) && Attack.there(view, ship.location())) {
        offer.accept(new AttackShip(view.seat(), ship.id()));
      }
    }
  }

  @Override
  public void check(StccgView view, AttackShip action, Findings findings) {
    if (!Orders.open(view, findings)) {
      return;
    }
    @Nullable Ship target = view.table().ship(action.target());
    if (target == null || !target.here()) {
      Find.refuse(view, findings, "target", action.target(), BAT_04, "%s is not there");
      return;
    }
    Attack.check(view, target.location(), affiliation(view.table(), target), findings);
    if (target.cloaked()) {
      findings.reject("target", BAT_10, "%s is cloaked", target.id());
    }
    if (Forces.peaceful(view.table(), target)) {
      findings.reject("target", EFF_55, "%s is safe", target.id());
    }
    if (target.of(view.seat())) {
      findings.reject("target", AFF_10, "%s is yours", target.id());
    }
  }

  /** What affiliation binds whoever attacks it. */
  static Affiliation affiliation(Table table, Ship ship) {
    return ship.controller().isEmpty() ? Affiliation.NEUTRAL : Affiliations.of(table, ship.card());
  }

  @Override
  public void perform(Play<StccgState> play, AttackShip action) {
    StccgView view = StccgView.of(play.state(), action.actor());
    Ship target = Objects.requireNonNull(view.table().ship(action.target()));
    Attack.muster(
        play,
        view,
        new Order.AttackShip(action.target()),
        Attack.party(view, target.location(), affiliation(view.table(), target), false));
  }
}
