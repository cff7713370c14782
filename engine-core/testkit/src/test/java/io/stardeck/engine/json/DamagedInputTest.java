package io.stardeck.engine.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.Sample.CardId;
import io.stardeck.engine.json.Sample.Idle;
import io.stardeck.engine.json.Sample.Step;
import io.stardeck.engine.json.Sample.Table;
import io.stardeck.engine.json.Sample.Turn;
import io.stardeck.engine.rules.OpenDraft;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.statistics.Statistics;

/**
 * A document damaged anywhere, in any way, is a value or has faults; nothing else is ever thrown.
 */
class DamagedInputTest {
  private static final Pattern VALUE =
      Pattern.compile("\"[^\"]*\"(?!:)|-?[0-9.E]+|true|false|\\{\\}|\\[\\]");
  private static final Pattern NAME = Pattern.compile("\"[^\"]*\":");

  private static final String TABLE =
      EngineJson.write(
          new Table(
              Chance.seeded("a").scripted(List.of(3, 1)),
              Pile.topFirst(
                  List.of(
                      new Turn(Seat.of(2)),
                      new Idle(),
                      ImmutableAttack.builder()
                          .attacker(Seat.of(1))
                          .target(Seat.of(3))
                          .strength(3)
                          .addCards(CardId.of("x"), CardId.of("y"))
                          .build())),
              OpenDraft.<Step>empty().with(new Turn(Seat.of(1))),
              ImmutableMap.of(
                  Seat.of(2), ImmutableList.of(CardId.of("b")), Seat.of(1), ImmutableList.of()),
              ImmutableMap.of(CardId.of("z"), 1, CardId.of("y"), 2),
              ImmutableSet.of(CardId.of("q"), CardId.of("p")),
              1L << 40,
              0.1,
              true));

  @Property(tries = 600)
  void charactersChanged(
      @ForAll @Size(min = 1, max = 3) List<@IntRange(max = 999) Integer> at,
      @ForAll("text") String text) {
    StringBuilder damaged = new StringBuilder(TABLE);
    for (int place : at) {
      int from = place % damaged.length();
      damaged.replace(from, Math.min(damaged.length(), from + text.length()), text);
    }
    readOrRefuse(damaged.toString());
  }

  @Property(tries = 600)
  void valuesReplaced(
      @ForAll @Size(min = 1, max = 4) List<@IntRange(max = 40) Integer> which,
      @ForAll("values") String value) {
    String damaged = TABLE;
    for (int number : which) {
      damaged = replace(damaged, VALUE, number, value);
    }
    Statistics.label("refused")
        .collect(readOrRefuse(damaged))
        .coverage(c -> c.check(true).percentage(p -> p > 50));
  }

  @Property(tries = 400)
  void namesReplaced(@ForAll @IntRange(max = 40) int which, @ForAll("names") String name) {
    readOrRefuse(replace(TABLE, NAME, which, name + ":"));
  }

  private static String replace(String text, Pattern pattern, int which, String by) {
    Matcher found = pattern.matcher(text);
    for (int i = 0; found.find(); i++) {
      if (i == which) {
        return text.substring(0, found.start()) + by + text.substring(found.end());
      }
    }
    return text;
  }

  @Example
  void nothingIsGivenTwice() {
    JsonNode table = EngineJson.parse(TABLE);
    Set<String> names = new HashSet<>();
    for (JsonNode object : table.findParents("active")) {
      names.addAll(doubled(table, (ObjectNode) object));
    }
    names.addAll(doubled(table, (ObjectNode) table));
    names.addAll(doubled(table, (ObjectNode) table.get("counters")));
    names.addAll(doubled(table, (ObjectNode) table.get("hands")));
    names.addAll(doubled(table, (ObjectNode) table.get("phases").get(2)));
    assertThat(names).contains("active", "attacker", "cards", "phases", "type", "z", "2");
  }

  /** Gives each member of {@code object} twice, one after the other. */
  private static Set<String> doubled(JsonNode table, ObjectNode object) {
    Set<String> names = new HashSet<>();
    object.fieldNames().forEachRemaining(names::add);
    for (String name : names) {
      object.set("again", object.get(name));
      assertThat(readOrRefuse(table.toString().replace("\"again\":", "\"" + name + "\":")))
          .as("%s given twice is refused", name)
          .isTrue();
      object.remove("again");
    }
    return names;
  }

  @Example
  void whatIsUsualIsReadQuickly() {
    assertThat(quickly(TABLE)).hasValue(EngineJson.read(TABLE, Table.class));
  }

  private static Optional<Table> quickly(String json) {
    ObjectMapper mapper = EngineJson.mapper();
    return QuickReader.read(mapper.readerFor(mapper.constructType(Table.class)), json);
  }

  private static boolean readOrRefuse(String json) {
    try {
      Table table = EngineJson.read(json, Table.class);
      assertThat(quickly(json).orElse(table)).isEqualTo(table);
      assertThat(EngineJson.read(EngineJson.write(table), Table.class)).isEqualTo(table);
      return false;
    } catch (FaultException e) {
      assertThat(quickly(json)).isEmpty();
      assertThat(e.faults()).isNotEmpty().allSatisfy(DamagedInputTest::isPresentable);
      return true;
    }
  }

  private static void isPresentable(Fault fault) {
    assertThat(fault.text())
        .isNotBlank()
        .hasSizeLessThan(400)
        .doesNotContain("io.stardeck.engine", "com.fasterxml");
    assertThat(fault.toString().chars()).noneMatch(Character::isISOControl);
  }

  @Provide
  Arbitrary<String> text() {
    return Arbitraries.oneOf(
        values(),
        names(),
        Arbitraries.strings().ofMaxLength(3),
        Arbitraries.of("", "{", "}", "[", "]", ",", ":", "\"", "\\"));
  }

  @Provide
  Arbitrary<String> values() {
    return Arbitraries.of(
        "null",
        "true",
        "0",
        "-1",
        "1",
        "33",
        "2147483648",
        "-9223372036854775809",
        "1e999999",
        "1.5",
        "-0.0",
        "1e-400",
        "\"\"",
        "\"x\"",
        "\"RED\"",
        "\"turn\"",
        "\"\\u0000\"",
        "\"\\ud800\"",
        "\"NaN\"",
        "[]",
        "{}",
        "[[]]",
        "[null]",
        "[1,1]",
        "[{}]",
        "{\"type\":\"turn\"}",
        "{\"type\":\"turn\",\"active\":1}",
        "{\"type\":null}",
        "{\"\":{}}",
        "[\"a\",\"a\"]",
        "9".repeat(64),
        "{\"a\":1,\"a\":2}",
        "[".repeat(70) + "]".repeat(70));
  }

  @Provide
  Arbitrary<String> names() {
    return Arbitraries.of(
        "\"\"",
        "\"type\"",
        "\"active\"",
        "\"a.b\"",
        "\"[0]\"",
        "\"\\n\"",
        "\"1\"",
        "\"01\"",
        "\"99\"",
        "\"class\"",
        "\"@class\"",
        "\"\\ud83d\\ude80\"");
  }
}
