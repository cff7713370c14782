package io.stardeck.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people who play see and can type. */
class PeopleAtTheTerminalTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void personSeesTheTableAndChoosesByNumber() {
    Run run = people(ImmutableList.of("1", "4", "1", "2", "1"));
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    assertThat(run.out())
        .contains("seat 1: mark an empty cell\n   1  mark cell 0\n", "1..\n.2.\n...\n")
        .contains("The game is over after 5 decisions (TTT-03).")
        .contains("  seat 1  human            score    1  winner\n");
  }

  @Test
  void questionMarkExplains() {
    Run run = people(ImmutableList.of("?", "? 3", "? TTT-03", "? nothing", "q"));
    assertThat(run.out())
        .contains("u          takes your last decision back", "{\"actor\":1,\"cell\":2}")
        .contains("TTT-03: Three marks in a line win", "no action of that number and no rule");
  }

  @Test
  void whatComesFromAFileIsShownAsIfItWereTyped() {
    assertThat(people(ImmutableList.of("x", "q")).out())
        .contains(
            "or ? u q: x\nThat is none of the numbers. Type ? for what can be typed here.\n",
            "or ? u q: q\n");
  }

  @Test
  void whatIsNoNumberIsAskedForAgain() {
    Run run = people(ImmutableList.of("0", "10", "-1", "1.5", "", "x", "99999999999999", "q"));
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    assertThat(run.out().split("That is none of the numbers", -1)).hasSize(8);
  }

  @Test
  void undoTakesTheOwnLastDecisionBackWithAllThatCameAfterIt() throws IOException {
    Path file = folder.resolve("game.jsonl");
    people(ImmutableList.of("1", "1", "u", "9", "q"), "--record", file.toString());
    // Seat 1 marks 0, seat 2 marks 1; seat 1 takes it back and marks 8 instead.
    assertThat(Files.readAllLines(file))
        .filteredOn(line -> line.contains("\"move\""))
        .singleElement()
        .asString()
        .startsWith("{\"type\":\"move\",\"action\":{\"actor\":1,\"cell\":8},\"sum\":\"");
  }

  @Test
  void undoWithoutADecisionChangesNothing() {
    Run run = people(ImmutableList.of("u", "1", "u", "q"));
    assertThat(run.out())
        .contains("seat 1 has taken no decision yet.", "seat 2 has taken no decision yet.")
        .contains("The game was left after 1 decisions.");
  }

  @Test
  void againstABotUndoFindsTheSameAnswer() {
    Run run =
        Run.typing(
            ImmutableList.of("1", "u", "1", "q"),
            "play",
            "tic-tac-toe",
            "--bots",
            "human,random",
            "--seed",
            "1");
    ImmutableList<String> answers =
        run.out()
            .lines()
            .filter(line -> line.startsWith("Marked[seat=seat 2"))
            .collect(ImmutableList.toImmutableList());
    assertThat(answers).hasSize(2);
    assertThat(answers.get(0)).isEqualTo(answers.get(1));
  }

  @Test
  void leavingKeepsTheRecord() throws IOException {
    Path file = folder.resolve("game.jsonl");
    Run run = people(ImmutableList.of("5", "q"), "--record", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.OK);
    assertThat(Iterables.getLast(Files.readAllLines(file))).contains("\"end\"", "\"moves\":1");
    assertThat(Run.of("replay", file.toString()).code()).isEqualTo(ExitCode.OK);
  }

  @Test
  void recordThatCannotBeKeptIsToldBeforeAnybodyPlays() {
    Run run = people(ImmutableList.of("5", "q"), "--record", folder.toString());
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains("cannot write " + folder);
    assertThat(run.out()).doesNotContain("mark an empty cell");
  }

  @Test
  void terminalHasTheEyesOfThePeopleAtItAndNobodysIfThereAreNone() {
    assertThat(PlayCommand.watchers(ImmutableList.of("random", "human")))
        .containsExactly(Seat.of(2));
    assertThat(PlayCommand.watchers(ImmutableList.of("human", "human")))
        .containsExactly(Seat.of(1), Seat.of(2));
    assertThat(PlayCommand.watchers(ImmutableList.of("random"))).containsExactly(Seat.SPECTATOR);
  }

  @Test
  void onlyWhatHasChangedIsShownAndTheWholeBoardOnRequest() {
    Run run = people(ImmutableList.of("1", "1", "board", "q"));
    // Seat 1 sees the empty board; of each later one the line with the mark, and once all of it.
    assertThat(run.out().split("\\.\\.\\.\n", -1)).hasSize(3 + 2 + 2 + 1 + 2);
  }

  @Test
  void logTellsWhatHasHappened() {
    Run run = people(ImmutableList.of("1", "1", "log", "log 1", "log all", "q"));
    assertThat(run.out())
        .contains("  Marked[seat=seat 1, cell=0]\n  Marked[seat=seat 2, cell=1]\n")
        .contains(": log 1\n  Marked[seat=seat 2, cell=1]\n")
        .contains("log 20 tells the last 20 things that happened.");
  }

  @Test
  void wordThatIsNearlyACommandIsAnsweredWithIt() {
    assertThat(people(ImmutableList.of("bord", "q")).out()).contains("did you mean \"board\"?");
  }

  @Test
  void helpIsAskedForByItsNameToo() {
    assertThat(people(ImmutableList.of("help", "q")).out())
        .contains("takes the action of that number");
  }

  @Test
  void legendIsAskedFor() {
    assertThat(people(ImmutableList.of("legend", "q")).out())
        .contains("The table needs no explaining.");
  }

  @Test
  void peopleTakeTurnsAtTheTerminalAndAreAskedBeforeAnythingIsShown() {
    Run run =
        Run.typing(
            ImmutableList.of("", "1", "", "2"), "play", "tic-tac-toe", "--bots", "human,human");
    assertThat(run.out())
        .contains(
            "seat 1 is to decide, and nobody else is to look.\nPress Enter to go on: \n\n...\n",
            "seat 2 is to decide, and nobody else is to look.\n"
                + "Press Enter to go on: \nMarked[seat=seat 1, cell=0]\n\n1..\n",
            "The game was left after 2 decisions.");
  }

  /** It may be gone on with: what was told to another alone is still theirs. */
  @Test
  void whoLeavesAGameIsNotToldWhatOthersHaveYetToLookAt() {
    ImmutableList<String> typed = ImmutableList.of("", "1", "", "2");
    String[] game = {"play", "tic-tac-toe", "--bots", "human,human"};
    assertThat(Run.typing(typed, game).out())
        .contains("The game was left after 2 decisions.")
        .doesNotContain("Marked[seat=seat 2");
    assertThat(Run.typing(typed, "play", "tic-tac-toe", "--bots", "human,human", "--open").out())
        .contains("Marked[seat=seat 2");
    ImmutableList<String> whole = ImmutableList.of("", "1", "", "3", "", "1", "", "2", "", "1");
    assertThat(Run.typing(whole, game).out())
        .contains("The game is over after 5 decisions", "Marked[seat=seat 1, cell=2]");
  }

  @Test
  void seatsHaveNames() {
    Run run = people(ImmutableList.of("1", "4", "1", "2", "1"), "--names", "Ann,Bob");
    assertThat(run.out())
        .contains("Ann: mark an empty cell\n", "Marked[seat=Bob, cell=4]")
        .contains("  Ann  human            score    1  winner\n")
        .doesNotContain("seat 1", "seat 2");
  }

  @Test
  void whatAloneCanBeDoneIsNotAskedForUnlessEverythingIs() {
    ImmutableList<String> first = ImmutableList.of("5", "2", "3", "1", "1");
    Run run = alone(first, "--seed", "1");
    assertThat(run.out())
        .contains("seat 1: mark cell ", "(nothing else can be done)")
        .contains("The game is over after 9 decisions");
    Run asked = alone(first, "--seed", "1", "--ask-everything");
    assertThat(asked.out())
        .contains("1 to 1, or ? u q: ", "The game is over after 9 decisions")
        .doesNotContain("nothing else can be done");
  }

  @Test
  void afterADecisionIsTakenBackTheNextIsAskedFor() {
    OnlyChoice<Mark> choice = new OnlyChoice<>(action -> true);
    ImmutableList<Mark> only = ImmutableList.of(new Mark(Seat.of(1), 8));
    assertThat(choice.is(only)).isTrue();
    choice.askNext();
    assertThat(choice.is(only)).isFalse();
    assertThat(choice.is(only)).isTrue();
    assertThat(choice.is(ImmutableList.of(new Mark(Seat.of(1), 7), new Mark(Seat.of(1), 8))))
        .isFalse();
  }

  private record Answer(Seat actor, boolean anytime) implements Action {}

  @Test
  void whatIsOpenAtAnyTimeIsNoAnswerToChoose() {
    OnlyChoice<Answer> choice = new OnlyChoice<>(action -> !action.anytime());
    Answer pass = new Answer(Seat.of(1), false);
    Answer resign = new Answer(Seat.of(1), true);
    assertThat(choice.is(ImmutableList.of(pass, resign))).isTrue();
    assertThat(choice.is(ImmutableList.of(pass, pass, resign))).isFalse();
    assertThat(choice.is(ImmutableList.of(resign))).isFalse();
  }

  @Test
  void endOfInputLeavesTheGame() {
    assertThat(people(ImmutableList.of("5")).out())
        .contains("The game was left after 1 decisions.");
  }

  private static Run alone(Iterable<String> typed, String... further) {
    return Run.typing(
        typed,
        ImmutableList.<String>builder()
            .add("play", "tic-tac-toe", "--bots", "human,random")
            .add(further)
            .build()
            .toArray(new String[0]));
  }

  private static Run people(Iterable<String> typed, String... further) {
    return Run.typing(
        typed,
        ImmutableList.<String>builder()
            .add("play", "tic-tac-toe", "--bots", "human", "--open")
            .add(further)
            .build()
            .toArray(new String[0]));
  }
}
