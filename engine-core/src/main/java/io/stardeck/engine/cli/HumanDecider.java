package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.cli.Screen.Style;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A person at the terminal. */
final class HumanDecider<A extends Action, V extends View> implements Decider<A, V> {
  /** The name that the person goes by among the bots. */
  static final String NAME = "human";

  private static final ImmutableList<String> COMMANDS =
      ImmutableList.of("board", "log", "legend", "help", "undo", "quit");
  private static final int LOG = 10;

  private final Game<?, ?, A, V> game;
  private final Teller<?, A, V> teller;
  private final Questions<A, V> questions;
  private final Console console;
  private final OnlyChoice<A> onlyChoice;
  private final boolean asksFreely;

  /**
   * A person.
   *
   * @param teller shows the person the table and what has happened
   * @param onlyChoice what needs no asking
   * @param asksFreely whether the person is asked, too, where nobody waits for them
   */
  HumanDecider(
      Game<?, ?, A, V> game,
      Teller<?, A, V> teller,
      Console console,
      OnlyChoice<A> onlyChoice,
      boolean asksFreely) {
    this.game = game;
    this.teller = teller;
    this.questions = new Questions<>(game, console);
    this.console = console;
    this.onlyChoice = onlyChoice;
    this.asksFreely = asksFreely;
  }

  @Override
  public Choice<A> decide(Seat seat, V view, ImmutableList<A> legal, Chance chance)
      throws IOException {
    if (onlyChoice.is(legal)) {
      console.say(
          Style.FAINT,
          "%s: %s (nothing else can be done)"
              .formatted(seat, game.narrator().action(view, legal.get(0))));
      return new Choice.Take<>(legal.get(0));
    }
    teller.catchUp(seat);
    teller.changes(view);
    ask(view, legal);
    while (true) {
      String typed = console.ask("1 to " + legal.size() + ", or ? u q: ");
      Choice<A> choice = typed == null ? new Choice.Leave<>() : read(typed.strip(), view, legal);
      if (choice != null) {
        return choice;
      }
    }
  }

  @Override
  public Optional<Choice<A>> unasked(Seat seat, V view, ImmutableList<A> legal, Chance chance)
      throws IOException {
    if (!asksFreely) {
      return Optional.empty();
    }
    teller.catchUp(seat);
    teller.changes(view);
    ask(view, legal);
    while (true) {
      String typed = console.ask("Nobody waits for you. Enter, or 1 to " + legal.size() + ": ");
      if (typed != null && typed.isBlank()) {
        return Optional.empty();
      }
      Choice<A> choice = typed == null ? new Choice.Leave<>() : read(typed.strip(), view, legal);
      if (choice != null) {
        return Optional.of(choice);
      }
    }
  }

  private void ask(V view, ImmutableList<A> legal) {
    console.line("");
    console.say(Style.STRONG, view.seat() + ": " + game.prompt(view).text());
    for (int i = 0; i < legal.size(); i++) {
      console.line("%4d  %s", i + 1, game.narrator().action(view, legal.get(i)));
    }
  }

  /** What was typed means; null if it was a question, or nothing that can be understood. */
  private @Nullable Choice<A> read(String typed, V view, ImmutableList<A> legal) {
    List<String> words = List.of(typed.split("\\s+", 2));
    switch (words.get(0)) {
      case "q", "quit" -> {
        return new Choice.Leave<>();
      }
      case "u", "undo" -> {
        onlyChoice.askNext();
        return new Choice.Undo<>();
      }
      case "b", "board" -> {
        console.line("");
        teller.whole(view);
        ask(view, legal);
      }
      case "log" -> log(view.seat(), words.size() == 1 ? "" + LOG : words.get(1));
      case "legend" -> questions.legend();
      case "h", "help" -> questions.help();
      default -> {
        return other(typed, view, legal);
      }
    }
    return null;
  }

  private @Nullable Choice<A> other(String typed, V view, ImmutableList<A> legal) {
    if (typed.startsWith("?")) {
      questions.answer(typed.substring(1).strip(), view, legal);
      return null;
    }
    A action = numbered(typed, legal);
    if (action == null) {
      console.line(
          "That is none of the numbers%s. Type ? for what can be typed here.",
          Suggestion.of(typed, COMMANDS));
      return null;
    }
    return new Choice.Take<>(action);
  }

  private void log(Seat seat, String lines) {
    Integer most = Ints.tryParse(lines);
    if (most == null || most < 1) {
      console.line("  log 20 tells the last 20 things that happened.");
    } else {
      teller.log(seat, most);
    }
  }

  static <A> @Nullable A numbered(String typed, ImmutableList<A> legal) {
    Integer number = Ints.tryParse(typed);
    return number == null || number < 1 || number > legal.size() ? null : legal.get(number - 1);
  }
}
