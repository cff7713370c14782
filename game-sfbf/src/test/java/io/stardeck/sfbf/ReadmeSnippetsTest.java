package io.stardeck.sfbf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.Progress;
import io.stardeck.engine.match.Simulation;
import io.stardeck.engine.record.Origin;
import io.stardeck.engine.record.Reading;
import io.stardeck.engine.record.Records;
import io.stardeck.engine.session.Session;
import io.stardeck.engine.session.Undo;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The code that README.md shows; {@link ReadmeTest} sees to it that both are the same. */
class ReadmeSnippetsTest {
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final PrintStream terminal = System.out;

  @BeforeEach
  void readAlong() {
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void giveBack() {
    System.setOut(terminal);
  }

  @Test
  void firstSteps() {
    // Two fleets of the advanced game; the same seed always deals the same cards
    var game = new BattleForceGame();
    var state = game.setup(game.defaultConfig(2), Chance.seeded("my first game")).state();

    // Who may act, what the game waits for, and all that is legal
    Seat seat = game.toAct(state).get(0);
    var view = game.view(state, seat);
    System.out.println(seat + ": " + game.prompt(view).text());
    var legal = game.legalActions(state, seat);
    legal.forEach(action -> System.out.println(game.narrator().action(view, action)));

    // One action: the next state, and what happened by which rule
    var ruling = game.apply(state, legal.get(0));
    ruling.events().forEach(event -> System.out.println(event.rule() + " " + event.what()));

    // The same once more: refused, with the rule and the reason; nothing has changed
    var refused = game.apply(ruling.state(), legal.get(0));
    refused.violations().forEach(System.out::println);

    assertThat(legal).isNotEmpty();
    assertThat(ruling.accepted()).isTrue();
    assertThat(refused.accepted()).isFalse();
    assertThat(printed()).contains(refused.violations().get(0).rule().value());
  }

  @Test
  void botOfOnesOwn() throws InterruptedException {
    Bot<Mark, Look> centre =
        (look, legal, chance) ->
            legal.stream()
                .filter(mark -> mark.cell() == 4)
                .findFirst()
                .orElseGet(() -> chance.pick(legal).value());

    var game = new TicTacToe();
    var players =
        ImmutableList.of(
            new Player<>("centre", centre), new Player<>("random", RandomBot.<Mark, Look>get()));
    var lineup = new Lineup<>(game, game.defaultConfig(2), players);
    var result = new Simulation<>(lineup, "any seed", 1_000).run(2, Progress.SILENT);
    result.players().forEach(System.out::println);

    assertThat(result.players().get(0).wins().low())
        .isGreaterThan(result.players().get(1).wins().high());
    assertThat(printed()).contains("name=centre", "name=random");
  }

  @Test
  void clientAcrossTheWire() {
    var game = new TicTacToe();
    Seat seat = Seat.of(1);

    var json = GameJson.of(game);
    String salt = "nobody can guess that";

    // A game under way; each seat's client is sent its page
    var session =
        Session.start(game, game.defaultConfig(2), Origin.seed("table 7").salted(salt), Undo.FREE)
            .state();
    String page = session.json(session.page(seat));

    // What comes back may be anything: it cannot be read, or it can and the rules answer
    Function<String, String> receive =
        text -> {
          try {
            return json.write(session.receive(seat, text));
          } catch (FaultException e) {
            return json.write(e.faults());
          }
        };

    // Taken back freely, as long as nobody has learnt anything by it; saved and gone on with
    boolean takenBack = session.undo(seat);
    var record = Records.of(game).read(session.save());

    assertThat(page).startsWith("{\"view\":{\"seat\":1,\"state\":{\"cells\":\".........\",");
    assertThat(page).contains("\"legal\":[{\"actor\":1,\"cell\":0},");
    assertThat(takenBack).isFalse();
    assertThat(record).isInstanceOf(Reading.Read.class);
    assertThat(receive.apply("{\"actor\":1,\"cell\":9}")).contains("TTT-02");
    assertThat(receive.apply("{\"actor\":2,\"cell\":4}")).contains("actor");
    assertThat(receive.apply("{\"actor\":1,\"cel\":4}")).contains("cel");
    assertThat(receive.apply("{\"actor\":1,\"cell\":4}")).isEqualTo("[]");
    assertThat(session.undo(seat)).isTrue();
  }

  private String printed() {
    return printed.toString(StandardCharsets.UTF_8);
  }
}
