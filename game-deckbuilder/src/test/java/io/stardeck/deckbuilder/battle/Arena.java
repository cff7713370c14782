package io.stardeck.deckbuilder.battle;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.card;

import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Laid;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.phase.BattlePlay;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.List;

/** What tests of battles have in common. */
final class Arena {
  static final Seat FOUR = Seat.of(4);
  static final Seat FIVE = Seat.of(5);

  private Arena() {}

  /** The players given so far, of whom {@code seat} has those totals to the end of the turn. */
  static Given ship(Given given, Seat seat, int speed, int attack, int defense) {
    total(given, seat, Stat.SPEED, speed);
    total(given, seat, Stat.ATTACK, attack);
    return total(given, seat, Stat.DEFENSE, defense);
  }

  /** The same, of whom {@code seat} has that total to the end of the turn. */
  static Given total(Given given, Seat seat, Stat stat, int value) {
    int more = value - Totals.of(given.state(), seat, stat);
    Bonus bonus = new Bonus(stat, more, Until.TURN_END);
    return given.tally(seat, tally -> tally.withBonuses(Lists.plus(tally.bonuses(), bonus)));
  }

  /** A Deck that is large enough for a new Hand after a defeat. */
  static Given decks(Given given) {
    for (Seat seat : Seat.first(given.state().table().players())) {
      given.deck(seat, "lieutenant", "lieutenant", "commander", "commander", "ensign", "ensign");
    }
    return given;
  }

  /** The turn player flips the top space card; they could do so twice. */
  static Scene battle(Given given) {
    return battle(given.state());
  }

  /** The same from that state. */
  static Scene battle(DeckbuilderState state) {
    return Scene.at(state.with(ONE, state.table().tally(ONE).withExplorations(2)))
        .does(new Explore(ONE));
  }

  /**
   * The state with a Starship of the space deck as flagship of {@code seat}; the old one is in
   * their Points Area.
   */
  static DeckbuilderState flagship(DeckbuilderState state, Seat seat, String id) {
    CardId ship = card(id);
    Area area = state.table().area(seat);
    CardId old = area.flagship().orElseThrow().card();
    return Laid.space(state, Lists.minus(state.space(), ship))
        .with(seat, area.withShip(Ship.fresh(ship)).withPoints(Lists.plus(area.points(), old)));
  }

  /** Everybody who has priority passes until the playing of cards has ended. */
  static Scene allPass(Scene scene) {
    Scene next = scene;
    while (next.phase() instanceof BattlePlay playing) {
      next = next.does(new Pass(playing.seat()));
    }
    return next;
  }

  /** The types of what happened in the last action, in order. */
  static List<Class<? extends GameEvent>> order(Scene scene) {
    return scene.events().stream().<Class<? extends GameEvent>>map(e -> type(e)).toList();
  }

  private static Class<? extends GameEvent> type(Event event) {
    return event.what().getClass();
  }

  /** The damage on the flagship of {@code seat}. */
  static int damage(Scene scene, Seat seat) {
    return scene.area(seat).flagship().orElseThrow().damage();
  }
}
