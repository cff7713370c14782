package io.stardeck.deckbuilder.internal.rule;

import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.internal.step.Battles;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.CubePlay;
import io.stardeck.deckbuilder.state.phase.TeamPhase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Playing nothing: this time (DB-PVP-02), or, among a team, until one plays again (DB-BOR-18). */
public final class PassRule implements DeckbuilderRule<Pass> {
  private static final RuleId BOR_18 = RuleId.of("DB-BOR-18");
  private static final RuleId CUB_06 = RuleId.of("DB-CUB-06");

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super Pass> offer) {
    offer.accept(new Pass(view.seat()));
  }

  @Override
  public void check(DeckbuilderView view, Pass action, Findings findings) {
    if (view.table().phases().top() instanceof TeamPhase team
        && team.gathering().done().contains(view.seat())) {
      RuleId rule = view.table().phases().top() instanceof CubePlay ? CUB_06 : BOR_18;
      findings.reject(rule, "you have passed already");
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Pass action) {
    if (play.state().table().phases().top() instanceof TeamPhase team) {
      play.replace(team.with(team.gathering().enough(action.actor())));
    } else {
      Battles.pass(play);
    }
  }
}
