package io.stardeck.engine.contraband;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Pool;
import io.stardeck.engine.zone.Zone;
import io.stardeck.engine.zone.Zones;
import io.stardeck.engine.zone.ZonesView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The state.
 *
 * @param config what each seat knows a part of
 * @param table what everybody knows beside the cards
 * @param zones the cards
 * @param chance what nobody knows
 */
record Harbour(Config config, Table table, Zones<Card> zones, Chance chance)
    implements GameState<Harbour> {
  /**
   * What everybody knows beside the cards.
   *
   * @param rounds the number of turns of each seat
   * @param phase whose turn it is, or that it is over
   * @param left the number of turns left, that one among them
   * @param points of each seat
   */
  record Table(int rounds, Phase phase, int left, ImmutableList<Integer> points) {
    Table with(Phase next) {
      return new Table(rounds, next, left, points);
    }
  }

  /**
   * What one seat knows.
   *
   * @param deck its own deck list; empty for the spectator
   */
  record View(Seat seat, ImmutableList<Face> deck, Table table, ZonesView<Card> zones)
      implements GameView {
    @Override
    public Phase top() {
      return table.phase();
    }

    @Override
    public void complete() {
      zones.complete();
    }

    int players() {
      return table.points().size();
    }
  }

  int players() {
    return config.decks().size();
  }

  Harbour with(Zones<Card> next) {
    return new Harbour(config, table, next, chance);
  }

  Harbour with(Table next) {
    return new Harbour(config, next, zones, chance);
  }

  @Override
  public Pile<Phase> frames() {
    return Pile.<Phase>empty().push(table.phase());
  }

  @Override
  public Harbour withFrames(Pile<Frame> frames) {
    return with(table.with(frames.as(Phase.class).top()));
  }

  @Override
  public Harbour withChance(Chance next) {
    return new Harbour(config, table, zones, next);
  }

  View view(Seat seat) {
    return new View(
        seat,
        seat.equals(Seat.SPECTATOR) ? ImmutableList.of() : config.decks().get(seat.index()),
        table,
        zones.view(seat));
  }

  ImmutableList<Fault> faults() {
    int seats = players();
    boolean sound =
        config.valid()
            && table.points().size() == seats
            && table.rounds() == config.rounds()
            && table.left() >= 0
            && table.left() <= seats * config.rounds()
            && table.phase().fits(table.left(), seats)
            && table.points().stream().allMatch(points -> points >= 0)
            && table.points().stream().mapToLong(points -> points).sum()
                <= seats * config.rounds() - table.left()
            && placesFit()
            && cardsFit();
    if (!sound) {
      return ImmutableList.of(new Fault("", "this is no harbour"));
    }
    ImmutableList<Fault> faults = Cards.DEALER.faults(this, "zones", seats);
    return faults.isEmpty() && !knowledgeFits()
        ? ImmutableList.of(new Fault("zones.known", "a seat does not know what it was told"))
        : faults;
  }

  /** Everybody knows what all boxes hold, and each seat its own deck list. */
  private boolean knowledgeFits() {
    for (int number = 0; number <= players(); number++) {
      ZonesView<Card> view = zones.view(Seat.of(number));
      for (Seat owner : Seat.first(players())) {
        ImmutableList<Place> deck = Places.ofDeck(owner);
        if (!knowsAll(view, Places.boxes(owner))
            || owner.number() == number && !knowsAll(view, deck)
            || view.known().stream().anyMatch(pool -> !within(pool, owner))) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean knowsAll(ZonesView<Card> view, ImmutableList<Place> places) {
    int unseen = 0;
    for (Place place : places) {
      unseen += view.at(place).unseen();
    }
    for (Pool pool : view.known()) {
      unseen -= places.containsAll(pool.places()) ? pool.faces().size() : 0;
    }
    return unseen == 0;
  }

  /** Cards go from place to place of one deck, and boxes are mixed with those of one seat. */
  private static boolean within(Pool pool, Seat owner) {
    return !Places.owner(pool.places().get(0)).equals(owner)
        || Places.ofDeck(owner).containsAll(pool.places())
        || Places.boxes(owner).containsAll(pool.places());
  }

  private boolean placesFit() {
    List<Place> places = new ArrayList<>();
    for (Seat seat : Seat.first(players())) {
      places.addAll(Places.ofDeck(seat));
      places.addAll(Places.boxes(seat));
    }
    Collections.sort(places);
    List<Place> found = new ArrayList<>();
    for (Zone<Card> zone : zones.zones()) {
      found.add(zone.place());
    }
    return found.equals(places)
        && zones.zones().stream().allMatch(zone -> zone.kind().equals(Places.kind(zone.place())));
  }

  private boolean cardsFit() {
    for (Seat seat : Seat.first(players())) {
      if (!faces(Places.ofDeck(seat)).equals(config.decks().get(seat.index()))
          || !faces(Places.boxes(seat)).equals(ImmutableList.sortedCopyOf(Config.BOXES))
          || Places.boxes(seat).stream().anyMatch(box -> zones.size(box) != 1)) {
        return false;
      }
    }
    return true;
  }

  /** The faces of all that lies in those places, sorted. */
  ImmutableList<Face> faces(ImmutableList<Place> places) {
    List<Face> faces = new ArrayList<>();
    for (Place place : places) {
      zones.cards(place).forEach(card -> faces.add(card.face()));
    }
    return ImmutableList.sortedCopyOf(faces);
  }
}
