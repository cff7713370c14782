package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is played on a team or an outpost is about those who are there, whoever has played it. */
class PlayedOnPersonsTest {
  private static String played(String id, String target, String effect) {
    return ("{'kind':'INTERRUPT','id':'%1$s','name':'%1$s','interrupt':{'any':true,'targets':["
            + "{'kind':'%2$s','whose':'ANY'}],'effects':[%3$s]}}")
        .formatted(id, target, effect);
  }

  private static String goes(String id, String goal) {
    return played(
        id,
        "OUTPOST",
        "{'op':'RELOCATE','of':{'from':'TARGET'},%s,'otherwise':[]}".formatted(goal));
  }

  private static String asks(String id, String target) {
    return played(
        id,
        target,
        "{'op':'IF','requirement':{'op':'CLASS','is':'MEDICAL'},"
            + "'then':[{'op':'SCORE','points':5}],'otherwise':[]}");
  }

  private static final CardSet SET =
      OwnSet.with(
          goes("ship", "'to':'OWN_SHIP_HERE'"),
          goes("home", "'to':'OWN_OUTPOST'"),
          goes("right", "'shift':'RIGHT','n':2"),
          goes("end", "'to':'FAR_END'"),
          played(
              "lifts",
              "SHIP",
              "{'op':'RELOCATE','of':{'from':'ON_PLANET'},'to':'OWN_SHIP_HERE','otherwise':[]}"),
          played(
              "takes-down",
              "SHIP",
              "{'op':'RELOCATE','of':{'from':'TARGET','n':{'op':'NUMBER','n':1}},"
                  + "'to':'UP_OR_DOWN','otherwise':[]}"),
          played("transports", "SHIP", "{'op':'TRANSPORT','most':6}"),
          played("gains", "TEAM", "{'op':'GAIN_ARTIFACTS'}"),
          played("halts", "SHIP", "{'op':'STOP','of':{'from':'ON_PLANET'}}"),
          played("lends", "SHIP", "{'op':'TAKE_CONTROL','until':'TURN'}"),
          asks("team", "TEAM"),
          asks("outpost", "OUTPOST"));

  // Space, a planet, space, a planet, a planet.
  private final Scene scene = Scene.laid(SET).missions("191", "151", "192", "162", "161");

  @Rule("ST-EFF-08")
  @ParameterizedTest
  @CsvSource({
    "ship, 1",
    "home, 1",
    "right, 1",
    "end, 1",
    "ship, 2",
    "home, 2",
    "right, 2",
    "end, 2"
  })
  void thoseInAnOutpostGoFromThereToWhereTheirOwnPlayerIs(String card, int number) {
    Seat seat = Seat.of(number);
    Host outpost = Host.outpost(scene.outpost(seat, "104", 1));
    Host other = Host.outpost(scene.outpost(seat, "104", 3));
    scene.ship(ONE, "331", 1);
    scene.ship(TWO, "331", 1);
    scene.persons(seat, outpost, "215", "205").orders(ONE);
    scene.interrupts(ONE, card, Aim.at(outpost));
    Host there =
        switch (card) {
          case "ship" -> scene.state().table().ships().get(number - 1).host();
          case "home" -> other;
          default -> Host.team(card.equals("end") ? 4 : 3, seat);
        };
    assertThat(scene.state().persons(there)).isEqualTo(2);
  }

  @Rule({"ST-EFF-25", "ST-REQ-01"})
  @ParameterizedTest
  @CsvSource({
    "team, 1, 198, 5",
    "team, 2, 198, 5",
    "team, 1, 205, 0",
    "outpost, 1, 198, 5",
    "outpost, 2, 198, 5",
    "outpost, 1, 205, 0"
  })
  void whatIsAskedIsAskedOfAllWhoAreThere(String card, int number, String person, int points) {
    Seat seat = Seat.of(number);
    CardId outpost = scene.outpost(seat, "104", 1);
    Host host = card.equals("team") ? Host.team(1, seat) : Host.outpost(outpost);
    scene.persons(seat, host, person).orders(ONE).interrupts(ONE, card, Aim.at(host));
    assertThat(scene.score(ONE)).isEqualTo(points);
  }

  @Rule({"ST-EFF-27", "ST-ART-01", "ST-ART-03"})
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void whoGainsTheArtifactsOfAPlanetHasThemThere(int number) {
    Host team = Host.team(1, Seat.of(number));
    scene.seeded(TWO, 1, "003").persons(Seat.of(number), team, "205").orders(ONE);
    scene.interrupts(ONE, "gains", Aim.at(team));
    assertThat(scene.defs(Host.team(1, ONE), Role.GEAR)).containsExactly("003");
  }

  @Rule("ST-EFF-08")
  @Test
  void thoseOnThePlanetGoAboardAndNotThoseWhoAreAboardAnother() {
    Host first = Host.ship(scene.ship(ONE, "331", 1));
    Host other = Host.ship(scene.ship(ONE, "334", 1));
    scene.persons(ONE, first, "214").persons(ONE, Host.team(1, ONE), "205").orders(ONE);
    scene.interrupts(ONE, "lifts", Aim.at(first));
    assertThat(scene.defs(first, Role.FREE)).containsExactly("214");
    assertThat(scene.defs(other, Role.FREE)).containsExactly("205");
  }

  @Rule({"ST-EFF-08", "ST-EFF-16"})
  @Test
  void whoIsTakenFromAShipThatIsLentIsInTheTeamOfTheirOwnPlayer() {
    Host ship = Host.ship(scene.ship(TWO, "331", 1));
    scene.persons(TWO, ship, "214").orders(ONE).interrupts(ONE, "lends", Aim.at(ship));
    scene.interrupts(ONE, "takes-down", Aim.at(ship));
    assertThat(scene.defs(Host.team(1, TWO), Role.FREE)).containsExactly("214");
  }

  @Rule({"ST-EFF-08", "ST-BEA-02"})
  @ParameterizedTest
  @CsvSource({"1, true", "2, false"})
  void nobodyIsBeamedAboardShipsOfOthers(int number, boolean offered) {
    Seat seat = Seat.of(number);
    Host from = Host.ship(scene.ship(seat, "331", 2));
    CardId near = scene.ship(ONE, "331", 1);
    scene.persons(seat, from, "205").orders(ONE).interrupts(ONE, "transports", Aim.at(from));
    assertThat(scene.against(new Choose(ONE, new OfCard(near))).isEmpty()).isEqualTo(offered);
  }

  @Rule("ST-EFF-02")
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void thosePersonsAreMeantWhoAreOnThePlanetOfTheShipAndOfItsPlayer(int number) {
    Seat seat = Seat.of(number);
    CardId ship = scene.ship(seat, "331", 1);
    for (Seat each : Seat.first(2)) {
      scene.persons(each, Host.team(1, each), "205").persons(each, Host.team(3, each), "215");
    }
    scene.orders(ONE).interrupts(ONE, "halts", Aim.at(Host.ship(ship)));
    for (Seat each : Seat.first(2)) {
      assertThat(scene.state().size(Host.team(1, each), Role.STOPPED))
          .isEqualTo(each.equals(seat) ? 1 : 0);
      assertThat(scene.state().size(Host.team(3, each), Role.FREE)).isEqualTo(1);
    }
  }

  @Rule({"ST-EFF-16", "ST-TRM-01"})
  @Test
  void whoTakesAnOwnShipBackHasItForGood() {
    CardId ship = scene.ship(TWO, "331", 1);
    scene.orders(ONE).interrupts(ONE, "lends", Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).controller()).hasValue(ONE);
    scene.interrupts(TWO, "lends", Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).controller()).hasValue(TWO);
    assertThat(scene.ship(ship).returnsTo()).isEmpty();
  }
}
