package io.stardeck.deckbuilder.internal.rule;

import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.event.TurnEvent.PlayerAgreed;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.TeamPhase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Agreeing to end the turn of the team (DB-BOR-24). */
public final class AgreeEndRule implements DeckbuilderRule<AgreeEnd> {
  private static final RuleId BOR_24 = RuleId.of("DB-BOR-24");

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super AgreeEnd> offer) {
    offer.accept(new AgreeEnd(view.seat()));
  }

  @Override
  public void check(DeckbuilderView view, AgreeEnd action, Findings findings) {
    if (view.table().phases().top() instanceof TeamPhase team
        && team.gathering().done().contains(view.seat())) {
      findings.reject(BOR_24, "you have agreed already");
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, AgreeEnd action) {
    if (play.state().table().phases().top() instanceof TeamPhase team) {
      play.replace(team.with(team.gathering().enough(action.actor())));
      play.tell(BOR_24, new PlayerAgreed(action.actor()));
    }
  }
}
