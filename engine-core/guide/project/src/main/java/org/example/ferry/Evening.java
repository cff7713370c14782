package org.example.ferry;

import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.record.Origin;
import io.stardeck.engine.session.Page;
import io.stardeck.engine.session.Session;
import io.stardeck.engine.session.Undo;

/** A host, and two clients that answer it: one plays by rules of thumb, the other at random. */
public final class Evening {
  private Evening() {}

  /** Plays one game and prints what the spectator sees. */
  public static void main(String[] arguments) {
    Ferry game = new Ferry();
    var session =
        Session.start(game, game.defaultConfig(2), Origin.seed("an evening"), Undo.FREE).state();
    for (int decision = 0; !game.toAct(session.state()).isEmpty(); decision++) {
      Seat seat = game.toAct(session.state()).get(0);
      String answer = client(game, session.page(seat), decision);
      var violations = session.receive(seat, answer);
      violations.forEach(System.out::println);
      Page<Move, Crossing.Sight> seen = session.page(Seat.SPECTATOR);
      seen.events()
          .forEach(event -> System.out.println(game.narrator().event(seen.view(), event.what())));
    }
    System.out.println(session.page(Seat.SPECTATOR).outcome().orElseThrow());
  }

  /** What comes back from the client of a seat: a page goes there, the JSON of an action comes. */
  private static String client(Ferry game, Page<Move, Crossing.Sight> page, int decision) {
    var bot =
        page.view().seat().equals(Seat.of(1)) ? new Thumb() : RandomBot.<Move, Crossing.Sight>get();
    Chance own = Chance.seeded("decision " + decision);
    return GameJson.of(game).write(bot.choose(page.view(), page.legal(), own));
  }
}
