package io.stardeck.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.referee.Referee;
import io.stardeck.engine.rules.Countdown.Count;
import io.stardeck.engine.rules.Countdown.Look;
import io.stardeck.engine.rules.Countdown.Take;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What is open in every frame, to players and to the host, and what is checked between steps. */
final class AnytimeTest {
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);
  private static final RuleId RESIGN = RuleId.of("CD-RESIGN");

  record Resign(Seat actor) implements Action {
    @Override
    public boolean anytime() {
      return true;
    }
  }

  record CallTime(Seat actor) implements Action {}

  /** Ends the game, for an action that has a seat and nothing else. */
  private record Leaving<A extends Action>(Class<A> action, Function<Seat, A> of, Seat host)
      implements ActionRule<Count, Look, A> {
    @Override
    public void candidates(Look view, Consumer<? super A> offer) {
      offer.accept(of.apply(host.equals(Seat.HOST) ? host : view.seat()));
    }

    @Override
    public void check(Look view, A action, Findings findings) {
      if (view.state().left() > 8) {
        findings.reject(RESIGN, "not at the very beginning");
      }
    }

    @Override
    public void perform(Play<Count> play, A action) {
      play.become(new Count(0, ONE));
    }
  }

  private final Countdown game =
      new Countdown(
          Countdown.spec(Countdown.PHASES)
              .addAnytime(new Leaving<>(Resign.class, Resign::new, Seat.SPECTATOR))
              .addHost(new Leaving<>(CallTime.class, CallTime::new, Seat.HOST)));

  @Test
  void whatIsOpenAtAnyTimeIsOfferedLast() {
    assertThat(game.legalActions(new Count(8, ONE), ONE))
        .containsExactly(new Take(ONE, 1), new Take(ONE, 2), new Take(ONE, 3), new Resign(ONE));
  }

  @Test
  void whoIsNotWaitedForMayDoThatAndNothingElse() {
    Count count = new Count(8, ONE);
    assertThat(game.toAct(count)).containsExactly(ONE);
    assertThat(game.legalActions(count, TWO)).containsExactly(new Resign(TWO));
    assertThat(game.legalActions(game.view(count, TWO))).containsExactly(new Resign(TWO));
    assertThat(game.apply(count, new Resign(TWO)).state().left()).isZero();
    assertThat(game.check(count, new Take(TWO, 1))).isNotEmpty();
  }

  @Test
  void itIsCheckedLikeAnyAction() {
    assertThat(game.legalActions(new Count(9, ONE), TWO)).isEmpty();
    assertThat(game.check(new Count(9, ONE), new Resign(TWO)))
        .extracting(found -> found.rule())
        .containsExactly(RESIGN);
  }

  @Test
  void nothingIsOpenOnceTheGameIsOver() {
    Count over = new Count(0, ONE);
    assertThat(game.legalActions(over, ONE)).isEmpty();
    assertThat(game.legalActions(over, Seat.HOST)).isEmpty();
    assertThat(game.check(over, new Resign(ONE))).isNotEmpty();
    assertThat(game.check(over, new CallTime(Seat.HOST))).isNotEmpty();
  }

  @Test
  void whoWatchesOrSitsNowhereMayNotDoIt() {
    Count count = new Count(8, ONE);
    assertThat(game.legalActions(count, Seat.SPECTATOR)).isEmpty();
    assertThat(game.legalActions(count, Seat.of(3))).isEmpty();
    assertThat(game.check(count, new Resign(Seat.SPECTATOR))).isNotEmpty();
    assertThat(game.check(count, new Resign(Seat.of(3)))).isNotEmpty();
  }

  @Test
  void theHostMayDoWhatIsLeftToTheHostAndNobodyElse() {
    Count count = new Count(8, ONE);
    assertThat(game.toAct(count)).doesNotContain(Seat.HOST);
    assertThat(game.view(count, Seat.HOST)).isEqualTo(game.view(count, Seat.SPECTATOR));
    assertThat(game.legalActions(count, Seat.HOST)).containsExactly(new CallTime(Seat.HOST));
    assertThat(game.apply(count, new CallTime(Seat.HOST)).state().left()).isZero();
    assertThat(game.check(count, new CallTime(ONE))).isNotEmpty();
    assertThat(game.check(count, new CallTime(Seat.SPECTATOR))).isNotEmpty();
    assertThat(game.check(count, new Resign(Seat.HOST))).isNotEmpty();
    assertThat(game.check(count, new Take(Seat.HOST, 1))).isNotEmpty();
  }

  @Test
  void whoPlaysAtRandomNeverTakesIt() {
    ImmutableList<Action> legal = game.legalActions(new Count(8, ONE), ONE);
    assertThat(Action.answers(legal)).hasSize(3).noneMatch(Action::anytime);
    for (int seed = 0; seed < 50; seed++) {
      assertThat(RandomBot.<Action, Look>get().choose(null, legal, Chance.seeded(seed)))
          .isInstanceOf(Take.class);
    }
  }

  @Test
  void noBotIsAskedForAMoveWhereNothingElseIsOpen() {
    String state = GameJson.of(game).write(new Count(8, ONE));
    String request =
        "{\"op\":\"bot\",\"game\":\"%s\",\"seed\":1,\"seat\":2,\"state\":%s}"
            .formatted(game.info().id(), state);
    assertThat(new Referee(ImmutableList.of(game)).answer(request))
        .isEqualTo("{\"error\":[{\"path\":\"seat\",\"text\":\"has nothing to decide\"}]}");
  }

  @Test
  void whatHoldsBetweenStepsIsCheckedAfterEachChangeUntilNothingChanges() {
    Countdown sinking =
        new Countdown(
            Countdown.spec(Countdown.PHASES)
                .stateCheck(
                    play -> {
                      Count count = play.state();
                      if (count.left() == 8 || count.left() == 7) {
                        play.become(new Count(count.left() - 1, count.mover()));
                      }
                    }));
    assertThat(sinking.apply(new Count(9, ONE), new Take(ONE, 1)).state())
        .isEqualTo(new Count(6, TWO));
    assertThat(sinking.next(new Count(9, ONE), new Take(ONE, 1))).isEqualTo(new Count(6, TWO));
    assertThat(sinking.apply(new Count(13, ONE), new Take(ONE, 3)).state())
        .as("after a frame that went by")
        .isEqualTo(new Count(9, TWO));
    assertThat(sinking.setup(8, Chance.seeded(1)).state())
        .as("set-up")
        .isEqualTo(new Count(8, ONE));
  }
}
