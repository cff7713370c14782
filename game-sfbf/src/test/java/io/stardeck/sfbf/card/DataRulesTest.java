package io.stardeck.sfbf.card;

import static io.stardeck.sfbf.card.ChangedSet.become;
import static io.stardeck.sfbf.card.ChangedSet.card;
import static io.stardeck.sfbf.card.ChangedSet.cards;
import static io.stardeck.sfbf.card.ChangedSet.cites;
import static io.stardeck.sfbf.card.ChangedSet.faults;
import static io.stardeck.sfbf.card.ChangedSet.path;
import static io.stardeck.sfbf.card.ChangedSet.set;
import static io.stardeck.sfbf.card.ChangedSet.ship;
import static io.stardeck.sfbf.card.ChangedSet.ships;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The shipped set with one thing changed is refused for that thing. */
class DataRulesTest {
  @Test
  void theShippedSetHasNoFault() {
    assertThat(CardSets.read(CardSets.write(CardSets.base()))).isEqualTo(CardSets.base());
  }

  @Rule("BF-DAT-01")
  @Test
  void theRacesAreComplete() {
    assertThat(faults(set -> ships(set).remove(2)))
        .contains(
            new Fault("ships", RuleId.of("BF-DAT-01"), "a set has 36 ships, not 35"),
            new Fault("ships", RuleId.of("BF-DAT-01"), "FEDERATION has 6 ships, not 5"));
    assertThat(faults(set -> ship(set, 2).put("race", "GORN")))
        .containsExactly(
            new Fault("ships", RuleId.of("BF-DAT-01"), "FEDERATION has 6 ships, not 5"),
            new Fault("ships", RuleId.of("BF-DAT-01"), "GORN has 6 ships, not 7"));
  }

  @Rule("BF-DAT-02")
  @Test
  void thereAre90Cards() {
    assertThat(faults(set -> cards(set).remove(0)))
        .containsExactly(
            new Fault("cards", RuleId.of("BF-DAT-02"), "a set has 90 action cards, not 89"));
    assertThat(faults(set -> cards(set).addObject().put("id", "more").put("kind", "ENG")))
        .containsExactly(
            new Fault("cards", RuleId.of("BF-DAT-02"), "a set has 90 action cards, not 91"));
  }

  @Rule("BF-DAT-03")
  @Test
  void everyKindIsThereInItsNumber() {
    assertThat(faults(set -> become(set, "dsg", "ENG")))
        .containsExactly(
            new Fault("cards", RuleId.of("BF-DAT-03"), "a set has 1 DSG cards, not 0"));
    assertThat(faults(set -> become(set, "eng", "PBF")))
        .containsExactly(
            new Fault("cards", RuleId.of("BF-DAT-03"), "a set has at least one ENG card"),
            new Fault("cards", RuleId.of("BF-DAT-03"), "a set has 2 PBF cards, not 3"));
    assertThat(faults(set -> become(set, "ovl-1", "DSG")))
        .contains(new Fault("cards", RuleId.of("BF-DAT-03"), "a set has 1 DSG cards, not 2"));
    assertThat(faults(set -> become(set, "pbf-1", "ENG")))
        .containsExactly(
            new Fault("cards", RuleId.of("BF-DAT-03"), "a set has 2 PBF cards, not 1"));
  }

  @Rule("BF-DAT-04")
  @Test
  void valuesAreThoseOfTheKind() {
    assertThat(faults(set -> card(set, "pho-5-1").put("value", 4)))
        .containsExactly(
            new Fault(
                path(set(), "pho-5-1") + ".value",
                RuleId.of("BF-DAT-04"),
                "PHO has one of [5, 6], not the value 4"));
    assertThat(faults(set -> card(set, "dc-2").put("value", 5)))
        .hasSize(1)
        .allMatch(cites("BF-DAT-04"));
    assertThat(faults(set -> card(set, "ecm-4").put("value", 5)))
        .hasSize(1)
        .allMatch(cites("BF-DAT-04"));
    assertThat(faults(set -> card(set, "em-1").put("value", 3)))
        .hasSize(1)
        .allMatch(cites("BF-DAT-04"));
    assertThat(faults(set -> card(set, "rs-1").remove("value")))
        .containsExactly(
            new Fault(
                path(set(), "rs-1") + ".value",
                RuleId.of("BF-DAT-04"),
                "RS has one of [3], not no value"));
    assertThat(faults(set -> card(set, "eng").put("value", 2)))
        .containsExactly(
            new Fault(
                path(set(), "eng") + ".value",
                RuleId.of("BF-DAT-04"),
                "ENG has none, not the value 2"));
    assertThat(faults(set -> card(set, "eng").put("value", 0)))
        .as("a 0 that is written is no value")
        .hasSize(1)
        .allMatch(cites("BF-DAT-04"));
  }

  @Rule("BF-DAT-05")
  @Test
  void symbolsAndRangeLimitAreThoseOfTheKind() {
    assertThat(faults(set -> card(set, "plf-2-1").withArray("symbols").add("D")))
        .containsExactly(
            new Fault(
                path(set(), "plf-2-1") + ".symbols",
                RuleId.of("BF-DAT-05"),
                "PLF bears [F, PF], not [D, F, PF]"));
    assertThat(faults(set -> card(set, "pho-5-1").putArray("symbols")))
        .containsExactly(
            new Fault(
                path(set(), "pho-5-1") + ".symbols",
                RuleId.of("BF-DAT-05"),
                "PHO bears [PF], not []"));
    assertThat(faults(set -> card(set, "ovl-1").put("rangeLimited", false)))
        .containsExactly(
            new Fault(
                path(set(), "ovl-1") + ".rangeLimited",
                RuleId.of("BF-DAT-05"),
                "OVL bears the range limit"));
    assertThat(faults(set -> card(set, "env-1").put("rangeLimited", true)))
        .containsExactly(
            new Fault(
                path(set(), "env-1") + ".rangeLimited",
                RuleId.of("BF-DAT-05"),
                "ENV bears no range limit"));
  }

  @Test
  void idsAreUniqueAndNamesAreShort() {
    assertThat(faults(set -> ship(set, 3).put("id", "fed-dn")))
        .containsExactly(new Fault("ships[3].id", "fed-dn is taken"));
    assertThat(faults(set -> card(set, "eng").put("id", "fed-dn"))).hasSize(1);
    assertThat(faults(set -> ship(set, 3).put("id", "Fed DN"))).hasSize(1);
    assertThat(faults(set -> set.put("name", " "))).hasSize(1);
    assertThat(faults(set -> ship(set, 3).put("name", "x".repeat(61)))).hasSize(1);
  }

  @Test
  void allFaultsAreToldAtOnce() {
    assertThat(
            faults(
                set -> {
                  ship(set, 3).put("vp", 0);
                  card(set, "rs-2").put("value", 9);
                  ship(set, 4).put("web", true);
                }))
        .extracting(Fault::path)
        .containsExactlyInAnyOrder("ships[3].vp", path(set(), "rs-2") + ".value", "ships[4].web");
  }

  @Test
  void whatIsNoSetAtAllIsRefusedWithThePath() {
    assertThat(faults(set -> ship(set, 3).put("race", "VULCAN")))
        .extracting(Fault::path)
        .containsExactly("ships[3].race");
    assertThat(faults(set -> ship(set, 3).put("armour", 1)))
        .extracting(Fault::path)
        .containsExactly("ships[3].armour");
    assertThat(faults(set -> ship(set, 3).putArray("boxes").addAll(manyHulls()))).isNotEmpty();
    assertThat(faults(set -> set.remove("cards"))).isNotEmpty();
  }

  private static ArrayNode manyHulls() {
    return (ArrayNode) EngineJson.parse("[" + "\"HULL\",".repeat(63) + "\"PH1\"]");
  }
}
