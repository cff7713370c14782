package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.EVT_01;
import static io.stardeck.b5.internal.value.RuleIds.EVT_04;
import static io.stardeck.b5.internal.value.RuleIds.EVT_05;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.SetAftermath;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.internal.step.SetAftermaths;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Setting an aftermath ({@code B5-EVT-04}). */
final class SetAftermathRule extends DeedRule<SetAftermath> {
  SetAftermathRule() {
    super(ActionKind.SET_AFTERMATH, FREE, deed -> null, SetAftermath::card);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super SetAftermath> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int h = 0; h < hand.size(); h++) {
      CardId card = hand.get(h);
      CardDef def = view.board().def(card);
      if (def.kind() == Kind.AFTERMATH && !Naming.isReserved(view, def)) {
        ImmutableList<Spot> hosts =
            def.host().isEmpty() ? view.board().spots(view.seat()) : view.board().spots();
        for (int i = 0; i < hosts.size(); i++) {
          propose(view, purse, of(view, card, Optional.of(hosts.get(i).id())), offer);
        }
        if (view.hidesAgenda(view.seat())) {
          propose(view, purse, of(view, card, Optional.empty()), offer);
        }
      }
    }
  }

  private static SetAftermath of(B5View view, CardId card, Optional<CardId> host) {
    return new SetAftermath(view.seat(), card, host);
  }

  @Override
  void forbid(B5View view, SetAftermath deed, Findings findings) {
    CardDef def = Naming.inHand(view, deed.card(), findings);
    Spot host = deed.host().isEmpty() ? null : Naming.inPlay(view, deed.host().get(), findings);
    if (def == null || host == null && deed.host().isPresent()) {
      return;
    }
    if (def.kind() != Kind.AFTERMATH) {
      findings.reject(EVT_01, "%s is no aftermath", def.title());
      return;
    }
    Naming.unreserved(view, def, EVT_05, findings);
    if (host == null) {
      if (!view.hidesAgenda(view.seat()) || def.host().isPresent()) {
        findings.reject(EVT_04, "no hidden agenda of yours takes it");
      }
      return;
    }
    boolean aftermath = view.board().def(host).kind() == Kind.AFTERMATH;
    Scope scope = Scope.of(view.board(), view.seat(), null);
    if (aftermath || !Naming.isHost(scope, def.host().orElse(Filter.ANY), host)) {
      findings.reject(EVT_04, "%s does not go under %s", def.title(), host.id());
    }
  }

  @Override
  boolean hides() {
    return true;
  }

  @Override
  void carryOut(Play<B5State> play, SetAftermath deed, @Nullable Accompaniment with) {
    SetAftermaths.set(play, deed.actor(), deed.card(), deed.host());
  }
}
