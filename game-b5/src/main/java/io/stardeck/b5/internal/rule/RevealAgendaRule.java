package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.AGD_05;

import io.stardeck.b5.action.Deed.RevealAgenda;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.internal.step.AgendaSteps;
import io.stardeck.b5.internal.step.Influence;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Revealing the own hidden agenda ({@code B5-AGD-05, B5-AGD-06}). */
final class RevealAgendaRule extends DeedRule<RevealAgenda> {
  RevealAgendaRule() {
    super(ActionKind.REVEAL_AGENDA, FREE);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super RevealAgenda> offer) {
    propose(view, purse, new RevealAgenda(view.seat()), offer);
  }

  @Override
  void forbid(B5View view, RevealAgenda deed, Findings findings) {
    if (!view.hidesAgenda(view.seat())) {
      findings.reject(AGD_05, "you have no hidden agenda");
    }
  }

  @Override
  void carryOut(Play<B5State> play, RevealAgenda deed, @Nullable Accompaniment with) {
    B5View view = B5View.of(play.state(), deed.actor());
    CardId card = view.zones().cards(Places.hiddenAgenda(deed.actor())).get(0);
    CardDef def = view.board().def(card);
    if (Agendas.sponsorable(view, def)) {
      Influence.apply(play, deed.actor(), def.cost());
      AgendaSteps.reveal(play, deed.actor());
    } else {
      AgendaSteps.revealInVain(play, deed.actor());
    }
  }
}
