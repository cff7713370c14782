package io.stardeck.engine.internal;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Roll;

/**
 * The draws of a match that are not the game's: which of several deciders answers first, and the
 * generator that a bot gets for its decision. Each decision has a stream of its own, so that a
 * decision taken back and taken again finds the same draws.
 */
public final class Turns {
  private final Chance chance;

  private Turns(Chance chance) {
    this.chance = chance;
  }

  /** The draws of the match with that seed; they tell nothing of the draws of its game. */
  public static Turns of(String seed) {
    return new Turns(Chance.seeded("turns of " + seed));
  }

  /**
   * Who decides now, and with which generator.
   *
   * @param deciders who may act, at least one
   * @param decision how many decisions came before this one
   */
  public Turn next(ImmutableList<Seat> deciders, long decision) {
    checkArgument(!deciders.isEmpty(), "nobody may act");
    Chance own = chance.fork(decision);
    if (deciders.size() == 1) {
      return new Turn(deciders.get(0), own);
    }
    Roll roll = own.below(deciders.size());
    return new Turn(deciders.get(roll.value()), roll.next());
  }

  /** The generator for asking whether {@code seat} wants to act before that decision. */
  public Chance unasked(Seat seat, long decision) {
    return chance.fork(decision).fork(seat.number());
  }

  /**
   * One decision to be taken.
   *
   * @param seat who decides
   * @param chance for the bot, if one sits there
   */
  public record Turn(Seat seat, Chance chance) {}
}
