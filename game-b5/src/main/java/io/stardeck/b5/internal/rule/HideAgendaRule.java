package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.AGD_03;
import static io.stardeck.b5.internal.value.RuleIds.RAC_05;

import io.stardeck.b5.action.Deed.HideAgenda;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.internal.step.AgendaSteps;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Bringing an agenda into play face down ({@code B5-AGD-04}). */
final class HideAgendaRule extends DeedRule<HideAgenda> {
  private static final RuleId AGD_09 = RuleId.of("B5-AGD-09");

  HideAgendaRule() {
    super(ActionKind.HIDE_AGENDA, FREE, HideAgenda::member);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super HideAgenda> offer) {
    if (!Agendas.inPlay(view)) {
      Agendas.each(
          view,
          (member, card) -> propose(view, purse, new HideAgenda(view.seat(), member, card), offer));
    }
  }

  @Override
  void forbid(B5View view, HideAgenda deed, Findings findings) {
    CardDef def = Naming.inHand(view, deed.card(), findings);
    Spot member = Naming.acting(view, deed.member(), findings);
    if (def == null || member == null) {
      return;
    }
    Members.forAgenda(member, findings);
    if (def.kind() != Kind.AGENDA) {
      findings.reject(AGD_03, "%s is no agenda", def.title());
    }
    if (Agendas.inPlay(view)) {
      findings.reject(AGD_09, "you have an agenda in play");
    }
    Naming.unreserved(view, def, RAC_05, findings);
  }

  @Override
  boolean hides() {
    return true;
  }

  @Override
  void carryOut(Play<B5State> play, HideAgenda deed, @Nullable Accompaniment with) {
    AgendaSteps.hide(play, deed.actor(), deed.card());
  }
}
