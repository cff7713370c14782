package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Cloak;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.OrderAction.Unload;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From where to where nobody beams, and whom a place does not take. */
class BeamingRulesTest {
  private static final StccgGame GAME = new StccgGame();

  // A planet and a space mission.
  private final Scene scene = Scene.laid().missions("151", "191");
  private final CardId ship = scene.ship(ONE, "331", 0);
  private final Host aboard = Host.ship(ship);
  private final Host team = Host.team(0, ONE);

  private static Beam beam(CardId card, Host from, Host to) {
    return new Beam(ONE, Optional.of(card), from, to);
  }

  @Rule({"ST-BEA-01", "ST-BEA-06", "ST-BEA-03"})
  @Test
  void aSpaceMissionHasNoSurface() {
    CardId picard = scene.person(ONE, "215", aboard);
    scene.with(ship, each -> each.copy().withLocation(1)).orders(ONE);
    assertThat(scene.against(beam(picard, aboard, Host.team(1, ONE)))).containsExactly("ST-BEA-01");
  }

  @Rule({"ST-OUT-07", "ST-BEA-05", "ST-OUT-08"})
  @Test
  void nobodyBeamsToOrFromTheOutpostOfAnother() {
    Host outpost = Host.outpost(scene.outpost(TWO, "104", 0));
    CardId theirs = scene.person(TWO, "203", outpost);
    CardId picard = scene.person(ONE, "215", team);
    scene.orders(ONE);
    assertThat(scene.against(beam(picard, team, outpost))).containsExactly("ST-BEA-05");
    assertThat(scene.against(beam(theirs, outpost, team))).containsExactly("ST-BEA-05");
  }

  @Rule({"ST-BEA-07", "ST-OUT-08", "ST-AFF-02"})
  @Test
  void anOutpostTakesNobodyWhoCannotUseIt() {
    Host outpost = Host.outpost(scene.outpost(ONE, "104", 0));
    CardId klingon = scene.person(ONE, "253", team);
    CardId neutral = scene.person(ONE, "296", team);
    scene.orders(ONE);
    assertThat(scene.against(beam(klingon, team, outpost))).containsExactly("ST-BEA-07");
    assertThat(scene.against(beam(neutral, team, outpost))).isEmpty();
  }

  @Rule({"ST-HOL-05", "ST-BEA-03"})
  @Test
  void noHologramBeamsDownFromAnOutpost() {
    Host outpost = Host.outpost(scene.outpost(ONE, "104", 0));
    CardId hologram = scene.person(ONE, "195", outpost);
    CardId picard = scene.person(ONE, "215", outpost);
    scene.lies(ONE, "078", On.location(0));
    scene.orders(ONE);
    assertThat(scene.against(beam(hologram, outpost, team))).containsExactly("ST-HOL-05");
    assertThat(scene.against(beam(picard, outpost, team))).isEmpty();
  }

  @Rule({"ST-EFF-35", "ST-I-28"})
  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void allTogetherIsNotOfferedWhereACapWouldCutIt(int persons) {
    for (int i = 0; i < persons; i++) {
      scene.person(ONE, "203", aboard);
    }
    scene.lies(TWO, "068", On.location(0)); // three persons
    scene.orders(ONE);
    Beam all = new Beam(ONE, Optional.empty(), aboard, team);
    ImmutableList<StccgAction> offered = Action.answers(GAME.legalActions(scene.state(), ONE));
    assertThat(offered.contains(all)).isEqualTo(persons == 3);
    assertThat(scene.against(all).isEmpty()).isEqualTo(persons == 3);
    CardId one = scene.state().cards(aboard, Role.FREE).get(0).id();
    assertThat(offered).contains(beam(one, aboard, team));
  }

  @Rule({"ST-EFF-35", "ST-EFF-18"})
  @Test
  void whomACardFreesFromACapUsesNoneOfIt() {
    Scene own =
        Scene.laid(
                OwnSet.with(
                    "{'kind':'EVENT','id':'frees','name':'frees','event':{'place':'TABLE',"
                        + "'standing':[{'op':'ALLOW','rule':'ST-EFF-35','on':'OWN',"
                        + "'filter':{'op':'CLASS','is':'MEDICAL'}}]}}"))
            .missions("151");
    Host crew = Host.ship(own.ship(ONE, "331", 0));
    own.lies(ONE, "frees", On.table(ONE));
    own.lies(TWO, "068", On.location(0)); // three persons
    CardId doctor = own.person(ONE, "200", crew);
    own.persons(ONE, crew, "203", "203", "203").orders(ONE).does(beam(doctor, crew, team));
    assertThat(own.against(new Beam(ONE, Optional.empty(), crew, team))).isEmpty();
  }

  @Rule({"ST-SPC-15", "ST-BEA-05"})
  @Test
  void nobodyIsTakenFromThePodOfAnother() {
    Host pod = Host.pod(scene.pod(TWO, 0));
    CardId theirs = scene.person(TWO, "203", pod);
    scene.orders(ONE);
    assertThat(scene.against(beam(theirs, pod, aboard))).containsExactly("ST-BEA-05");
    scene.orders(TWO);
    Beam down = new Beam(TWO, Optional.of(theirs), pod, Host.team(0, TWO));
    assertThat(scene.against(down)).containsExactly("ST-BEA-02");
    Host saver = Host.ship(scene.ship(TWO, "331", 0));
    assertThat(scene.against(new Beam(TWO, Optional.of(theirs), pod, saver))).isEmpty();
  }

  @Rule("ST-HOL-10")
  @Test
  void holoProgramsOfAnotherShipLiveOn() {
    Host other = Host.ship(scene.ship(ONE, "331", 0));
    CardId first = scene.person(ONE, "195", aboard);
    CardId second = scene.person(ONE, "207", other);
    scene.lies(ONE, "078", On.location(0));
    scene.orders(ONE).does(beam(first, aboard, team)).does(beam(second, other, team));
    scene.destroyed(ship);
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("331", "195");
    assertThat(scene.defs(team, Role.FREE)).containsExactly("207");
  }

  @Rule({"ST-TRN-08", "ST-D-70", "ST-LOD-04", "ST-BEA-04", "ST-I-26", "ST-ZON-10"})
  @Test
  void everyOrderCountsAsOne() {
    Scene line = Scene.laid().missions("151", "191");
    CardId outpost = line.outpost(ONE, "105", 0);
    CardId cloaking = line.ship(ONE, "347", 0);
    CardId own = line.ship(ONE, "347", 0);
    CardId target = line.ship(TWO, "334", 0);
    Host inside = Host.outpost(outpost);
    Host down = Host.team(0, ONE);
    CardId officer = line.person(ONE, "253", inside);
    line.persons(TWO, Host.team(0, TWO), "204").orders(ONE);
    line.quietly(new Cloak(ONE, cloaking));
    assertThat(line.state().table().turn().orders()).isEqualTo(1);
    line.quietly(new Load(ONE, Optional.of(officer), outpost, own));
    assertThat(line.state().table().turn().orders()).isEqualTo(2);
    officer = line.only(Host.ship(own));
    line.quietly(new Unload(ONE, Optional.of(officer), own, outpost));
    line.quietly(new Beam(ONE, Optional.of(line.only(inside)), inside, down));
    line.quietly(new Beam(ONE, Optional.of(line.only(down)), down, Host.ship(own)));
    assertThat(line.state().table().turn().orders()).isEqualTo(5);
    line.quietly(new Move(ONE, own, true, 1)).quietly(new Move(ONE, own, false, 0));
    assertThat(line.state().table().turn().orders()).isEqualTo(7);
    line.quietly(new AttackShip(ONE, target)).quietly(new Confirm(ONE));
    assertThat(line.state().table().turn().orders()).isEqualTo(8);
  }

  @Rule({"ST-BEA-04", "ST-LOD-04", "ST-AFF-02"})
  @Test
  void togetherGoAtLeastTwoWhoAreCompatible() {
    Host neutral = Host.ship(scene.ship(ONE, "353", 0));
    scene.persons(ONE, team, "215").orders(ONE);
    Beam all = new Beam(ONE, Optional.empty(), team, neutral);
    assertThat(scene.against(all)).containsExactly("ST-BEA-01"); // one is not all
    scene.persons(ONE, team, "296");
    assertThat(GAME.legalActions(scene.state(), ONE)).contains(all);
    scene.persons(ONE, team, "253"); // each of them may go, but not with the others
    assertThat(scene.against(all)).containsExactly("ST-BEA-01");
    assertThat(GAME.legalActions(scene.state(), ONE)).doesNotContain(all);
  }

  @Rule({"ST-LOD-05", "ST-CLK-06"})
  @Test
  void nothingIsLoadedIntoOrFromACloakedShip() {
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId waiting = scene.person(ONE, "203", Host.outpost(outpost));
    CardId picard = scene.person(ONE, "215", aboard);
    scene.with(ship, each -> each.copy().withCloaked(true)).orders(ONE);
    assertThat(scene.against(new Unload(ONE, Optional.of(picard), ship, outpost)))
        .containsExactly("ST-CLK-06");
    assertThat(scene.against(new Load(ONE, Optional.of(waiting), outpost, ship)))
        .containsExactly("ST-CLK-06");
  }

  @Rule({"ST-LOD-05", "ST-CLK-06", "ST-LOD-01", "ST-LOD-03"})
  @Test
  void thatACloakedShipIsElsewhereIsToldBeforeItsCloak() {
    CardId outpost = scene.outpost(ONE, "104", 1);
    CardId near = scene.outpost(ONE, "104", 0);
    CardId picard = scene.person(ONE, "215", aboard);
    scene.with(ship, each -> each.copy().withCloaked(true)).orders(ONE);
    assertThat(scene.against(new Unload(ONE, Optional.of(picard), ship, outpost)))
        .containsExactly("ST-LOD-03");
    assertThat(scene.against(new Load(ONE, Optional.of(picard), near, ship)))
        .containsExactly("ST-LOD-01", "ST-CLK-06");
  }

  @Rule({"ST-AFF-02", "ST-BEA-07", "ST-I-15"})
  @Test
  void aboardANeutralShipToAllGoTogether() {
    Host neutral = Host.ship(scene.ship(ONE, "353", 0));
    scene.persons(ONE, neutral, "296", "215"); // neutral, Federation
    CardId klingon = scene.person(ONE, "253", team);
    CardId federation = scene.person(ONE, "205", team);
    scene.orders(ONE);
    assertThat(scene.against(beam(klingon, team, neutral))).containsExactly("ST-BEA-07");
    assertThat(scene.against(beam(federation, team, neutral))).isEmpty();
  }

  @Rule("ST-HOL-13")
  @Test
  void whoIsBeamedUpToAnotherShipHasThatAsHome() {
    CardId other = scene.ship(ONE, "331", 0);
    CardId hologram = scene.person(ONE, "195", aboard);
    scene.lies(ONE, "078", On.location(0));
    scene.orders(ONE).does(beam(hologram, aboard, team));
    scene.does(beam(scene.only(team), team, Host.ship(other)));
    scene.does(beam(scene.only(Host.ship(other)), Host.ship(other), team));
    scene.destroyed(ship);
    assertThat(scene.defs(team, Role.FREE)).containsExactly("195");
  }

  @Rule("ST-HOL-02")
  @Test
  void hologramsGoAboardNoShipOfAnotherAffiliation() {
    Host klingon = Host.ship(scene.ship(ONE, "347", 0));
    Host neutral = Host.ship(scene.ship(ONE, "353", 0));
    CardId hologram = scene.person(ONE, "195", aboard); // of the Federation
    scene.orders(ONE);
    assertThat(scene.against(beam(hologram, aboard, klingon))).containsExactly("ST-BEA-07");
    assertThat(scene.against(beam(hologram, aboard, neutral))).isEmpty();
  }

  @Rule({"ST-I-28", "ST-BEA-02", "ST-BEA-05", "ST-BEA-07", "ST-EFF-30"})
  @Test
  void whatForbidsABeamingIsToldFromTheWayToTheCard() {
    Scene two = Scene.laid().missions("151", "162");
    CardId ship = two.ship(ONE, "331", 0); // a Federation ship
    CardId theirs = two.ship(TWO, "331", 0);
    CardId far = two.ship(TWO, "331", 1);
    Host team = Host.team(0, ONE);
    Optional<CardId> klingon = Optional.of(two.person(ONE, "253", team));
    two.orders(ONE);
    assertThat(two.against(new Beam(ONE, klingon, team, Host.ship(far))))
        .containsExactly("ST-BEA-02");
    assertThat(two.against(new Beam(ONE, klingon, team, Host.ship(theirs))))
        .containsExactly("ST-BEA-05");
    two.marked(team, new Mark.NoBeam(1));
    assertThat(two.against(new Beam(ONE, klingon, team, Host.ship(ship))))
        .containsExactly("ST-BEA-07", "ST-EFF-30");
  }
}
