package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.card.Zone;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.state.CardId;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Hidden;
import io.stardeck.deckbuilder.state.Look;
import io.stardeck.deckbuilder.state.Phase;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Lists;
import io.stardeck.engine.Pile;
import io.stardeck.engine.Play;

/** Cards are taken out of decks. */
final class Decks {
  private Decks() {}

  /** Takes a card out of a Deck or the space deck; whoever is looking at it sees one fewer. */
  static void take(Play<DeckbuilderState> play, Found found) {
    Hidden hidden = play.state().hidden();
    if (found.zone() == Zone.DECK) {
      Pile<CardId> deck = without(hidden.deck(found.owner()), found.card());
      play.become(play.state().with(hidden.withDeck(found.owner(), deck)));
    } else {
      play.become(play.state().with(hidden.withSpace(without(hidden.space(), found.card()))));
    }
    shrink(play, found);
  }

  /** Who looks at the top cards of the deck must not see the one that has moved up. */
  private static void shrink(Play<DeckbuilderState> play, Found found) {
    Table table = play.state().table();
    ImmutableList.Builder<Phase> phases = ImmutableList.builder();
    for (Phase phase : table.phases()) {
      phases.add(
          phase instanceof Run run && run.look().isPresent() && shows(run.look().get(), found)
              ? run.looking(fewer(run.look().get()))
              : phase);
    }
    play.become(play.state().with(table.withPhases(Pile.topFirst(phases.build()))));
  }

  private static boolean shows(Look look, Found found) {
    boolean own = found.zone() == Zone.DECK;
    return own
        ? look.pile() == CardEffect.Pile.DECK && look.whose().equals(found.owner())
        : look.pile() == CardEffect.Pile.SPACE_DECK;
  }

  private static Look fewer(Look look) {
    return new Look(look.pile(), look.whose(), Math.max(0, look.n() - 1));
  }

  private static Pile<CardId> without(Pile<CardId> pile, CardId card) {
    return Pile.topFirst(Lists.minus(pile.toList(), card));
  }
}
