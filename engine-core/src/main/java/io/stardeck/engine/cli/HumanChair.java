package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A person at the terminal. */
final class HumanChair<A extends Action, V extends View> implements Chair<A, V> {
  /** The name that the person goes by among the bots. */
  static final String NAME = "human";

  private final Game<?, ?, A, V> game;
  private final GameJson<?, ?, A, V> json;
  private final Console console;

  HumanChair(Game<?, ?, A, V> game, Console console) {
    this.game = game;
    this.json = GameJson.of(game);
    this.console = console;
  }

  @Override
  public Choice<A> decide(Seat seat, V view, ImmutableList<A> legal, Chance chance)
      throws IOException {
    show(seat, view, legal);
    while (true) {
      console.out().print("1 to " + legal.size() + ", or ? u q: ");
      console.out().flush();
      String typed = console.in().readLine();
      Choice<A> choice = typed == null ? new Choice.Leave<>() : read(typed.strip(), legal);
      if (choice != null) {
        return choice;
      }
    }
  }

  private void show(Seat seat, V view, ImmutableList<A> legal) {
    console.line("");
    console.line("%s", game.narrator().table(view));
    console.line("");
    console.line("%s: %s", seat, game.prompt(view).text());
    for (int i = 0; i < legal.size(); i++) {
      console.line("%4d  %s", i + 1, game.narrator().action(view, legal.get(i)));
    }
  }

  /** What was typed means; null if it was a question, or nothing that can be understood. */
  private @Nullable Choice<A> read(String typed, ImmutableList<A> legal) {
    if (typed.equals("q")) {
      return new Choice.Leave<>();
    }
    if (typed.equals("u")) {
      return new Choice.Undo<>();
    }
    if (typed.startsWith("?")) {
      explain(typed.substring(1).strip(), legal);
      return null;
    }
    A action = numbered(typed, legal);
    if (action == null) {
      console.line("That is none of the numbers. Type ? for what can be typed here.");
      return null;
    }
    return new Choice.Take<>(action);
  }

  private void explain(String what, ImmutableList<A> legal) {
    if (what.isEmpty()) {
      console.line("  a number   takes the action of that number");
      console.line("  ? number   shows the action in full");
      console.line("  ? ID       shows the rules whose id begins so, such as ? %s", firstRule());
      console.line("  u          takes your last decision back, and all that came after it");
      console.line("  q          leaves the game; the record is kept");
      return;
    }
    A action = numbered(what, legal);
    if (action != null) {
      console.line("  %s", json.write(action));
      return;
    }
    ImmutableList<RuleBook.Entry> rules = game.ruleBook().startingWith(what);
    if (rules.isEmpty()) {
      console.line("  There is no action of that number and no rule whose id begins so.");
    }
    rules.forEach(rule -> console.line("  %s: %s", rule.id(), rule.text()));
  }

  private static <A> @Nullable A numbered(String typed, ImmutableList<A> legal) {
    Integer number = Ints.tryParse(typed);
    return number == null || number < 1 || number > legal.size() ? null : legal.get(number - 1);
  }

  private String firstRule() {
    ImmutableList<RuleBook.Entry> rules = game.ruleBook().rules();
    return rules.isEmpty() ? "" : rules.get(0).id().value();
  }
}
