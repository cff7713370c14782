package io.stardeck.deckbuilder.setup;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.ImmutableTable;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What is printed without a meaning has none. */
class FlavourTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();

  /** The small set with a text on every card. */
  private static final CardSet TOLD =
      CardSets.read(
          EngineJson.resource(Given.class, "small.json")
              .replace("{\"id\": \"", "{\"flavor\": \"Make it so.\", \"id\": \""));

  @Rule("DB-CMP-24")
  @Property(tries = 15)
  void flavourTextHasNoMeaning(
      @ForAll @Size(max = 150) List<@IntRange(min = 0, max = 999) Integer> choices) {
    assertThat(TOLD.card("c1").flavor()).contains("Make it so.");
    DeckbuilderConfig plain = DeckbuilderConfig.builder().players(2).cardSet(Given.SMALL).build();
    DeckbuilderConfig told = DeckbuilderConfig.builder().from(plain).cardSet(TOLD).build();
    DeckbuilderState state = GAME.setup(plain, Chance.seeded("flavour")).state();
    DeckbuilderState other = GAME.setup(told, Chance.seeded("flavour")).state();
    for (int choice : choices) {
      if (GAME.outcome(state).isPresent()) {
        break;
      }
      Seat seat = GAME.toAct(state).get(0);
      List<DeckbuilderAction> legal = GAME.legalActions(state, seat);
      assertThat(GAME.legalActions(other, seat)).isEqualTo(legal);
      DeckbuilderAction action = legal.get(choice % legal.size());
      Ruling<DeckbuilderState> ruling = GAME.apply(state, action);
      Ruling<DeckbuilderState> spoken = GAME.apply(other, action);
      assertThat(spoken.events()).isEqualTo(ruling.events());
      state = ruling.state();
      other = spoken.state();
    }
    assertThat(other.with(ImmutableTable.builder().from(other.table()).config(plain).build()))
        .isEqualTo(state);
  }
}
