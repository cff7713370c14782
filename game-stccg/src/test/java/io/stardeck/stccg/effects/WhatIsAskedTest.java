package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Encounter.TEAM;
import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Option.OfCard;
import io.stardeck.stccg.state.Option.OfNumber;
import io.stardeck.stccg.state.Role;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Who is asked what, where a word leaves a choice. */
class WhatIsAskedTest {
  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'EVENT','id':'away','name':'away','rarity':'COMMON','event':{'place':'NONE',"
              + "'targets':[{'kind':'SHIP'}],"
              + "'effects':[{'op':'RELOCATE_SHIP','to':'ANYWHERE'}]}}");

  private static Scene laid() {
    return Scene.laid(config -> StccgConfig.builder().from(config).cards(SET).build())
        .missions("162", "178", "151");
  }

  private static void plays(Scene scene, String event, Aim on) {
    CardId card = scene.hand(ONE, event);
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, card, on));
  }

  private static Host aboard(Scene scene, Seat seat, String... crew) {
    Host aboard = Host.ship(scene.ship(seat, "331", 1));
    scene.persons(seat, aboard, crew);
    return aboard;
  }

  private static void interrupts(Scene scene, String interrupt, Aim on) {
    scene.orders(ONE).plays(ONE, interrupt, on).passes();
  }

  private static void meets(Scene scene, String dilemma) {
    scene.seeded(TWO, 0, dilemma).persons(ONE, TEAM, "205", "214", "220");
    Encounter.attempts(scene);
  }

  /** What leads to a question; whoever is asked stands before it. */
  private static Map<String, Consumer<Scene>> questions() {
    Map<String, Consumer<Scene>> all = new TreeMap<>();
    all.put("2 which card is discarded?", WhatIsAskedTest::discards);
    all.put("1 which card is next from the top?", s -> interrupts(s, "005", Aim.at(TWO)));
    all.put("1 which effect?", s -> interrupts(s, "119", Aim.NOTHING));
    all.put("1 where are the intruders destroyed?", WhatIsAskedTest::hunts);
    all.put(
        "1 who learns?", s -> interrupts(s, "144", Aim.at(aboard(s, ONE, "208", "241", "205"))));
    all.put("1 whose skills?", WhatIsAskedTest::learns);
    all.put("2 who is it?", s -> meets(s, "036"));
    all.put("1 is Deanna Troi in the larger part?", s -> meets(s, "042"));
    all.put("1 what kind of card is it?", WhatIsAskedTest::guesses);
    all.put("1 where does the ship go?", s -> plays(s, "away", Aim.at(aboard(s, ONE))));
    all.put(
        "1 after how many turns does the ship return?",
        s -> interrupts(s, "006", Aim.at(aboard(s, ONE))));
    all.put("2 go on for a stake, or give up?", s -> plays(s, "089", Aim.NOTHING));
    all.put("1 which card?", WhatIsAskedTest::recovers);
    return all;
  }

  private static void discards(Scene scene) {
    scene.lies(ONE, "093", On.table(ONE));
    scene.hand(TWO, "205");
    scene.hand(TWO, "204");
    scene.orders(TWO).quietly(new EndTurn(TWO));
  }

  private static void hunts(Scene scene) {
    scene.lies(ONE, "134", On.intruder(aboard(scene, TWO, "205").card()));
    scene.lies(ONE, "134", On.intruder(scene.ship(TWO, "331", 2)));
    interrupts(scene, "119", Aim.NOTHING);
    scene.does(new Choose(ONE, new OfNumber(1)));
  }

  private static void learns(Scene scene) {
    Host aboard = aboard(scene, ONE, "208", "241", "205");
    interrupts(scene, "144", Aim.at(aboard));
    CardId first = scene.state().cards(aboard, Role.FREE).get(0).id();
    scene.does(new Choose(ONE, new OfCard(first)));
  }

  private static void guesses(Scene scene) {
    scene.hand(TWO, "205");
    scene.lies(ONE, "096", On.table(ONE));
    scene.orders(ONE).quietly(new EndTurn(ONE));
  }

  private static void recovers(Scene scene) {
    scene.destroyed(scene.ship(ONE, "331", 0)).destroyed(scene.ship(ONE, "332", 0));
    plays(scene, "091", Aim.NOTHING);
  }

  static Stream<Arguments> all() {
    return questions().entrySet().stream()
        .map(each -> Arguments.of(each.getKey(), each.getValue()));
  }

  @Rule({"ST-EFF-41", "ST-ZON-10"})
  @ParameterizedTest(name = "{0}")
  @MethodSource("all")
  void whoeverIsAskedReadsWhat(String question, Consumer<Scene> leads) {
    Scene scene = laid();
    leads.accept(scene);
    Seat asked = Seat.of(Integer.parseInt(question.substring(0, 1)));
    assertThat(scene.state().top().deciders()).containsExactly(asked);
    assertThat(scene.prompt(asked)).endsWith(question.substring(2));
  }
}
