package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.AGD_07;
import static io.stardeck.b5.internal.value.RuleIds.AGD_08;
import static io.stardeck.b5.internal.value.RuleIds.AGD_10;

import io.stardeck.b5.action.Deed.ReplaceAgenda;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.internal.step.AgendaSteps;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Replacing the own agenda ({@code B5-AGD-07}). */
final class ReplaceAgendaRule extends DeedRule<ReplaceAgenda> {
  ReplaceAgendaRule() {
    super(ActionKind.REPLACE_AGENDA, AGD_10, ReplaceAgenda::member, ReplaceAgenda::card);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super ReplaceAgenda> offer) {
    if (Agendas.inPlay(view)) {
      Agendas.each(
          view,
          (member, card) ->
              propose(view, purse, new ReplaceAgenda(view.seat(), member, card), offer));
    }
  }

  @Override
  void forbid(B5View view, ReplaceAgenda deed, Findings findings) {
    CardDef def = Naming.inHand(view, deed.card(), findings);
    Spot member = Naming.acting(view, deed.member(), findings);
    if (def == null || member == null) {
      return;
    }
    if (!Agendas.inPlay(view)) {
      findings.reject(AGD_07, "you have no agenda in play");
    }
    Members.forAgenda(member, findings);
    if (def.kind() != Kind.AGENDA) {
      findings.reject(AGD_07, "%s is no agenda", def.title());
      return;
    }
    if (Agendas.isMajor(view) && !def.major()) {
      findings.reject(AGD_08, "a Major agenda is replaced only by another");
    }
    Agendas.forbid(view, def, findings);
  }

  @Override
  int influence(Board board, ReplaceAgenda deed, @Nullable Accompaniment with) {
    return board.def(deed.card()).cost();
  }

  @Override
  void carryOut(Play<B5State> play, ReplaceAgenda deed, @Nullable Accompaniment with) {
    AgendaSteps.replace(play, deed.actor(), deed.card());
  }
}
