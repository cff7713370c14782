package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.AGD_10;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import java.util.Optional;
import java.util.function.BiConsumer;

/** What is true of agendas. */
final class Agendas {
  private Agendas() {}

  /** Whether the seat has one in play, face up or face down. */
  static boolean inPlay(B5View view) {
    return view.board().faction(view.seat()).agenda().isPresent() || view.hidesAgenda(view.seat());
  }

  /** Whether it lies face up and is a Major one ({@code B5-AGD-08, B5-D-46}). */
  static boolean isMajor(B5View view) {
    Optional<Card> agenda = view.board().faction(view.seat()).agenda();
    return agenda.isPresent() && view.board().def(agenda.get()).major();
  }

  /** All but the influence that the seat lacks to sponsor it ({@code B5-AGD-10}). */
  static void forbid(B5View view, CardDef def, Findings findings) {
    Naming.unreserved(view, def, AGD_10, findings);
    Naming.required(view, def, AGD_10, findings);
  }

  /** Whether the seat is able to sponsor it, influence included. */
  static boolean sponsorable(B5View view, CardDef def) {
    Findings findings = Findings.probing();
    forbid(view, def, findings);
    return findings.clean() && def.cost() <= Standing.available(view.board(), view.seat());
  }

  /** Proposes each member with each agenda of the hand. */
  static void each(B5View view, BiConsumer<CardId, CardId> use) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      CardId card = hand.get(i);
      if (view.board().def(card).kind() == Kind.AGENDA) {
        Members.able(view).forEach(member -> use.accept(member.id(), card));
      }
    }
  }
}
