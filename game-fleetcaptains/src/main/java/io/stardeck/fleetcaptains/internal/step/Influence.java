package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.INF_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.INS_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.INS_13;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.Control;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.Table;
import java.util.Optional;

/** Control tokens and installations ({@code FC-INF, FC-INS}). */
public final class Influence {
  private Influence() {}

  /** One enemy token is removed, or else one own placed, if one is left. */
  public static void exert(Play<FleetState> play, Seat seat, int space) {
    Table table = Tables.of(play);
    Faction faction = table.faction(seat);
    if (table.tiles().get(space).control(faction.enemy()) > 0) {
      remove(play, space);
      Deeds.count(play, seat, Deed.CONTROL_REMOVED, 1);
    } else if (Fleets.controlLeft(table) > 0) {
      int count = table.tiles().get(space).control(faction) + 1;
      Tables.tile(play, space, tile -> tile.withControl(new Control(faction, count)));
      play.tell(INF_04, new BoardEvent.ControlPlaced(faction, space, count));
    }
  }

  /** One control token of whoever has some leaves the tile. */
  public static void remove(Play<FleetState> play, int space) {
    Optional<Control> now = Tables.of(play).tiles().get(space).control();
    if (now.isPresent()) {
      Control control = now.get();
      int left = control.count() - 1;
      Optional<Control> next = now.map(each -> new Control(each.faction(), left));
      Tables.tile(play, space, tile -> tile.withControl(next.filter(each -> left > 0)));
      play.tell(INF_04, new BoardEvent.ControlRemoved(control.faction(), space, left));
    }
  }

  /** The next installation of a tile stands ({@code FC-INS-04}). */
  public static void build(Play<FleetState> play, Seat seat, int space, InstallationKind kind) {
    Tables.tile(play, space, tile -> tile.withInstallation(kind));
    play.tell(INS_04, new BoardEvent.InstallationBuilt(seat, space, kind));
    Deeds.count(play, seat, Deed.INSTALLATION_BUILT, 1);
    int vp = Tables.of(play).set().installation(kind).vpOnBuild();
    if (vp > 0) {
      Scores.score(play, seat, new Scored(ScoreKind.STARBASE, Optional.empty(), vp)); // FC-INS-10
    }
  }

  /** An installation is destroyed; control tokens stay ({@code FC-D-44}). */
  public static void raze(Play<FleetState> play, Seat seat, int space) {
    Optional<InstallationKind> stood = Tables.of(play).tiles().get(space).installation();
    if (stood.isPresent()) {
      Tables.tile(play, space, tile -> tile.withInstallation(Optional.empty()));
      play.tell(INS_13, new BoardEvent.InstallationDestroyed(space, stood.get()));
      Faction enemy = Tables.of(play).faction(seat).enemy();
      if (Tables.of(play).tiles().get(space).control(enemy) > 0) {
        Deeds.count(play, seat, Deed.INSTALLATION_DESTROYED, 1);
        if (stood.get() == InstallationKind.STARBASE) {
          Deeds.count(play, seat, Deed.STARBASE_DESTROYED, 1);
        }
      }
    }
  }
}
