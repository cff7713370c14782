package io.stardeck.b5.internal.step.round;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.event.ConflictEvent.ConflictResolved;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.Conflicts;
import io.stardeck.b5.internal.step.Effects;
import io.stardeck.b5.internal.step.Influence;
import io.stardeck.b5.internal.step.Rows;
import io.stardeck.b5.internal.step.StateCheck;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** How a conflict is decided ({@code B5-FRM-31, B5-FRM-32}). */
public final class Resolution {
  private static final RuleId FRM_31 = RuleId.of("B5-FRM-31");

  private Resolution() {}

  /** Decides it: the result first, then what it brings, then it is open no more. */
  public static void resolve(Play<B5State> play, Conflict conflict) {
    Board board = Boards.of(play);
    int support = Totals.of(board, conflict, Side.SUPPORT);
    int opposition = Totals.of(board, conflict, Side.OPPOSE);
    ConflictResult result =
        new ConflictResult(
            conflict,
            support,
            opposition,
            support > opposition,
            isWar(board, conflict),
            Optional.empty());
    Boards.change(play, now -> now.withResults(Lists.plus(now.results(), result)));
    play.tell(
        FRM_31,
        new ConflictResolved(
            conflict.number(),
            conflict.initiator(),
            conflict.card(),
            conflict.type(),
            support,
            opposition,
            result.won()));
    if (result.won()) {
      Seat initiator = conflict.initiator();
      Boards.change(play, initiator, each -> each.withConflictsWon(each.conflictsWon() + 1));
    }
    List<CardId> fallen = carryOut(play, result);
    if (result.won() && result.war()) {
      Influence.lose(play, conflict.target().orElseThrow(), 1);
    }
    if (result.won()) {
      conflict.aim().ifPresent(aim -> fallen.addAll(capture(play, conflict, aim)));
    }
    StateCheck.run(play, fallen);
    fallen(play, conflict.number());
    Conflicts.close(play, conflict);
    StateCheck.run(play);
  }

  /** Who fell by what the conflict brings fell while it was open ({@code B5-W-54}). */
  private static void fallen(Play<B5State> play, int number) {
    Conflict now = Boards.of(play).conflict(number);
    if (now != null) {
      changeLast(play, result -> result.neutralising(now.neutralised()));
    }
  }

  private static void changeLast(Play<B5State> play, UnaryOperator<ConflictResult> change) {
    ImmutableList<ConflictResult> results = Boards.of(play).results();
    int last = results.size() - 1;
    ConflictResult next = change.apply(results.get(last));
    Boards.change(play, board -> board.withResults(Lists.set(results, last, next)));
  }

  /** What it brings; the cards that were neutralised by it. */
  private static List<CardId> carryOut(Play<B5State> play, ConflictResult result) {
    List<CardId> fallen = new ArrayList<>();
    Conflict conflict = result.conflict();
    ImmutableList<Outcome> outcomes =
        result.won() ? conflict.traits().onWin() : conflict.traits().onLose();
    for (Outcome outcome : outcomes) {
      if (result.margin() >= outcome.margin().orElse(0)) {
        Scope scope =
            Scope.of(Boards.of(play), conflict.initiator(), conflict.card().orElse(null))
                .after(result);
        fallen.addAll(Effects.neutralising(play, scope, outcome.operations(), Duration.PERMANENT));
      }
    }
    return fallen;
  }

  /** A Military conflict between factions at war ({@code B5-REL-04}). */
  private static boolean isWar(Board board, Conflict conflict) {
    return conflict.type() == Ability.MILITARY
        && conflict.target().isPresent()
        && board
            .relations()
            .atWar(
                board.faction(conflict.initiator()).race(),
                board.faction(conflict.target().get()).race());
  }

  /**
   * The location that the conflict was aimed at is captured ({@code B5-REL-07}); the cards that
   * were neutralised by what answers that.
   */
  private static List<CardId> capture(Play<B5State> play, Conflict conflict, CardId aim) {
    Spot spot = Boards.find(play, aim);
    Seat captor = conflict.initiator();
    if (spot == null || spot.card().neutralised() || spot.of(captor)) {
      return List.of();
    }
    List<CardId> fallen = new ArrayList<>();
    Rows.capture(play, captor, spot);
    changeLast(play, result -> result.capturing(aim));
    Optional<Spot> location = Optional.ofNullable(Boards.find(play, aim));
    for (Spot own : Boards.of(play).spots(captor)) {
      Spot now = Boards.find(play, own.id());
      if (now != null && now.of(captor)) { // what one of them does may touch the next
        fallen.addAll(Effects.automatic(play, now, Trigger.CAPTURED, location));
      }
    }
    return fallen;
  }
}
