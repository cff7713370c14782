package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.EFF_02;
import static io.stardeck.b5.internal.value.RuleIds.EVT_02;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.PlayEvent;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.step.Ways;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Playing an event that is an action of its own ({@code B5-EVT}). */
final class PlayEventRule extends DeedRule<PlayEvent> {
  PlayEventRule() {
    super(null, EFF_02);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super PlayEvent> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      CardId card = hand.get(i);
      CardDef def = view.board().def(card);
      if (def.kind() == Kind.EVENT && def.playWith().isEmpty() && Events.may(view, def)) {
        Scope scope = Scope.of(view.board(), view.seat(), card);
        Ways.each(
            def.played(),
            scope,
            (chosen, number) -> {
              PlayEvent deed = new PlayEvent(view.seat(), card, chosen, number);
              if (def.played().choosesFreely()) {
                offer.accept(deed);
              } else {
                propose(view, purse, deed, offer);
              }
            });
      }
    }
  }

  @Override
  void forbid(B5View view, PlayEvent deed, Findings findings) {
    CardDef def = Naming.inHand(view, deed.card(), findings);
    if (def == null) {
      return;
    }
    EffectUse use = def.kind() == Kind.EVENT ? Events.use(view.board(), deed) : null;
    if (use != null && !use.isWhole(findings)) {
      return;
    }
    if (!def.playWith().isEmpty()) {
      findings.reject(EVT_02, "%s accompanies another action", def.title());
    }
    Events.forbid(view, def, findings);
    if (use != null) {
      use.forbid(findings);
    }
  }

  @Override
  int influence(Board board, PlayEvent deed, @Nullable Accompaniment with) {
    CardDef def = board.def(deed.card());
    return def.played().costs().isEmpty() ? def.cost() : Events.influence(Events.use(board, deed));
  }

  @Override
  EffectUse uses(Board board, PlayEvent deed) {
    return Events.use(board, deed);
  }

  @Override
  void pay(Play<B5State> play, PlayEvent deed) {
    Events.show(play, deed.actor(), deed.card(), deed.chosen());
  }

  @Override
  void carryOut(Play<B5State> play, PlayEvent deed, @Nullable Accompaniment with) {
    Events.happen(play, deed);
  }

  /** A reply has cancelled it ({@code B5-W-34}). */
  @Override
  public void fizzle(Play<B5State> play, PlayEvent deed) {
    Events.discard(play, deed.card());
  }
}
