package io.stardeck.stccg.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;

/**
 * How likely a player wins, by their points and those in sight: of the missions that their persons
 * in play could solve if they were all there. The weights are fitted to 60 games of the {@link
 * RuleOfThumbBot} with the ready decks.
 */
public final class Forecast {
  private static final double POINTS = 5.3;
  private static final double SIGHT = 1.1;

  private Forecast() {}

  /** The chance of {@code seat}, 0 to 1; those of all who still play add up to 1. */
  public static double of(StccgState state, Seat seat) {
    double own = strength(state, seat);
    double odds = 1;
    for (Seat other : state.table().opponents(seat)) {
      odds += Math.exp(strength(state, other) - own);
    }
    return 1 / odds;
  }

  private static double strength(StccgState state, Seat seat) {
    Table table = state.table();
    double goal = table.options().pointGoal();
    double left = goal - table.player(seat).score();
    return POINTS * table.player(seat).score() / goal
        + SIGHT * Math.min(left, inSight(state, seat)) / goal;
  }

  /** The points of the missions that the persons of {@code seat} could solve together. */
  static int inSight(StccgState state, Seat seat) {
    ImmutableList<Card> persons = inPlay(state, seat, Role.PERSONS);
    ImmutableList<Card> gear = inPlay(state, seat, Role.EQUIPMENT);
    Outlook outlook = new Outlook(StccgView.of(state, seat));
    int points = 0;
    for (Location location : persons.isEmpty() ? ImmutableList.<Location>of() : line(state)) {
      Group all = Group.ofCards(state, seat, location.number(), persons, gear);
      points += (int) outlook.promise(location, all, persons);
    }
    return points;
  }

  private static ImmutableList<Location> line(StccgState state) {
    ImmutableList.Builder<Location> open = ImmutableList.builder();
    for (Location location : state.table().spaceline()) {
      if (Outlook.open(location) && Outlook.mission(state.table(), location)) {
        open.add(location);
      }
    }
    return open.build();
  }

  private static ImmutableList<Card> inPlay(
      StccgState state, Seat seat, ImmutableList<Role> roles) {
    ImmutableList.Builder<Card> cards = ImmutableList.builder();
    Manned.each(
        state,
        (host, of) -> {
          if (of.equals(seat)) {
            roles.forEach(role -> cards.addAll(state.cards(host, role)));
          }
        });
    return cards.build();
  }
}
