package io.stardeck.deckbuilder.klingon;

import static io.stardeck.deckbuilder.scene.Given.ONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;

/** What tests of Klingon Civil War have in common. */
final class Council {
  static final Seat FOUR = Seat.of(4);
  static final Explore EXPLORE = new Explore(ONE);
  static final Resolve RESOLVE = new Resolve(ONE);

  private Council() {}

  /** The copy of that number, from 0 on, of the card of that id. */
  static CardId card(String id, int copy) {
    return CardId.of(Given.KLINGON.firstCopy(Given.KLINGON.card(id)) + copy);
  }

  /** The first copy of the card of that id. */
  static CardId card(String id) {
    return card(id, 0);
  }

  /** The table with a bonus of the turn player that brings their flagship to that total. */
  static Given total(Given given, Stat stat, int total) {
    int now = Scene.at(given.state()).total(ONE, stat);
    return given.tally(
        ONE,
        tally ->
            tally.withBonuses(
                Lists.plus(tally.bonuses(), new Bonus(stat, total - now, Until.TURN_END))));
  }

  /** The table with those totals of Speed, Attack and Diplomacy of the turn player. */
  static Given totals(Given given, int speed, int attack, int diplomacy) {
    Given faster = total(given, Stat.SPEED, speed);
    return total(total(faster, Stat.ATTACK, attack), Stat.DIPLOMACY, diplomacy);
  }

  /** The Points Area of {@code seat}, as ids of cards. */
  static ImmutableList<String> points(Scene scene, Seat seat) {
    return scene.ids(scene.area(seat).points());
  }

  /** The Influence Area of {@code seat}, as ids of cards. */
  static ImmutableList<String> influence(Scene scene, Seat seat) {
    return scene.ids(scene.area(seat).influence());
  }

  /** The id of the last card of the space deck. */
  static String bottom(Scene scene) {
    return Iterables.getLast(scene.ids(scene.state().space()));
  }
}
