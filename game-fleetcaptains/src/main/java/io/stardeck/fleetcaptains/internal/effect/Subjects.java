package io.stardeck.fleetcaptains.internal.effect;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.word.Each;
import io.stardeck.fleetcaptains.card.word.Who;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What the words of a run are about. */
final class Subjects {
  private Subjects() {}

  /** Whose side a word means. */
  static Seat side(Table table, Who who, EffectRun run) {
    return who == Who.SELF ? run.player() : table.opponent(run.player());
  }

  /** The ship, or null if there is none in play. */
  static @Nullable Ship ship(Play<FleetState> play, EffectRun run) {
    return Tables.of(play).ship(run.about().ship());
  }

  /** The ship if it is uncloaked, or null. */
  static @Nullable Ship open(Play<FleetState> play, EffectRun run) {
    Ship ship = ship(play, run);
    return ship == null || ship.cloaked() ? null : ship;
  }

  /** The ship and, for harm, all members of its task force ({@code FC-TFO-07}). */
  static ImmutableList<CardId> struck(EffectRun run) {
    return run.about().ship().isEmpty()
        ? ImmutableList.of()
        : Lists.plusAll(ImmutableList.of(run.about().ship().get()), run.force());
  }

  /** The space that was chosen, or that of the ship; -1 if there is none. */
  static int space(Play<FleetState> play, EffectRun run) {
    if (run.about().tile().isPresent()) {
      return run.about().tile().get();
    }
    Ship ship = ship(play, run);
    return ship == null ? -1 : play.state().spaceOf(ship);
  }

  /** The same, if it is an explored tile; else -1. */
  static int tile(Play<FleetState> play, EffectRun run) {
    int space = space(play, run);
    return Tables.of(play).location(space) == null ? -1 : space;
  }

  /** The system, token or tile that the words are about, else the first that was chosen. */
  static <T> Optional<T> chosen(EffectRun run, Function<Target, Optional<T>> part) {
    Optional<T> chosen = part.apply(run.about());
    for (int i = 0; i < run.targets().size() && chosen.isEmpty(); i++) {
      chosen = part.apply(run.targets().get(i));
    }
    return chosen;
  }

  /** The uncloaked ships that are meant. */
  static ImmutableList<CardId> each(Play<FleetState> play, EffectRun run, Each each) {
    if (each == Each.TASK_FORCE) {
      return struck(run);
    }
    Table table = Tables.of(play);
    int space = space(play, run);
    ImmutableList.Builder<CardId> ships = ImmutableList.builder();
    for (Seat seat : Seat.first(table.captains().size())) {
      boolean side =
          switch (each) {
            case ALL_SHIPS_HERE -> true;
            case ENEMY_SHIPS_HERE -> table.enemies(run.player(), seat);
            default -> seat.equals(run.player());
          };
      for (Ship ship : table.captain(seat).fleet()) {
        if (side && !ship.cloaked() && (each == Each.OWN_SHIPS || ship.at() == space)) {
          ships.add(ship.card());
        }
      }
    }
    return ships.build();
  }
}
