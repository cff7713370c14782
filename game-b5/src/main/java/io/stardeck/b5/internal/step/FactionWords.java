package io.stardeck.b5.internal.step;

import static io.stardeck.b5.internal.value.RuleIds.W_20;

import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.LookDeck;
import io.stardeck.b5.card.word.FactionOperation.LookHand;
import io.stardeck.b5.card.word.FactionOperation.LoseInfluence;
import io.stardeck.b5.card.word.FactionOperation.PoolNextTurn;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.event.ConflictEvent.NextTurnPromised;
import io.stardeck.b5.event.TurnEvent.CardsLookedAt;
import io.stardeck.b5.internal.value.Amounts;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.B5Frame.Look;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Words that happen to factions. */
final class FactionWords {
  private static final RuleId W_18 = RuleId.of("B5-W-18");
  private static final RuleId W_21 = RuleId.of("B5-W-21");

  private FactionWords() {}

  /** What it gains, and all that answers it or rises with it; the cards neutralised by that. */
  static List<CardId> gain(Play<B5State> play, Scope scope, GainInfluence word) {
    List<CardId> fallen = new ArrayList<>();
    int number = Amounts.of(scope, word.amount());
    ConflictResult result = isAftermath(scope) ? null : scope.about().result();
    forEach(
        scope,
        word.who(),
        seat -> {
          if (scope.about().answering()) {
            Influence.gainUnanswered(play, seat, number);
          } else if (result != null) {
            fallen.addAll(Gains.byConflict(play, result.conflict(), seat, number));
          } else {
            fallen.addAll(Influence.gain(play, seat, number));
          }
        });
    return fallen;
  }

  static void lose(Play<B5State> play, Scope scope, LoseInfluence word, Duration duration) {
    int number = Amounts.of(scope, word.amount());
    forEach(scope, word.who(), seat -> Influence.lose(play, seat, number));
  }

  static void poolNextTurn(Play<B5State> play, Scope scope, PoolNextTurn word, Duration duration) {
    int room = Standing.MOST - scope.board().faction(scope.own()).nextTurnBonus();
    int promised = Math.min(Amounts.of(scope, word.amount()), room);
    if (promised > 0) {
      Boards.change(
          play, scope.own(), now -> now.withNextTurnBonus(now.nextTurnBonus() + promised));
      play.tell(W_18, new NextTurnPromised(scope.own(), promised));
    }
  }

  /** A frame asks what becomes of one of the cards; without cards there is none. */
  static void lookDeck(Play<B5State> play, Scope scope, LookDeck word, Duration duration) {
    int number = Amounts.of(scope, word.amount());
    forEach(
        scope,
        word.who(),
        seat -> {
          int there = Math.min(number, play.state().zones().size(Places.deck(seat)));
          if (there > 0) {
            Seat own = scope.own();
            Cards.DEALER
                .show(play, Places.deck(seat), there, Audience.only(own))
                .tell(W_20, cards -> new CardsLookedAt(own, seat, false, there, cards));
            play.push(new Look(own, seat, there, word.to()));
          }
        });
  }

  static void lookHand(Play<B5State> play, Scope scope, LookHand word, Duration duration) {
    forEach(
        scope,
        word.who(),
        seat -> {
          Seat own = scope.own();
          int size = play.state().zones().size(Places.hand(seat));
          Cards.DEALER
              .show(play, Places.hand(seat), Audience.only(own))
              .tell(W_21, cards -> new CardsLookedAt(own, seat, true, size, cards));
        });
  }

  private static boolean isAftermath(Scope scope) {
    return scope.source() != null && scope.board().def(scope.source()).kind() == Kind.AFTERMATH;
  }

  /** Each faction that {@code who} names, in the order of the turn. */
  private static void forEach(Scope scope, Who who, Consumer<Seat> use) {
    for (Seat seat : scope.board().order()) {
      if (scope.names(who, seat)) {
        use.accept(seat);
      }
    }
  }
}
