package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.FRM_24;

import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.internal.step.Conflicts;
import io.stardeck.b5.internal.step.Influence;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Declaring a conflict without a card ({@code B5-FRM-24}). */
final class DeclareStandingRule implements ActionRule<B5State, B5View, DeclareStanding> {
  @Override
  public void candidates(B5View view, Consumer<? super DeclareStanding> offer) {
    for (Ability type : Ability.values()) {
      Conflicts.standing(type)
          .ifPresent(
              traits ->
                  Declaring.each(
                      view,
                      traits,
                      (target, aim) ->
                          offer.accept(new DeclareStanding(view.seat(), type, target, aim))));
    }
  }

  @Override
  public void check(B5View view, DeclareStanding action, Findings findings) {
    if (!Declaring.isThere(view, action.target(), action.aim(), findings)) {
      return;
    }
    ConflictTraits traits = Conflicts.standing(action.type()).orElse(null);
    if (traits == null || !view.board().config().standingConflicts()) {
      findings.reject(FRM_24, "there is no conflict of %s without a card", action.type());
      return;
    }
    Declaring.forbid(view, traits, action.target(), action.aim(), findings);
    int cost = view.board().config().standingCost();
    int available = Standing.available(view.board(), view.seat());
    if (cost > available) {
      findings.reject(FRM_24, "costs %s influence, your pool holds %s", cost, available);
    }
  }

  @Override
  public void perform(Play<B5State> play, DeclareStanding action) {
    Opportunity.used(play, action.actor());
    Influence.apply(play, action.actor(), play.state().board().config().standingCost());
    Conflicts.openStanding(play, action.actor(), action.type(), action.target(), action.aim());
  }
}
