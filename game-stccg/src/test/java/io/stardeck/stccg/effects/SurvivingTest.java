package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.TurnEvent.WindowOpened;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who lives on instead of dying, and where ({@code ST-EFF-20}). */
class SurvivingTest {
  private static String rescue(String id, String kind, String to, boolean stays) {
    return ("{'kind':'INTERRUPT','id':'%1$s','name':'%1$s','interrupt':{'windows':[{'window':"
            + "'CASUALTY'}],'stays':%4$s,'targets':[{'kind':'CASUALTY','whose':'ANY','kinds':['%2$s']"
            + "}],'effects':[{'op':'SURVIVE','to':'%3$s'}]}}")
        .formatted(id, kind, to, stays);
  }

  private static String fate(String id, String target, String effect) {
    return ("{'kind':'INTERRUPT','id':'%1$s','name':'%1$s','interrupt':{'any':true,'targets':["
            + "{'kind':'%2$s','whose':'ANY'}],'effects':[%3$s]}}")
        .formatted(id, target, effect);
  }

  private static final CardSet SET =
      OwnSet.with(
          fate("wreck", "SHIP", "{'op':'DESTROY_SHIP'}"),
          fate("doom", "TEAM", "{'op':'KILL','of':{'from':'TARGET'}}"),
          fate("cull", "SHIP", "{'op':'KILL','of':{'from':'ABOARD','n':{'op':'NUMBER','n':1}}}"),
          rescue("to-outpost", "SHIP", "OUTPOST", false),
          rescue("to-planet", "SHIP", "PLANET", false),
          rescue("to-hand", "SHIP", "HAND", false),
          rescue("one-home", "PERSONNEL", "OUTPOST", false),
          rescue("one-back", "PERSONNEL", "HAND", false),
          rescue("one-pod", "PERSONNEL", "POD", true));

  // A planet, a space mission, a planet.
  private final Scene scene = Scene.laid(SET).missions("151", "191", "161");
  private final CardId ship = scene.ship(ONE, "331", 0);
  private final CardId far = scene.outpost(ONE, "104", 2);
  private final CardId near = scene.outpost(ONE, "104", 1);
  private final Host team = Host.team(0, ONE);

  private void wrecked(String rescue) {
    scene.persons(ONE, Host.ship(ship), "215", "195", "205"); // the second is a hologram
    scene.hand(ONE, rescue);
    CardId wreck = scene.hand(TWO, "wreck");
    scene.orders(TWO).does(play(TWO, wreck, Aim.at(Host.ship(ship))));
    untilLost();
    scene.plays(ONE, rescue, Aim.at(Host.ship(ship))).passes();
    assertThat(scene.state().table().ships()).isEmpty();
  }

  private static StccgAction play(Seat seat, CardId card, Aim on) {
    return new PlayInterrupt(seat, card, on);
  }

  @Rule({"ST-EFF-20", "ST-DMG-06"})
  @Test
  void aCrewLivesOnInTheNearestOutpost() {
    wrecked("to-outpost");
    assertThat(scene.defs(Host.outpost(near), Role.FREE)).containsExactlyInAnyOrder("215", "205");
    assertThat(scene.defs(Host.outpost(far), Role.FREE)).isEmpty();
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("195", "331", "to-outpost");
  }

  @Rule("ST-EFF-20")
  @Test
  void aCrewLivesOnOnThePlanetThere() {
    wrecked("to-planet");
    assertThat(scene.defs(team, Role.FREE)).containsExactlyInAnyOrder("215", "205");
  }

  @Rule({"ST-EFF-20", "ST-ZON-11"})
  @Test
  void aCrewGoesBackToTheHand() {
    wrecked("to-hand");
    assertThat(scene.seen(TWO, Places.hand(ONE))).containsExactlyInAnyOrder("215", "205");
  }

  @Rule("ST-EFF-20")
  @Test
  void inSpaceThereIsNoPlanetToLiveOn() {
    scene.with(ship, each -> each.copy().withLocation(1));
    wrecked("to-planet");
    assertThat(scene.discarded(ONE)).contains("215", "205");
  }

  @Rule({"ST-EFF-20", "ST-SPC-15", "ST-RND-02"})
  @ParameterizedTest
  @ValueSource(strings = {"one-home", "one-back", "one-pod"})
  void onePersonIsSavedAndTheOtherDies(String rescue) {
    scene.persons(ONE, team, "215", "205");
    scene.hand(ONE, rescue);
    CardId doom = scene.hand(TWO, "doom");
    scene.orders(TWO).does(play(TWO, doom, Aim.at(team)));
    untilLost();
    scene.plays(ONE, rescue, Aim.at(dying().id())).passes();
    assertThat(scene.state().persons(team)).isZero();
    assertThat(scene.discarded(ONE)).hasSize(rescue.equals("one-pod") ? 1 : 2);
    int saved =
        switch (rescue) {
          case "one-home" -> scene.state().persons(Host.outpost(near));
          case "one-back" -> scene.state().size(Places.hand(ONE));
          default -> scene.state().persons(scene.state().table().pods().get(0).host());
        };
    assertThat(saved).isEqualTo(1);
  }

  private void untilLost() {
    while (((Phase.Window) scene.state().top()).kind() != WindowKind.CASUALTY) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
  }

  private Card dying() {
    return ((Phase.Casualty) scene.state().frames().pop().top()).victims().get(0).card();
  }

  /** Of a crew of two Near-Warp Transport takes the one who is not about to die. */
  private String otherLeaves(Host crew, Card dying) {
    scene.does(new Choose(ONE, new OfLocation(0)));
    Card other =
        scene.state().cards(crew, Role.FREE).stream()
            .filter(card -> !card.def().equals(dying.def()))
            .findFirst()
            .orElseThrow();
    scene.does(new Choose(ONE, new OfCard(other.id()))).does(new Choose(ONE, new No())).passes();
    return other.def();
  }

  @Rule({"ST-EFF-20", "ST-VIS-13"})
  @Test
  void whoIsAboutToDieIsSavedThoughOthersLeaveUnseenFirst() {
    Host crew = Host.ship(ship);
    scene.with(ship, each -> each.copy().withLocation(1)).persons(ONE, crew, "215", "205");
    CardId rescue = scene.hand(ONE, "one-back");
    CardId cull = scene.hand(TWO, "cull");
    scene.orders(TWO).does(play(TWO, cull, Aim.at(crew)));
    untilLost();
    Card dying = dying();
    scene.plays(ONE, "130", Aim.at(crew)); // Near-Warp Transport
    while (!scene.asked().orElseThrow().equals(ONE)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.does(play(ONE, rescue, Aim.at(dying.id()))).passes();
    String other = otherLeaves(crew, dying);
    assertThat(scene.defs(team, Role.FREE)).containsExactly(other);
    assertThat(scene.seen(ONE, Places.hand(ONE))).containsExactly(dying.def());
  }

  @Rule({"ST-ATB-12", "ST-VIS-13"})
  @Test
  void whoIsAboutToDieDiesOnceThoughOthersLeaveUnseenFirst() {
    Host crew = Host.ship(ship);
    scene.with(ship, each -> each.copy().withLocation(1)).persons(ONE, crew, "215", "205");
    CardId first = scene.hand(TWO, "cull");
    CardId second = scene.hand(TWO, "cull");
    scene.hand(TWO, "one-back"); // so that a second window would open
    scene.orders(TWO).does(play(TWO, first, Aim.at(crew)));
    untilLost();
    Card dying = dying();
    scene.plays(ONE, "130", Aim.at(crew)); // Near-Warp Transport
    scene.does(play(TWO, second, Aim.at(crew))).passes();
    String other = otherLeaves(crew, dying);
    assertThat(scene.defs(team, Role.FREE)).containsExactly(other);
    assertThat(scene.discarded(ONE)).contains(dying.def());
    assertThat(
            scene.told(WindowOpened.class).stream().filter(w -> w.window() == WindowKind.CASUALTY))
        .hasSize(1);
  }

  @Rule({"ST-EFF-20", "ST-EFF-16"})
  @Test
  void whoIsSavedFromALentShipIsWithTheCardsOfItsOwnPlayer() {
    Host crew = Host.ship(scene.ship(TWO, "355", 0));
    scene.persons(TWO, crew, "215").hand(TWO, "331");
    CardId home = scene.outpost(TWO, "104", 2);
    scene.playsCard(ONE, "084", Aim.at(crew)); // Neural Servo Device
    scene.orders(ONE).does(play(ONE, scene.hand(ONE, "cull"), Aim.at(crew)));
    CardId rescue = scene.hand(ONE, "one-home");
    untilLost();
    scene.does(play(ONE, rescue, Aim.at(dying().id()))).passes();
    assertThat(scene.defs(Host.outpost(home), Role.FREE)).containsExactly("215");
  }
}
