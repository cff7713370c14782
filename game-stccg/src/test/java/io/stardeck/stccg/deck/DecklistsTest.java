package io.stardeck.stccg.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.deck.Decklist.Entry;
import org.junit.jupiter.api.Test;

class DecklistsTest {
  @Test
  void plainListsAreRead() {
    String text =
        """
        # persons
        2 Data
        1x  geordi la   forge
        Q2            # a name that ends with a number
        Data
        """;
    assertThat(Decklists.parse("mine", text, CardSets.premiere()))
        .isEqualTo(
            new Decklist(
                "mine",
                ImmutableList.of(new Entry(3, "204"), new Entry(1, "212"), new Entry(1, "133"))));
  }

  @Test
  void everyLineThatIsNoCardIsTold() {
    FaultException refused =
        catchThrowableOfType(
            FaultException.class,
            () -> Decklists.parse("mine", "2 Data\n3 Dato\n0 Data", CardSets.premiere()));
    assertThat(refused.faults()).extracting("path").containsExactly("line 2", "line 3");
  }

  @Test
  void moreCopiesThanAListMayHaveAreTold() {
    FaultException refused =
        catchThrowableOfType(
            FaultException.class,
            () -> Decklists.parse("mine", "1001 Data\n999 Worf\n2 Worf", CardSets.premiere()));
    assertThat(refused.faults()).extracting("path").containsExactly("line 1", "line 3");
  }

  @Test
  void readyDecksAreReadAgainAsTheyAreWritten() {
    for (Decklist deck : Decklists.ready()) {
      assertThat(Decklists.read(EngineJson.write(deck))).isEqualTo(deck);
      assertThat(
              Decklists.parse(
                  deck.name(), Decklists.write(deck, CardSets.premiere()), CardSets.premiere()))
          .isEqualTo(deck);
    }
  }
}
