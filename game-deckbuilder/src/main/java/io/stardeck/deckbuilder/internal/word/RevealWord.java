package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.card.Selector;
import io.stardeck.deckbuilder.card.Zone;
import io.stardeck.deckbuilder.event.CardsRevealed;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.internal.step.Looks;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Look;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** REVEAL: all see the cards, which stay where they are (DB-VIS-04). */
final class RevealWord implements Word<CardEffect.Reveal> {
  private static final RuleId VIS_04 = RuleId.of("DB-VIS-04");

  @Override
  public Class<CardEffect.Reveal> effect() {
    return CardEffect.Reveal.class;
  }

  /** That no card fits is seen as well: whoever shows his Hand shows that. */
  @Override
  public void perform(Play<DeckbuilderState> play, CardEffect.Reveal effect, Run run) {
    if (effect.sel().looksInto(Zone.OWN_DECK_TOP)) {
      Looks.renew(play, CardEffect.Pile.DECK, run.target());
    }
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (Found found : Selection.cards(play.state(), run.bindings(), run.target(), effect.sel())) {
      cards.add(found.card());
    }
    ImmutableList<CardId> byNumber =
        effect.sel().looksInto(Zone.HAND)
            ? ImmutableList.sortedCopyOf(CardId.BY_NUMBER, cards.build())
            : cards.build();
    play.tell(VIS_04, new CardsRevealed(run.target(), byNumber));
    Optional<Look> look = look(play.state(), effect.sel(), run);
    if (look.isPresent() && play.state().table().phases().top() instanceof Run onward) {
      play.replace(onward.looking(look.get()));
    }
  }

  /** What all have seen of a deck the acting player still sees as long as the list goes on. */
  private static Optional<Look> look(DeckbuilderState state, Selector sel, Run run) {
    if (sel.narrows() || sel.owner().isPresent()) {
      return Optional.empty();
    }
    int n = sel.top().orElse(1);
    if (sel.looksInto(Zone.OWN_DECK_TOP)) {
      return Optional.of(Looks.at(state, CardEffect.Pile.DECK, run.target(), n));
    }
    return sel.looksInto(Zone.SPACE_DECK_TOP)
        ? Optional.of(Looks.at(state, CardEffect.Pile.SPACE_DECK, run.target(), n))
        : Optional.empty();
  }
}
