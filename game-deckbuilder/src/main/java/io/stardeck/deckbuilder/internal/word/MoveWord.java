package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Chooser;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.step.Moves;
import io.stardeck.deckbuilder.internal.step.Selections;
import io.stardeck.deckbuilder.internal.step.Slots;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** MOVE: any other movement of cards (DB-PLR-10, 11). */
final class MoveWord extends PickingWord<CardEffect.MoveCards> {
  private static final RuleId EFF_19 = RuleId.of("DB-EFF-19");
  private static final RuleId PLR_10 = RuleId.of("DB-PLR-10");
  private static final RuleId PLR_11 = RuleId.of("DB-PLR-11");

  @Override
  public Amount counted(CardEffect.MoveCards effect) {
    return effect.n();
  }

  @Override
  Optional<Who> named(CardEffect.MoveCards effect) {
    return effect.toPlayer();
  }

  @Override
  Selector sel(DeckbuilderState state, CardEffect.MoveCards effect, Run run) {
    Seat seat = receiver(state, effect, run, run.target());
    return Selections.placeable(
        state.table(), Selections.takeable(own(run, effect)), seat, effect.to());
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
  void act(Play<DeckbuilderState> play, CardEffect.MoveCards effect, Run run, Found found) {
    if (!Moves.takes(found.zone()) || nobody(play.state(), effect, run)) {
      return;
    }
    Seat owner = holder(found, run);
    Seat seat = receiver(play.state(), effect, run, owner);
    Seat mover = by(effect) == Chooser.CONTROLLER ? run.bindings().player() : owner;
    Moves.move(play, found, seat, effect.to(), mover, rule(effect.to(), seat.equals(owner)));
    if (found.zone() != Zone.SEARCH_AREA) {
      Slots.refill(play);
    }
  }

  /** What is to be said of the card that comes there, beside that its text moves it. */
  private static RuleId rule(Destination to, boolean own) {
    if (to == Destination.BRIDGE) {
      return PLR_10;
    }
    return own ? EFF_19 : PLR_11;
  }

  /** Whether the text names a receiver, and there is none. */
  private static boolean nobody(DeckbuilderState state, CardEffect.MoveCards effect, Run run) {
    return effect.toPlayer().isPresent() && whom(state, run, effect.toPlayer().get()).isEmpty();
  }

  /** The player to whom the cards go; their owner unless the text names another. */
  private static Seat receiver(
      DeckbuilderState state, CardEffect.MoveCards effect, Run run, Seat owner) {
    if (effect.toPlayer().isEmpty()) {
      return owner;
    }
    ImmutableList<Seat> named = whom(state, run, effect.toPlayer().get());
    return named.isEmpty() ? owner : named.get(0);
  }
}
