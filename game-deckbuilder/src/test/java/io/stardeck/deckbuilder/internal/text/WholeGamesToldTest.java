package io.stardeck.deckbuilder.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.RandomGames;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.match.MatchListener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever happens in games, and every card, is told in words that fit a terminal. */
class WholeGamesToldTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final int WIDEST = 120;

  private static String told(Scene scene, GameEvent event) {
    return GAME.narrator().event(scene.view(Given.ONE), event);
  }

  @Test
  void everyCardOfTheStandardSetIsReadable() {
    for (CardDef card : CardSets.standard().cards()) {
      String text = CardText.rules(card);
      boolean bare =
          card.onPlay().isEmpty() && card.goal().isEmpty() && card.scripts().get(0).isEmpty();

      assertThat(text.isEmpty() || text.endsWith(".")).as(card.name()).isTrue();
      assertThat(bare || !text.isEmpty()).as(card.name()).isTrue();
      assertThat(text).as(card.name()).doesNotContainPattern("[\\[={]|Optional|null|\\.\\.|  ");
    }
  }

  @ParameterizedTest
  @MethodSource("configs")
  void wholeGamesAreTold(DeckbuilderConfig config) {
    RandomGames.of(config, "told")
        .play(
            new MatchListener<DeckbuilderState, DeckbuilderAction>() {
              @Override
              public void decided(
                  DeckbuilderState before,
                  int options,
                  DeckbuilderAction action,
                  DeckbuilderState after,
                  ImmutableList<Event> events) {
                assertTold(before, action.actor());
                events.forEach(event -> assertTold(after, event));
              }
            });
  }

  static ImmutableList<DeckbuilderConfig> configs() {
    return ImmutableList.of(
        config(Scenario.EXPLORATION, 2, Given.BUSY),
        config(Scenario.EXPLORATION, 5, CardSets.standard()),
        config(Scenario.KLINGON_CIVIL_WAR, 4, CardSets.standard()),
        config(Scenario.BORG_INVASION, 3, CardSets.standard()));
  }

  private static DeckbuilderConfig config(Scenario scenario, int players, CardSet cards) {
    return DeckbuilderConfig.builder()
        .scenario(scenario)
        .players(players)
        .cardSet(cards)
        .turnCap(16)
        .build();
  }

  private static void assertTold(DeckbuilderState state, Seat seat) {
    DeckbuilderView view = GAME.view(state, seat);
    for (String line : Splitter.on('\n').split(GAME.narrator().table(view))) {
      assertThat(line.length()).as(line).isLessThanOrEqualTo(WIDEST);
    }
    assertReadable(GAME.prompt(view).text());
    GAME.legalActions(state, seat)
        .forEach(action -> assertReadable(GAME.narrator().action(view, action)));
  }

  private static void assertTold(DeckbuilderState state, Event event) {
    for (Seat seat : Seat.first(state.table().players())) {
      if (event.audience().includes(seat)) {
        assertReadable(GAME.narrator().event(GAME.view(state, seat), event.what()));
      }
    }
  }

  /** No name of a class, a field or a constant shows through. */
  private static void assertReadable(String text) {
    assertThat(text).isNotBlank().doesNotContainPattern("[{}]|\\w=|Optional|null|_");
  }

  @Test
  void tableFitsTheTerminal() {
    DeckbuilderState state = GAME.setup(GAME.defaultConfig(2), Chance.seeded("fits")).state();
    DeckbuilderView view = GAME.view(state, Seat.of(1));
    for (int width : new int[] {60, 80, 100, 118}) {
      assertThat(GAME.narrator().table(view, width).lines())
          .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(width));
    }
    assertThat(GAME.narrator().table(view, 500)).isEqualTo(GAME.narrator().table(view));
  }
}
