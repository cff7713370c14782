package io.stardeck.deckbuilder.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.internal.step.Defeats;
import io.stardeck.deckbuilder.internal.step.Trashes;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.EndOfTurn;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** The Trash Phase; in the turn of a team its player is out after it (section 3.6, DB-BOR-26). */
public final class TrashPhaseRule implements DeckbuilderRule<TrashPhase> {
  private static final RuleId TRP_01 = RuleId.of("DB-TRP-01");
  private static final RuleId BOR_26 = RuleId.of("DB-BOR-26");
  private static final RuleId BOR_43 = RuleId.of("DB-BOR-43");

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super TrashPhase> offer) {
    ImmutableList<CardId> hand = late(view) ? ImmutableList.of() : view.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (!view.table().def(hand.get(i)).has(Keyword.NO_TRASH_PHASE)) {
        offer.accept(new TrashPhase(view.seat(), hand.get(i)));
      }
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(DeckbuilderView view, TrashPhase action, Findings findings) {
    if (Checks.inHand(view, action.card(), TRP_01, findings)
        && view.table().def(action.card()).has(Keyword.NO_TRASH_PHASE)) {
      findings.reject("card", BOR_43, "%s cannot be trashed in the Trash Phase", action.card());
    }
    if (late(view)) {
      findings.reject(BOR_26, "you have played a card or used an effect in this turn");
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, TrashPhase action) {
    Seat seat = action.actor();
    boolean team = play.state().table().phases().top() instanceof TeamAction;
    if (!team) {
      play.replace(EndOfTurn.of(seat));
    }
    Chains.settle(play, seat);
    Trashes.trash(play, new Found(action.card(), Zone.HAND, seat), seat, TRP_01);
    if (team) {
      Defeats.out(play, seat, BOR_26);
    }
  }

  /** In a turn of the team nobody begins one who has acted (DB-BOR-26). */
  private static boolean late(DeckbuilderView view) {
    return view.table().phases().top() instanceof TeamAction
        && view.table().area(view.seat()).acted();
  }
}
