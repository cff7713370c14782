package io.stardeck.stccg.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.deck.Decklist.Entry;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
  void longAndStrangeListsAreReadInBoundedTime() {
    String endless = "x".repeat(2_000_000);
    for (String text :
        ImmutableList.of(
            endless,
            "2 " + " ".repeat(2_000_000) + "x",
            "9999 Data\n".repeat(100_000),
            "99999 Data",
            "-1 Data",
            "2x",
            "2 \ud800")) {
      FaultException refused =
          assertTimeoutPreemptively(
              Duration.ofSeconds(20),
              () ->
                  catchThrowableOfType(
                      FaultException.class,
                      () -> Decklists.parse("mine", text, CardSets.premiere())));
      assertThat(refused.faults()).isNotEmpty();
      assertThat(refused.faults().get(0).path()).isEqualTo("line 1");
    }
    assertThat(Decklists.parse("mine", "\n \n#" + endless, CardSets.premiere()).cards()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "{'name':'d'}",
        "{'name':1,'cards':[]}",
        "{'name':'d','cards':{}}",
        "{'name':'d','cards':[null]}",
        "{'name':'d','cards':[{'n':0,'card':'204'}]}",
        "{'name':'d','cards':[{'n':-1,'card':'204'}]}",
        "{'name':'d','cards':[{'n':1.5,'card':'204'}]}",
        "{'name':'d','cards':[{'n':9999999999,'card':'204'}]}",
        "{'name':'d','cards':[{'n':1}]}",
        "{'name':'d','cards':[{'n':1,'card':204}]}",
        "{'name':'d','cards':[{'n':1,'n':1,'card':'204'}]}",
        "{'name':'d','cards':[],'more':1}"
      })
  void decksInJsonThatAreNoneAreRefused(String json) {
    assertThat(
            catchThrowableOfType(
                    FaultException.class, () -> Decklists.read(json.replace('\'', '"')))
                .faults())
        .hasSize(json.equals("{}") ? 2 : 1);
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
