package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Encounter.TEAM;
import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Chosen.OfNumber;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import java.util.function.Consumer;
import java.util.function.Function;
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
              + "'effects':[{'op':'RELOCATE_SHIP','to':'ANYWHERE'}]}}",
          "{'kind':'EVENT','id':'finds','name':'finds','rarity':'COMMON','event':{'place':'NONE',"
              + "'effects':[{'op':'SEARCH_DECK','n':1}]}}");

  private static Scene laid() {
    return Scene.laid(SET).missions("162", "178", "151");
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

  /** Who is asked, what, and what leads to it. */
  static Stream<Arguments> questions() {
    return Stream.of(
        arguments(TWO, "which card is discarded?", to(WhatIsAskedTest::discards)),
        arguments(ONE, "which card is next from the top?", plays("005", s -> Aim.at(TWO))),
        arguments(ONE, "which effect?", plays("119", s -> Aim.NOTHING)),
        arguments(ONE, "where are the intruders destroyed?", to(WhatIsAskedTest::hunts)),
        arguments(ONE, "who learns?", plays("144", s -> Aim.at(crew(s)))),
        arguments(ONE, "whose skills?", to(WhatIsAskedTest::learns)),
        arguments(TWO, "who dies?", to(s -> meets(s, "036"))),
        arguments(ONE, "is Deanna Troi in the larger part?", to(s -> meets(s, "042"))),
        arguments(ONE, "what kind of card is it?", to(WhatIsAskedTest::guesses)),
        arguments(
            ONE, "where does the ship go?", to(s -> s.playsCard(ONE, "away", Aim.at(crew(s))))),
        arguments(
            ONE, "after how many turns does the ship return?", plays("006", s -> Aim.at(crew(s)))),
        arguments(
            TWO,
            "go on for a stake, or else give up the game?",
            to(s -> s.playsCard(ONE, "089", Aim.NOTHING))),
        arguments(ONE, "which card?", to(WhatIsAskedTest::recovers)),
        arguments(ONE, "which card?", to(s -> s.playsCard(ONE, "finds", Aim.NOTHING))),
        arguments(ONE, "where to?", plays("130", s -> Aim.at(crew(s)))),
        arguments(ONE, "which card?", to(WhatIsAskedTest::transports)));
  }

  private static Consumer<Scene> to(Consumer<Scene> leads) {
    return leads;
  }

  private static Consumer<Scene> plays(String interrupt, Function<Scene, Aim> on) {
    return scene -> interrupts(scene, interrupt, on.apply(scene));
  }

  private static Host crew(Scene scene) {
    return aboard(scene, ONE, "208", "241", "205");
  }

  private static void transports(Scene scene) {
    interrupts(scene, "130", Aim.at(crew(scene)));
    scene.does(new Choose(ONE, new OfLocation(0)));
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
    Host aboard = crew(scene);
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
    scene.playsCard(ONE, "091", Aim.NOTHING);
  }

  @Rule({"ST-EFF-41", "ST-ZON-10"})
  @ParameterizedTest(name = "{1}")
  @MethodSource("questions")
  void whoeverIsAskedReadsWhat(Seat asked, String question, Consumer<Scene> leads) {
    Scene scene = laid();
    leads.accept(scene);
    assertThat(scene.state().top().deciders()).containsExactly(asked);
    assertThat(scene.prompt(asked)).endsWith(question);
  }
}
