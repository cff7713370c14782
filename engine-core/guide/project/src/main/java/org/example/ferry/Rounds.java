package org.example.ferry;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Gathering;
import java.util.Collections;

/** The steps of a round. */
final class Rounds {
  static final int FACES = 6;

  private Rounds() {}

  static void setUp(Play<Crossing> play) {
    Cards.DEALER.open(play, Places.all(play.state().table().rules().players()));
    Cards.DEALER.bring(play, Places.DECK, Places.roster(), Audience.nobody());
    Cards.DEALER.shuffle(play, Places.DECK);
    for (int i = 0; i < Rules.HAND; i++) {
      play.state().seats().forEach(seat -> draw(play, seat));
    }
    begin(play);
  }

  private static void draw(Play<Crossing> play, Seat seat) {
    if (play.state().zones().size(Places.DECK) > 0) {
      Cards.DEALER
          .top(play, Places.DECK)
          .to(Places.hand(seat))
          .tell(Rules.DRAW, card -> new Happening.Drawn(seat, card));
    }
  }

  private static void begin(Play<Crossing> play) {
    int seats = play.roll(FACES);
    play.update(state -> state.with(state.table().withFerry(seats)));
    play.tell(Rules.FERRY, new Happening.FerryCame(seats));
    play.replace(new Phase.Laying(Gathering.of(play.state().seats())));
  }

  /** Turns the cards up; the highest takes the ferry ({@code FE-09}). */
  static void finish(Play<Crossing> play) {
    Seat best = play.state().seats().get(0);
    int highest = 0;
    for (Seat seat : play.state().seats()) {
      CardId card = Cards.DEALER.top(play, Places.laid(seat)).openly().to(Places.DISCARD).card();
      play.tell(Rules.REVEAL, new Happening.Shown(seat, card));
      if (Cards.value(card) > highest) {
        highest = Cards.value(card);
        best = seat;
      }
    }
    score(play, best, play.state().table().ferry());
    play.state().seats().forEach(seat -> draw(play, seat));
    if (play.state().table().round() == play.state().table().rules().rounds()) {
      end(play);
    } else {
      begin(play);
    }
  }

  private static void score(Play<Crossing> play, Seat seat, int seats) {
    ImmutableList<Integer> points = play.state().table().points();
    int now = points.get(seat.index()) + seats;
    play.update(state -> state.with(state.table().with(Lists.set(points, seat.index(), now))));
    play.tell(Rules.REVEAL, new Happening.Taken(seat, seats));
  }

  private static void end(Play<Crossing> play) {
    ImmutableList<Integer> points = play.state().table().points();
    int most = Collections.max(points);
    ImmutableList<Seat> winners =
        Lists.filter(play.state().seats(), seat -> points.get(seat.index()) == most);
    play.tell(Rules.END, new Happening.Ended());
    play.replace(new Phase.Over(new Outcome(winners, points, Rules.END)));
  }
}
