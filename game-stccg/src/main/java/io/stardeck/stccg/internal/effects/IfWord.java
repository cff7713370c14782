package io.stardeck.stccg.internal.effects;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.If;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Run;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;

/** {@code IF}: one list or the other ({@code ST-EFF-25}). */
final class IfWord implements Word<If> {
  @Override
  public Class<If> type() {
    return If.class;
  }

  @Override
  public void carryOut(Play<StccgState> play, Run run, If effect) {
    boolean met = Requirements.met(effect.requirement(), group(play.state(), run));
    Runs.instead(play, run, met ? effect.then() : effect.otherwise());
  }

  /** The group that a run is about: the one that faces the card, or all aboard a ship. */
  static Group group(StccgState state, Run run) {
    Optional<Host> host = run.on().host();
    if (host.isEmpty()) {
      return Group.of(
          state,
          run.seat(),
          run.on().location().orElse(-1),
          Host.team(run.on().location().orElse(0), run.seat()));
    }
    boolean faces = state.size(host.get(), Role.GROUP) > 0;
    Ship ship = host.get().kind() == HostKind.SHIP ? state.table().ship(host.get().card()) : null;
    if (ship != null && !faces) {
      return Group.aboard(state, ship);
    }
    int location = ship == null ? run.on().location().orElse(-1) : ship.location();
    return Group.of(state, run.seat(), location, host.get(), Role.GROUP, Role.GEAR_GROUP);
  }
}
