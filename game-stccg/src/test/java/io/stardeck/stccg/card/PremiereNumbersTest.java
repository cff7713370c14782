package io.stardeck.stccg.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.card.fact.CardKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The numbers in the words of the first set, held against the table of the rules. */
class PremiereNumbersTest {
  private static final ImmutableSet<CardKind> OF_FACTS =
      ImmutableSet.of(CardKind.MISSION, CardKind.OUTPOST, CardKind.SHIP, CardKind.PERSONNEL);

  /** All numbers of the words of a card but noughts, the least one first. */
  private static final String TABLE =
      """
      001: 3; 004: 3 3 3; 006: 5; 008: 2; 009: 7; 010: 1 3; 011: 32; 012: 1; 013: 2 3 3; 014: 1;
      015: 1; 016: 10; 017: -1 3; 018: 8 15 24 24; 019: 1 3 5 40; 020: 5; 021: 5 6; 022: 15 15;
      023: 1 2 16; 024: 1; 025: 5; 027: 30 30; 028: 2 3 5; 031: 1 1 30; 032: 1; 033: 2; 034: 1 2;
      036: 1 5; 037: 2 3 5 40; 038: 2 5; 039: 1 44; 040: 2 2 2; 041: 2 5; 043: 7; 044: 2 60;
      045: 2; 046: 1 1 44; 047: 3 3 5; 048: 5 5; 049: 2 30; 050: 1 5; 051: 5 35; 052: 3; 054: 9;
      057: 2; 058: 2; 059: 2; 062: 2; 063: 2; 064: 2; 067: 3; 068: 3; 069: 2; 075: 4; 076: 2;
      077: 1; 079: 3; 083: 2; 084: 2; 085: 2; 088: 2; 091: 1; 093: 1; 095: 1; 098: 1; 102: 1;
      107: 1; 109: 2; 110: 8; 112: 1; 119: 1; 125: 5; 126: 2; 129: 1 4; 130: 6; 131: 1; 132: 2 5;
      139: 4; 140: 2; 143: 2; 145: 2
      """;

  private static void gather(String name, JsonNode node, List<Integer> numbers) {
    boolean usual = node.asInt() == 0 || name.equals("copies") && node.asInt() == 1;
    if (node.isInt() && !usual) {
      numbers.add(node.asInt());
    }
    node.properties().forEach(field -> gather(field.getKey(), field.getValue(), numbers));
    if (node.isArray()) {
      node.forEach(each -> gather(name, each, numbers));
    }
  }

  @Rule("ST-PRE-01")
  @Test
  void wordsHaveTheNumbersOfTheTable() {
    Map<String, String> found = new TreeMap<>();
    for (CardDef card : CardSets.premiere().cards()) {
      List<Integer> numbers = new ArrayList<>();
      if (!OF_FACTS.contains(card.kind())) {
        gather("", EngineJson.tree(card), numbers);
      }
      if (!numbers.isEmpty()) {
        Collections.sort(numbers);
        found.put(card.id(), Joiner.on(' ').join(numbers));
      }
    }
    Splitter cards = Splitter.on(';').trimResults();
    assertThat(found)
        .containsExactlyInAnyOrderEntriesOf(
            cards.withKeyValueSeparator(Splitter.on(':').trimResults()).split(TABLE));
  }
}
