package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.GEN_05;
import static io.stardeck.b5.internal.value.RuleIds.MRC_08;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.internal.step.Ways;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.AnnouncedRule;
import java.util.function.Consumer;

/** An action together with an event ({@code B5-EVT-02}, {@code B5-EVT-06}). */
final class WithEventRule implements AnnouncedRule<B5State, B5View, WithEvent> {
  private static final ImmutableList<DeedRule<?>> NONE = ImmutableList.of();

  @Override
  public void candidates(B5View view, Consumer<? super WithEvent> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      CardId card = hand.get(i);
      CardDef def = view.board().def(card);
      boolean may = !def.playWith().isEmpty() && Events.may(view, def);
      for (DeedRule<?> rule : may ? ActionRules.deeds(view) : NONE) {
        if (rule.isAny(def.playWith())) {
          propose(view, rule, card, offer);
        }
      }
    }
  }

  private static <D extends Deed> void propose(
      B5View view, DeedRule<D> rule, CardId card, Consumer<? super WithEvent> offer) {
    CardDef def = view.board().def(card);
    Scope scope = Scope.of(view.board(), view.seat(), card);
    rule.candidates(
        view,
        Integer.MAX_VALUE, // the event may lower the price
        deed -> {
          ActionKind kind = rule.kind(deed);
          if (kind != null
              && def.playWith().contains(kind)
              && Events.accompanies(scope, def.played(), rule, deed)) {
            Ways.each(
                def.played(),
                scope,
                (chosen, number) ->
                    offer.accept(new WithEvent(view.seat(), deed, card, chosen, number)));
          }
        });
  }

  @Override
  public void check(B5View view, WithEvent action, Findings findings) {
    if (!action.deed().actor().equals(action.actor())) {
      findings.reject(GEN_05, "an event accompanies an own action");
    } else if (!ActionRules.isOpen(view, action.deed())) {
      findings.reject(MRC_08, "a mercenary does not do that");
    } else {
      ActionRules.of(action.deed()).check(view, action, findings);
    }
  }

  @Override
  public void perform(Play<B5State> play, WithEvent action) {
    ActionRules.of(action.deed()).announce(play, action);
  }

  @Override
  public boolean stands(B5View view, WithEvent action) {
    return true;
  }

  @Override
  public void happen(Play<B5State> play, WithEvent action) {
    ActionRules.of(action.deed()).happen(play, action);
  }

  /** The action was stopped; what else the event does, it does. */
  @Override
  public void fizzle(Play<B5State> play, WithEvent action) {
    Events.finish(play, action);
  }
}
