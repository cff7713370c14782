package io.stardeck.stccg.internal.text;

import io.stardeck.stccg.action.OrderAction;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a mission asks for, and whether those who may attempt it have that. */
final class AttemptText {
  private AttemptText() {}

  /** The mission, and what its seeds leave to hope for; empty if there is none. */
  static Optional<String> of(StccgView view, OrderAction.Attempt attempt) {
    @Nullable Location location = view.table().location(attempt.location());
    if (location == null || !(view.table().def(location.card()) instanceof MissionDef mission)) {
      return Optional.empty();
    }
    Group group =
        Group.of(view, attempt.actor(), attempt.location(), attempt.party(), Role.FREE, Role.GEAR)
            .withoutIntruders();
    boolean met = Requirements.anyMet(mission.requirements(), group);
    return Optional.of(
        CardText.of(view.table().options().cards(), mission)
            + "\nall who are there "
            + (met ? "meet" : "do not meet")
            + " that; seeds come before it");
  }
}
