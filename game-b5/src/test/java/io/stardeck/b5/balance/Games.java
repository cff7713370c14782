package io.stardeck.b5.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Bot;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.testkit.ManyGames;
import java.util.Collections;
import java.util.List;

/** Games of four players with the starter decks, in which one bot holds every seat. */
final class Games {
  private static final int SEATS = 4;

  private Games() {}

  /** Plays {@code number} games, every race a quarter of them on each seat. */
  static List<Course> play(Bot<B5Action, B5View> bot, String seed, int number) {
    Courses courses = new Courses();
    ImmutableList<Player<B5Action, B5View>> players =
        ImmutableList.copyOf(Collections.nCopies(SEATS, new Player<>("bot", bot)));
    for (int turned = 0; turned < SEATS; turned++) {
      Lineup<B5Config, B5State, B5Action, B5View> table =
          new Lineup<>(new B5Game(), turned(turned), players);
      ManyGames.play(table, seed + "/" + turned, number / SEATS, ImmutableList.of(courses));
    }
    return courses.all();
  }

  private static B5Config turned(int places) {
    ImmutableList.Builder<Race> races = ImmutableList.builder();
    for (int seat = 0; seat < SEATS; seat++) {
      races.add(Race.FACTIONS.get((seat + places) % SEATS));
    }
    return B5Config.builder().players(SEATS).races(races.build()).build();
  }
}
