package io.stardeck.stccg.internal.lying;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Zone;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import org.jspecify.annotations.Nullable;

/** What a card that lies in play reaches: whose turns it counts, whom its effects are about. */
public final class Reach {
  private Reach() {}

  /** Who controls what the card lies on; its own controller if it lies on nobody's card. */
  static Seat controller(Facts facts, Lying card) {
    return controller(facts.table(), card.on(), card.controller());
  }

  /** Who controls that; {@code otherwise} if nobody does. */
  public static Seat controller(Table table, On what, Seat otherwise) {
    if (what.kind() == On.Kind.PLAYER || what.kind() == On.Kind.GROUP) {
      return Seat.of(what.of());
    }
    @Nullable Host host = what.host();
    @Nullable Seat seat = host == null ? null : Manned.seat(table, host);
    return seat == null ? otherwise : seat;
  }

  /** What its effects act on. */
  static Aim aim(Facts facts, Lying card) {
    @Nullable Host host = card.on().host();
    if (host != null) {
      // A ship that is set aside is at no location (ST-EFF-33).
      @Nullable Ship ship = facts.table().ship(host);
      return ship == null || !ship.here() ? Aim.at(host) : Aim.at(host).with(ship.location());
    }
    return switch (card.on().kind()) {
      case PLAYER, GROUP -> Aim.at(Seat.of(card.on().of()));
      case LOCATION, BORDER -> Aim.at(card.on().of());
      default -> Aim.NOTHING;
    };
  }

  /**
   * The groups that have to meet what cures the card, or of which one has to, if it lies at a
   * location; none if nobody is there.
   */
  static ImmutableList<Group> patients(Facts facts, Lying card) {
    return switch (card.on().kind()) {
      case SHIP -> {
        @Nullable Ship ship = facts.table().ship(CardId.of(card.on().of()));
        yield ship == null ? ImmutableList.of() : ImmutableList.of(Group.aboard(facts, ship));
      }
      case LOCATION -> at(facts, card.controller(), card.on().of());
      case GROUP -> held(facts, card);
      default -> ImmutableList.of();
    };
  }

  /** The team on a planet; in space, who is in outposts and aboard ships ({@code ST-ATT-02}). */
  private static ImmutableList<Group> at(Facts facts, Seat seat, int location) {
    ImmutableList.Builder<Group> groups = ImmutableList.builder();
    groups.add(Group.whole(facts, seat, location, Host.team(location, seat)));
    if (!Sites.planet(facts.table(), location)) {
      for (Outpost outpost : facts.table().outposts()) {
        if (outpost.location() == location && outpost.controller().equals(seat)) {
          groups.add(Group.whole(facts, seat, location, outpost.host()));
        }
      }
      for (Ship ship : facts.table().ships()) {
        if (ship.at(location) && ship.of(seat)) {
          groups.add(Group.aboard(facts, ship));
        }
      }
    }
    return groups.build();
  }

  /** All on each host of some of those whom the card lies on. */
  private static ImmutableList<Group> held(Facts facts, Lying card) {
    Mark mark = new Mark.Held(card.id());
    ImmutableList.Builder<Group> groups = ImmutableList.builder();
    for (Manned manned : Manned.all(facts.table())) {
      if (bears(facts, manned.host(), mark)) {
        groups.add(Group.whole(facts, manned));
      }
    }
    return groups.build();
  }

  /** Whether anybody is left of those whom a card lies on, on a host or held by another card. */
  public static boolean left(StccgState state, Lying card) {
    Mark mark = new Mark.Held(card.id());
    String held = Places.held(card.id()).zone();
    for (Manned manned : Manned.all(state.table())) {
      if (bears(state, manned.host(), mark)) {
        return true;
      }
    }
    for (Zone<Card> zone : state.zones().zones()) {
      if (zone.place().zone().equals(held) && bears(zone.cards(), mark)) {
        return true;
      }
    }
    return false;
  }

  private static boolean bears(Facts facts, Host host, Mark mark) {
    for (Role role : Role.ALL) {
      if (bears(facts.cards(host, role), mark)) {
        return true;
      }
    }
    return false;
  }

  private static boolean bears(ImmutableList<Card> persons, Mark mark) {
    for (Card person : persons) {
      if (person.marks().contains(mark)) {
        return true;
      }
    }
    return false;
  }
}
