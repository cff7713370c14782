package io.stardeck.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Fault;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import net.jqwik.api.Example;

/** The result of a state from outside is one that its table can have. */
class ResultFromOutsideTest {
  private static final RuleId END = RuleId.of("ANY-01");
  private static final ImmutableList<Integer> SCORES = ImmutableList.of(7, 7, 5);

  @Example
  void aResultOfThisTableHasNoFault() {
    assertThat(faults(Seat.first(2), SCORES, END)).isEmpty();
    assertThat(faults(Seat.first(0), SCORES, END)).as("nobody won").isEmpty();
  }

  @Example
  void whoWinsSitsAtTheTable() {
    for (Seat stranger : ImmutableList.of(Seat.SPECTATOR, Seat.of(4), Seat.HOST)) {
      assertThat(faults(stranger.alone(), SCORES, END))
          .extracting(Fault::path)
          .containsExactly("stack[0].outcome.winners");
    }
  }

  @Example
  void whoWinsIsToldOnceAndInSeatOrder() {
    for (int second : new int[] {1, 2}) {
      assertThat(faults(ImmutableList.of(Seat.of(2), Seat.of(second)), SCORES, END)).hasSize(1);
    }
  }

  @Example
  void eachSeatHasAScore() {
    for (int scores : new int[] {0, 2}) {
      assertThat(faults(Seat.first(1), SCORES.subList(0, scores), END))
          .extracting(Fault::path)
          .containsExactly("stack[0].outcome.scores");
    }
  }

  @Example
  void aGameEndsByARuleOfTheBook() {
    assertThat(faults(Seat.first(1), SCORES, RuleId.of("ANY-02")))
        .containsExactly(new Fault("stack[0].outcome.rule", "there is no ANY-02"));
  }

  private static ImmutableList<Fault> faults(
      ImmutableList<Seat> winners, ImmutableList<Integer> scores, RuleId rule) {
    Over over = new Over(new Outcome(winners, scores, rule));
    return new Ended().faults(new Table(Pile.<Frame>empty().push(over), Chance.seeded(1)));
  }

  private record Over(Outcome outcome) implements FinalFrame {}

  private record Nothing(Seat actor) implements Action {}

  private record Look(Seat seat, Frame top) implements GameView {}

  private record Happened() implements GameEvent {}

  private record Table(Pile<Frame> frames, Chance chance) implements GameState<Table> {
    @Override
    public Table withFrames(Pile<Frame> stack) {
      return new Table(stack, chance);
    }

    @Override
    public Table withChance(Chance next) {
      return new Table(frames, next);
    }
  }

  /** A game of three that is over. */
  private static final class Ended extends PhasedGame<Integer, Table, Nothing, Look> {
    Ended() {
      super(
          GameSpec.<Integer, Table, Nothing, Look>builder()
              .info(new GameInfo("ended", "Ended", "1", 3, 3))
              .ruleBook(RuleBook.of(new RuleBook.Entry(END, "basic", "It ends.")))
              .types(
                  new GameTypes<>(
                      Integer.class, Table.class, Nothing.class, Look.class, Happened.class))
              .narrator(
                  Narrator.of(
                      Look::toString,
                      (look, action) -> action.toString(),
                      (look, event) -> event.toString()))
              .defaultConfig(seats -> seats)
              .players(seats -> seats)
              .decisionBound(seats -> 0)
              .start((seats, chance) -> new Table(Pile.empty(), chance))
              .config(table -> 3)
              .view((table, seat) -> new Look(seat, table.top()))
              .determinize(
                  (look, chance) -> new Table(Pile.<Frame>empty().push(look.top()), chance))
              .faults(table -> ImmutableList.of())
              .stackPath("stack")
              .closed(GameSpec.closedBy(END))
              .addPhases(PhaseRule.asking(Over.class, "it is over", ImmutableList.of()))
              .build());
    }
  }
}
