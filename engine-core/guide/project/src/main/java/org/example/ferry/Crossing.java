package org.example.ferry;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.zone.Zones;
import io.stardeck.engine.zone.ZonesView;

/**
 * The state.
 *
 * @param table what everybody knows
 * @param zones the cards, and who knows them
 * @param chance what nobody knows
 */
public record Crossing(Table table, Zones<CardId> zones, Chance chance)
    implements GameState<Crossing> {
  /**
   * What everybody knows.
   *
   * @param rules the configuration
   * @param phase what the game waits for
   * @param round 1 to the number of rounds
   * @param ferry the seats of the ferry that waits, 1 to 6; 0 before the first
   * @param points of each seat
   */
  public record Table(
      Rules rules, Phase phase, int round, int ferry, ImmutableList<Integer> points) {
    Table with(Phase next) {
      return new Table(rules, next, round, ferry, points);
    }

    Table with(ImmutableList<Integer> next) {
      return new Table(rules, phase, round, ferry, next);
    }

    Table withFerry(int seats) {
      return new Table(rules, phase, round + 1, seats, points);
    }
  }

  /** What one seat knows. */
  public record Sight(Seat seat, Table table, ZonesView<CardId> zones) implements GameView {
    @Override
    public Phase top() {
      return table.phase();
    }

    @Override
    public void complete() {
      zones.complete();
    }
  }

  Sight view(Seat seat) {
    return new Sight(seat, table, zones.view(seat));
  }

  ImmutableList<Seat> seats() {
    return Seat.first(table.rules().players());
  }

  Crossing with(Table next) {
    return new Crossing(next, zones, chance);
  }

  Crossing with(Zones<CardId> next) {
    return new Crossing(table, next, chance);
  }

  @Override
  public Crossing withChance(Chance next) {
    return new Crossing(table, zones, next);
  }

  @Override
  public Pile<Phase> frames() {
    return Pile.<Phase>empty().push(table.phase());
  }

  @Override
  public Crossing withFrames(Pile<Frame> frames) {
    return with(table.with(frames.as(Phase.class).top()));
  }
}
