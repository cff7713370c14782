package io.stardeck.stccg.internal.effects;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.PersonEffect.Stop;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Marks.Manned;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Run;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.List;

/** {@code STOP}: persons are stopped until the end of the turn ({@code ST-EFF-02}). */
final class StopWord implements Word<Stop> {
  @Override
  public Class<Stop> type() {
    return Stop.class;
  }

  @Override
  public void carryOut(Play<StccgState> play, Run run, Stop effect) {
    Pools pool = Pools.of(play.state(), run, effect.of());
    List<Card> stopped = pool.fitting();
    for (Manned manned : Marks.hosts(play.state().table())) {
      for (Role role : Role.values()) {
        if (role.persons() && role.stopped() != role) {
          Hosts.turnSome(
              play, manned.host(), manned.seat(), role, role.stopped(), stopped::contains);
        }
      }
    }
    if (effect.ship().orElse(false) && run.on().host().isPresent()) {
      Host host = run.on().host().get();
      Ship ship = host.kind() == HostKind.SHIP ? play.state().table().ship(host.card()) : null;
      if (ship != null && !ship.stopped()) {
        Tables.ship(play, ship.copy().withStop(io.stardeck.stccg.state.Stop.TURN));
      }
    }
    Runs.done(play, run);
  }
}
