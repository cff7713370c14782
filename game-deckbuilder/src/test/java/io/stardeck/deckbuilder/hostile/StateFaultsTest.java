package io.stardeck.deckbuilder.hostile;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** States from outside that looked sound once, and are not. */
@Rule({"DB-I-01", "DB-I-06", "DB-I-11"})
class StateFaultsTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final GameJson<
          DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView>
      JSON = GameJson.of(GAME);
  private static final DeckbuilderState START = setup(Scenario.EXPLORATION);
  private static final DeckbuilderState BORG = setup(Scenario.BORG_INVASION);

  @Test
  void aFlagshipDoesNotVouchForItself() {
    String stranger = "c" + START.table().config().cardSet().firstCopy(klingonShip());
    refused(
        START,
        state -> {
          ObjectNode area = area(state);
          ((ObjectNode) area.get("flagship")).put("card", stranger);
          area.put("starting", stranger);
        },
        "each player begins with a starting Starship of their own");
  }

  @Test
  void cardsLieWhereTheyMayLie() {
    refused(
        START, state -> exchange(top(state, "space"), top(state, "starbase")), "cannot lie there");
    refused(
        START,
        state -> {
          ArrayNode basics = (ArrayNode) state.at("/table/starbase/basics");
          basics.add(basics.remove(0));
        },
        "cannot lie there");
  }

  @Test
  void whatGoesOnByItselfDoesNotWait() {
    for (String frame :
        new String[] {
          "{\"type\":\"new-turn\",\"seat\":1}",
          "{\"type\":\"settle\",\"seat\":1}",
          "{\"type\":\"end-of-turn\",\"seat\":1,\"step\":\"TRIGGERS\"}"
        }) {
      refused(START, state -> push(state, frame), "table.phases");
    }
  }

  @Test
  void nothingIsLaidOnATurnThatDoesNotBelongThere() {
    refused(BORG, state -> push(state, "{\"type\":\"event-window\",\"seat\":1}"), "encountered");
    refused(BORG, state -> push(state, "{\"type\":\"action\",\"seat\":1}"), "lies on nothing");
    refused(
        BORG,
        state ->
            push(
                state,
                "{\"type\":\"cube-play\",\"seat\":1,\"gathering\":{\"in\":[1],\"done\":[]},\"maneuvers\":[]}"),
        "no Cube is fought");
  }

  @Test
  void numbersAreInRange() {
    for (String field : new String[] {"xp", "repaired", "explorations", "searches"}) {
      refused(
          START,
          state -> ((ObjectNode) area(state).get("tally")).put(field, Integer.MAX_VALUE),
          "tally." + field);
    }
    refused(
        START,
        state -> ((ObjectNode) area(state).get("flagship")).put("shieldsUsed", -1),
        "shieldsUsed");
    for (String field : new String[] {"number", "forcedFlips", "teamSearches"}) {
      refused(
          START,
          state -> ((ObjectNode) state.at("/table/turn")).put(field, Integer.MAX_VALUE),
          "turn." + field);
    }
  }

  @Test
  void playLeadsToNoNumberOutOfRange() {
    Scene scene =
        Given.exploration(2)
            .damage(ONE, 3)
            .xp(4)
            .tally(ONE, tally -> tally.withRepaired(1_000_000_000))
            .scene();
    assertThat(GAME.faults(scene.state())).isEmpty();

    assertThat(GAME.faults(scene.does(new Repair(ONE, 2)).state())).isEmpty();
  }

  @Test
  void whatWasPlayedUsedAndFlippedIsThere() {
    refused(START, state -> list(state, "/table/areas/0/tally/played").add("c9999"), "no card");
    refused(
        START,
        state ->
            list(state, "/table/areas/0/tally/used")
                .add(EngineJson.parse("{\"card\":\"c0\",\"ability\":70}")),
        "no such ability");
    refused(START, state -> list(state, "/table/turn/flipped").add("c9999"), "no card");
    refused(
        START,
        state ->
            list(state, "/table/areas/0/tally/discounts")
                .add(
                    EngineJson.parse(
                        """
                        {"sel": {"name": ["Nobody"]}, "amount": 1, "uses": 0, "until": "TURN_END"}
                        """)),
        "table.areas[0].tally.discounts");
  }

  @Test
  void eachPlaceForFaceDownCardsIsThereAndOfItsKind() {
    refused(START, state -> list(state, "/zones/zones").remove(0), "the place is missing");
    refused(
        START,
        state ->
            ((ObjectNode) zone(state, "hand-1").get("kind"))
                .set("seers", EngineJson.parse("{\"except\":[]}")),
        "zones.hand-1: it is of another kind");
  }

  @Rule("DB-VIS-07")
  @Test
  void whatIsKnownIsTrueAndEnough() {
    refused(
        START,
        state -> {
          ArrayNode faces = (ArrayNode) list(state, "/zones/known").get(0).at("/pool/faces");
          faces.insert(0, faces.get(0));
          faces.insert(0, faces.get(0));
          faces.insert(0, faces.get(0));
        },
        "what is not true");
    refused(
        START,
        state -> zone(state, "hand-1").set("knowers", EngineJson.parse("[{\"only\":[]}]")),
        "who sees hand-1 knows");
    refused(
        START,
        state -> list(state, "/table/turn/flipped").add(top(state, "space").get(0)),
        "all know where those cards lie that were flipped");
  }

  private static CardDef klingonShip() {
    DeckbuilderConfig klingon =
        DeckbuilderConfig.builder().scenario(Scenario.KLINGON_CIVIL_WAR).players(2).build();
    return klingon.cardSet().copy(Roster.startingShips(klingon).get(0).number());
  }

  private static DeckbuilderState setup(Scenario scenario) {
    DeckbuilderConfig config = DeckbuilderConfig.builder().scenario(scenario).players(2).build();
    return GAME.setup(config, Chance.seeded(1)).state();
  }

  private static void refused(
      DeckbuilderState sound, Consumer<ObjectNode> change, String complaint) {
    ObjectNode state = JSON.tree(sound).deepCopy();
    assertThat(JSON.readState(state)).isEqualTo(sound);
    change.accept(state);
    FaultException e = catchThrowableOfType(FaultException.class, () -> JSON.readState(state));
    assertThat(e).as("the faults of %s", state).isNotNull();
    assertThat(e.faults().toString()).contains(complaint);
  }

  private static ObjectNode area(JsonNode state) {
    return (ObjectNode) state.at("/table/areas/0");
  }

  private static ArrayNode list(JsonNode state, String path) {
    return (ArrayNode) state.at(path);
  }

  private static ArrayNode top(JsonNode state, String pile) {
    return (ArrayNode) zone(state, pile).get("cards");
  }

  private static ObjectNode zone(JsonNode state, String place) {
    for (JsonNode zone : list(state, "/zones/zones")) {
      if (zone.get("place").asText().equals(place)) {
        return (ObjectNode) zone;
      }
    }
    throw new AssertionError("no " + place);
  }

  private static void exchange(ArrayNode one, ArrayNode other) {
    JsonNode first = one.get(0);
    one.set(0, other.get(0));
    other.set(0, first);
  }

  /** Lays {@code frame} on the turn, in the place of all that lies there. */
  private static void push(JsonNode state, String frame) {
    ArrayNode stack = list(state, "/table/phases");
    while (stack.size() > 1) {
      stack.remove(0);
    }
    stack.insert(0, EngineJson.parse(frame));
  }
}
