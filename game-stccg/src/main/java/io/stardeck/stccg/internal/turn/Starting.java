package io.stardeck.stccg.internal.turn;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Trigger;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.card.Control;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.damage.Repairs;
import io.stardeck.stccg.internal.interrupts.Boardings;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.internal.lying.Acting;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StartStep;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Objects;
import java.util.Optional;

/** The start of a turn ({@code ST-TRN-02}), step by step. */
public final class Starting extends StccgPhase<Phase.Start> {
  private static final RuleId EFF_33 = RuleId.of("ST-EFF-33");
  private static final RuleId TRN_01 = RuleId.of("ST-TRN-01");

  @Override
  public boolean proceed(Play<StccgState> play, Phase.Start frame) {
    if (Winning.timeOver(play)) {
      return true;
    }
    Seat active = play.state().table().active();
    switch (frame.step()) {
      case REFRESH -> {
        refresh(play, active);
        play.replace(at(StartStep.WINDOW));
      }
      case WINDOW -> {
        play.replace(at(StartStep.ANSWERED));
        Windows.open(play, WindowKind.TURN_START, active);
      }
      case ANSWERED ->
          play.replace(new Phase.Start(StartStep.BOARDING, boarded(play.state().table())));
      case BOARDING -> {
        if (frame.left().isEmpty()) {
          play.replace(new Phase.Start(StartStep.TRIGGERS, Acting.fromLeft(play.state().table())));
        } else {
          play.replace(new Phase.Start(StartStep.BOARDING, Lists.rest(frame.left())));
          Boardings.fight(play, frame.left().get(0));
        }
      }
      case TRIGGERS -> {
        if (frame.left().isEmpty()) {
          play.replace(at(StartStep.CURES));
        } else {
          play.replace(new Phase.Start(StartStep.TRIGGERS, Lists.rest(frame.left())));
          Acting.trigger(play, frame.left().get(0), Trigger.Moment.START_OF_TURN);
        }
      }
      case CURES -> {
        if (Cures.check(play)) {
          return true;
        }
        play.tell(TRN_01, new TurnEvent.PhaseChanged(active, "play"));
        play.replace(new Phase.Play(active, play.state().table().opponents(active)));
      }
    }
    return true;
  }

  /** The ships with intruders, from left to right ({@code ST-SPC-05}). */
  private static ImmutableList<CardId> boarded(Table table) {
    ImmutableList.Builder<CardId> boarded = ImmutableList.builder();
    for (Location location : table.spaceline()) {
      for (Ship ship : table.ships()) {
        if (ship.location() == location.number() && Intruders.aboard(table, ship.id())) {
          boarded.add(ship.id());
        }
      }
    }
    return boarded.build();
  }

  private static Phase.Start at(StartStep step) {
    return new Phase.Start(step, ImmutableList.of());
  }

  private static void refresh(Play<StccgState> play, Seat active) {
    Table table = play.state().table();
    play.tell(TRN_01, new TurnEvent.TurnStarted(active, table.turn().number()));
    for (Seat seat : Seat.first(table.seats())) {
      Tables.table(play, now -> now.with(seat, now.player(seat).fresh()));
    }
    for (Ship ship : table.ships()) {
      if (ship.of(active)) {
        Tables.ship(play, Control.fresh(ship));
        returns(play, ship.id());
      }
    }
    Repairs.advance(play, active);
    Marks.changeAll(
        play,
        (seat, card) ->
            seat.equals(active) ? card.without(mark -> mark instanceof Mark.Deactivated) : card);
  }

  /** A ship that is set aside has one turn less to wait, and returns then ({@code ST-EFF-33}). */
  private static void returns(Play<StccgState> play, CardId id) {
    Ship ship = Objects.requireNonNull(play.state().table().ship(id));
    if (ship.aside().isPresent()) {
      int left = ship.aside().get() - 1;
      Tables.ship(play, ship.copy().withAside(Optional.of(left).filter(turns -> turns > 0)));
      if (left == 0) {
        play.tell(EFF_33, new MissionEvent.ShipReturned(id, ship.location()));
      }
    }
  }
}
