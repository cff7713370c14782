package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.AGD_02;
import static io.stardeck.b5.internal.value.RuleIds.AGD_08;

import io.stardeck.b5.action.Deed.DiscardAgenda;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.internal.step.AgendaSteps;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Taking the own agenda out of play ({@code B5-AGD-02}). */
final class DiscardAgendaRule extends DeedRule<DiscardAgenda> {
  DiscardAgendaRule() {
    super(ActionKind.DISCARD_AGENDA, FREE);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super DiscardAgenda> offer) {
    propose(view, purse, new DiscardAgenda(view.seat()), offer);
  }

  @Override
  void forbid(B5View view, DiscardAgenda deed, Findings findings) {
    if (!Agendas.inPlay(view)) {
      findings.reject(AGD_02, "you have no agenda in play");
    } else if (Agendas.isMajor(view)) {
      findings.reject(AGD_08, "a Major agenda is not discarded");
    }
  }

  @Override
  void carryOut(Play<B5State> play, DiscardAgenda deed, @Nullable Accompaniment with) {
    AgendaSteps.discard(play, deed.actor());
  }
}
