package io.stardeck.deckbuilder.internal.word;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.event.CardEvent.CardsRevealed;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.internal.step.Cards;
import io.stardeck.deckbuilder.internal.step.Selections;
import io.stardeck.deckbuilder.internal.step.Showing;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import java.util.Optional;

/** Effects that draw cards or show them. */
final class CardWords {
  private static final RuleId PLR_06 = RuleId.of("DB-PLR-06");
  private static final RuleId VIS_04 = RuleId.of("DB-VIS-04");

  private CardWords() {}

  /** DRAW (DB-PLR-06). */
  static void draw(Play<DeckbuilderState> play, CardEffect.Draw effect, Run run) {
    int n = Amounts.of(play.state(), run.each(), effect.n());
    Cards.draw(play, run.target(), n, PLR_06);
  }

  /** PEEK: the acting player alone sees the cards (DB-VIS-04), as long as the list goes on. */
  static void peek(Play<DeckbuilderState> play, CardEffect.Peek effect, Run run) {
    Cards.renew(play, effect.pile(), run.target());
    Look look = play.state().look(effect.pile(), run.target(), effect.n().orElse(1));
    Showing.show(play, look, run.bindings().player());
    if (look.n() > 0 && play.state().table().phases().top() instanceof Run onward) {
      play.replace(onward.looking(look));
    }
  }

  /**
   * REVEAL: all see the cards, which stay where they are (DB-VIS-04). That no card fits is seen as
   * well: whoever shows their Hand shows that.
   */
  static void reveal(Play<DeckbuilderState> play, CardEffect.Reveal effect, Run run) {
    if (effect.sel().looksInto(Zone.OWN_DECK_TOP)) {
      Cards.renew(play, CardEffect.Pile.DECK, run.target());
    }
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (Found found :
        Selections.asSeen(
            Selection.cards(
                play.state(), run.bindings(), run.target(), PickingWord.own(run, effect)))) {
      cards.add(found.card());
      show(play, found);
    }
    play.tell(VIS_04, new CardsRevealed(run.target(), cards.build()));
    Optional<Look> look = look(play.state(), effect.theirs(), run);
    if (look.isPresent() && play.state().table().phases().top() instanceof Run onward) {
      play.replace(onward.looking(look.get()));
    }
  }

  private static void show(Play<DeckbuilderState> play, Found found) {
    switch (found.zone()) {
      case HAND -> show(play, Places.hand(found.owner()), found.card());
      case DECK -> show(play, Places.deck(found.owner()), found.card());
      case SPACE_DECK_TOP -> show(play, Places.SPACE, found.card());
      default -> {
        // All see what lies elsewhere.
      }
    }
  }

  private static void show(Play<DeckbuilderState> play, Place place, CardId card) {
    CARDS.show(play, place, card, Audience.everyone());
  }

  /** What all have seen of a deck the acting player still sees as long as the list goes on. */
  private static Optional<Look> look(DeckbuilderState state, Selector sel, Run run) {
    if (sel.narrows() || sel.owner().isPresent()) {
      return Optional.empty();
    }
    int n = sel.top().orElse(1);
    if (sel.looksInto(Zone.OWN_DECK_TOP)) {
      return Optional.of(state.look(CardEffect.Pile.DECK, run.target(), n));
    }
    return sel.looksInto(Zone.SPACE_DECK_TOP)
        ? Optional.of(state.look(CardEffect.Pile.SPACE_DECK, run.target(), n))
        : Optional.empty();
  }
}
