package io.stardeck.b5.laws;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action.Pass;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.GameOver;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Faction;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Invariant;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BiPredicate;

/** The invariants of the catalogue that can be read from one state. */
final class B5Invariants {
  private static final B5Game GAME = new B5Game();

  static final ImmutableList<Invariant<B5State>> ALL =
      ImmutableList.of(
          factions("B5-I-01", B5Invariants::influenceFits),
          new Invariant<>("B5-I-02", B5Invariants::everyCardIsSomewhereOnce),
          factions(
              "B5-I-03",
              (state, seat) ->
                  kind(state, state.board().faction(seat).innerCircle().get(0)) == Kind.AMBASSADOR),
          factions(
              "B5-I-04",
              (state, seat) ->
                  state.board().faction(seat).innerCircle().stream()
                      .allMatch(card -> kind(state, card).isCharacter())),
          factions(
              "B5-I-05",
              (state, seat) ->
                  state.zones().size(Places.hiddenAgenda(seat))
                          + (state.board().faction(seat).agenda().isPresent() ? 1 : 0)
                      <= 1),
          new Invariant<>("B5-I-06", B5Invariants::leadersLead),
          spots("B5-I-07", B5Invariants::ratingsFit),
          spots(
              "B5-I-08",
              (state, spot) ->
                  spot.card().neutralised()
                      || spot.card().damage() == 0
                      || spot.card().damage() < Ratings.needed(state.board(), spot)),
          spots("B5-I-09", (state, spot) -> spot.card().severe() == 0 || spot.card().neutralised()),
          new Invariant<>("B5-I-16", B5Invariants::nobodyTakesPartTwice),
          new Invariant<>("B5-I-23", B5Invariants::somebodyCanAct),
          new Invariant<>("B5-I-24", B5Invariants::theRoundIsNotOver),
          new Invariant<>("B5-I-29", B5Invariants::titlesAreUnique),
          new Invariant<>("B5-I-34", B5Invariants::oneWinner),
          new Invariant<>("B5-I-35", B5Invariants::numbersFit));

  private B5Invariants() {}

  private static Invariant<B5State> factions(String name, BiPredicate<B5State, Seat> holds) {
    return new Invariant<>(
        name,
        state ->
            Seat.clockwiseFrom(Seat.of(1), state.board().players()).stream()
                .allMatch(seat -> holds.test(state, seat)));
  }

  private static Invariant<B5State> spots(String name, BiPredicate<B5State, Spot> holds) {
    return new Invariant<>(
        name, state -> state.board().spots().stream().allMatch(spot -> holds.test(state, spot)));
  }

  private static Kind kind(B5State state, Card card) {
    return state.board().def(card).kind();
  }

  private static boolean influenceFits(B5State state, Seat seat) {
    Faction faction = state.board().faction(seat);
    return faction.pool() >= 0
        && faction.pool() <= Standing.rating(state.board(), seat) + faction.turnBonus()
        && faction.baseRating() >= state.board().config().minRating();
  }

  private static boolean everyCardIsSomewhereOnce(B5State state) {
    Set<CardId> seen = new HashSet<>();
    boolean once = true;
    for (Spot spot : state.board().spots()) {
      once &= seen.add(spot.card().id());
    }
    for (Conflict conflict : state.board().conflicts()) {
      once &= conflict.card().isEmpty() || seen.add(conflict.card().get());
    }
    once &= seen.equals(new HashSet<>(state.zones().cards(Places.IN_PLAY)));
    int total = seen.size() + state.zones().size(Places.PLAYED);
    for (int i = 0; i < state.board().players(); i++) {
      Seat seat = Seat.at(i);
      total +=
          state.zones().size(Places.deck(seat))
              + state.zones().size(Places.hand(seat))
              + state.zones().size(Places.discard(seat))
              + state.zones().size(Places.hiddenAgenda(seat))
              + state.zones().size(Places.set(seat));
    }
    return once && total == state.board().config().roster().size();
  }

  private static boolean leadersLead(B5State state) {
    Set<CardId> led = new HashSet<>();
    for (Spot leader : state.board().leaders()) {
      Spot fleet = Spot.find(state.board(), leader.card().leading().orElseThrow());
      boolean stands =
          fleet != null
              && leader.card().rotated()
              && !leader.card().neutralised()
              && fleet.seat().equals(leader.seat())
              && led.add(fleet.card().id());
      if (!stands) {
        return false;
      }
    }
    return true;
  }

  private static boolean ratingsFit(B5State state, Spot spot) {
    for (Ability ability : Ability.values()) {
      int current = Ratings.current(state.board(), spot, ability);
      boolean fits =
          current >= 0
              && current <= Ratings.full(state.board(), spot, ability)
              && (current == 0 || !spot.card().neutralised());
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  private static boolean nobodyTakesPartTwice(B5State state) {
    for (Conflict conflict : state.board().conflicts()) {
      long cards = conflict.participants().stream().map(Participant::card).distinct().count();
      if (cards != conflict.participants().size()) {
        return false;
      }
    }
    return true;
  }

  private static boolean somebodyCanAct(B5State state) {
    if (state.frames().top() instanceof GameOver) {
      return GAME.toAct(state).isEmpty();
    }
    Seat seat = GAME.toAct(state).get(0);
    var legal = GAME.legalActions(state, seat);
    return !legal.isEmpty()
        && (!(state.frames().top() instanceof ActionRound) || legal.contains(new Pass(seat)));
  }

  private static boolean theRoundIsNotOver(B5State state) {
    return !(state.frames().top() instanceof ActionRound round)
        || round.round().done().size() < state.board().players();
  }

  private static boolean titlesAreUnique(B5State state) {
    Board board = state.board();
    Set<String> seen = new HashSet<>();
    for (Spot spot : board.spots()) {
      CardDef def = board.def(spot.card());
      boolean compared =
          board.config().uniqueCards()
              && !def.multiple()
              && def.kind() != Kind.AGENDA
              && def.kind() != Kind.AFTERMATH;
      if (compared && !seen.add(def.title() + "/" + def.race())) {
        return false;
      }
    }
    return true;
  }

  private static boolean oneWinner(B5State state) {
    return !(state.frames().top() instanceof GameOver over) || over.outcome().winners().size() == 1;
  }

  private static boolean numbersFit(B5State state) {
    Board board = state.board();
    boolean fits = board.station() >= 0 && board.vorlon() >= 0;
    for (Race from : Race.FACTIONS) {
      for (Race toward : Race.FACTIONS) {
        if (from != toward) {
          int tension = board.relations().tension(from, toward);
          fits &= tension >= 0 && tension <= 5;
        }
      }
    }
    for (Spot spot : board.spots()) {
      fits &= spot.card().damage() >= 0 && spot.card().severe() >= 0 && spot.card().tokens() >= 0;
    }
    return fits;
  }
}
