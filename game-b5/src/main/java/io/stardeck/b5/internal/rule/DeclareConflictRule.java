package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.FRM_20;
import static io.stardeck.b5.internal.value.RuleIds.FRM_21;

import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.internal.step.Conflicts;
import io.stardeck.b5.internal.step.Influence;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Declaring a conflict from the hand ({@code B5-FRM-20}). */
final class DeclareConflictRule implements ActionRule<B5State, B5View, DeclareConflict> {
  @Override
  public void candidates(B5View view, Consumer<? super DeclareConflict> offer) {
    for (CardId card : view.hand()) {
      ConflictTraits traits = view.board().def(card).conflict().orElse(null);
      if (traits != null) {
        Declaring.each(
            view,
            traits,
            (target, aim) -> offer.accept(new DeclareConflict(view.seat(), card, target, aim)));
      }
    }
  }

  @Override
  public void check(B5View view, DeclareConflict action, Findings findings) {
    if (!Declaring.isThere(view, action.target(), action.aim(), findings)) {
      return;
    }
    CardDef def = Naming.inHand(view, action.card(), findings);
    if (def == null) {
      return;
    }
    ConflictTraits traits = def.conflict().orElse(null);
    if (traits == null) {
      findings.reject(FRM_20, "%s is no conflict", def.title());
      return;
    }
    Declaring.requirements(view, def, traits, action.target(), findings);
    Declaring.forbid(view, traits, action.target(), action.aim(), findings);
    int available = Standing.available(view.board(), view.seat());
    if (def.cost() > available) {
      findings.reject(FRM_21, "costs %s influence, your pool holds %s", def.cost(), available);
    }
  }

  @Override
  public void perform(Play<B5State> play, DeclareConflict action) {
    Opportunity.used(play, action.actor());
    Influence.apply(play, action.actor(), play.state().board().def(action.card()).cost());
    Conflicts.declare(play, action.actor(), action.card(), action.target(), action.aim());
  }
}
