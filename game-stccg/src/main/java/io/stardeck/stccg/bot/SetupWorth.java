package io.stardeck.stccg.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.action.SetupAction;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.internal.value.Points;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;

/**
 * What the steps of the set-up promise: own missions lie together, dilemmas under those of others,
 * artifacts under own ones, outposts in the midst of own ones.
 */
final class SetupWorth {
  private static final double FAR = 100;

  private SetupWorth() {}

  static double of(StccgView view, SetupAction action) {
    if (action instanceof SetupAction.PlaceMission place) {
      ImmutableList<Location> line = view.table().spaceline();
      return !line.isEmpty() && own(view, line.get(place.right() ? line.size() - 1 : 0)) ? 1 : 0;
    } else if (action instanceof SetupAction.Seed seed) {
      return seed(view, seed);
    } else if (action instanceof SetupAction.PlaceOutpost place) {
      double way = 0;
      for (Location location : view.table().spaceline()) {
        way += own(view, location) ? Crew.distance(view, place.location(), location.number()) : 0;
      }
      return FAR - way;
    }
    return 0;
  }

  private static boolean own(StccgView view, Location location) {
    return location.card().owner().equals(view.seat());
  }

  private static double seed(StccgView view, SetupAction.Seed seed) {
    Location location = Objects.requireNonNull(view.table().location(seed.location()));
    boolean own = own(view, location);
    for (Card card : view.cards(Places.seeds(view.seat()))) {
      if (card.id().equals(seed.card())
          && own != (view.table().def(card).kind() == CardKind.ARTIFACT)) {
        return -1;
      }
    }
    Seat solver = own ? view.seat() : location.card().owner();
    boolean mission = view.table().def(location.card()) instanceof MissionDef;
    double points = mission ? Points.of(view.table(), location, solver) : 0;
    return FAR + points / FAR - location.seeds().size();
  }
}
