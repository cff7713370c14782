package io.stardeck.deckbuilder.state;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Window;
import io.stardeck.engine.Seat;
import java.util.Optional;

/**
 * TEAM_ACTION: every player of the team who is in acts, in any order ({@code DB-BOR-21}). The turn
 * ends when all of them agree ({@code DB-BOR-24}).
 *
 * @param seat the lead when it began
 * @param in who takes part, in seat order
 * @param done those of them who agree to end the turn, in seat order
 */
@JsonTypeName("team-action")
public record TeamAction(Seat seat, ImmutableList<Seat> in, ImmutableList<Seat> done)
    implements Gathering {
  @Override
  public TeamAction with(ImmutableList<Seat> players, ImmutableList<Seat> content) {
    return new TeamAction(seat, players, content);
  }

  @Override
  public Optional<Window> window() {
    return Optional.of(Window.ACTION);
  }
}
