package io.stardeck.deckbuilder.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderConfig;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.Scenario;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.Destination;
import io.stardeck.deckbuilder.event.CardGained;
import io.stardeck.deckbuilder.event.CardsDrawn;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.CardId;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.MatchListener;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.Table;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NarratorTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final int WIDEST = 120;

  @Test
  void theTableIsReadAtAGlance() {
    DeckbuilderView view =
        Given.exploration(2)
            .hand(Given.ONE, "ensign", "phasers")
            .bridge(Given.ONE, "lieutenant")
            .damage(Given.ONE, 2)
            .slots("man", "set", "c9")
            .nothingElseInStarbase()
            .space("m0", "p0")
            .nothingElseInSpace()
            .xp(3)
            .scene()
            .does(new Explore(Given.ONE))
            .view(Given.ONE);

    assertThat(GAME.narrator().table(view)).isEqualTo(expected("table.txt"));
  }

  @Test
  void theSpectatorSeesNoHand() {
    DeckbuilderView view =
        Given.exploration(2).hand(Given.ONE, "phasers").scene().view(Seat.SPECTATOR);

    assertThat(GAME.narrator().table(view)).doesNotContain("Phasers").contains("Hand 1");
  }

  @Test
  void cardsHaveTheirNamesInEvents() {
    DeckbuilderView view = Given.exploration(2).scene().view(Given.ONE);
    CardId ensign = Given.card("ensign");

    assertThat(GAME.narrator().event(view, new CardGained(Given.TWO, ensign, Destination.DECK_TOP)))
        .isEqualTo("seat 2 gains Ensign, on top of the Deck");
    assertThat(
            GAME.narrator()
                .event(view, new CardsDrawn(Given.ONE, ImmutableList.of(ensign, ensign))))
        .isEqualTo("seat 1 draws Ensign, Ensign");
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
    Table<DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView> table =
        new Table<>(
            GAME,
            config,
            ImmutableList.copyOf(
                Collections.nCopies(config.players(), new Player<>("random", RandomBot.get()))));
    new Match<>(table, "told")
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

  private static String expected(String file) {
    return EngineJson.resource(NarratorTest.class, file).replace("\r\n", "\n");
  }
}
