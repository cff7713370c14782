package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.word.Bound;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.step.Gains;
import io.stardeck.deckbuilder.internal.step.Moves;
import io.stardeck.deckbuilder.internal.step.Selections;
import io.stardeck.deckbuilder.internal.step.Slots;
import io.stardeck.deckbuilder.internal.step.Trashes;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** UPGRADE: the pair of cards is chosen in one (DB-EFF-13). */
final class UpgradeWord implements Word<CardEffect.Upgrade> {
  private static final RuleId EFF_13 = RuleId.of("DB-EFF-13");

  @Override
  public @Nullable Question ask(DeckbuilderState state, CardEffect.Upgrade effect, Run run) {
    if (!run.progress().answers().isEmpty() || run.progress().done() > 0) {
      return null;
    }
    Selector from = Picking.shown(state, run, Selections.takeable(effect.from()));
    return new Question.PickUpgrade(
        from,
        run.target(),
        run.bindings(),
        Amounts.of(state, run.bindings(), effect.plus()),
        effect.bound().orElse(Bound.EXACT),
        filter(state, effect, run),
        effect.optional().orElse(false));
  }

  @Override
  public void answered(
      Play<DeckbuilderState> play, CardEffect.Upgrade effect, Run run, Answer option) {
    play.replace(option instanceof Answer.Upgrade ? run.picked() : run.answered(option));
    if (option instanceof Answer.Upgrade pair) {
      upgrade(play, effect, run, pair);
    }
  }

  private static void upgrade(
      Play<DeckbuilderState> play, CardEffect.Upgrade effect, Run run, Answer.Upgrade pair) {
    @Nullable Found trashed =
        Picking.found(
            play.state(), run, Selections.takeable(effect.from()), new Answer.Card(pair.trashed()));
    if (trashed != null && Moves.takes(trashed.zone())) {
      Trashes.oneOfSeveral(play, trashed, PickingWord.holder(trashed, run), EFF_13);
      Gains.oneOfSeveral(play, run.target(), pair.gained(), to(effect), EFF_13);
      Slots.refill(play);
    }
  }

  private static Selector filter(DeckbuilderState state, CardEffect.Upgrade effect, Run run) {
    Selector all = effect.filter().orElse(Selector.all(Zone.STARBASE));
    Selector sel = all.in(Optional.of(GainWord.offered(all)));
    return Selections.placeable(state.table(), sel, run.target(), to(effect));
  }

  private static Destination to(CardEffect.Upgrade effect) {
    return effect.to().orElse(Destination.DISCARD);
  }
}
