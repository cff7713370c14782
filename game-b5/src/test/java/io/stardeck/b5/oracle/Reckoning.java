package io.stardeck.b5.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.B5Action.Pass;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.Deed.BuildInfluence;
import io.stardeck.b5.action.Deed.Promote;
import io.stardeck.b5.action.Deed.Repair;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.FactionOperation.NoConflictGain;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.event.CardEvent.AmbassadorFullyHealed;
import io.stardeck.b5.event.CardEvent.CardNeutralised;
import io.stardeck.b5.event.ConflictEvent.AttackResolved;
import io.stardeck.b5.event.ConflictEvent.ConflictResolved;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.EndStep;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Faction;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.match.MatchListener;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Holds each decision of a game beside what the oracle makes of it. */
final class Reckoning implements MatchListener<B5State, B5Action> {
  /** What is compared. */
  enum Matter {
    RATINGS,
    CASCADES,
    ATTACKS,
    COSTS,
    TOTALS,
    INFLUENCE,
    DURATIONS,
    NEW_TURNS
  }

  /** Ratings of all cards are worked out now and then, and whenever cards fall. */
  private static final int NOW_AND_THEN = 9;

  private final Map<Matter, Integer> compared = new EnumMap<>(Matter.class);
  private int decisions;

  Map<Matter, Integer> compared() {
    return compared;
  }

  @Override
  public void decided(
      B5State before, int options, B5Action action, B5State after, ImmutableList<Event> events) {
    boolean fell = has(events, CardNeutralised.class);
    if (fell || decisions++ % NOW_AND_THEN == 0) {
      ratings(after.board());
    }
    if (fell) {
      cascades(before.board(), after.board());
    }
    durations(after);
    // after the last mercenary's attack conflicts end at once, and bonuses with them
    if (action instanceof Attack attack
        && has(events, AttackResolved.class)
        && !has(events, ConflictResolved.class)) {
      Strikes.check(before.board(), attack, after.board());
      count(Matter.ATTACKS);
    }
    cost(before.board(), action, after.board());
    if (has(events, ConflictResolved.class)) {
      resolution(before, action, after, events);
    }
    if (after.board().turn() > before.board().turn()
        && before.board().turn() > 0
        && after.frames().top() instanceof ConflictRound) {
      newTurn(before.board(), after.board());
    }
  }

  private static boolean has(ImmutableList<Event> events, Class<?> type) {
    return events.stream().anyMatch(event -> type.isInstance(event.what()));
  }

  private void count(Matter matter) {
    compared.merge(matter, 1, Integer::sum);
  }

  private void ratings(Board board) {
    for (Spot spot : board.spots()) {
      if (!spot.top() || !board.def(spot.card()).kind().holdsDamage()) {
        continue;
      }
      for (Ability ability : Ability.values()) {
        assertThat(Ratings.full(board, spot, ability))
            .as("%s of %s", ability, board.def(spot.card()).id())
            .isEqualTo(Worth.full(board, spot, ability));
        assertThat(Ratings.current(board, spot, ability))
            .isEqualTo(Worth.current(board, spot, ability));
      }
      int needed = Worth.needed(board, spot);
      assertThat(Ratings.needed(board, spot)).isEqualTo(needed);
      assertThat(!spot.card().neutralised() && spot.card().damage() >= needed)
          .as("%s should lie face down", board.def(spot.card()).id())
          .isFalse();
    }
    for (Conflict conflict : board.conflicts()) {
      for (Side side : Side.values()) {
        assertThat(Totals.of(board, conflict, side)).isEqualTo(Worth.total(board, conflict, side));
      }
    }
    for (int i = 0; i < board.players(); i++) {
      Seat seat = Seat.at(i);
      assertThat(Standing.rating(board, seat)).isEqualTo(Worth.rating(board, seat));
      assertThat(Standing.power(board, seat)).isEqualTo(Worth.power(board, seat));
    }
    count(Matter.RATINGS);
  }

  /** Leaders fall with their fleets, and hold nothing of the damage ({@code B5-DMG-12, 13}). */
  private void cascades(Board before, Board after) {
    for (Spot leader : before.leaders()) {
      Spot fleet = Spot.find(after, leader.card().leading().orElseThrow());
      Spot now = Spot.find(after, leader.card().id());
      boolean fell =
          fleet != null
              && fleet.card().neutralisedThisTurn()
              && !Spot.find(before, fleet.card().id()).card().neutralisedThisTurn();
      boolean heldOn = before.turn() == after.turn() && now != null && !leader.card().neutralised();
      if (fell && heldOn && now.card().neutralised()) {
        assertThat(now.card().damage()).isZero();
        assertThat(now.card().leading()).isEmpty();
        count(Matter.CASCADES);
      }
    }
    for (Spot spot : after.spots()) {
      Card card = spot.card();
      if (card.neutralised() && card.leading().isPresent()) {
        throw new AssertionError(card.id() + " leads face down");
      }
      if (card.leading().isPresent()) {
        Spot fleet = Spot.find(after, card.leading().get());
        assertThat(fleet).isNotNull();
        assertThat(fleet.card().neutralised()).isFalse();
      }
    }
  }

  /** Nothing is in force that has ended. */
  private void durations(B5State state) {
    Board board = state.board();
    for (Modifier modifier : board.modifiers()) {
      Spot source = Spot.find(board, modifier.source());
      boolean lasts =
          switch (modifier.duration()) {
            case WHILE_ROTATED ->
                source != null
                    && source.card().rotated()
                    && source.card().activeEffect().isPresent();
            case WHILE_IN_PLAY -> source != null;
            case END_OF_TURN -> modifier.sinceTurn() == board.turn() && !over(state);
            case NEXT_AFTERMATH -> modifier.sinceTurn() >= board.turn() - 1;
            case PERMANENT -> true;
          };
      assertThat(lasts).as("%s lasts", modifier).isTrue();
      modifier
          .card()
          .ifPresent(card -> assertThat(Spot.find(board, card)).as("%s", modifier).isNotNull());
      count(Matter.DURATIONS);
    }
  }

  private static boolean over(B5State state) {
    return state.frames().top() instanceof DrawRound || state.frames().top() instanceof EndStep;
  }

  private void cost(Board before, B5Action action, Board after) {
    int cost;
    if (action instanceof Sponsor sponsor) {
      cost = Costs.sponsoring(before, sponsor);
    } else if (action instanceof Promote promote) {
      cost = Costs.promoting(before, promote);
    } else if (action instanceof BuildInfluence) {
      cost = before.config().buildCost();
    } else if (action instanceof Repair repair) {
      cost = repair.number();
    } else if (action instanceof Bid bid) {
      cost = bid.number();
    } else {
      return;
    }
    Faction was = before.faction(action.actor());
    Faction is = after.faction(action.actor());
    if (after.turn() != before.turn() || after.results().size() > before.results().size()) {
      return;
    }
    int built = action instanceof BuildInfluence ? 1 : 0;
    assertThat(is.applied()).as("applied for %s", action).isEqualTo(was.applied() + cost);
    assertThat(is.pool()).as("pool after %s", action).isEqualTo(was.pool() - cost + built);
    assertThat(is.baseRating()).isEqualTo(was.baseRating() + built);
    count(Matter.COSTS);
  }

  private void resolution(
      B5State before, B5Action action, B5State after, ImmutableList<Event> events) {
    boolean alone =
        action instanceof Pass
            && before.frames().top() instanceof ActionRound
            && !has(events, AmbassadorFullyHealed.class);
    if (!alone || after.board().turn() > before.board().turn()) {
      return;
    }
    Resolution resolution = new Resolution(before.board(), after.board());
    for (int i = resolution.totals(); i > 0; i--) {
      count(Matter.TOTALS);
    }
    boolean paused =
        after.frames().top() instanceof AftermathStep || after.frames().top() instanceof DrawRound;
    boolean hindered =
        before.board().modifiers().stream()
            .anyMatch(modifier -> modifier.operation() instanceof NoConflictGain);
    if (paused && !hindered) {
      resolution.influence();
      count(Matter.INFLUENCE);
    }
  }

  /** Pools are full again, and who has least rating goes first ({@code B5-FRM-14, 15}). */
  private void newTurn(Board before, Board after) {
    boolean hunted =
        after.spots().stream()
            .anyMatch(spot -> !after.def(spot.card()).constants().of(Stat.READY_COST).isEmpty());
    for (int i = 0; i < after.players() && !hunted; i++) {
      Seat seat = Seat.at(i);
      int bonus = before.faction(seat).nextTurnBonus();
      assertThat(after.faction(seat).pool()).isEqualTo(Worth.rating(after, seat) + bonus);
    }
    for (int i = 1; i < after.order().size(); i++) {
      assertThat(later(after, after.order().get(i), after.order().get(i - 1)))
          .as("order %s", after.order())
          .isGreaterThanOrEqualTo(0);
    }
    count(Matter.NEW_TURNS);
  }

  private static int later(Board board, Seat one, Seat other) {
    int later = Integer.compare(Worth.rating(board, one), Worth.rating(board, other));
    Ability[] order = {Ability.DIPLOMACY, Ability.INTRIGUE, Ability.PSI, Ability.LEADERSHIP};
    for (int i = 0; later == 0 && i < order.length; i++) {
      later =
          Integer.compare(
              Worth.current(board, ambassador(board, other), order[i]),
              Worth.current(board, ambassador(board, one), order[i]));
    }
    return later;
  }

  private static Spot ambassador(Board board, Seat seat) {
    return Optional.ofNullable(Spot.find(board, board.faction(seat).innerCircle().get(0).id()))
        .orElseThrow();
  }
}
