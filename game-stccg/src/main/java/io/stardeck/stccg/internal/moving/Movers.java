package io.stardeck.stccg.internal.moving;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.damage.Damage;
import io.stardeck.stccg.internal.damage.Destruction;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.internal.value.Spans;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Ships of nobody, that cross the spaceline and strike ({@code ST-EFF-45}). */
public final class Movers {
  private static final RuleId EFF_45 = RuleId.of("ST-EFF-45");
  private static final RuleId SHB_07 = RuleId.of("ST-SHB-07");
  private static final RuleId SHB_13 = RuleId.of("ST-SHB-13");

  private Movers() {}

  /**
   * All that there are, in the order in which they came, each twice: it strikes, and when all is
   * answered it goes on.
   */
  public static ImmutableList<CardId> all(Table table) {
    ImmutableList.Builder<CardId> movers = ImmutableList.builder();
    for (Ship ship : table.ships()) {
      if (ship.controller().isEmpty()) {
        movers.add(ship.id()).add(ship.id());
      }
    }
    return movers.build();
  }

  /** At the end of a turn it strikes all that are there. */
  public static void strike(Play<StccgState> play, CardId id) {
    @Nullable Ship mover = play.state().table().ship(id);
    if (mover != null && !Preventions.of(play.state().table(), Deed.STRIKE, mover)) {
      strike(play, mover);
    }
  }

  /** Then it goes on. */
  public static void move(Play<StccgState> play, CardId id) {
    @Nullable Ship mover = play.state().table().ship(id);
    if (mover != null) {
      move(play, mover);
    }
  }

  private static void strike(Play<StccgState> play, Ship mover) {
    int weapons = ShipNumbers.of(play.state(), mover, Stat.WEAPONS);
    for (Ship ship : play.state().table().ships()) {
      if (ship.here()
          && ship.controller().isPresent()
          && ship.location() == mover.location()
          && !ship.cloaked()
          && !Preventions.of(play.state().table(), Deed.BATTLE, ship)) {
        int defence = ShipNumbers.doubledShields(play.state(), ship);
        play.tell(SHB_13, new BattleEvent.StrikeCompared(2 * weapons, defence, true));
        Damage.strike(play, ship.id(), weapons, defence, SHB_07);
      }
    }
  }

  /** The most whole steps that RANGE allows; from the last location it leaves the game. */
  private static void move(Play<StccgState> play, Ship mover) {
    Table table = play.state().table();
    int goal = table.position(mover.goal().orElse(mover.location()));
    int at = table.position(mover.location());
    if (at == goal) {
      Destruction.discard(play, mover, EFF_45);
      return;
    }
    int step = goal > at ? 1 : -1;
    int left = ShipNumbers.of(play.state(), mover, Stat.RANGE);
    while (at != goal) {
      Location next = table.spaceline().get(at + step);
      left -= Spans.of(table, next, Seat.SPECTATOR);
      if (left < 0) {
        break;
      }
      at += step;
    }
    int there = table.spaceline().get(at).number();
    Ship now = Objects.requireNonNull(table.ship(mover.id()));
    Tables.ship(play, now.copy().withLocation(there));
    play.tell(EFF_45, new MissionEvent.MoverMoved(mover.id(), there));
  }
}
