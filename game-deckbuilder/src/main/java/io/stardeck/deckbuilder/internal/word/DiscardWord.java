package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.card.Chooser;
import io.stardeck.deckbuilder.card.Zone;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.internal.step.Moves;
import io.stardeck.deckbuilder.internal.step.Stack;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Lists;
import io.stardeck.deckbuilder.state.Look;
import io.stardeck.deckbuilder.state.Option;
import io.stardeck.deckbuilder.state.Question;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.Play;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Roll;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** DISCARD: each pick is discarded before the next is asked (DB-GEN-09, DB-EFF-15). */
final class DiscardWord implements Word<CardEffect.Discard> {
  private static final RuleId EFF_15 = RuleId.of("DB-EFF-15");

  @Override
  public Class<CardEffect.Discard> effect() {
    return CardEffect.Discard.class;
  }

  @Override
  public @Nullable Question ask(DeckbuilderState state, CardEffect.Discard effect, Run run) {
    if (effect.chooser().orElse(Chooser.OWNER) == Chooser.RANDOM) {
      return null;
    }
    int n = Amounts.of(state, run.bindings(), effect.n());
    return Picking.next(run, effect.sel(), n, effect.optional().orElse(false));
  }

  @Override
  public Seat chooser(DeckbuilderState state, CardEffect.Discard effect, Run run) {
    boolean owner = effect.chooser().orElse(Chooser.OWNER) == Chooser.OWNER;
    return owner ? run.target() : run.bindings().player();
  }

  /** Whoever picks from the Hand of another sees it. */
  @Override
  public Optional<Look> look(CardEffect.Discard effect, Run run) {
    boolean another =
        effect.chooser().orElse(Chooser.OWNER) == Chooser.CONTROLLER
            && !run.bindings().player().equals(run.target());
    return another && effect.sel().looksInto(Zone.HAND)
        ? Optional.of(new Look(CardEffect.Pile.HAND, run.target(), 0))
        : run.look();
  }

  @Override
  public void answered(
      Play<DeckbuilderState> play, CardEffect.Discard effect, Run run, Option option) {
    @Nullable Found found = Picking.found(play.state(), run, effect.sel(), option);
    if (found == null) {
      Stack.replace(play, run.answered(Option.NONE));
    } else {
      Moves.discard(play, found, EFF_15);
      Stack.replace(play, run.picked());
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, CardEffect.Discard effect, Run run) {
    if (effect.chooser().orElse(Chooser.OWNER) != Chooser.RANDOM) {
      return;
    }
    int n = Amounts.of(play.state(), run.bindings(), effect.n());
    ImmutableList<Found> cards =
        Selection.cards(play.state(), run.bindings(), run.target(), effect.sel());
    for (int left = Math.min(n, cards.size()); left > 0; left--) {
      Roll roll = play.state().hidden().chance().below(cards.size());
      play.become(play.state().with(play.state().hidden().withChance(roll.next())));
      Moves.discard(play, cards.get(roll.value()), EFF_15);
      cards = Lists.without(cards, roll.value());
    }
  }
}
