package io.stardeck.b5.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.LoseInfluence;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.ImmutableBoard;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The Resolution round: who wins, and whose influence changes ({@code B5-FRM-30} to 33). */
final class Resolution {
  private final Board before;
  private final Board after;
  private final int[] base;
  private final int[] pool;
  private final Set<CardId> raised = new HashSet<>();

  Resolution(Board before, Board after) {
    this.before = before;
    this.after = after;
    base = new int[before.players()];
    pool = new int[before.players()];
    for (int i = 0; i < base.length; i++) {
      base[i] = before.factions().get(i).baseRating();
      pool[i] = before.factions().get(i).pool();
    }
  }

  /** Totals and winners, as long as nothing that was won changes ratings. */
  int totals() {
    int checked = 0;
    for (int i = 0; i < before.conflicts().size(); i++) {
      Board open =
          ImmutableBoard.copyOf(before)
              .withConflicts(before.conflicts().subList(i, before.conflicts().size()));
      Conflict conflict = before.conflicts().get(i);
      ConflictResult result = after.results().get(before.results().size() + i);
      assertThat(result.conflict().number()).isEqualTo(conflict.number());
      assertThat(result.support()).isEqualTo(Worth.total(open, conflict, Side.SUPPORT));
      assertThat(result.opposition()).isEqualTo(Worth.total(open, conflict, Side.OPPOSE));
      assertThat(result.won()).isEqualTo(result.support() > result.opposition());
      checked++;
      if (changesRatings(conflict.traits()) || result.captured().isPresent()) {
        return checked;
      }
    }
    return checked;
  }

  private static boolean changesRatings(ConflictTraits traits) {
    return traits.onWin().stream()
        .flatMap(outcome -> outcome.operations().stream())
        .anyMatch(operation -> operation instanceof CardOperation);
  }

  /** Base ratings and pools. */
  void influence() {
    for (ConflictResult result : after.results()) {
      for (Outcome outcome :
          result.won() ? result.conflict().traits().onWin() : result.conflict().traits().onLose()) {
        int margin = Math.abs(result.support() - result.opposition());
        if (outcome.margin().isEmpty() || margin >= outcome.margin().get()) {
          outcome.operations().forEach(operation -> carryOut(result.conflict(), operation));
        }
      }
      if (result.war() && result.won()) {
        lose(result.conflict().target().orElseThrow(), 1);
      }
      result.captured().ifPresent(location -> captured(result.conflict().initiator(), location));
    }
    for (int i = 0; i < base.length; i++) {
      assertThat(after.factions().get(i).baseRating()).as("rating of %s", i).isEqualTo(base[i]);
      assertThat(after.factions().get(i).pool()).as("pool of %s", i).isEqualTo(pool[i]);
    }
  }

  private void carryOut(Conflict conflict, Operation operation) {
    if (operation instanceof GainInfluence gain) {
      Seat seat = seat(conflict, gain.who());
      int more = Words.amount(before, ambassador(seat), gain.amount());
      for (Spot spot : before.spots()) {
        boolean answers =
            spot.seat().equals(Optional.of(seat))
                && !spot.card().rotated()
                && !spot.card().neutralised()
                && before.def(spot.card()).effects().stream()
                    .map(Effect::trigger)
                    .anyMatch(trigger -> trigger == Trigger.CONFLICT_GAIN);
        more += answers && raised.add(spot.card().id()) ? 1 : 0;
      }
      gain(seat, more);
    } else if (operation instanceof LoseInfluence loss) {
      Seat seat = seat(conflict, loss.who());
      lose(seat, Words.amount(before, ambassador(seat), loss.amount()));
    }
  }

  private Spot ambassador(Seat seat) {
    return Spot.find(before, before.faction(seat).innerCircle().get(0).id());
  }

  private static Seat seat(Conflict conflict, Who who) {
    return who == Who.TARGET_FACTION ? conflict.target().orElseThrow() : conflict.initiator();
  }

  /** An agenda may gain by it; the location answers no gain of its old player any more. */
  private void captured(Seat by, CardId location) {
    raised.add(location);
    before
        .faction(by)
        .agenda()
        .ifPresent(
            agenda ->
                before.def(agenda).effects().stream()
                    .filter(effect -> effect.trigger() == Trigger.CAPTURED)
                    .filter(
                        effect -> Words.fits(effect.captured().orElseThrow(), before.def(location)))
                    .flatMap(effect -> effect.operations().stream())
                    .forEach(
                        operation ->
                            gain(
                                by,
                                Words.amount(
                                    before,
                                    ambassador(by),
                                    ((GainInfluence) operation).amount()))));
  }

  private void gain(Seat seat, int number) {
    base[seat.index()] += number;
    pool[seat.index()] += number;
  }

  private void lose(Seat seat, int number) {
    int i = seat.index();
    int added = Worth.rating(before, seat) - before.faction(seat).baseRating();
    base[i] = Math.max(before.config().minRating(), base[i] - number);
    pool[i] = Math.min(pool[i], base[i] + added + before.faction(seat).turnBonus());
  }
}
