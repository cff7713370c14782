package io.stardeck.engine.json;

import static com.google.common.base.Preconditions.checkArgument;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.Sample.Attack;
import io.stardeck.engine.json.Sample.Card;
import io.stardeck.engine.json.Sample.CardId;
import io.stardeck.engine.json.Sample.Colour;
import io.stardeck.engine.json.Sample.Step;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StrictReadingTest {
  record Number(int value) {}

  record Long64(long value) {}

  record Real(double value) {}

  record Truth(boolean value) {}

  record Text(String value) {}

  record Maybe(Optional<String> value) {}

  /** A word, or an object that denies it. */
  record Either(String word, boolean not) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Either of(JsonNode json) {
      JsonNode word = json.isObject() ? json.path("not") : json;
      checkArgument(word.isTextual() && json.size() <= 1, "a word, or not a word");
      return new Either(word.textValue(), json.isObject());
    }
  }

  record Sorted(ImmutableSortedSet<Integer> set, ImmutableSortedMap<String, Integer> map) {}

  record Seats(
      ImmutableSet<Seat> seats,
      ImmutableMap<Seat, Number> bySeat,
      ImmutableMap<Colour, Number> byColour) {}

  record Stack(Pile<Step> phases) {}

  record Plain(Map<String, ImmutableList<Integer>> values) {}

  @Test
  void whatIsFilledFieldByFieldIsAnObject() {
    refused(Attack.class, "7", "expected the form of Attack, found the number 7");
  }

  @Test
  void aWholeNumberIsNothingElse() {
    refused(
        Number.class,
        "{\"value\":\"1\"}",
        "value: expected a whole number of at most 32 bits, found the text \"1\"");
    refused(
        Number.class,
        "{\"value\":\"\"}",
        "value: expected a whole number of at most 32 bits, found the text \"\"");
    refused(
        Number.class,
        "{\"value\":1.0}",
        "value: expected a whole number of at most 32 bits, found the number 1.0");
    refused(
        Number.class,
        "{\"value\":true}",
        "value: expected a whole number of at most 32 bits, found true");
    refused(
        Number.class,
        "{\"value\":[1]}",
        "value: expected a whole number of at most 32 bits, found a list");
    refused(
        Number.class,
        "{\"value\":[]}",
        "value: expected a whole number of at most 32 bits, found a list");
    refused(
        Number.class,
        "{\"value\":{}}",
        "value: expected a whole number of at most 32 bits, found an object");
    refused(Number.class, "{\"value\":2147483648}", "value: the number is out of range");
    refused(Number.class, "{\"value\":-99999999999999999999}", "value: the number is out of range");
    refused(Long64.class, "{\"value\":9223372036854775808}", "value: the number is out of range");
  }

  @Test
  void aRealNumberIsFinite() {
    refused(Real.class, "{\"value\":1e999999}", "value: the number is out of range");
    refused(Real.class, "{\"value\":\"NaN\"}", "value: expected a number, found the text \"NaN\"");
    refused(Number.class, "{\"value\":1e999999}", "value: the number is out of range");
    assertThat(EngineJson.read("{\"value\":1}", Real.class)).isEqualTo(new Real(1));
  }

  @Test
  void textsTruthsAndNamesAreNotConverted() {
    refused(Text.class, "{\"value\":1}", "value: expected a text, found the number 1");
    refused(Text.class, "{\"value\":true}", "value: expected a text, found true");
    refused(Maybe.class, "{\"value\":1}", "value: expected a text, found the number 1");
    refused(
        Truth.class,
        "{\"value\":\"true\"}",
        "value: expected true or false, found the text \"true\"");
    refused(Truth.class, "{\"value\":1}", "value: expected true or false, found the number 1");
    refused(Colour.class, "0", "expected one of RED, BLUE, found the number 0");
    refused(Colour.class, "\"\"", "expected one of RED, BLUE, found the text \"\"");
    refused(Colour.class, "\"red\"", "expected one of RED, BLUE, found the text \"red\"");
  }

  @Test
  void anOptionalFieldMayBeAbsentAndHoldAnEmptyText() {
    assertThat(EngineJson.read("{}", Maybe.class)).isEqualTo(new Maybe(Optional.empty()));
    assertThat(EngineJson.read("{\"value\":\"\"}", Maybe.class))
        .isEqualTo(new Maybe(Optional.of("")));
  }

  @Test
  void nullIsNeverAValue() {
    String message = "null is no value here; what is not there is left out";
    refused(Maybe.class, "{\"value\":null}", "value: " + message);
    refused(Number.class, "null", message);
    refused(Number.class, "{\"value\":null}", "value: " + message);
    refused(
        Plain.class,
        "{\"values\":{\"a\":[1,null,3],\"b\":null}}",
        "values.a[1]: " + message,
        "values.b: " + message);
    refused(Stack.class, "{\"phases\":[null]}", "phases[0]: " + message);
  }

  @Test
  void fieldsAreTheOnesThatAreKnown() {
    refused(Number.class, "{}", "value: missing");
    refused(
        Number.class,
        "{\"value\":1,\"a\":1,\"b\":2}",
        "a: unknown field; known are value",
        "b: unknown field; known are value");
    refused(Number.class, "{\"value\":1,\"value\":2,\"value\":3}", "value: given twice");
    refused(Sample.Idle.class, "{\"type\":\"idle\",\"a\":1}", "a: unknown field; there are none");
  }

  @Test
  void aMemberOfAFamilyIsToldByItsType() {
    String known = "; known are attack, idle, turn";
    refused(Step.class, "{\"active\":1}", "type: missing");
    refused(Step.class, "{}", "type: missing");
    refused(Step.class, "{\"active\":1,\"type\":\"trun\"}", "type: unknown type \"trun\"" + known);
    refused(
        Step.class,
        "{\"type\":\"io.stardeck.engine.json.Sample$Turn\"}",
        "type: unknown type \"io.stardeck.engine.json.Sample$Turn\"" + known);
    refused(
        Stack.class,
        "{\"phases\":[{\"type\":\"x\"},{\"type\":\"idle\"},{}]}",
        "phases[0].type: unknown type \"x\"" + known,
        "phases[2].type: missing");
    refused(Step.class, "{\"type\":{}}", "type: missing");
    refused(Step.class, "[]", "expected the form of Step, found a list");
    refused(Step.class, "5", "expected the form of Step, found the number 5");
  }

  @Test
  void aValueThatImmutablesBuildsIsAsStrict() {
    refused(
        Step.class, "{\"type\":\"attack\",\"cards\":[]}", "attacker: missing", "strength: missing");
    refused(Step.class, "{\"type\":\"attack\",\"attacker\":1,\"strength\":1}", "cards: missing");
    refused(
        Stack.class,
        "{\"phases\":[{\"type\":\"attack\",\"attacker\":40,\"strength\":\"1\",\"cards\":[\"a\",\"B\"],\"x\":1}]}",
        "phases[0].attacker: a seat is 0 to 33, not 40",
        "phases[0].strength: expected a whole number of at most 32 bits, found the text \"1\"",
        "phases[0].cards[1]: a card is named by letters, not \"B\"",
        "phases[0].x: unknown field; known are attacker, cards, strength, target");
    refused(
        Stack.class,
        "{\"phases\":[{\"type\":\"attack\",\"attacker\":1,\"strength\":100,\"cards\":[]}]}",
        "phases[0]: a strength is less than 100, not 100");
  }

  @Test
  void ofAMarkedValueWhatHasADefaultMayBeAbsent() {
    Sample.Ship ship = EngineJson.read("{\"name\":\"a\"}", Sample.Ship.class);
    assertThat(ship.speed()).isEqualTo(1);
    assertThat(ship.crew()).isEmpty();
    refused(Sample.Ship.class, "{\"speed\":2,\"crew\":[]}", "name: missing");
  }

  @Test
  void whatAFactoryMakesOfTheWholeIsReadByIt() {
    assertThat(EngineJson.read("{\"not\":\"a\"}", Either.class)).isEqualTo(new Either("a", true));
    assertThat(EngineJson.read("\"a\"", Either.class)).isEqualTo(new Either("a", false));
    refused(Either.class, "{\"word\":\"a\",\"not\":true}", "a word, or not a word");
  }

  @Test
  void everyEntryOfAMapIsLookedAt() {
    refused(
        Seats.class,
        "{\"seats\":[1,1],\"bySeat\":{\"0\":{\"value\":\"x\"},\"33\":{\"value\":1},\"2\":{},\"03\":{\"value\":1}},\"byColour\":{\"GREEN\":{\"value\":1}}}",
        "seats: an element is given twice",
        "bySeat.33: cannot be a name here",
        "bySeat.03: cannot be a name here",
        "bySeat.0.value: expected a whole number of at most 32 bits, found the text \"x\"",
        "bySeat.2.value: missing",
        "byColour.GREEN: cannot be a name here");
  }

  @Test
  void sortedCollectionsAreReadInAnyOrder() {
    Sorted sorted = new Sorted(ImmutableSortedSet.of(1, 2), ImmutableSortedMap.of("a", 1, "b", 2));
    assertThat(EngineJson.read("{\"set\":[2,1],\"map\":{\"b\":2,\"a\":1}}", Sorted.class))
        .isEqualTo(sorted);
    assertThat(EngineJson.write(sorted)).isEqualTo("{\"map\":{\"a\":1,\"b\":2},\"set\":[1,2]}");
  }

  @Test
  void theCoresOwnValuesAreChecked() {
    refused(Seat.class, "-1", "a seat is 0 to 33, not -1");
    refused(Seat.class, "\"1\"", "expected the form of Seat, found the text \"1\"");
    refused(Seat.class, "1.0", "expected the form of Seat, found the number 1.0");
    refused(Seat.class, "4294967297", "expected the form of Seat, found the number 4294967297");
    refused(RuleId.class, "5", "expected the form of RuleId, found the number 5");
    refused(RuleId.class, "\"a b\"", "a rule is named by letters, digits and hyphens, not \"a b\"");
    refused(Audience.class, "{\"only\":[33]}", "nobody is told as " + Seat.HOST);
    refused(
        Audience.class,
        "{\"only\":[1,1]}",
        "seats are told in order, each once, not [seat 1, seat 1]");
    refused(Audience.class, "{}", "an audience has either \"only\" or \"except\"");
    refused(
        Audience.class,
        "{\"except\":[\"1\"]}",
        "except[0]: expected the form of Seat, found the text \"1\"");
    refused(
        Chance.class,
        "{\"key\":\"0\",\"counter\":0,\"script\":[]}",
        "a key is 32 hexadecimal digits in lower case");
    refused(Chance.class, "{\"key\":\"0\"}", "counter: missing", "script: missing");
  }

  @Test
  void aListIsReadWithTheIndexOfEachFault() {
    assertThat(EngineJson.readList("[\"a\",\"b\"]", CardId.class))
        .containsExactly(CardId.of("a"), CardId.of("b"));
    FaultException e =
        catchThrowableOfType(
            FaultException.class, () -> EngineJson.readList("[\"a\",\"B\",\"c\",4]", CardId.class));
    assertThat(e.faults())
        .containsExactly(
            new Fault("[1]", "a card is named by letters, not \"B\""),
            new Fault("[3]", "expected the form of CardId, found the number 4"));
    assertThat(e)
        .hasMessage(
            "[1]: a card is named by letters, not \"B\"; [3]: expected the form of CardId, found"
                + " the number 4");
    assertThat(
            catchThrowableOfType(FaultException.class, () -> EngineJson.readList("{}", Card.class))
                .faults())
        .hasSize(1);
  }

  private static void refused(Class<?> type, String json, String... faults) {
    assertThat(faults(type, json)).as(json).containsExactlyInAnyOrder(faults);
  }

  private static ImmutableList<String> faults(Class<?> type, String json) {
    FaultException e =
        catchThrowableOfType(FaultException.class, () -> EngineJson.read(json, type));
    assertThat(e).as("refusal of %s", json.substring(0, Math.min(80, json.length()))).isNotNull();
    return e.faults().stream().map(Fault::toString).collect(ImmutableList.toImmutableList());
  }
}
