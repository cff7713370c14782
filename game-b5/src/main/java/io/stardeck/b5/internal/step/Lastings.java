package io.stardeck.b5.internal.step;

import static io.stardeck.b5.internal.value.RuleIds.EFF_02;
import static io.stardeck.b5.internal.value.RuleIds.W_13;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.FactionOperation;
import io.stardeck.b5.card.word.FactionOperation.NextCost;
import io.stardeck.b5.card.word.FactionOperation.NoConflictGain;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.TableOperation.NoTensionRise;
import io.stardeck.b5.event.CardEvent.RatingsChanged;
import io.stardeck.b5.event.ConflictEvent.FactionChanged;
import io.stardeck.b5.internal.value.Amounts;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.internal.value.Targets;
import io.stardeck.b5.state.B5State;
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
  private static final RuleId W_15 = RuleId.of("B5-W-15");
  private static final RuleId W_28 = RuleId.of("B5-W-28");
  private static final RuleId W_44 = RuleId.of("B5-W-44");

  private Lastings() {}

  static void change(Play<B5State> play, Scope scope, CardOperation operation, Duration duration) {
    if (hasGround(play, scope, duration)) {
      for (Spot spot : Targets.of(scope, operation.target())) {
        write(play, scope, spot, operation, Amounts.of(scope, operation), duration);
      }
    }
  }

  /** Nothing lasts as long as a card that is not in play any more, or not rotated. */
  private static boolean hasGround(Play<B5State> play, Scope scope, Duration duration) {
    if (duration != Duration.WHILE_ROTATED && duration != Duration.WHILE_IN_PLAY) {
      return true;
    }
    Spot source = Boards.find(play, source(scope));
    return source != null && (duration == Duration.WHILE_IN_PLAY || source.card().rotated());
  }

  /**
   * Until the card, a neutralised one, is turned face up, whatever lasts otherwise ({@code
   * B5-W-30}).
   */
  static void asInnerCircle(
      Play<B5State> play, Scope scope, CardOperation.AsInnerCircle operation, Duration duration) {
    for (Spot spot : Targets.of(scope, operation.target())) {
      if (spot.card().neutralised() && spot.row() == Spot.Row.SUPPORTING_ROW) {
        write(play, scope, spot, operation, 0, Duration.PERMANENT);
      }
    }
  }

  static void raiseUsed(
      Play<B5State> play, Scope scope, CardOperation.RaiseUsed operation, Duration duration) {
    Conflict conflict = scope.conflict();
    for (Spot spot : Targets.of(scope, operation.target())) {
      Participant entry = conflict == null ? null : conflict.participant(spot.id());
      if (entry != null && hasGround(play, scope, duration)) {
        ImmutableSet<Ability> used = ImmutableSet.of(entry.ability());
        Raise raise = new Raise(operation.target(), used, operation.amount());
        write(play, scope, spot, raise, Amounts.of(scope, raise), duration);
      }
    }
  }

  private static void write(
      Play<B5State> play,
      Scope scope,
      Spot spot,
      CardOperation operation,
      int number,
      Duration duration) {
    boolean inChosen = operation instanceof CardOperation.MayUse use && use.inChosen();
    Conflict only = inChosen ? scope.chosenConflict() : null;
    CardId id = spot.id();
    Modifier modifier =
        new Modifier(
            source(scope),
            scope.own(),
            Optional.of(id),
            Optional.empty(),
            operation,
            number,
            Optional.ofNullable(only).map(Conflict::number),
            isBonus(scope, operation, number, duration)
                    && hasGround(play, scope, Duration.WHILE_ROTATED)
                ? Duration.WHILE_ROTATED
                : duration,
            scope.board().turn());
    add(play, modifier);
    RuleId rule = modifier.duration() == Duration.WHILE_ROTATED ? EFF_03 : EFF_02;
    play.tell(rule, new RatingsChanged(source(scope), id));
  }

  /**
   * Of a bonus by rotation "until the end of the turn" is read so ({@code B5-D-18}), as long as its
   * card stays rotated at all.
   */
  private static boolean isBonus(
      Scope scope, CardOperation operation, int number, Duration duration) {
    return scope.about().rotating()
        && duration == Duration.END_OF_TURN
        && number > 0
        && (operation instanceof Raise || operation instanceof CardOperation.RaiseAll);
  }

  static void change(
      Play<B5State> play, Scope scope, FactionOperation.Changes operation, Duration duration) {
    boolean gains =
        operation instanceof FactionOperation.NoGain
            || operation instanceof FactionOperation.OnGain;
    change(play, scope, operation, duration, gains ? W_44 : EFF_02);
  }

  private static void change(
      Play<B5State> play,
      Scope scope,
      FactionOperation.Changes operation,
      Duration duration,
      RuleId rule) {
    boolean lasts = hasGround(play, scope, duration);
    for (int i = 0; lasts && i < scope.board().players(); i++) {
      Seat seat = Seat.at(i);
      if (scope.names(operation.who(), seat)) {
        add(play, scope, Optional.of(seat), operation, duration);
        play.tell(rule, new FactionChanged(source(scope), seat));
      }
    }
  }

  static void nextCost(Play<B5State> play, Scope scope, NextCost operation, Duration duration) {
    thisTurn(play, scope, Optional.of(scope.own()), operation, W_13);
  }

  /** For this turn, whatever says so ({@code B5-W-28}). */
  static void noConflictGain(
      Play<B5State> play, Scope scope, NoConflictGain operation, Duration duration) {
    change(play, scope, operation, Duration.END_OF_TURN, W_28);
  }

  static void noTensionRise(
      Play<B5State> play, Scope scope, NoTensionRise operation, Duration duration) {
    thisTurn(play, scope, Optional.empty(), operation, W_15);
  }

  private static void thisTurn(
      Play<B5State> play, Scope scope, Optional<Seat> target, Operation operation, RuleId rule) {
    add(play, scope, target, operation, Duration.END_OF_TURN);
    play.tell(rule, new FactionChanged(source(scope), scope.own()));
  }

  /** What lasts for a faction, or for the table. */
  private static void add(
      Play<B5State> play,
      Scope scope,
      Optional<Seat> target,
      Operation operation,
      Duration duration) {
    Modifier modifier =
        new Modifier(
            source(scope),
            scope.own(),
            Optional.empty(),
            target,
            operation,
            Amounts.of(scope, operation),
            Optional.empty(),
            duration,
            scope.board().turn());
    add(play, modifier);
  }

  private static void add(Play<B5State> play, Modifier modifier) {
    Boards.change(play, now -> now.withModifiers(Lists.plus(now.modifiers(), modifier)));
  }

  /** The card whose effect it is; of a conflict without a card the initiator's ambassador. */
  private static CardId source(Scope scope) {
    return scope.source() != null
        ? scope.source()
        : scope.board().config().roster().ambassador(scope.own());
  }
}
