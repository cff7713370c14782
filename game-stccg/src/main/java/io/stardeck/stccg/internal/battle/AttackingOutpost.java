package io.stardeck.stccg.internal.battle;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.moving.Orders;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Attacking an outpost with ships ({@code ST-OPB-01}). */
public final class AttackingOutpost implements StccgRule<AttackOutpost> {
  private static final RuleId SPC_09 = RuleId.of("ST-SPC-09");
  private static final RuleId OPB_01 = RuleId.of("ST-OPB-01");
  private static final RuleId EFF_55 = RuleId.of("ST-EFF-55");
  private static final RuleId AFF_10 = RuleId.of("ST-AFF-10");

  @Override
  public void candidates(StccgView view, Consumer<? super AttackOutpost> offer) {
    for (Outpost outpost : view.table().outposts()) {
      if (!outpost.controller().equals(view.seat()) && Attack.there(view, outpost.location())) {
        offer.accept(new AttackOutpost(view.seat(), outpost.id()));
      }
    }
  }

  @Override
  public void check(StccgView view, AttackOutpost action, Findings findings) {
    if (!Orders.open(view, findings)) {
      return;
    }
    @Nullable Outpost target = view.table().outpost(action.target());
    if (target == null) {
      Find.refuse(view, findings, "target", action.target(), OPB_01, "%s is not there");
      return;
    }
    Attack.check(view, target.location(), Affiliations.of(view.table(), target.card()), findings);
    if (findings.clean() && party(view, target).isEmpty()) {
      findings.reject("target", SPC_09, "a ship of intruders attacks ships only");
    }
    if (Forces.peaceful(view.table(), target)) {
      findings.reject("target", EFF_55, "%s is safe", target.id());
    }
    if (target.controller().equals(view.seat())) {
      findings.reject("target", AFF_10, "%s is yours", target.id());
    }
  }

  @Override
  public void perform(Play<StccgState> play, AttackOutpost action) {
    StccgView view = StccgView.of(play.state(), action.actor());
    Outpost target = Objects.requireNonNull(view.table().outpost(action.target()));
    Attack.muster(play, view, new Order.AttackOutpost(action.target()), party(view, target));
  }

  /** The own ships there that may attack it. */
  static ImmutableList<CardId> party(StccgView view, Outpost target) {
    return Lists.filter(
        Attack.party(view, target.location(), Affiliations.of(view.table(), target.card()), false),
        ship -> !Intruders.command(view.table(), ship));
  }
}
