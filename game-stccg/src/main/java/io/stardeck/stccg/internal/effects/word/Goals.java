package io.stardeck.stccg.internal.effects.word;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.Goal;
import io.stardeck.stccg.card.word.PersonEffect.Relocate;
import io.stardeck.stccg.card.word.Shift;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Where persons and ships may be taken by an effect, as far as all can see. */
public final class Goals {
  private Goals() {}

  /** The places that {@code goal} allows, from the left to the right; several are a tie. */
  public static ImmutableList<Chosen> of(Facts facts, Effects run, Goal goal) {
    int here = location(facts, run);
    return switch (goal) {
      case OWN_SHIP_HERE -> ships(facts, run, here);
      case UP_OR_DOWN ->
          Who.ship(facts, run).isPresent() ? planet(facts, here) : ships(facts, run, here);
      case FURTHEST_PLANET -> furthest(facts, here, true);
      case FAR_END -> furthest(facts, here, false);
      case OWN_OUTPOST -> outposts(facts, run, here);
      case ANYWHERE -> anywhere(facts, here);
    };
  }

  /** The locations to which a shift leads that a word asks for. */
  public static ImmutableList<Chosen> shifted(Table table, int here, Shift shift, OptionalInt n) {
    ImmutableList<Location> line = table.spaceline();
    ImmutableList.Builder<Chosen> goals = ImmutableList.builder();
    for (int i = 0; i < line.size(); i++) {
      if (i != here && shift.leads(n, here, i, line.size() - 1)) {
        goals.add(new OfLocation(line.get(i).number()));
      }
    }
    return goals.build();
  }

  /** The places for persons that an effect asks for: ships, outposts, and planets alone. */
  public static ImmutableList<Chosen> of(Facts facts, Effects run, Relocate effect) {
    if (location(facts, run) < 0) {
      return ImmutableList.of();
    }
    if (effect.to().equals(Optional.of(Goal.OWN_OUTPOST))) {
      return nearest(facts, run, location(facts, run));
    }
    Table table = facts.table();
    ImmutableList<Chosen> goals =
        effect.shift().isPresent()
            ? shifted(table, table.position(location(facts, run)), effect.shift().get(), effect.n())
            : of(facts, run, effect.to().orElseThrow());
    return Lists.filter(
        goals,
        goal -> !(goal instanceof OfLocation there) || Sites.planet(table, there.location()));
  }

  /**
   * Where those go whom a card lies on, which itself is in no place: where the first of them can
   * go.
   */
  public static Optional<Chosen> ofScattered(Facts facts, Effects run, Relocate effect) {
    return location(facts, run) < 0
        ? Pool.of(facts, run, effect.of()).members().stream()
            .findFirst()
            .map(first -> of(facts, run.aiming(Aim.at(first.host())), effect))
            .flatMap(goals -> goals.stream().findFirst())
        : Optional.empty();
  }

  /** The nearest own outposts, but for the one where they are. */
  private static ImmutableList<Chosen> nearest(Facts facts, Effects run, int here) {
    Seat seat = seat(facts, run);
    ImmutableList.Builder<Chosen> nearest = ImmutableList.builder();
    Outposts.nearest(
            facts.table(),
            here,
            outpost ->
                outpost.controller().equals(seat)
                    && !run.on().host().equals(Optional.of(outpost.host())))
        .forEach(outpost -> nearest.add(new OfCard(outpost.id())));
    return nearest.build();
  }

  /** Who chooses among several places for persons. */
  public static Seat chooser(Facts facts, Effects run, Relocate effect) {
    return effect.to().isPresent() ? chooser(facts, run, effect.to().get()) : seat(facts, run);
  }

  /** Who chooses among several. */
  public static Seat chooser(Facts facts, Effects run, Goal goal) {
    Seat seat = seat(facts, run);
    boolean opponent = goal == Goal.FURTHEST_PLANET || goal == Goal.FAR_END;
    return opponent ? facts.table().opponents(seat).get(0) : seat;
  }

  /** Whose cards are taken there. */
  public static Seat seat(Facts facts, Effects run) {
    Optional<Seat> ship =
        Who.ship(facts, run).flatMap(each -> each.returnsTo().or(each::controller));
    return ship.or(() -> run.on().host().map(host -> Manned.seat(facts.table(), host)))
        .orElse(run.seat());
  }

  /** Where they are now; -1 if nowhere. */
  public static int location(Facts facts, Effects run) {
    return run.on().host().isPresent()
        ? Group.location(facts.table(), run.on().host().get())
        : run.on().location().orElse(-1);
  }

  /** What a choice stands for, for persons of {@code seat}. */
  public static Host host(Table table, Chosen goal, Seat seat) {
    if (goal instanceof OfCard card) {
      return table.outpost(card.card()) == null
          ? Host.ship(card.card())
          : Host.outpost(card.card());
    }
    return Host.team(((OfLocation) goal).location(), seat);
  }

  /** What the effects that follow act on: the cards where they are now. */
  public static Aim aim(Facts facts, Host host) {
    return Aim.at(host).with(Sites.of(facts.table(), host));
  }

  /** A ship that is lent takes nobody aboard who would go back with it ({@code ST-EFF-16}). */
  private static ImmutableList<Chosen> ships(Facts facts, Effects run, int here) {
    ImmutableList.Builder<Chosen> ships = ImmutableList.builder();
    for (Ship ship : facts.table().ships()) {
      boolean other = !run.on().host().equals(Optional.of(ship.host())); // they go elsewhere
      if (other
          && ship.of(seat(facts, run))
          && ship.returnsTo().isEmpty()
          && ship.at(here)
          && !ship.cloaked()) {
        ships.add(new OfCard(ship.id()));
      }
    }
    return ships.build();
  }

  private static ImmutableList<Chosen> planet(Facts facts, int here) {
    return Sites.planet(facts.table(), here)
        ? ImmutableList.of(new OfLocation(here))
        : ImmutableList.of();
  }

  private static ImmutableList<Chosen> furthest(Facts facts, int here, boolean planets) {
    Table table = facts.table();
    int position = table.position(here);
    int most = 1;
    ImmutableList.Builder<Chosen> there = ImmutableList.builder();
    for (int i = 0; i < table.spaceline().size(); i++) {
      int far = Math.abs(i - position);
      int number = table.spaceline().get(i).number();
      if (far >= most && (!planets || Sites.planet(table, number))) {
        there = far > most ? ImmutableList.builder() : there;
        most = far;
        there.add(new OfLocation(number));
      }
    }
    return there.build();
  }

  private static ImmutableList<Chosen> outposts(Facts facts, Effects run, int here) {
    Table table = facts.table();
    @Nullable Ship ship = Who.ship(facts, run).orElse(null);
    if (ship == null) {
      return ImmutableList.of();
    }
    Seat seat = seat(facts, run);
    Affiliation affiliation = Affiliations.of(table, ship.card());
    ImmutableSet.Builder<Chosen> nearest = ImmutableSet.builder();
    Outposts.nearest(table, here, outpost -> Outposts.usable(table, outpost, seat, affiliation))
        .forEach(outpost -> nearest.add(new OfLocation(outpost.location())));
    return nearest.build().asList();
  }

  private static ImmutableList<Chosen> anywhere(Facts facts, int here) {
    ImmutableList.Builder<Chosen> all = ImmutableList.builder();
    for (Location location : facts.table().spaceline()) {
      if (location.number() != here) {
        all.add(new OfLocation(location.number()));
      }
    }
    return all.build();
  }
}
