package io.stardeck.b5.internal.step;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.Amount;
import io.stardeck.b5.card.CardOperation;
import io.stardeck.b5.card.CardOperation.Raise;
import io.stardeck.b5.card.Duration;
import io.stardeck.b5.card.FactionOperation;
import io.stardeck.b5.card.FactionOperation.NextCost;
import io.stardeck.b5.card.Operation;
import io.stardeck.b5.card.TableOperation.NoTensionRise;
import io.stardeck.b5.event.CardEvent.RatingsChanged;
import io.stardeck.b5.event.ConflictEvent.FactionChanged;
import io.stardeck.b5.internal.value.Amounts;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.internal.value.Targets;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** Words that change something for a while: it is written down, with its numbers as they are. */
final class Lastings {
  private static final RuleId EFF_03 = RuleId.of("B5-EFF-03");
  private static final RuleId W_01 = RuleId.of("B5-W-01");

  private Lastings() {}

  static void change(
      Play<B5State> play, Scope scope, CardOperation.Changes operation, Duration duration) {
    int number = Amounts.of(scope, operation);
    write(play, scope, operation, operation.fixed(number), duration);
  }

  /** Until the card is turned face up, whatever lasts otherwise ({@code B5-W-30}). */
  static void asInnerCircle(
      Play<B5State> play, Scope scope, CardOperation.AsInnerCircle operation, Duration duration) {
    write(play, scope, operation, operation, Duration.PERMANENT);
  }

  static void raiseUsed(
      Play<B5State> play, Scope scope, CardOperation.RaiseUsed operation, Duration duration) {
    Conflict conflict = scope.conflict();
    for (Spot spot : Targets.of(scope, operation.target())) {
      Participant entry = conflict == null ? null : conflict.participant(spot.card().id());
      if (entry != null) {
        Amount fixed = Amount.of(Amounts.of(scope, operation.amount()));
        Raise raise = new Raise(operation.target(), ImmutableSet.of(entry.ability()), fixed);
        write(play, scope, operation, raise, duration);
      }
    }
  }

  private static void write(
      Play<B5State> play,
      Scope scope,
      CardOperation targets,
      CardOperation fixed,
      Duration duration) {
    boolean inChosen = fixed instanceof CardOperation.MayUse use && use.inChosen();
    Conflict only = inChosen ? scope.chosenConflict() : null;
    Optional<Integer> number = only == null ? Optional.empty() : Optional.of(only.number());
    for (Spot spot : Targets.of(scope, targets.target())) {
      CardId id = spot.card().id();
      add(play, scope, Optional.of(id), Optional.empty(), fixed, number, duration);
      play.tell(EFF_03, new RatingsChanged(source(scope), id));
    }
  }

  static void change(
      Play<B5State> play, Scope scope, FactionOperation.Changes operation, Duration duration) {
    int number = Amounts.of(scope, operation);
    for (int i = 0; i < scope.board().players(); i++) {
      Seat seat = Seat.at(i);
      if (scope.names(operation.who(), seat)) {
        FactionOperation fixed = operation.fixed(number);
        add(play, scope, Optional.empty(), Optional.of(seat), fixed, Optional.empty(), duration);
        play.tell(W_01, new FactionChanged(source(scope), seat));
      }
    }
  }

  static void nextCost(Play<B5State> play, Scope scope, NextCost operation, Duration duration) {
    thisTurn(play, scope, Optional.of(scope.own()), operation);
  }

  static void noTensionRise(
      Play<B5State> play, Scope scope, NoTensionRise operation, Duration duration) {
    thisTurn(play, scope, Optional.empty(), operation);
  }

  private static void thisTurn(
      Play<B5State> play, Scope scope, Optional<Seat> target, Operation operation) {
    Duration turn = Duration.END_OF_TURN;
    add(play, scope, Optional.empty(), target, operation, Optional.empty(), turn);
    play.tell(W_01, new FactionChanged(source(scope), scope.own()));
  }

  private static void add(
      Play<B5State> play,
      Scope scope,
      Optional<CardId> card,
      Optional<Seat> target,
      Operation operation,
      Optional<Integer> conflict,
      Duration duration) {
    Board board = Boards.of(play);
    Modifier modifier =
        new Modifier(
            source(scope), scope.own(), card, target, operation, conflict, duration, board.turn());
    Boards.change(play, now -> now.withModifiers(Lists.plus(board.modifiers(), modifier)));
  }

  /** The card whose effect it is; of a conflict without a card the initiator's ambassador. */
  private static CardId source(Scope scope) {
    return scope.source() != null
        ? scope.source()
        : scope.board().config().roster().ambassador(scope.own());
  }
}
