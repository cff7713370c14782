package io.stardeck.sfbf.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.internal.step.Draws;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Marking a hand card in a draft of cards, for whichever purpose (BF-SET-03, BF-ORG-03). */
public final class MarkCardRule implements BattleRule<MarkCard> {
  /** How many cards the set-up puts into the reserve (BF-SET-03). */
  public static final int RESERVED = 2;

  private static final RuleId ORG_03 = RuleId.of("BF-ORG-03");
  private static final RuleId SET_03 = RuleId.of("BF-SET-03");
  private static final RuleId SET_04 = RuleId.of("BF-SET-04");

  @Override
  public void candidates(BattleForceView view, Consumer<? super MarkCard> offer) {
    Draft.Cards draft = (Draft.Cards) view.own().desk().open();
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size() && hasRoom(view, draft); i++) {
      if (!draft.marked().contains(hand.get(i))) {
        offer.accept(new MarkCard(view.seat(), hand.get(i)));
      }
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, MarkCard action, Findings findings) {
    Draft.Cards draft = (Draft.Cards) view.own().desk().open();
    if (Checks.inHand(view, action.card(), findings) && draft.marked().contains(action.card())) {
      findings.reject("card", Checks.ACT_01, "%s is marked already", action.card());
    }
    if (hasRoom(view, draft)) {
      return;
    }
    if (draft.purpose() == Draft.Purpose.RESERVE) {
      findings.reject(SET_03, "%s cards are marked already", RESERVED);
    } else {
      findings.reject(
          SET_04,
          "your reserve would hold more than %s cards, it has %s",
          Draws.STASH_LIMIT,
          stashed(view, draft));
      findings.reject(ORG_03, "up to %s cards may lie there", Draws.STASH_LIMIT);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, MarkCard action) {
    Secrets secrets = play.state().secrets(action.actor());
    Draft.Cards draft = (Draft.Cards) secrets.desk().open();
    Draft.Cards next =
        new Draft.Cards(draft.seat(), draft.purpose(), Lists.plus(draft.marked(), action.card()));
    play.become(play.state().with(action.actor(), secrets.withDesk(secrets.desk().with(next))));
  }

  /** Whether one more card may be marked; any number of them may be exchanged (BF-ATK-06). */
  private static boolean hasRoom(BattleForceView view, Draft.Cards draft) {
    return switch (draft.purpose()) {
      case RESERVE -> draft.marked().size() < RESERVED;
      case STASH -> stashed(view, draft) < Draws.STASH_LIMIT;
      case REDRAW -> true;
    };
  }

  private static int stashed(BattleForceView view, Draft.Cards draft) {
    return view.stash().size() + draft.marked().size();
  }
}
