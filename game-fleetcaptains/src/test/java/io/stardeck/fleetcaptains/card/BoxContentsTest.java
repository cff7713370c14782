package io.stardeck.fleetcaptains.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.stardeck.engine.Fault;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.scene.Fixture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A set has no more of anything than the box of the game, and no fewer. */
final class BoxContentsTest {
  private final ObjectNode file = file();

  private static ObjectNode file() {
    return read(Fixture.standard().json());
  }

  private static ObjectNode read(String json) {
    try {
      return (ObjectNode) new ObjectMapper().readTree(json);
    } catch (JsonProcessingException bad) {
      throw new IllegalStateException(bad);
    }
  }

  private List<String> faults() {
    try {
      ComponentSets.read(file.toString());
      return List.of();
    } catch (FaultException found) {
      return found.faults().stream().map(Fault::path).toList();
    }
  }

  /** Another piece of the kind, like the first one, under a name of its own. */
  private ObjectNode oneMore(String kind) {
    ArrayNode pieces = (ArrayNode) file.get(kind);
    ObjectNode another = pieces.get(0).deepCopy();
    pieces.add(another.put("id", "another-one"));
    return another;
  }

  @Rule({"FC-CMP-01", "FC-CMP-04", "FC-CMP-05", "FC-CMP-06", "FC-CMP-07", "FC-SHP-01"})
  @ParameterizedTest
  @ValueSource(
      strings = {"ships", "locations", "subdecks", "commandCards", "encounters", "missions"})
  void ofNothingIsThereOneMoreOrOneLess(String kind) {
    oneMore(kind);
    assertThat(faults()).contains(kind);
    ArrayNode pieces = (ArrayNode) file.get(kind);
    pieces.remove(pieces.size() - 1);
    assertThat(faults()).isEmpty();
    pieces.remove(0);
    assertThat(faults())
        .as("a card that is gone is missed in its subdeck")
        .contains(kind.equals("commandCards") ? "subdecks[0].cards" : kind);
  }

  @Rule("FC-CMP-05")
  @Test
  void aSubdeckHasTenCardsOfItsOwnFaction() {
    assertThat(faults()).isEmpty();
    oneMore("commandCards");
    ((ArrayNode) file.at("/subdecks/0/cards")).add("another-one");
    assertThat(faults()).contains("subdecks[0].cards");
    ((ArrayNode) file.at("/subdecks/0/cards")).remove(0);
    ((ArrayNode) file.get("commandCards")).remove(0);
    assertThat(faults()).as("another card in the place of one").isEmpty();
    int last = file.get("commandCards").size() - 1;
    ((ObjectNode) file.get("commandCards").get(last)).put("faction", "KLINGON");
    assertThat(faults()).contains("subdecks[0].cards");
  }

  @Rule("FC-ALR-01")
  @Test
  void eachAlertLevelHasASettingThatIsNotBlue() {
    for (String level : List.of("white", "yellow", "red")) {
      file.setAll(file());
      file.at("/ships/0/dial/" + level)
          .forEach(setting -> ((ObjectNode) setting).put("cloaked", true));
      assertThat(faults()).as(level).contains("ships[0].dial." + level);
    }
  }

  @Rule({"FC-ORD-04", "FC-ORD-02"})
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'science':2,'influence':2,'combat':1}",
        "{'science':7,'influence':-1,'combat':0}"
      })
  void aShipAddsAsManyMissionsAsItsSizeAndOfNoTypeFewerThanNone(String missions) {
    file.setAll(
        read(
            Fixture.standard()
                .with("ships", "enterprise-e", "{'size':6,'missions':" + missions + "}")
                .json()));
    assertThat(faults()).containsExactly("ships[0].missions");
  }

  @Rule("FC-CRD-01")
  @Test
  void aCardHasOneToThreeFacesEachOfAKindOfItsOwn() {
    ArrayNode faces = (ArrayNode) file.at("/commandCards/0/faces");
    faces.add(faces.get(0).deepCopy());
    assertThat(faults()).contains("commandCards[0].faces");
    faces.removeAll();
    assertThat(faults()).contains("commandCards[0].faces");
  }

  @Rule({"FC-D-45", "FC-INS-02"})
  @Test
  void eachStepOfAnInstallationNeedsMoreControlThanTheOneBefore() {
    ObjectNode colony = (ObjectNode) file.at("/installations/1");
    for (int need : new int[] {1, 3}) {
      colony.put("controlNeeded", need);
      assertThat(faults()).contains("installations");
    }
  }

  @Rule("FC-EXP-04")
  @Test
  void anEncounterRangeLiesWithinOneToSix() {
    for (String range : List.of("{'lo':0,'hi':2}", "{'lo':5,'hi':7}")) {
      Fixture fixture =
          Fixture.standard().with("locations", "dead-space-1", "{'encounters':" + range + "}");
      file.setAll(read(fixture.json()));
      assertThat(faults()).as(range).contains("locations[0].encounters");
    }
  }
}
