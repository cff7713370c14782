package io.stardeck.deckbuilder.turn;

import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import java.util.ArrayList;
import java.util.List;

/** Games that are played by numbers: each picks one of the legal actions. */
final class PlayOn {
  static final DeckbuilderGame GAME = new DeckbuilderGame();

  private PlayOn() {}

  static DeckbuilderState begin(CardSet set, int players, long seed) {
    DeckbuilderConfig config =
        DeckbuilderConfig.builder().players(players).cardSet(set).turnCap(20).build();
    return GAME.setup(config, Chance.seeded("played on " + seed)).state();
  }

  /** All that somebody may do now. */
  static List<DeckbuilderAction> legal(DeckbuilderState state) {
    List<DeckbuilderAction> legal = new ArrayList<>();
    for (Seat seat : GAME.toAct(state)) {
      legal.addAll(GAME.legalActions(state, seat));
    }
    return legal;
  }

  static DeckbuilderAction pick(DeckbuilderState state, int number) {
    List<DeckbuilderAction> legal = legal(state);
    return legal.get(number % legal.size());
  }
}
