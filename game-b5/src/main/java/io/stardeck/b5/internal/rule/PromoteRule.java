package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.PRO_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.Promote;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.step.Rows;
import io.stardeck.b5.internal.value.Costs;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.state.Spot.Row;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.value.Computation;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Promoting a supporting character ({@code B5-PRO}). */
final class PromoteRule extends DeedRule<Promote> {
  private static final RuleId PRO_01 = RuleId.of("B5-PRO-01");
  private static final RuleId PRO_02 = RuleId.of("B5-PRO-02");
  private static final RuleId PRO_08 = RuleId.of("B5-PRO-08");
  private static final RuleId PRO_09 = RuleId.of("B5-PRO-09");

  PromoteRule() {
    super(ActionKind.PROMOTE, PRO_04, Promote::promoter, Promote::card);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super Promote> offer) {
    ImmutableList<Card> circle = Members.able(view);
    if (circle.isEmpty()) {
      return;
    }
    ImmutableList<Card> row = view.board().faction(view.seat()).supportingRow();
    ImmutableList<Card> cards = Lists.filter(row, card -> mayBePromoted(view, purse, card));
    for (int i = 0; i < circle.size(); i++) {
      for (int k = 0; k < cards.size(); k++) {
        offer.accept(new Promote(view.seat(), circle.get(i).id(), cards.get(k).id()));
      }
    }
  }

  private static boolean mayBePromoted(B5View view, int purse, Card card) {
    CardDef def = view.board().def(card);
    return card.ready()
        && def.kind().isCharacter()
        && !def.neverInnerCircle()
        && cost(view.board(), view.seat(), card.id(), null) <= purse;
  }

  private static int cost(Board board, Seat seat, CardId card, @Nullable Accompaniment with) {
    return Costs.promoting(board, seat, card, with, Computation.silent()).value();
  }

  @Override
  void forbid(B5View view, Promote deed, Findings findings) {
    Spot promoter = Naming.acting(view, deed.promoter(), findings);
    Spot target = Naming.inPlay(view, deed.card(), findings);
    if (promoter == null || target == null) {
      return;
    }
    if (!Members.isMember(promoter)) {
      findings.reject(PRO_01, "%s is not in your Inner Circle", deed.promoter());
    }
    EffectUse.acts(promoter, findings);
    CardDef def = view.board().def(target);
    if (!def.kind().isCharacter()) {
      findings.reject(PRO_08, "%s is no character", deed.card());
    }
    if (!target.top() || target.row() != Row.SUPPORTING_ROW || !target.of(view.seat())) {
      findings.reject(PRO_01, "%s is not in your supporting row", deed.card());
    }
    if (def.neverInnerCircle()) {
      findings.reject(PRO_09, "%s never joins an Inner Circle", def.title());
    }
    if (!target.card().ready()) {
      findings.reject(PRO_02, "%s is not ready", deed.card());
    }
  }

  @Override
  int influence(Board board, Promote deed, @Nullable Accompaniment with) {
    return cost(board, deed.actor(), deed.card(), with);
  }

  @Override
  void carryOut(Play<B5State> play, Promote deed, @Nullable Accompaniment with) {
    Spot spot = Boards.find(play, deed.card());
    if (spot != null) {
      Rows.promote(play, spot);
    }
  }
}
