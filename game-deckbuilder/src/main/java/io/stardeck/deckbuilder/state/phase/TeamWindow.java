package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.word.Window;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Gathering;
import java.util.Optional;

/**
 * EVENT_WINDOW of a team: every player who is in may play cards to meet the Goal of an Event, in
 * any order, until each has a standing pass ({@code DB-BOR-18}).
 *
 * @param seat the lead when it began
 * @param gathering who takes part; done are those who have a standing pass
 */
@JsonTypeName("team-window")
public record TeamWindow(Seat seat, Gathering gathering) implements TeamPhase {
  @Override
  public TeamWindow with(Gathering next) {
    return new TeamWindow(seat, next);
  }

  @Override
  public Optional<Window> window() {
    return Optional.of(Window.EVENT);
  }
}
