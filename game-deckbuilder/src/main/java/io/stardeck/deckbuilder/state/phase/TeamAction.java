package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.word.Window;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Gathering;
import java.util.Optional;

/**
 * TEAM_ACTION: every player of the team who is in acts, in any order ({@code DB-BOR-21}). The turn
 * ends when all of them agree ({@code DB-BOR-24}).
 *
 * @param seat the lead when it began
 * @param gathering who takes part; done are those who agree to end the turn
 */
@JsonTypeName("team-action")
public record TeamAction(Seat seat, Gathering gathering) implements TeamPhase {
  @Override
  public TeamAction with(Gathering next) {
    return new TeamAction(seat, next);
  }

  @Override
  public Optional<Window> window() {
    return Optional.of(Window.ACTION);
  }
}
