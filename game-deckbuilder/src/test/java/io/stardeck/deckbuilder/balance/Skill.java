package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Bot;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.PlayerResult;
import io.stardeck.engine.match.Progress;
import io.stardeck.engine.match.Simulation;

/** {@code DB-BAL-05}: how often one bot beats another in Exploration, seats swapped. */
final class Skill {
  private Skill() {}

  static Figure of(
      String what,
      double low,
      double high,
      Bot<DeckbuilderAction, DeckbuilderView> one,
      Bot<DeckbuilderAction, DeckbuilderView> other,
      int games) {
    ImmutableList<Player<DeckbuilderAction, DeckbuilderView>> players =
        ImmutableList.of(new Player<>("one", one), new Player<>("other", other));
    try {
      PlayerResult result =
          new Simulation<>(
                  new Lineup<>(
                      new DeckbuilderGame(), Games.config(Scenario.EXPLORATION, 2), players),
                  what,
                  games)
              .run(1, Progress.SILENT)
              .players()
              .get(0);
      return Figure.share("DB-BAL-05", what, low, high, result.wins().wins(), games);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
