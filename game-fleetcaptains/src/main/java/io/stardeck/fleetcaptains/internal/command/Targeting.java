package io.stardeck.fleetcaptains.internal.command;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Reach;
import io.stardeck.fleetcaptains.card.word.Side;
import io.stardeck.fleetcaptains.card.word.TargetKind;
import io.stardeck.fleetcaptains.card.word.TargetSpec;
import io.stardeck.fleetcaptains.internal.value.Abilities;
import io.stardeck.fleetcaptains.internal.value.Filters;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.state.Use;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What can be chosen for a card or an ability ({@code FC-D-93}): from what lies open alone. */
public final class Targeting {
  private Targeting() {}

  /** What has to be chosen, one after the other. */
  public static ImmutableList<TargetSpec> specs(Table table, Use use) {
    return use.part() == Use.Part.FACE
        ? table.set().command(use.card()).faces().get(use.number()).targets()
        : Abilities.ability(table, use).targets();
  }

  private static ImmutableList<Effect> effects(Table table, Use use) {
    return use.part() == Use.Part.FACE
        ? table.set().command(use.card()).faces().get(use.number()).effects()
        : Abilities.ability(table, use).effects();
  }

  /** The candidates for the one that is chosen after so many others. */
  public static ImmutableList<Target> candidates(Table table, Seat seat, Use use, int chosen) {
    TargetSpec spec = specs(table, use).get(chosen);
    ImmutableList.Builder<Target> all = ImmutableList.builder();
    any(
        table,
        seat,
        spec,
        deed(spec, effects(table, use), chosen),
        use.ship(),
        target -> {
          all.add(target.get());
          return false;
        });
    return all.build();
  }

  /** What is done with a tile that is chosen after so many others, if that is one thing alone. */
  private static @Nullable Effect deed(TargetSpec spec, ImmutableList<Effect> effects, int chosen) {
    for (int i = 0; spec.kind() == TargetKind.TILE && i < effects.size(); i++) {
      if (effects.get(i) instanceof Effect.OnTarget on
          && on.target() == chosen
          && on.effects().size() == 1) {
        return on.effects().get(0);
      }
    }
    return null;
  }

  /**
   * A tile makes way for another only if nothing is on it, and is looked at only by who has no scan
   * token there ({@code FC-D-54}).
   */
  private static boolean lets(Table table, Seat seat, @Nullable Effect deed, int space) {
    if (deed instanceof Effect.ReplaceTile) {
      return Filters.bare(table, space);
    }
    return !(deed instanceof Effect.PeekTile)
        || !table.tiles().get(space).scannedBy().contains(table.faction(seat));
  }

  /**
   * Whether any of them is such; asked one after the other, until one is. Each is made only if it
   * is looked at.
   */
  private static boolean any(
      Table table,
      Seat seat,
      TargetSpec spec,
      @Nullable Effect deed,
      Optional<CardId> acting,
      Predicate<Supplier<Target>> which) {
    Ship by = acting.isEmpty() ? null : table.ship(acting.get());
    int from = by == null || by.cloaked() ? -1 : by.at();
    switch (spec.kind()) {
      case SHIP, CARD -> {
        for (int i = 0; i < table.players(); i++) {
          ImmutableList<Ship> fleet = table.captains().get(i).fleet();
          for (int j = 0; j < fleet.size(); j++) {
            Ship ship = fleet.get(j);
            if (!ship.cloaked()
                && fits(table, seat, spec, Seat.at(i), from, ship.at())
                && ship(table, spec, ship, which)) {
              return true;
            }
          }
        }
      }
      case TILE -> {
        for (int i = 0; i < table.tiles().size(); i++) {
          int space = i;
          if (reaches(table, seat, spec.reach(), from, space)
              && Filters.fits(table, seat, spec.at().orElseThrow(), space)
              && lets(table, seat, deed, space)
              && which.test(() -> Target.of(space))) {
            return true;
          }
        }
      }
      case TOKEN -> {
        for (Token token : table.tokens()) {
          if (fits(table, seat, spec, token.owner(), from, token.at())
              && which.test(() -> Target.token(token.number()))) {
            return true;
          }
        }
      }
      case SYSTEM -> {
        for (ShipSystem system : ShipSystem.values()) {
          if (which.test(() -> Target.system(system))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean ship(
      Table table, TargetSpec spec, Ship ship, Predicate<Supplier<Target>> which) {
    if (table.def(ship).size() > spec.sizeAtMost().orElse(Integer.MAX_VALUE)) {
      return false;
    } else if (spec.kind() == TargetKind.SHIP) {
      return which.test(() -> Target.of(ship.card()));
    }
    for (CardId card : ship.crew()) {
      if (which.test(() -> Target.crew(ship.card(), card))) {
        return true;
      }
    }
    return false;
  }

  private static boolean fits(
      Table table, Seat seat, TargetSpec spec, Seat owner, int from, int space) {
    boolean side =
        spec.whose().isEmpty()
            || (spec.whose().get() == Side.ME ? owner.equals(seat) : table.enemies(seat, owner));
    return side
        && reaches(table, seat, spec.reach(), from, space)
        && (spec.at().isEmpty() || Filters.fits(table, seat, spec.at().get(), space));
  }

  /** Whether a space is in reach of the ship that acts, or of any own uncloaked ship. */
  private static boolean reaches(Table table, Seat seat, Reach reach, int from, int space) {
    if (reach == Reach.ANYWHERE) {
      return true;
    } else if (from >= 0) {
      return reach == Reach.HERE ? from == space : table.shape().adjacent(from, space);
    }
    ImmutableList<Ship> fleet = table.captain(seat).fleet();
    for (int i = 0; i < fleet.size(); i++) {
      Ship ship = fleet.get(i);
      if (!ship.cloaked()
          && (reach == Reach.HERE
              ? ship.at() == space
              : table.shape().adjacent(ship.at(), space))) {
        return true;
      }
    }
    return false;
  }

  /** Whether all targets that are not optional can be chosen. */
  static boolean possible(
      Table table,
      Seat seat,
      ImmutableList<TargetSpec> specs,
      ImmutableList<Effect> effects,
      Optional<CardId> acting) {
    for (int i = 0; i < specs.size(); i++) {
      TargetSpec spec = specs.get(i);
      if (!spec.optional()
          && !any(table, seat, spec, deed(spec, effects, i), acting, target -> true)) {
        return false;
      }
    }
    return true;
  }
}
