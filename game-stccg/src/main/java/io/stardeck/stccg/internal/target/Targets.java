package io.stardeck.stccg.internal.target;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.word.Site;
import io.stardeck.stccg.card.word.Target;
import io.stardeck.stccg.card.word.Target.Condition;
import io.stardeck.stccg.card.word.Whose;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What cards may be played on, as far as all can see ({@code ST-PRE-03}). */
public final class Targets {
  private final Facts facts;
  private final Seat seat;
  private final List<Aim> aims = new ArrayList<>();

  private Targets(Facts facts, Seat seat) {
    this.facts = facts;
    this.seat = seat;
  }

  /** Everything that one of {@code targets} allows to the seat of {@code view}. */
  public static List<Aim> aims(StccgView view, List<Target> targets) {
    return aims(view, view.seat(), targets);
  }

  /** Everything that one of {@code targets} allows to {@code seat}. */
  public static List<Aim> aims(Facts facts, Seat seat, List<Target> targets) {
    Targets found = new Targets(facts, seat);
    for (Target target : targets) {
      found.add(target);
    }
    return found.aims;
  }

  private void add(Target target) {
    switch (target.kind()) {
      case SHIP -> ships(target);
      case SHIP_OR_TEAM -> {
        ships(target);
        teams(target);
      }
      case TEAM -> teams(target);
      case SHIP_TO_LOCATION -> shipsTo(target);
      case OUTPOST -> outposts(target);
      case PLAYER -> players(target);
      case MISSION, LOCATION -> locations(target);
      case BORDER -> borders();
      case CARD -> lying(target);
      case PERSON -> manned(target);
      case ANNOUNCED, DILEMMA, CASUALTY, SOLVERS, SIDE ->
          WindowTargets.add(this, facts, seat, target, aims::add);
    }
  }

  private void ships(Target target) {
    for (Ship ship : facts.table().ships()) {
      if (fits(target, ship)) {
        aims.add(Aim.at(ship.host()));
      }
    }
  }

  private void shipsTo(Target target) {
    for (Ship ship : facts.table().ships()) {
      if (fits(target, ship)) {
        for (Location location : facts.table().spaceline()) {
          if (location.number() != ship.location()) {
            aims.add(Aim.at(ship.host()).with(location.number()));
          }
        }
      }
    }
  }

  private boolean fits(Target target, Ship ship) {
    Table table = facts.table();
    return ship.here()
        && whose(target, ship.user())
        && (target.affiliation().isEmpty()
            || ship.used() && Affiliations.of(table, ship.card()) == target.affiliation().get())
        && site(target, ship)
        && ShipFacts.fits(target, facts, seat, ship);
  }

  private boolean site(Target target, Ship ship) {
    return target.site().isEmpty()
        || (target.site().get() == Site.OWN_OUTPOST
            ? Outposts.usableFor(facts.table(), ship)
            : site(target.site().get(), ship.location()));
  }

  /** Whether a team, which is on a planet, or an outpost is where {@code target} asks. */
  private boolean site(Target target, HostKind kind, int location) {
    return target.site().isEmpty()
        || (target.site().get() == Site.OWN_OUTPOST
            ? kind == HostKind.OUTPOST
            : site(target.site().get(), location));
  }

  private void teams(Target target) {
    for (Location location : facts.table().spaceline()) {
      for (Seat player : Seat.first(facts.table().seats())) {
        Host team = Host.team(location.number(), player);
        boolean there = facts.persons(team) > 0;
        boolean equipped = !has(target, Condition.EQUIPPED) || facts.gear(team) > 0;
        if (there
            && equipped
            && whose(target, player)
            && site(target, HostKind.TEAM, location.number())) {
          aims.add(Aim.at(team));
        }
      }
    }
  }

  /** A person is named by the place; which one is meant the effect asks ({@code ST-PRE-03}). */
  private void manned(Target target) {
    for (Ship ship : facts.table().ships()) {
      if (ship.here()
          && facts.persons(ship.host()) > 0
          && whose(target, ship.user())
          && site(target, ship)) {
        aims.add(Aim.at(ship.host()));
      }
    }
    for (Outpost outpost : facts.table().outposts()) {
      if (facts.persons(outpost.host()) > 0
          && whose(target, outpost.controller())
          && site(target, HostKind.OUTPOST, outpost.location())) {
        aims.add(Aim.at(outpost.host()));
      }
    }
    teams(target);
  }

  private void outposts(Target target) {
    for (Outpost outpost : facts.table().outposts()) {
      if (whose(target, outpost.controller())
          && site(target, HostKind.OUTPOST, outpost.location())) {
        aims.add(Aim.at(outpost.host()));
      }
    }
  }

  private void players(Target target) {
    for (Seat player : Seat.first(facts.table().seats())) {
      if (!facts.table().player(player).resigned() && whose(target, player)) {
        aims.add(Aim.at(player));
      }
    }
  }

  private void locations(Target target) {
    for (Location location : facts.table().spaceline()) {
      boolean mission = facts.table().def(location.card()) instanceof MissionDef;
      boolean names =
          target.affiliation().isEmpty()
              || Sites.named(facts.table(), location, seat).contains(target.affiliation().get());
      if (mission
          && names
          && (target.site().isEmpty() || at(target.site().get(), location.number()))) {
        aims.add(Aim.at(location.number()));
      }
    }
  }

  private void borders() {
    for (int i = 0; i + 1 < facts.table().spaceline().size(); i++) {
      aims.add(Aim.at(facts.table().spaceline().get(i).number()));
    }
  }

  private void lying(Target target) {
    Table table = facts.table();
    for (Lying card : table.lying()) {
      boolean kind =
          target.kinds().isEmpty() || target.kinds().get().contains(kind(table.def(card.card())));
      boolean named = target.cards().isEmpty() || target.cards().get().contains(card.card().def());
      if (kind
          && named
          && card.on().kind() != On.Kind.INTRUDER
          && whose(target, card.controller())
          && Treaties.fits(target, table.def(card.card()))) {
        aims.add(Aim.at(card.id()));
      }
    }
  }

  /** The kind as which a card lies in play: an artifact that is used as an event is one. */
  private static CardKind kind(CardDef card) {
    return card instanceof ArtifactDef artifact && artifact.use().event()
        ? CardKind.EVENT
        : card.kind();
  }

  boolean whose(Target target, Seat controller) {
    Whose whose = target.whose().orElse(Whose.ANY);
    return whose == Whose.ANY || controller.equals(seat) == (whose == Whose.OWN);
  }

  /** Whether a location is so, or an outpost of the player's is there. */
  private boolean at(Site site, int location) {
    if (site != Site.OWN_OUTPOST) {
      return site(site, location);
    }
    for (Outpost outpost : facts.table().outposts()) {
      if (outpost.location() == location && outpost.controller().equals(seat)) {
        return true;
      }
    }
    return false;
  }

  /** Whether those on a host are where {@code target} asks. */
  boolean site(Target target, Host host, int location) {
    @Nullable Ship ship = facts.table().ship(host);
    return ship == null ? site(target, host.kind(), location) : site(target, ship);
  }

  private boolean site(Site site, int location) {
    return Sites.planet(facts.table(), location) == (site == Site.PLANET);
  }

  static boolean has(Target target, Condition condition) {
    return target.condition().isPresent() && target.condition().get().contains(condition);
  }
}
