package io.stardeck.b5.internal.step;

import static io.stardeck.b5.internal.value.RuleIds.EFF_02;
import static io.stardeck.b5.internal.value.RuleIds.INF_02;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.FactionOperation.OnGain;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.event.ConflictEvent.InfluenceApplied;
import io.stardeck.b5.event.ConflictEvent.InfluenceBuilt;
import io.stardeck.b5.event.ConflictEvent.InfluenceGained;
import io.stardeck.b5.event.ConflictEvent.InfluenceLost;
import io.stardeck.b5.event.ConflictEvent.PoolRaised;
import io.stardeck.b5.internal.value.Force;
import io.stardeck.b5.internal.value.InForce;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Faction;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.List;

/** What happens to influence: applied, built, gained, lost ({@code B5-GEN-08, B5-FRM-33}). */
public final class Influence {
  private static final RuleId GEN_08 = RuleId.of("B5-GEN-08");
  private static final RuleId FRM_33 = RuleId.of("B5-FRM-33");

  private Influence() {}

  /** Tokens of the pool are applied. */
  public static void apply(Play<B5State> play, Seat seat, int number) {
    if (number > 0) {
      Boards.change(
          play, seat, now -> now.withPool(now.pool() - number).withApplied(now.applied() + number));
      play.tell(GEN_08, new InfluenceApplied(seat, number));
    }
  }

  /** The rating and the pool rise by 1; this is no gain ({@code B5-INF-03, B5-INF-05}). */
  public static void build(Play<B5State> play, Seat seat) {
    raise(play, seat, 1);
    play.tell(INF_02, new InfluenceBuilt(seat, Standing.rating(Boards.of(play), seat)));
  }

  /**
   * A faction gains influence by an effect, unless something forbids it ({@code B5-W-44}). What
   * answers it is done in the midst of what brings the gain, at whose end the state is checked.
   *
   * @return the cards that an answer has neutralised
   */
  static List<CardId> gain(Play<B5State> play, Seat seat, int number) {
    List<CardId> fallen = new ArrayList<>();
    ImmutableList<Force> answers = InForce.of(Boards.of(play), seat, Stat.ON_GAIN);
    if (gainUnanswered(play, seat, number)) {
      for (Force answer : answers) {
        Scope scope = answer.scope().on(Boards.of(play)).answer();
        List<Operation> operations = ((OnGain) answer.operation()).operations();
        fallen.addAll(Effects.neutralising(play, scope, operations, Duration.END_OF_TURN));
      }
    }
    return fallen;
  }

  /** As {@link #gain}, but nothing answers it; whether anything was gained. */
  public static boolean gainUnanswered(Play<B5State> play, Seat seat, int number) {
    int room = Standing.MOST - Boards.of(play).faction(seat).baseRating();
    int gained = Math.min(number, room);
    if (gained <= 0 || InForce.says(Boards.of(play), seat, Stat.NO_GAIN)) {
      return false;
    }
    raise(play, seat, gained);
    play.tell(FRM_33, new InfluenceGained(seat, gained));
    return true;
  }

  /** A faction loses influence, the rating at most down to the floor. */
  public static void lose(Play<B5State> play, Seat seat, int number) {
    Faction faction = Boards.of(play).faction(seat);
    int floor = Boards.of(play).config().minRating();
    int lost = Math.min(number, faction.baseRating() - floor);
    if (lost > 0) {
      Boards.change(play, seat, each -> each.withBaseRating(each.baseRating() - lost));
      cap(play, seat);
      play.tell(FRM_33, new InfluenceLost(seat, lost));
    }
  }

  /** The pool is filled up by so many, not above the rating. */
  public static void restore(Play<B5State> play, Seat seat, int number) {
    Board board = Boards.of(play);
    Faction faction = board.faction(seat);
    int room = Standing.rating(board, seat) - faction.pool();
    int raised = Math.min(number, room);
    if (raised > 0) {
      Boards.change(play, seat, each -> each.withPool(each.pool() + raised));
      play.tell(EFF_02, new PoolRaised(seat, raised));
    }
  }

  /** Nobody has more in the pool than the rating allows ({@code B5-W-12}). */
  public static void capAll(Play<B5State> play) {
    for (Seat seat : Boards.of(play).seats()) {
      cap(play, seat);
    }
  }

  private static void cap(Play<B5State> play, Seat seat) {
    Board board = Boards.of(play);
    Faction faction = board.faction(seat);
    int most = Standing.rating(board, seat) + faction.turnBonus();
    if (faction.pool() > most) {
      Boards.change(play, seat, each -> each.withPool(Math.max(0, most)));
    }
  }

  private static void raise(Play<B5State> play, Seat seat, int number) {
    Boards.change(
        play,
        seat,
        now -> now.withBaseRating(now.baseRating() + number).withPool(now.pool() + number));
  }
}
