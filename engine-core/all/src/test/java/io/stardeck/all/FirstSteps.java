package io.stardeck.all;

import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.Bots;
import io.stardeck.engine.chance.Chance;

/** The program that README.md shows; {@link FirstStepsTest} runs it. */
public final class FirstSteps {
  private FirstSteps() {}

  public static void main(String[] args) {
    // A game of two players; the same seed always deals the same cards
    var game = new DeckbuilderGame();
    var state = game.setup(game.defaultConfig(2), Chance.seeded("my first game")).state();

    // A bot that comes with the game, and chance of its own: a fresh one for each decision
    var bot = Bots.named(game, "greedy").orElseThrow();
    var chance = Chance.seeded("my first bot");

    for (int decision = 0; decision < 2; decision++) {
      // Who may act, what the game waits for, and all that is legal
      Seat seat = game.toAct(state).get(0);
      var view = game.view(state, seat);
      var legal = game.legalActions(view);
      System.out.println(seat + ": " + game.prompt(view).text() + " (" + legal.size() + " ways)");

      // One action: the next state, and what happened by which rule, as this seat is told it
      var action = bot.choose(view, legal, chance.fork(decision));
      System.out.println("> " + game.narrator().action(view, action));
      var ruling = game.apply(state, action);
      var after = game.view(ruling.state(), seat);
      for (var event : ruling.told(seat)) {
        System.out.println(event.rule() + ": " + game.narrator().event(after, event.what()));
      }

      // The same once more: refused, with the rule and the reason; nothing has changed
      System.out.println("> once more");
      game.apply(ruling.state(), action).violations().forEach(System.out::println);
      state = ruling.state();
    }
  }
}
