package io.stardeck.deckbuilder.internal.rule;

import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.internal.step.SpaceDeck;
import io.stardeck.deckbuilder.internal.step.Tallies;
import io.stardeck.deckbuilder.internal.step.Turns;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/**
 * Exploring: the top space card is flipped (DB-ACT-12); for the whole team in Borg Invasion
 * (DB-BOR-13).
 */
public final class ExploreRule implements DeckbuilderRule<Explore> {
  private static final RuleId EXP_04 = RuleId.of("DB-EXP-04");
  private static final RuleId EXP_08 = RuleId.of("DB-EXP-08");

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super Explore> offer) {
    if (SpaceDeck.open(view) && Checks.explores(view)) {
      offer.accept(new Explore(view.seat()));
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(DeckbuilderView view, Explore action, Findings findings) {
    Checks.exploration(view, findings);
    if (view.spaceDeck() == 0) {
      findings.reject(EXP_04, "the space deck is empty");
    } else if (view.spaceGoneRound()) {
      findings.reject(EXP_08, "every card of the space deck has been flipped in this turn");
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Explore action) {
    Turns.act(play, action.actor());
    Tallies.explore(play, action.actor());
    if (play.state().table().is(Scenario.BORG_INVASION)) {
      SpaceDeck.force(play, 1);
    } else {
      SpaceDeck.flip(play, action.actor());
    }
  }
}
