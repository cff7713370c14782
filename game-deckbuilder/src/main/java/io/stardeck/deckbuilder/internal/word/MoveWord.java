package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Amount;
import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.card.Chooser;
import io.stardeck.deckbuilder.card.Selector;
import io.stardeck.deckbuilder.card.Who;
import io.stardeck.deckbuilder.card.Zone;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Players;
import io.stardeck.deckbuilder.internal.step.Moves;
import io.stardeck.deckbuilder.internal.step.Selections;
import io.stardeck.deckbuilder.internal.step.Slots;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.choice.Option;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** MOVE: any other movement of cards (DB-PLR-10, 11). */
final class MoveWord extends PickingWord<CardEffect.MoveCards> {
  private static final RuleId PLR_11 = RuleId.of("DB-PLR-11");

  @Override
  public Class<CardEffect.MoveCards> effect() {
    return CardEffect.MoveCards.class;
  }

  @Override
  public Amount counted(CardEffect.MoveCards effect) {
    return effect.n();
  }

  /** A receiver who has to be chosen is chosen before the cards are picked. */
  @Override
  public @Nullable Question ask(DeckbuilderState state, CardEffect.MoveCards effect, Run run) {
    boolean going = !Picking.stopped(run) && run.progress().done() < Picking.count(run);
    if (going && effect.toPlayer().isPresent()) {
      Who who = effect.toPlayer().get();
      if (Players.open(run.bindings(), who)) {
        return new Question.PickPlayer(
            Players.candidates(state.table(), run.bindings(), ((Who.Plain) who).owner()));
      }
      if (nobody(state, effect, run)) {
        return null;
      }
    }
    return super.ask(state, effect, run);
  }

  @Override
  public Seat chooser(DeckbuilderState state, CardEffect.MoveCards effect, Run run) {
    boolean receiver =
        effect.toPlayer().isPresent() && Players.open(run.bindings(), effect.toPlayer().get());
    return receiver ? run.bindings().player() : super.chooser(state, effect, run);
  }

  @Override
  public void answered(
      Play<DeckbuilderState> play, CardEffect.MoveCards effect, Run run, Option option) {
    if (option instanceof Option.Player receiver) {
      play.replace(run.with(run.bindings().withChosen(receiver.seat())));
    } else {
      super.answered(play, effect, run, option);
    }
  }

  @Override
  Selector sel(DeckbuilderState state, CardEffect.MoveCards effect, Run run) {
    Seat seat = receiver(state, effect, run, run.target());
    return Selections.placeable(
        state.table(), Selections.takeable(effect.sel()), seat, effect.to());
  }

  @Override
  boolean mayStop(CardEffect.MoveCards effect) {
    return effect.optional().orElse(false);
  }

  @Override
  Chooser by(CardEffect.MoveCards effect) {
    return effect.chooser().orElse(Chooser.usual(effect.addressed()));
  }

  @Override
  public Optional<Look> look(DeckbuilderState state, CardEffect.MoveCards effect, Run run) {
    return handOfAnother(run, by(effect), effect.sel());
  }

  @Override
  void act(Play<DeckbuilderState> play, CardEffect.MoveCards effect, Run run, Found found) {
    if (!Moves.takes(found.zone()) || nobody(play.state(), effect, run)) {
      return;
    }
    boolean owned = !found.owner().equals(Seat.SPECTATOR);
    Seat owner = owned ? found.owner() : run.target();
    Seat seat = receiver(play.state(), effect, run, owner);
    Seat mover = by(effect) == Chooser.CONTROLLER ? run.bindings().player() : owner;
    Moves.move(play, found, seat, effect.to(), mover, PLR_11);
    if (found.zone() != Zone.SEARCH_AREA) {
      Slots.refill(play);
    }
  }

  /** Whether the text names a receiver, and there is none. */
  private static boolean nobody(DeckbuilderState state, CardEffect.MoveCards effect, Run run) {
    return effect.toPlayer().isPresent()
        && Players.of(state, run.bindings(), effect.toPlayer().get()).isEmpty();
  }

  /** The player to whom the cards go; their owner unless the text names another. */
  private static Seat receiver(
      DeckbuilderState state, CardEffect.MoveCards effect, Run run, Seat owner) {
    if (effect.toPlayer().isEmpty()) {
      return owner;
    }
    ImmutableList<Seat> named = Players.of(state, run.bindings(), effect.toPlayer().get());
    return named.isEmpty() ? owner : named.get(0);
  }
}
