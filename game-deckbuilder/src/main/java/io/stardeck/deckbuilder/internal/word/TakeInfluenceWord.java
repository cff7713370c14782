package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.Amount;
import io.stardeck.deckbuilder.card.Chooser;
import io.stardeck.deckbuilder.card.GameEffect;
import io.stardeck.deckbuilder.card.Selector;
import io.stardeck.deckbuilder.card.Who;
import io.stardeck.deckbuilder.card.Zone;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Players;
import io.stardeck.deckbuilder.internal.step.Influences;
import io.stardeck.deckbuilder.internal.step.Selections;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Option;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import org.jspecify.annotations.Nullable;

/** TAKE_INFLUENCE: one Influence card that lies open comes to a player (DB-KCW-21). */
final class TakeInfluenceWord extends PickingWord<GameEffect.TakeInfluence> {
  private static final Amount ONE = Amount.of(1);
  private static final ImmutableSet<Zone> OPEN =
      ImmutableSet.of(Zone.INFLUENCE, Zone.POINTS, Zone.FLIPPED, Zone.THIS, Zone.CURRENT);

  @Override
  public Class<GameEffect.TakeInfluence> effect() {
    return GameEffect.TakeInfluence.class;
  }

  @Override
  public Amount counted(GameEffect.TakeInfluence effect) {
    return ONE;
  }

  /** An opponent who has to be chosen is chosen before the card. */
  @Override
  public @Nullable Question ask(DeckbuilderState state, GameEffect.TakeInfluence effect, Run run) {
    boolean going = !Picking.stopped(run) && run.progress().done() < Picking.count(run);
    if (going && effect.sel().owner().isPresent()) {
      Who who = effect.sel().owner().get();
      if (Players.open(run.bindings(), who)) {
        return new Question.PickPlayer(
            Players.candidates(state.table(), run.bindings(), ((Who.Plain) who).owner()));
      }
    }
    return super.ask(state, effect, run);
  }

  @Override
  public void answered(
      Play<DeckbuilderState> play, GameEffect.TakeInfluence effect, Run run, Option option) {
    if (option instanceof Option.Player chosen) {
      play.replace(run.with(run.bindings().withChosen(chosen.seat())));
    } else {
      super.answered(play, effect, run, option);
    }
  }

  @Override
  Selector sel(DeckbuilderState state, GameEffect.TakeInfluence effect, Run run) {
    return Selections.within(effect.sel(), OPEN);
  }

  @Override
  boolean mayStop(GameEffect.TakeInfluence effect) {
    return false;
  }

  @Override
  Chooser by(GameEffect.TakeInfluence effect) {
    return Chooser.CONTROLLER;
  }

  @Override
  void act(Play<DeckbuilderState> play, GameEffect.TakeInfluence effect, Run run, Found found) {
    Seat seat = run.target();
    if (found.zone() != Zone.INFLUENCE || !found.owner().equals(seat)) {
      Influences.come(play, seat, found.card());
    }
  }
}
