package io.stardeck.deckbuilder.borg;

import com.google.common.collect.Iterables;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.window.Gathering;

/** What tests of a team and its ships have in common. */
final class Fleet {
  private Fleet() {}

  /** A team of that many players, all in, led by the first, in TEAM_ACTION. */
  static Given team(int players) {
    return Given.borg(players).phases(new TeamAction(Given.ONE, Gathering.of(Seat.first(players))));
  }

  /** The table with that bonus of {@code seat}, to the end of the turn. */
  static Given bonus(Given given, Seat seat, Stat stat, int amount) {
    return given.tally(
        seat,
        tally ->
            tally.withBonuses(
                Lists.plus(tally.bonuses(), new Bonus(stat, amount, Until.TURN_END))));
  }

  /** The only card in the Flipped area. */
  static FlippedCard flipped(Scene scene) {
    return Iterables.getOnlyElement(scene.state().table().flipped());
  }

  /** The damage on the flagship of {@code seat}. */
  static int damage(Scene scene, Seat seat) {
    return scene.area(seat).flagship().orElseThrow().damage();
  }

  /** The scene after each of those has passed. */
  static Scene passAll(Scene scene, Seat... seats) {
    Scene next = scene;
    for (Seat seat : seats) {
      next = next.does(new Pass(seat));
    }
    return next;
  }
}
