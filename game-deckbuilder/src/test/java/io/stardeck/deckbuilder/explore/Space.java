package io.stardeck.deckbuilder.explore;

import static io.stardeck.deckbuilder.scene.Given.ONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Laid;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;

/** What tests of exploring have in common. */
final class Space {
  private Space() {}

  /** The scene with that many explorations of the turn player. */
  static Scene explorations(int n, Given given) {
    DeckbuilderState state = given.state();
    return Scene.at(state.with(ONE, state.table().tally(ONE).withExplorations(n)));
  }

  /** The table with that bonus of the turn player in the stat, to the end of the turn. */
  static Given bonus(Given given, Stat stat, int amount) {
    return given.tally(
        ONE,
        tally ->
            tally.withBonuses(
                Lists.plus(tally.bonuses(), new Bonus(stat, amount, Until.TURN_END))));
  }

  /**
   * The state with only the first {@code n} cards left in the space deck; the others are removed.
   */
  static DeckbuilderState only(int n, DeckbuilderState state) {
    ImmutableList<CardId> space = state.space();
    return Laid.space(state, space.subList(0, n))
        .with(
            state
                .table()
                .withRemoved(
                    Lists.plusAll(state.table().removed(), space.subList(n, space.size()))));
  }

  /** The space deck, the top first, as ids of cards. */
  static ImmutableList<String> deck(Scene scene) {
    return scene.ids(scene.state().space());
  }

  /** The last card of the space deck. */
  static String bottom(Scene scene) {
    return Iterables.getLast(deck(scene));
  }

  /** The Points Area of {@code seat}, as ids of cards. */
  static ImmutableList<String> points(Scene scene, Seat seat) {
    return scene.ids(scene.area(seat).points());
  }

  /** The face-up Missions, slot by slot, as ids of cards. */
  static ImmutableList<String> missions(Scene scene) {
    return scene.state().table().missions().stream()
        .flatMap(slot -> slot.card().stream())
        .map(card -> scene.state().table().def(card).id())
        .collect(ImmutableList.toImmutableList());
  }
}
