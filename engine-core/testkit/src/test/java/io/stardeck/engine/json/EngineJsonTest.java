package io.stardeck.engine.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.Sample.Card;
import io.stardeck.engine.json.Sample.CardId;
import io.stardeck.engine.json.Sample.CardSet;
import io.stardeck.engine.json.Sample.Idle;
import io.stardeck.engine.json.Sample.Table;
import io.stardeck.engine.json.Sample.Turn;
import io.stardeck.engine.rules.OpenDraft;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class EngineJsonTest {
  private static final Table TABLE =
      new Table(
          Chance.seeded("a").scripted(List.of(3, 1)),
          Pile.topFirst(
              List.of(
                  new Turn(Seat.of(2)),
                  new Idle(),
                  ImmutableAttack.builder()
                      .attacker(Seat.of(1))
                      .strength(3)
                      .addCards(CardId.of("x"))
                      .build())),
          OpenDraft.<Sample.Step>empty().with(new Turn(Seat.of(1))),
          ImmutableMap.of(
              Seat.of(2),
              ImmutableList.of(CardId.of("b"), CardId.of("a")),
              Seat.of(1),
              ImmutableList.of()),
          ImmutableMap.of(CardId.of("z"), 1, CardId.of("y"), 2),
          ImmutableSet.of(CardId.of("q"), CardId.of("p")),
          1L << 40,
          0.1,
          true);

  @Test
  void aStateIsWrittenInItsCanonicalForm() {
    assertThat(EngineJson.write(TABLE))
        .isEqualTo(
            "{\"bound\":1099511627776,"
                + "\"chance\":{\"counter\":0,\"key\":\"ca978112ca1bbdcafac231b39a23dc4d\",\"script\":[3,1]},"
                + "\"counters\":{\"y\":2,\"z\":1},"
                + "\"desk\":{\"draft\":{\"type\":\"turn\",\"active\":1},\"withdrawals\":0},"
                + "\"hands\":{\"1\":[],\"2\":[\"b\",\"a\"]},\"open\":true,"
                + "\"phases\":[{\"type\":\"turn\",\"active\":2},{\"type\":\"idle\"},"
                + "{\"type\":\"attack\",\"attacker\":1,\"cards\":[\"x\"],\"strength\":3}],"
                + "\"seen\":[\"p\",\"q\"],\"share\":0.1}");
  }

  @Test
  void whatIsWrittenCanBeReadAndIsEqual() {
    assertThat(EngineJson.read(EngineJson.write(TABLE), Table.class)).isEqualTo(TABLE);
    assertThat(EngineJson.read(EngineJson.tree(TABLE), Table.class)).isEqualTo(TABLE);
  }

  @Test
  void aCardHasItsComponentsAlone() {
    Card card =
        new Card(CardId.of("x"), 0, Sample.Colour.RED, Optional.empty(), OptionalInt.empty());
    assertThat(EngineJson.write(card)).isEqualTo("{\"colour\":\"RED\",\"cost\":0,\"id\":\"x\"}");
    assertThat(EngineJson.read(EngineJson.write(card), Card.class)).isEqualTo(card);
  }

  @Test
  void theFaultsOfAllCardsAreReported() {
    String json =
        """
        {"name": "set", "nmae": 1, "cards": [
          {"id": "a", "cost": "3", "colour": "RED"},
          {"id": "b", "cost": 1, "colour": "RED"},
          {"id": "c", "cost": -1, "colour": "RED"},
          {"id": "D!", "cost": 1, "colour": "GREEN"},
          {"id": "e", "cost": 1, "cost": 2, "colour": "RED", "text": null},
          {"id": "f"},
          {"id": "g", "cost": 1.5, "colour": 0, "strength": "1"},
          7
        ]}
        """;
    assertThat(faults(json, CardSet.class))
        .containsExactlyInAnyOrder(
            "nmae: unknown field; known are cards, name",
            "cards[0].cost: expected a whole number of at most 32 bits, found the text \"3\"",
            "cards[2]: a cost is 0 or more, not -1",
            "cards[3].id: a card is named by letters, not \"D!\"",
            "cards[3].colour: expected one of RED, BLUE, found the text \"GREEN\"",
            "cards[4].cost: given twice",
            "cards[4].text: null is no value here; what is not there is left out",
            "cards[5].cost: missing",
            "cards[5].colour: missing",
            "cards[6].cost: expected a whole number of at most 32 bits, found the number 1.5",
            "cards[6].colour: expected one of RED, BLUE, found the number 0",
            "cards[6].strength: expected a whole number of at most 32 bits, found the text \"1\"",
            "cards[7]: expected the form of Card, found the number 7");
  }

  private static ImmutableList<String> faults(String json, Class<?> type) {
    FaultException e =
        catchThrowableOfType(FaultException.class, () -> EngineJson.read(json, type));
    return e.faults().stream().map(Object::toString).collect(ImmutableList.toImmutableList());
  }
}
