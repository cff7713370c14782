package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.action.B5Action.LookTake;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.Deck;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.DeckEnd;
import io.stardeck.b5.card.word.FactionOperation.LookDeck;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What those know of a deck who have looked at it before. */
final class KnownCardsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  private static CardDef look(String id, int number, DeckEnd to) {
    Effect effect =
        Effect.builder()
            .trigger(Trigger.PLAY)
            .addChoices(new Choice.OfFaction(false, false))
            .addOperations(new LookDeck(Who.CHOSEN, Amount.of(number), to))
            .build();
    return card(id, Kind.EVENT).addEffects(effect).build();
  }

  private static List<GameEvent> heard(Stage stage) {
    return stage.events().stream()
        .filter(event -> event.audience().includes(P))
        .map(Event::what)
        .toList();
  }

  /** Who has seen them before knows that they lie there still, and no more where. */
  @Rule({"B5-W-20", "B5-D-80", "B5-I-26"})
  @ParameterizedTest
  @EnumSource(DeckEnd.class)
  void whichOfThoseLookedAtIsTakenNobodyElseCanTell(DeckEnd to) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(look("far", 3, DeckEnd.TOP), look("tidy", 2, to))
            .inHand(1, "far")
            .inHand(2, "tidy")
            .config(
                config ->
                    config.decks(
                        List.of(
                            new Deck(ImmutableMap.of("far", 1)),
                            new Deck(
                                ImmutableMap.of(
                                    "earth", 1, "human-agent", 1, "mars-colony", 1, "tidy", 1)))))
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "far", Q)).act(stage.legal(1).get(0));
    ImmutableList<CardId> known = stage.view(1).zones().cards(Places.deck(Q));
    stage.act(Acts.play(stage, 2, "tidy", Q));
    Stage first = stage.copy().act(new LookTake(Q, Optional.of(known.get(0))));
    Stage second = stage.copy().act(new LookTake(Q, Optional.of(known.get(1))));
    assertThat(first.state()).isNotEqualTo(second.state());
    assertThat(first.view(1)).isEqualTo(second.view(1));
    assertThat(first.view(1).zones().cards(Places.deck(Q))).containsExactly(known.get(2));
    assertThat(first.view(1).zones().known()).as("what lies there").isNotEmpty();
    assertThat(heard(first)).isEqualTo(heard(second));
    if (to == DeckEnd.TOP) {
      Stage none = stage.copy().act(new LookTake(Q, Optional.empty()));
      assertThat(none.view(1)).isEqualTo(first.view(1));
      assertThat(heard(none)).isEqualTo(heard(first));
    }
  }
}
