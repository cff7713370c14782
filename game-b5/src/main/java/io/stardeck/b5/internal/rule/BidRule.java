package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.GEN_05;

import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.event.CardEvent.BidMade;
import io.stardeck.b5.internal.step.round.Mercenaries;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Mercenary;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.state.Spot.Row;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Offering influence to a mercenary ({@code B5-MRC-02}). */
final class BidRule extends DeedRule<Bid> {
  private static final RuleId MRC_02 = RuleId.of("B5-MRC-02");

  BidRule() {
    super(null, MRC_02);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super Bid> offer) {
    for (Mercenary mercenary : view.board().mercenaries()) {
      for (int n = 1; n <= purse; n++) {
        offer.accept(new Bid(view.seat(), mercenary.card().id(), n));
      }
    }
  }

  @Override
  void forbid(B5View view, Bid deed, Findings findings) {
    Spot spot = Naming.inPlay(view, deed.mercenary(), findings);
    if (deed.number() < 1) {
      findings.reject(GEN_05, "at least 1 is bid, not %s", deed.number());
    } else if (spot != null && (spot.row() != Row.MERCENARIES || !spot.top())) {
      findings.reject(MRC_02, "%s is not in the mercenary row", deed.mercenary());
    }
  }

  @Override
  int influence(Board board, Bid deed, @Nullable Accompaniment with) {
    return deed.number();
  }

  @Override
  void carryOut(Play<B5State> play, Bid deed, @Nullable Accompaniment with) {
    Mercenaries.change(
        play, each -> each.card().id().equals(deed.mercenary()) ? bid(play, deed, each) : each);
  }

  private static Mercenary bid(Play<B5State> play, Bid deed, Mercenary mercenary) {
    int index = deed.actor().index();
    int total = mercenary.bids().get(index) + deed.number();
    play.tell(MRC_02, new BidMade(deed.actor(), deed.mercenary(), deed.number(), total));
    return new Mercenary(
        mercenary.card(), Lists.set(mercenary.bids(), index, total), mercenary.director());
  }
}
