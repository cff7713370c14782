package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which cards fit a filter, in a hand and in play. */
class FiltersTest {
  /**
   * Troi (OFFICER, Diplomacy, CUNNING 7, all three 19), Bates (SCIENCE, CUNNING 8, all three 16),
   * La Forge (ENGINEER twice, CUNNING 8, all three 22), B'iJik (Klingon OFFICER, all three 16), a
   * ship of each of their affiliations, an outpost, equipment, an artifact used as equipment and
   * one that is not.
   */
  private static final List<String> HAND =
      List.of("205", "214", "212", "253", "331", "347", "104", "064", "003", "005");

  private static Scene laid(int players, String card) {
    CardSet set = OwnSet.with(card);
    StccgConfig usual = StccgConfig.usual(players);
    return Scene.laid(config -> StccgConfig.builder().from(usual).cards(set).build())
        .missions("151", "154");
  }

  private static Scene taking(String filter) {
    return laid(
        2,
        ("{'kind':'EVENT','id':'takes','name':'takes','rarity':'COMMON','event':{'place':'NONE',"
                + "'targets':[{'kind':'PLAYER'}],'effects':[{'op':'DISCARD_HAND',"
                + "'player':'TARGET','by':'OWNER','filter':%s}]}}")
            .formatted(filter));
  }

  @Rule({"ST-EFF-09", "ST-REQ-03", "ST-REQ-04", "ST-REQ-13", "ST-REQ-14", "ST-REQ-15"})
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "{'op':'KIND','is':'PERSONNEL'}; 205 214 212 253",
        "{'op':'KIND','is':'EQUIPMENT'}; 064 003",
        "{'op':'KIND','is':'ARTIFACT'}; 003 005",
        "{'op':'CLASS','is':'ENGINEER'}; 212",
        "{'op':'CLASS','is':'ENGINEER','n':2}; 212",
        "{'op':'CLASS','is':'OFFICER'}; 205 253",
        "{'op':'CLASS','is':'OFFICER','n':2}; ``",
        "{'op':'CLASSIFICATION','is':'SCIENCE'}; 214",
        "{'op':'SKILL','name':'ENGINEER'}; 212",
        "{'op':'SKILL','name':'Diplomacy'}; 205",
        "{'op':'GENDER','is':'FEMALE'}; 205 214",
        "{'op':'TRAIT','is':'Klingon'}; 253",
        "{'op':'PERSON','key':'Hannah Bates'}; 214",
        "{'op':'PRESENT','card':'331'}; 331",
        "{'op':'AFFILIATION','is':'FEDERATION'}; 205 214 212 331 104",
        "{'op':'AFFILIATION','is':'KLINGON'}; 253 347",
        "{'op':'ICON','is':'STAFF'}; 253",
        "{'op':'ATTRIBUTE_OF_ONE','attribute':'CUNNING','than':7}; 214 212",
        "{'op':'ATTRIBUTE','attribute':'CUNNING','than':7,'is':'LESS'}; 253",
        "{'op':'ATTRIBUTE_OF_ONE','attribute':'INTEGRITY','than':8,'is':'EXACTLY'}; 205 212",
        "{'op':'ATTRIBUTE_OF_ONE','attribute':'STRENGTH','than':5}; 212 253",
        "{'op':'ATTRIBUTE_OF_ONE','attribute':'TOTAL','than':17}; 205 212",
        "{'op':'ATTRIBUTE','attribute':'TOTAL','than':16,'is':'EXACTLY'}; 214 253",
        "{'op':'NOT','of':{'op':'KIND','is':'PERSONNEL'}}; 331 347 104 064 003 005",
      })
  void aFilterTakesTheCardsThatFit(String filter, String fitting) {
    Scene scene = taking(filter);
    HAND.forEach(card -> scene.hand(TWO, card));
    CardId event = scene.hand(ONE, "takes");
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, event, Aim.at(TWO)));
    assertThat(scene.discarded(TWO))
        .containsExactlyInAnyOrder(fitting.isEmpty() ? new String[0] : fitting.split(" "));
  }

  private static boolean playable(String condition, int players, Lays lays) {
    Scene scene =
        laid(
            players,
            ("{'kind':'EVENT','id':'asks','name':'asks','rarity':'COMMON','event':{"
                    + "'place':'NONE','playIf':%s,'effects':[{'op':'SCORE','points':1}]}}")
                .formatted(condition));
    CardId event = scene.hand(ONE, "asks");
    lays.on(scene);
    scene.cardPlay(ONE);
    return scene.against(new PlayCard(ONE, event, Aim.NOTHING)).isEmpty();
  }

  /** What lies on the table. */
  private interface Lays {
    void on(Scene scene);
  }

  /** Of each kind more with the second player; a pod, a card that was inserted, a mission. */
  private static void crowded(Scene scene) {
    scene.persons(ONE, Host.ship(scene.ship(ONE, "331", 0)), "205");
    scene.persons(ONE, Host.outpost(scene.outpost(ONE, "104", 0)), "214");
    scene.persons(ONE, Host.team(0, ONE), "212").persons(ONE, Host.pod(scene.pod(ONE, 1)), "250");
    scene.lies(ONE, "066", On.table(ONE));
    scene.ship(TWO, "331", 0);
    scene.ship(TWO, "347", 0);
    scene.outpost(TWO, "105", 1);
    Host open = Host.outpost(scene.outpost(TWO, "104", 1));
    scene.persons(TWO, open, "202", "203", "204").gear(TWO, "064", open);
    scene.lies(TWO, "067", On.table(TWO));
    scene.lies(TWO, "069", On.table(TWO));
  }

  @Test
  void whateverCanBeAskedIsLookedAt() {
    for (Class<?> asked : SealedFamily.leaves(Requirement.class)) {
      assertThat(Requirements.knows(asked)).as(asked.getSimpleName()).isTrue();
    }
  }

  @Rule({"ST-REQ-18", "ST-DAT-17"})
  @ParameterizedTest
  @CsvSource({
    "PERSONNEL, OWN, 4",
    "PERSONNEL, OPPONENT, 3",
    "PERSONNEL, ANY, 7",
    "SHIP, OWN, 1",
    "SHIP, OPPONENT, 2",
    "SHIP, ANY, 3",
    "OUTPOST, OWN, 1",
    "OUTPOST, OPPONENT, 2",
    "OUTPOST, ANY, 3",
    "EVENT, OWN, 1",
    "EVENT, OPPONENT, 2",
    "EVENT, ANY, 3",
    "EQUIPMENT, OWN, 0",
    "EQUIPMENT, OPPONENT, 1",
    "MISSION, OWN, 2",
    "MISSION, OPPONENT, 0",
    "MISSION, ANY, 2",
  })
  void cardsInPlayAreCountedByKindAndPlayer(String kind, String whose, int count) {
    for (int asked = Math.max(0, count - 1); asked <= count + 1; asked++) {
      String condition =
          ("{'op':'IN_PLAY','filter':{'op':'KIND','is':'%s'},'is':'EXACTLY','than':%d,"
                  + "'whose':'%s'}")
              .formatted(kind, asked, whose);
      assertThat(playable(condition, 2, FiltersTest::crowded))
          .as("%s of %s", asked, kind)
          .isEqualTo(asked == count);
    }
  }

  @Rule({"ST-REQ-18", "ST-EFF-22"})
  @Test
  void whatIsInsertedIsCountedOnceAndIsNoMission() {
    Lays gap = scene -> scene.lies(ONE, "075", On.location(0));
    String event =
        "{'op':'IN_PLAY','filter':{'op':'KIND','is':'EVENT'},'is':'EXACTLY',"
            + "'than':1,'whose':'OWN'}";
    assertThat(playable(event, 2, gap)).isTrue();
  }

  @Rule("ST-DAT-17")
  @ParameterizedTest
  @CsvSource({
    // whose score, the scores of the three, whether one of those asked has 20 or more
    "OWN, 20, 0, 0, true",
    "OWN, 19, 50, 50, false",
    "OPPONENT, 50, 19, 19, false",
    "OPPONENT, 0, 20, 0, true",
    "OPPONENT, 0, 0, 20, true",
    "ANY, 20, 0, 0, true",
    "ANY, 0, 0, 20, true",
    "ANY, 19, 19, 19, false",
  })
  void theScoreOfThoseWhoAreAskedDecides(String whose, int one, int two, int three, boolean may) {
    String condition = "{'op':'POINTS','than':20,'whose':'%s'}".formatted(whose);
    assertThat(
            playable(
                condition,
                3,
                scene -> scene.scores(ONE, one).scores(TWO, two).scores(THREE, three)))
        .isEqualTo(may);
  }

  @Rule("ST-REQ-17")
  @ParameterizedTest
  @CsvSource({"LESS, 1, true", "MORE, 0, false"})
  void whoAreNowhereHaveNobodyBesideThem(String comparison, int than, boolean may) {
    String condition =
        "{'op':'OTHER_GROUP','of':{'op':'PERSONNEL_COUNT','is':'%s','than':%d}}"
            .formatted(comparison, than);
    assertThat(playable(condition, 2, scene -> scene.persons(ONE, Host.team(0, ONE), "205")))
        .isEqualTo(may);
  }
}
