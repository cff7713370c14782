package io.stardeck.deckbuilder.state;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Window;
import io.stardeck.engine.Seat;
import java.util.Optional;

/**
 * EVENT_WINDOW of a team: every player who is in may play cards to meet the Goal of an Event, in
 * any order, until each has a standing pass ({@code DB-BOR-18}).
 *
 * @param seat the lead when it began
 * @param in who takes part, in seat order
 * @param done those of them who have a standing pass, in seat order
 */
@JsonTypeName("team-window")
public record TeamWindow(Seat seat, ImmutableList<Seat> in, ImmutableList<Seat> done)
    implements Gathering {
  @Override
  public TeamWindow with(ImmutableList<Seat> players, ImmutableList<Seat> content) {
    return new TeamWindow(seat, players, content);
  }

  @Override
  public Optional<Window> window() {
    return Optional.of(Window.EVENT);
  }
}
