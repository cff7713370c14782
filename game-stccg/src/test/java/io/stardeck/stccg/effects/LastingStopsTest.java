package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Persons who are stopped as long as a card lies there. */
class LastingStopsTest {
  private static final StccgGame GAME = new StccgGame();

  private static final CardSet SET =
      OwnSet.with(
          web("web", "'cure':{'op':'CLASS','is':'MEDICAL'}"),
          web("timed", "'countdown':2"),
          "{'kind':'EVENT','id':'sleep','name':'sleep','event':{'place':'SHIP',"
              + "'targets':[{'kind':'SHIP'}],'cure':{'op':'CLASS','is':'MEDICAL'},"
              + "'effects':[{'op':'STOP','lasting':true,'of':{'from':'ABOARD'}}]}}",
          "{'kind':'EVENT','id':'game','name':'game','event':{'place':'SHIP',"
              + "'targets':[{'kind':'SHIP'}],"
              + "'effects':[{'op':'DISABLE','of':{'from':'ABOARD'}}]}}");

  private final Scene scene = Scene.laid(SET).missions("162", "178", "151");

  private static String web(String id, String ends) {
    return ("{'kind':'DILEMMA','id':'%s','name':'%s','dilemmaType':'PLANET',"
            + "'after':'ATTACH_LOCATION',%s,'always':[{'op':'STOP','lasting':true,'of':{"
            + "'n':{'op':'NUMBER','n':1},'filter':{'op':'CLASS','is':'ENGINEER'}}}]}")
        .formatted(id, id, ends);
  }

  /** Geordi La Forge, an engineer, and Deanna Troi meet it. */
  private void meets(String dilemma) {
    scene.seeded(TWO, 0, dilemma).persons(ONE, Encounter.TEAM, "212", "205");
    Encounter.attempts(scene);
    assertThat(scene.defs(Encounter.TEAM, Role.STOPPED)).contains("212");
  }

  /** Dr. Selar beams down. */
  private void aDoctorComes() {
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    CardId doctor = scene.person(ONE, "208", aboard);
    scene.orders(ONE).quietly(new Beam(ONE, Optional.of(doctor), aboard, Encounter.TEAM));
  }

  @Rule({"ST-EFF-02", "ST-I-11"})
  @Test
  void theEndOfNoTurnFreesThem() {
    meets("web");
    scene.turns(4);
    assertThat(scene.defs(Encounter.TEAM, Role.STOPPED)).containsExactly("212");
    assertThat(scene.defs(Encounter.TEAM, Role.FREE)).containsExactly("205");
  }

  @Rule({"ST-EFF-02", "ST-DIL-07"})
  @Test
  void whenTheCardIsCuredTheEndOfThatTurnDoes() {
    meets("web");
    scene.turns(2);
    aDoctorComes();
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.defs(Encounter.TEAM, Role.STOPPED)).containsExactly("212");
    CardEvent.CardMarked cured = Iterables.getLast(scene.told(CardEvent.CardMarked.class));
    assertThat(cured.gone()).singleElement().isInstanceOf(Mark.Stopped.class);
    scene.turns(1);
    assertThat(scene.defs(Encounter.TEAM, Role.FREE)).containsExactly("205", "208", "212");
  }

  @Rule({"ST-EFF-02", "ST-EFF-43"})
  @Test
  void aCountdownMakesItSoManyOwnTurns() {
    meets("timed");
    scene.turns(4); // the turn of the meeting, the first full one, and two of the opponent
    assertThat(scene.defs(Encounter.TEAM, Role.STOPPED)).containsExactly("212");
    scene.turns(1);
    assertThat(scene.defs(Encounter.TEAM, Role.FREE)).containsExactly("205", "212");
  }

  @Rule({"ST-EFF-02", "ST-EFF-03"})
  @Test
  void whoIsNotStoppedAnyMoreIsNotThoseWhomACardKeeps() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "205").playsCard(TWO, "sleep", Aim.at(Host.ship(ship)));
    scene.persons(ONE, Host.ship(ship), "212").stopped(ship).orders(ONE);
    scene.interrupts(ONE, "113", Aim.at(Host.ship(ship)));
    assertThat(scene.defs(Host.ship(ship), Role.STOPPED)).containsExactly("205");
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("212");
  }

  @Rule({"ST-EFF-02", "ST-EFF-31"})
  @Test
  void norAreTheyDisabledByAnotherCard() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "205").playsCard(TWO, "sleep", Aim.at(Host.ship(ship)));
    scene.persons(ONE, Host.ship(ship), "212").playsCard(TWO, "game", Aim.at(Host.ship(ship)));
    assertThat(scene.defs(Host.ship(ship), Role.STOPPED)).containsExactly("205");
    assertThat(scene.defs(Host.ship(ship), Role.DISABLED)).containsExactly("212");
    scene.playsCard(TWO, "sleep", Aim.at(Host.ship(ship)));
    assertThat(scene.defs(Host.ship(ship), Role.DISABLED)).containsExactly("212");
  }

  @Rule({"ST-EFF-02", "ST-VIS-02", "ST-VIS-16"})
  @Test
  void othersKnowHowManyThereAreAndNotWho() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "205", "212");
    scene.playsCard(TWO, "sleep", Aim.at(Host.ship(ship)));
    assertThat(scene.toldTo(TWO, CardEvent.CardStopped.class))
        .hasSize(2)
        .allMatch(stopped -> stopped.card().isEmpty());
    StccgState dealt = GAME.determinize(StccgView.of(scene.state(), TWO), Chance.seeded("anew"));
    assertThat(dealt.cards(Host.ship(ship), Role.STOPPED))
        .hasSize(2)
        .allMatch(person -> person.has(Mark.Stopped.class));
  }
}
