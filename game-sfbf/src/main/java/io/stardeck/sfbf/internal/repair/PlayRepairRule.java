package io.stardeck.sfbf.internal.repair;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PlayRepair;
import io.stardeck.sfbf.card.CardGroup;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Playing the one repair card of phase 2 (BF-REP-01 to 04, 09, 11). */
public final class PlayRepairRule implements BattleRule<PlayRepair> {
  private static final RuleId REP_01 = RuleId.of("BF-REP-01");
  private static final RuleId REP_02 = RuleId.of("BF-REP-02");
  private static final RuleId REP_03 = RuleId.of("BF-REP-03");
  private static final RuleId REP_11 = RuleId.of("BF-REP-11");

  @Override
  public void candidates(BattleForceView view, Consumer<? super PlayRepair> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      CardId card = hand.get(i);
      if (view.table().kind(card).is(CardGroup.REPAIR)) {
        for (Row row : Row.ALL) {
          for (Ship ship : view.table().fleet(view.seat()).row(row)) {
            offer.accept(new PlayRepair(view.seat(), card, ship.id()));
          }
        }
      }
    }
  }

  @Override
  public void check(BattleForceView view, PlayRepair action, Findings findings) {
    if (!Checks.exists(view, "card", action.card(), findings)
        || !Checks.exists(view, action.ship(), findings)) {
      return;
    }
    Phase.Repair phase = (Phase.Repair) view.table().phases().top();
    if (phase.cardPlayed()) {
      findings.reject(REP_01, "a repair card was played in this phase already");
    }
    if (Checks.inHand(view, action.card(), findings)) {
      CardKind kind = view.table().kind(action.card());
      if (!kind.is(CardGroup.REPAIR)) {
        findings.reject("card", REP_01, "%s is no repair card but %s", action.card(), kind.title());
      }
    }
    @Nullable Berth berth = Checks.ownShip(view, action.ship(), REP_11, findings);
    if (berth != null && berth.ship().damage() == 0) {
      findings.reject("ship", REP_11, "%s has no damage", action.ship());
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, PlayRepair action) {
    Table table = play.state().table();
    Phase.Repair phase = (Phase.Repair) table.phases().top();
    Berth berth = Ships.berth(play, action.ship());
    Cards.discardFromHand(play, action.actor(), action.card());
    play.replace(new Phase.Repair(phase.seat(), true, phase.served()));
    boolean engineer = table.kind(action.card()) == CardKind.ENG;
    int points = table.card(action.card()).value();
    if (engineer || points >= berth.ship().damage()) {
      Repairs.all(play, berth, engineer ? REP_03 : REP_02);
    } else if (table.config().traditional()) {
      Repairs.points(play, berth, points, REP_02);
    } else {
      play.push(new Phase.RepairBoxes(action.actor(), action.ship(), points));
    }
  }
}
