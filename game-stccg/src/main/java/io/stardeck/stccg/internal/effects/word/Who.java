package io.stardeck.stccg.internal.effects.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.word.Amount;
import io.stardeck.stccg.card.word.Chooser;
import io.stardeck.stccg.card.word.Hidden;
import io.stardeck.stccg.card.word.Player;
import io.stardeck.stccg.internal.card.Sights;
import io.stardeck.stccg.internal.value.Amounts;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whom a run is about. */
public final class Who {
  private Who() {}

  /** The player whom a word is about. */
  public static Seat player(Table table, Effects run, Player player) {
    return switch (player) {
      case SELF -> run.seat();
      case OPPONENT -> opponent(table, run.seat());
      case TARGET -> run.on().seat().orElse(run.seat());
      case ACTIVE -> table.active();
    };
  }

  /** Who picks among cards of {@code owner} ({@code ST-RND-06}). */
  public static Seat chooser(Table table, Effects run, Chooser by, Seat owner) {
    return switch (by) {
      case OPPONENT -> opponent(table, owner);
      case PLAYER -> run.seat();
      case OWNER, RANDOM -> owner;
    };
  }

  /** The other side of a battle in which {@code owner} fights, else the next in turn order. */
  private static Seat opponent(Table table, Seat owner) {
    for (Phase phase : table.frames()) {
      if (phase instanceof OrderPhase.Fought fought && fought.battle().has(owner)) {
        return fought.battle().against(owner);
      }
    }
    return table.opponents(owner).get(0);
  }

  /** The card whose effects these are, if it lies in play. */
  public static Optional<Lying> card(Facts facts, Effects run) {
    return Optional.ofNullable(facts.table().lying(run.card()));
  }

  /** The ship that a run is about: of the group, or the one that the card lies on. */
  public static Optional<Ship> ship(Facts facts, Effects run) {
    return run.on().host().map(host -> facts.table().ship(host));
  }

  /** Where the hidden cards lie that a word looks at or shows ({@code ST-EFF-17}). */
  public static ImmutableList<Place> hidden(
      Facts facts, Effects run, Hidden at, Optional<Player> whose) {
    Table table = facts.table();
    Seat seat = player(table, run, whose.orElse(Player.TARGET));
    return switch (at) {
      case HAND, DECK -> Sights.places(table, On.player(seat), at);
      case SEEDS, BOTTOM_SEED -> Sights.places(table, On.location(location(facts, run)), at);
      case CREW -> host(run, HostKind.SHIP);
      case TEAM -> host(run, HostKind.TEAM);
    };
  }

  private static ImmutableList<Place> host(Effects run, HostKind kind) {
    Optional<Host> host = run.on().host();
    return host.isPresent() && host.get().kind() == kind
        ? Sights.on(host.get())
        : ImmutableList.of();
  }

  /** The location that a run is about: the one that was named, or where the host is; -1 if none. */
  public static int location(Facts facts, Effects run) {
    return run.on()
        .location()
        .orElseGet(() -> run.on().host().map(host -> Sites.of(facts.table(), host)).orElse(-1));
  }

  /**
   * The persons on the planet who are of the same player as those whom a run is about; none if it
   * is about no place.
   */
  static Optional<Host> team(Facts facts, Effects run) {
    int there = location(facts, run);
    return there < 0 ? Optional.empty() : Optional.of(Host.team(there, seat(facts, run)));
  }

  /** Whose those are whom a run is about: who has met the dilemma, or whoever has them. */
  public static Seat seat(Facts facts, Effects run) {
    boolean met = facts.table().def(run.def()) instanceof DilemmaDef;
    return met ? run.seat() : Goals.seat(facts, run);
  }

  /** How many an effect asks for: a number, or one that is worked out. */
  public static int amount(Facts facts, Effects run, Amount amount) {
    if (amount instanceof Amount.Count count) {
      return Amounts.count(count, group(facts, run));
    }
    if (amount instanceof Amount.Counted counted) {
      @Nullable Lying card = facts.table().lying(run.card());
      return card == null ? 0 : counted.times() * card.counted();
    }
    return amount instanceof Amount.Fixed fixed ? fixed.n() : run.moved();
  }

  /** Tells the effects that follow how many cards were moved; their run is on top. */
  public static void moved(Play<StccgState> play, int cards) {
    if (play.state().top() instanceof Effects next) {
      play.replace(next.moving(cards));
    }
  }

  /**
   * Whether a group on the host of a run is meant, and not all who are there: those who fight, or
   * who attempt and have met the dilemma. What is played on their ship is about all aboard.
   */
  public static boolean faces(Facts facts, Effects run) {
    Host host = run.on().host().orElseThrow();
    return facts.size(host, Role.GROUP) > 0
        && (host.kind() != HostKind.SHIP || facts.table().def(run.def()) instanceof DilemmaDef);
  }

  /** The group that a run is about: the one that faces the card, or all on the host. */
  public static Group group(Facts facts, Effects run) {
    Optional<Host> host = run.on().host();
    int there = run.on().location().orElse(-1);
    if (host.isEmpty()) {
      return Group.of(facts, run.seat(), there, Host.team(Math.max(0, there), run.seat()));
    }
    Ship ship = facts.table().ship(host.get());
    if (ship != null && !faces(facts, run)) {
      return Group.aboard(facts, ship);
    }
    boolean met = facts.table().def(run.def()) instanceof DilemmaDef;
    @Nullable Seat seat = met ? null : Manned.seat(facts.table(), host.get());
    if (seat != null) {
      Manned manned = new Manned(host.get(), seat);
      return faces(facts, run)
          ? Group.of(facts, manned, Role.GROUP, Role.GEAR_GROUP)
          : Group.whole(facts, manned);
    }
    int location = ship == null ? there : ship.location();
    return Group.of(facts, run.seat(), location, host.get(), Role.GROUP, Role.GEAR_GROUP);
  }
}
