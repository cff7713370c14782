package io.stardeck.sfbf.internal.ceasefire;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PlayCeasefire;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.event.CardEvent.CeasefirePlayed;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Playing an Organian Ceasefire instead of an attack (BF-ORG-01). */
public final class PlayCeasefireRule implements BattleRule<PlayCeasefire> {
  private static final RuleId ORG_01 = RuleId.of("BF-ORG-01");

  @Override
  public void candidates(BattleForceView view, Consumer<? super PlayCeasefire> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (view.table().kind(hand.get(i)) == CardKind.ORG) {
        offer.accept(new PlayCeasefire(view.seat(), hand.get(i)));
      }
    }
  }

  @Override
  public void check(BattleForceView view, PlayCeasefire action, Findings findings) {
    Checks.inHand(view, action.card(), CardKind.ORG, ORG_01, findings);
    Checks.insteadOfAttack(view, ORG_01, findings);
  }

  /** The card waits on the discard pile, with which it is shuffled in (BF-ORG-04). */
  @Override
  public void perform(Play<BattleForceState> play, PlayCeasefire action) {
    play.tell(ORG_01, new CeasefirePlayed(action.actor()));
    Cards.discardFromHand(play, action.actor(), action.card());
    Ceasefires.stash(play, Ceasefires.order(play.state().table()));
  }
}
