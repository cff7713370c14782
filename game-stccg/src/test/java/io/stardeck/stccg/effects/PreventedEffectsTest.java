package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Effects that cards of one's own prevent. */
class PreventedEffectsTest {
  private static String ward(String place, String what, String on) {
    return ("{'kind':'EVENT','id':'w-%1$s','name':'w-%1$s','event':{'place':'%2$s',%3$s"
            + "'standing':[{'op':'PREVENT','what':'%4$s','on':'%5$s'}]}}")
        .formatted(
            what.toLowerCase(Locale.ROOT).replace('_', '-'),
            place,
            place.equals("TABLE") ? "" : "'targets':[{'kind':'%s'}],".formatted(place),
            what,
            on);
  }

  private static String does(String id, String targets, String effects) {
    return ("{'kind':'INTERRUPT','id':'%1$s','name':'%1$s','interrupt':{'any':true,"
            + "'targets':[%2$s],'effects':[%3$s]}}")
        .formatted(id, targets, effects);
  }

  private static final String SHIP = "{'kind':'SHIP'}";
  private static final CardSet SET =
      OwnSet.with(
          ward("SHIP", "KILL", "ABOARD"),
          ward("MISSION", "STOP", "LOCATION"),
          ward("SHIP", "DAMAGE_SHIP", "SHIP"),
          ward("TABLE", "DESTROY_SHIP", "OWN"),
          ward("TABLE", "TAKE_CONTROL", "ALL"),
          ward("PLAYER", "DRAW", "PLAYER"),
          ward("TABLE", "DISCARD_HAND", "ALL"),
          ward("TABLE", "SCORE", "OPPONENTS"),
          ward("TABLE", "LOSE_POINTS", "OWN"),
          does("kills", SHIP, "{'op':'KILL','of':{'from':'ABOARD'}},{'op':'SCORE','points':1}"),
          does("stops", SHIP, "{'op':'STOP','of':{'from':'ABOARD'}}"),
          does("harms", SHIP, "{'op':'DAMAGE_SHIP'}"),
          does("ruins", SHIP, "{'op':'DESTROY_SHIP'}"),
          does("takes", SHIP, "{'op':'TAKE_CONTROL','until':'GAME'}"),
          does("steals", SHIP, "{'op':'TAKE_CONTROL','until':'GAME','equipment':1}"),
          does(
              "game",
              "",
              "{'op':'SCORE','points':5},{'op':'LOSE_POINTS','points':2},"
                  + "{'op':'DRAW','player':'SELF','n':{'op':'NUMBER','n':2}},"
                  + "{'op':'DISCARD_HAND','player':'SELF','by':'RANDOM'}"));

  private final Scene scene = Scene.laid(SET).missions("151", "191");
  private final CardId ship = scene.ship(ONE, "331", 0);
  private final Host aboard = Host.ship(ship);

  @Rule({"ST-EFF-07", "ST-EFF-40"})
  @Test
  void nobodyIsKilledWhereThatIsPreventedAndTheRestGoesOn() {
    scene.persons(ONE, aboard, "215", "203");
    scene.lies(TWO, "w-kill", On.ship(ship));
    scene.orders(ONE).interrupts(ONE, "kills", Aim.at(aboard));
    assertThat(scene.defs(aboard, Role.FREE)).hasSize(2);
    assertThat(scene.score(ONE)).isEqualTo(1);
  }

  @Rule("ST-EFF-07")
  @Test
  void onlyWhoIsThereIsSafeFromBeingStopped() {
    CardId far = scene.ship(ONE, "347", 1);
    scene.persons(ONE, aboard, "215").persons(ONE, Host.ship(far), "203");
    scene.lies(TWO, "w-stop", On.location(0));
    scene.orders(ONE).interrupts(TWO, "stops", Aim.at(aboard));
    scene.interrupts(TWO, "stops", Aim.at(Host.ship(far)));
    assertThat(scene.defs(aboard, Role.FREE)).hasSize(1);
    assertThat(scene.defs(Host.ship(far), Role.STOPPED)).hasSize(1);
  }

  @Rule("ST-EFF-07")
  @Test
  void shipsAreNeitherDamagedNorDestroyedNorTaken() {
    CardId other = scene.ship(TWO, "347", 0);
    scene.lies(TWO, "w-damage-ship", On.ship(ship));
    scene.lies(TWO, "w-destroy-ship", On.table(TWO));
    scene.lies(ONE, "w-take-control", On.table(ONE));
    CardId phaser = scene.gear(ONE, "055", aboard);
    scene.orders(ONE).interrupts(TWO, "steals", Aim.at(aboard));
    assertThat(scene.state().table().ship(ship).of(ONE)).isTrue();
    assertThat(scene.state().cards(aboard, Role.GEAR)).extracting("id").containsExactly(phaser);
    scene.interrupts(TWO, "harms", Aim.at(aboard));
    assertThat(scene.state().table().ship(ship).condition().damaged()).isFalse();
    scene.interrupts(ONE, "takes", Aim.at(Host.ship(other)));
    scene.interrupts(ONE, "ruins", Aim.at(Host.ship(other)));
    assertThat(scene.state().table().ship(other).of(TWO)).isTrue();
    scene.interrupts(TWO, "takes", Aim.at(aboard));
    assertThat(scene.state().table().ship(ship).of(ONE)).isTrue();
    scene.interrupts(ONE, "ruins", Aim.at(aboard));
    assertThat(scene.state().table().ship(ship)).isNull();
  }

  @Rule({"ST-EFF-07", "ST-EFF-09", "ST-EFF-10"})
  @Test
  void playersNeitherDrawNorDiscardNorScoreNorLosePoints() {
    scene.lies(TWO, "w-draw", On.player(ONE));
    scene.lies(TWO, "w-discard-hand", On.table(TWO));
    scene.lies(TWO, "w-lose-points", On.table(TWO));
    scene.hand(ONE, "205");
    scene.orders(ONE).interrupts(ONE, "game", Aim.NOTHING);
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(1);
    assertThat(scene.score(ONE)).isEqualTo(3);
    scene.lies(TWO, "w-score", On.table(TWO));
    scene.interrupts(ONE, "game", Aim.NOTHING);
    assertThat(scene.score(ONE)).isEqualTo(1);
  }

  @Rule("ST-EFF-07")
  @ParameterizedTest
  @CsvSource({"DRAW, SHIP", "KILL, HELD", "DAMAGE_SHIP, ABOARD", "SCORE, LOCATION"})
  void whatCannotBePreventedThereIsRefused(String what, String on) {
    assertThat(
            catchThrowableOfType(FaultException.class, () -> OwnSet.with(ward("TABLE", what, on)))
                .faults())
        .extracting("path")
        .containsExactly("cards[363].event.standing[0].on");
  }

  @Rule("ST-EFF-07")
  @Test
  void whatIsNoDeedAndNoEffectThatCanBePreventedIsRefused() {
    assertThat(
            catchThrowableOfType(
                    FaultException.class, () -> OwnSet.with(ward("TABLE", "REPEAT", "ALL")))
                .faults())
        .extracting("path")
        .containsExactly("cards[363].event.standing[0].what");
  }
}
