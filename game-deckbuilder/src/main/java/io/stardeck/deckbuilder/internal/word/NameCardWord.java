package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.event.CardEvent.CardNamed;
import io.stardeck.deckbuilder.event.CardEvent.NameJudged;
import io.stardeck.deckbuilder.internal.formula.Players;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import org.jspecify.annotations.Nullable;

/**
 * NAME_CARD: a name is named; then somebody guesses whether the Hand of the namer holds it, or the
 * Hands of the players concerned are looked through. In the lists without a guess CHOSEN_PLAYER is
 * the player whose Hand it is.
 */
final class NameCardWord implements Word<Control.NameCard> {
  private static final RuleId EFF_18 = RuleId.of("DB-EFF-18");
  private static final RuleId D_08 = RuleId.of("DB-D-08");

  @Override
  public @Nullable Question ask(DeckbuilderState state, Control.NameCard effect, Run run) {
    Who who = concerned(effect);
    if (Players.open(state.table(), run.bindings(), who)) {
      ImmutableList<Seat> among =
          Players.candidates(state.table(), run.bindings(), ((Who.Plain) who).owner());
      return among.isEmpty() ? null : new Question.PickPlayer(among);
    }
    if (Players.of(state, run.bindings(), who).isEmpty()) {
      return null;
    }
    int answers = run.progress().answers().size();
    if (!named(run)) {
      return new Question.PickName();
    }
    return effect.guesser().isPresent() && answers == 1 ? new Question.YesNo() : null;
  }

  /** Whether this effect has its name: one that was named before holds until then. */
  private static boolean named(Run run) {
    return !run.progress().answers().isEmpty() && run.bindings().named().isPresent();
  }

  @Override
  public Seat chooser(DeckbuilderState state, Control.NameCard effect, Run run) {
    boolean guessed =
        effect.guesser().isPresent()
            && named(run)
            && !Players.open(state.table(), run.bindings(), effect.guesser().get());
    return guessed
        ? Players.of(state, run.bindings(), effect.guesser().get()).get(0)
        : run.bindings().player();
  }

  @Override
  public void answered(
      Play<DeckbuilderState> play, Control.NameCard effect, Run run, Answer option) {
    if (option instanceof Answer.Player chosen) {
      play.replace(run.with(run.bindings().withChosen(chosen.seat())));
      return;
    }
    Run next = run.answered(option);
    if (option instanceof Answer.Name named) {
      play.tell(EFF_18, new CardNamed(run.bindings().player(), named.name()));
      next = next.with(run.bindings().withNamed(named.name()));
    }
    play.replace(next);
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Control.NameCard effect, Run run) {
    if (run.progress().answers().isEmpty()) {
      return;
    }
    ImmutableList<Seat> players = Players.of(play.state(), run.bindings(), concerned(effect));
    if (effect.guesser().isPresent()) {
      boolean held = holds(play.state(), run.bindings().player(), run.bindings());
      boolean right = run.progress().answers().get(1).equals(Answer.YES) == held;
      play.tell(D_08, new NameJudged(players.get(0), true, right));
      Runs.inner(play, run, right ? effect.hit() : effect.miss());
      return;
    }
    for (Seat seat : players) {
      play.tell(D_08, new NameJudged(seat, false, holds(play.state(), seat, run.bindings())));
    }
    for (Seat seat : players.reverse()) {
      boolean hit = holds(play.state(), seat, run.bindings());
      ImmutableList<Effect> list = hit ? effect.hit() : effect.miss();
      Runs.inner(play, run, list, run.bindings().withChosen(seat));
    }
  }

  /** Who guesses, or whose Hands decide. */
  private static Who concerned(Control.NameCard effect) {
    return effect.guesser().orElse(effect.player().orElse(Who.SELF));
  }

  private static boolean holds(DeckbuilderState state, Seat seat, Bindings bindings) {
    for (CardId card : state.hand(seat)) {
      if (state.table().def(card).name().equals(bindings.named().orElseThrow())) {
        return true;
      }
    }
    return false;
  }
}
