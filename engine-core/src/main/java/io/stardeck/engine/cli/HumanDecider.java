package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A person at the terminal. */
final class HumanDecider<A extends Action, V extends View> implements Decider<A, V> {
  /** The name that the person goes by among the bots. */
  static final String NAME = "human";

  private final Game<?, ?, A, V> game;
  private final Questions<A, V> questions;
  private final Console console;

  HumanDecider(Game<?, ?, A, V> game, Console console) {
    this.game = game;
    this.questions = new Questions<>(game, console);
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
      Choice<A> choice = typed == null ? new Choice.Leave<>() : read(typed.strip(), view, legal);
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
  private @Nullable Choice<A> read(String typed, V view, ImmutableList<A> legal) {
    if (typed.equals("q")) {
      return new Choice.Leave<>();
    }
    if (typed.equals("u")) {
      return new Choice.Undo<>();
    }
    if (typed.startsWith("?")) {
      questions.answer(typed.substring(1).strip(), view, legal);
      return null;
    }
    A action = numbered(typed, legal);
    if (action == null) {
      console.line("That is none of the numbers. Type ? for what can be typed here.");
      return null;
    }
    return new Choice.Take<>(action);
  }

  static <A> @Nullable A numbered(String typed, ImmutableList<A> legal) {
    Integer number = Ints.tryParse(typed);
    return number == null || number < 1 || number > legal.size() ? null : legal.get(number - 1);
  }
}
