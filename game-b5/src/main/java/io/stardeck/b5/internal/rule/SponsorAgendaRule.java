package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.AGD_03;
import static io.stardeck.b5.internal.value.RuleIds.AGD_10;

import io.stardeck.b5.action.Deed.SponsorAgenda;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.internal.step.AgendaSteps;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Sponsoring an agenda face up ({@code B5-AGD-03}). */
final class SponsorAgendaRule extends DeedRule<SponsorAgenda> {
  private static final RuleId AGD_01 = RuleId.of("B5-AGD-01");

  SponsorAgendaRule() {
    super(ActionKind.SPONSOR_AGENDA, AGD_10, SponsorAgenda::member, SponsorAgenda::card);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super SponsorAgenda> offer) {
    if (!Agendas.inPlay(view)) {
      Agendas.each(
          view,
          (member, card) ->
              propose(view, purse, new SponsorAgenda(view.seat(), member, card), offer));
    }
  }

  @Override
  void forbid(B5View view, SponsorAgenda deed, Findings findings) {
    CardDef def = Naming.inHand(view, deed.card(), findings);
    Spot member = Naming.acting(view, deed.member(), findings);
    if (def == null || member == null) {
      return;
    }
    Members.forAgenda(member, findings);
    if (def.kind() != Kind.AGENDA) {
      findings.reject(AGD_03, "%s is no agenda", def.title());
      return;
    }
    if (Agendas.inPlay(view)) {
      findings.reject(AGD_01, "you have an agenda in play");
    }
    Agendas.forbid(view, def, findings);
  }

  @Override
  int influence(Board board, SponsorAgenda deed, @Nullable Accompaniment with) {
    return board.def(deed.card()).cost();
  }

  @Override
  void carryOut(Play<B5State> play, SponsorAgenda deed, @Nullable Accompaniment with) {
    AgendaSteps.sponsor(play, deed.actor(), deed.card());
  }
}
