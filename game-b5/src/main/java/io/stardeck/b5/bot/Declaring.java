package io.stardeck.b5.bot;

import static com.google.common.base.Verify.verifyNotNull;

import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.LoseInfluence;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** Which conflict to open: one that can be won, against the one who stands best. */
final class Declaring {
  private static final double GAIN = 3;
  private static final double LOSS = 2;

  private Declaring() {}

  static double card(Situation situation, DeclareConflict declare) {
    ConflictTraits traits = situation.def(declare.card()).conflict().orElseThrow();
    double chance = chance(situation, traits.type(), declare.target(), declare.aim());
    return chance < 0.4
        ? 0
        : chance * (prize(traits) + 0.5) + choosing(situation, declare.target(), declare.aim());
  }

  private static double prize(ConflictTraits traits) {
    double prize = 0;
    for (Outcome outcome : traits.onWin()) {
      double share = outcome.margin().isPresent() ? 0.4 : 1;
      for (Operation operation : outcome.operations()) {
        if (operation instanceof GainInfluence gain) {
          prize += share * (gain.who() == Who.TARGET_FACTION ? -LOSS : GAIN);
        } else if (operation instanceof LoseInfluence) {
          prize += share * LOSS;
        } else {
          prize += share * 0.2;
        }
      }
    }
    return prize;
  }

  static double standing(Situation situation, DeclareStanding declare) {
    double chance = chance(situation, declare.type(), declare.target(), declare.aim());
    double prize = declare.type() == Ability.MILITARY ? GAIN + LOSS : GAIN;
    double risk = declare.type() == Ability.MILITARY ? GAIN * (1 - chance) : 0;
    double cost = 0.3 * situation.board().config().standingCost();
    return chance < 0.57
        ? 0
        : chance * prize - risk - cost + choosing(situation, declare.target(), declare.aim());
  }

  /** Who is ahead is the better target, and a location is worth aiming at. */
  private static double choosing(Situation situation, Optional<Seat> target, Optional<CardId> aim) {
    double ahead =
        target.isEmpty()
            ? 0
            : 0.35
                * Math.max(0, situation.power(target.get()) - situation.power(situation.me()) + 2);
    return aim.isEmpty() ? ahead : ahead + 1;
  }

  /** About how likely it is to be won. */
  private static double chance(
      Situation situation, Ability type, Optional<Seat> target, Optional<CardId> aim) {
    int mine = situation.strength(situation.me(), type, false) - busy(situation, type);
    if (mine <= 0) {
      return 0;
    }
    double against = 0;
    for (Seat seat : situation.board().seats()) {
      if (!seat.equals(situation.me())) {
        boolean attacked = target.equals(Optional.of(seat));
        against += (attacked ? 1 : 0.2) * situation.strength(seat, type, attacked);
      }
    }
    if (aim.isPresent()) {
      Spot location = verifyNotNull(Spot.find(situation.board(), aim.get()));
      against += location.card().ready() ? Ratings.current(situation.board(), location, type) : 0;
    }
    return Math.max(0, Math.min(0.95, 0.55 + 0.1 * (mine - against)));
  }

  /** What the member of the Inner Circle would add that will build instead. */
  private static int busy(Situation situation, Ability type) {
    boolean builds =
        Standing.rating(situation.board(), situation.me())
            <= situation.board().config().buildMaxRating();
    if (!builds || type == Ability.MILITARY) {
      return 0;
    }
    int least = Integer.MAX_VALUE;
    for (Card member : situation.own().innerCircle()) {
      if (member.ready()) {
        int rating = Ratings.current(situation.board(), situation.spot(member.id()), type);
        least = Math.min(least, rating);
      }
    }
    return least == Integer.MAX_VALUE ? 0 : least;
  }
}
