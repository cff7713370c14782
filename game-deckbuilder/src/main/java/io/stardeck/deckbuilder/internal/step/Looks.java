package io.stardeck.deckbuilder.internal.step;

import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Look;
import io.stardeck.deckbuilder.state.Phase;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Players look into hidden cards (DB-VIS-04, DB-EFF-23). */
public final class Looks {
  private Looks() {}

  /** A player's empty Deck is renewed before somebody looks into it (DB-EFF-23). */
  public static void renew(Play<DeckbuilderState> play, CardEffect.Pile pile, Seat whose) {
    if (pile == CardEffect.Pile.DECK) {
      Cards.renewed(play, whose);
    }
  }

  /**
   * The top cards, as many as there are.
   *
   * @param whose whose Deck or Hand; means nothing for the shared decks
   * @param n how many of a deck
   */
  public static Look at(DeckbuilderState state, CardEffect.Pile pile, Seat whose, int n) {
    return switch (pile) {
      case HAND -> new Look(pile, whose, 0);
      case DECK -> new Look(pile, whose, Math.min(n, state.hidden().deck(whose).size()));
      case STARBASE_DECK ->
          new Look(pile, Seat.SPECTATOR, Math.min(n, state.hidden().starbase().size()));
      case SPACE_DECK -> new Look(pile, Seat.SPECTATOR, Math.min(n, state.hidden().space().size()));
    };
  }

  /** So many top cards have left: whoever looks at them must not see those that have moved up. */
  static void fewer(Play<DeckbuilderState> play, CardEffect.Pile pile, Seat whose, int gone) {
    if (looking(play.state().table(), pile, whose)) {
      rewrite(play, pile, whose, gone);
    }
  }

  /** Other cards than those that were looked at lie there now: nobody looks at them any more. */
  static void end(Play<DeckbuilderState> play, CardEffect.Pile pile, Seat whose) {
    fewer(play, pile, whose, Integer.MAX_VALUE);
  }

  private static void rewrite(
      Play<DeckbuilderState> play, CardEffect.Pile pile, Seat whose, int gone) {
    Table table = play.state().table();
    List<Phase> bottomUp = new ArrayList<>();
    for (Phase phase : table.phases()) {
      bottomUp.add(
          phase instanceof Run run && at(run, pile, whose) ? run.seeingFewer(gone) : phase);
    }
    Collections.reverse(bottomUp);
    play.become(play.state().with(table.withPhases(Pile.<Phase>empty().pushAll(bottomUp))));
  }

  private static boolean looking(Table table, CardEffect.Pile pile, Seat whose) {
    for (Phase phase : table.phases()) {
      if (phase instanceof Run run && at(run, pile, whose)) {
        return true;
      }
    }
    return false;
  }

  private static boolean at(Run run, CardEffect.Pile pile, Seat whose) {
    return run.look().isPresent()
        && run.look().get().pile() == pile
        && run.look().get().whose().equals(whose);
  }
}
