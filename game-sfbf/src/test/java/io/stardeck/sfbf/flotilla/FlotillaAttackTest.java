package io.stardeck.sfbf.flotilla;

import static io.stardeck.sfbf.scene.Given.FOUR;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.Intercept;
import io.stardeck.sfbf.action.NameFlotillaTarget;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.action.Withdraw;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.config.PfStrength;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.event.AttackEvent.DieRolled;
import io.stardeck.sfbf.event.ShipEvent.ShipDestroyed;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Held;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.scene.Wounds;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.ShipId;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The target of a PF flotilla and what it does there. */
class FlotillaAttackTest {
  private static Given two() {
    return Given.advanced(2).screen(ONE, "fed-ff").screen(TWO, "fed-ca", "kzi-ff").hand(ONE, "pff");
  }

  private static Scene played(Given given) {
    return given.scene().does(new PlayFlotilla(ONE, card("pff")));
  }

  private static Scene strike(Given given, String target) {
    return played(given).does(new NameFlotillaTarget(ONE, ship(target)), new Commit(ONE));
  }

  private static PlayDefence defence(String id) {
    return new PlayDefence(TWO, card(id), Optional.empty(), Optional.empty());
  }

  private static List<Integer> damage(Scene scene) {
    return scene.events(DamageDealt.class).stream().map(DamageDealt::points).toList();
  }

  @Test
  @Rule({"BF-X-36", "BF-PFF-10", "BF-PFF-11", "BF-PFF-13", "BF-MAT-04"})
  void fourPlayersFireAndEcmAreTakenOff() {
    Scene scene =
        played(
                Given.advanced(4)
                    .screen(ONE, "fed-ff")
                    .screen(TWO, "fed-ca")
                    .screen(THREE, "kli-d7")
                    .screen(FOUR, "rom-we")
                    .hand(ONE, "pff")
                    .hand(TWO, "pho-5-1", "ecm-3-1")
                    .hand(THREE, "dsr-4-1")
                    .hand(FOUR, "ph1-2-1")
                    .dice(3, 5))
            .does(
                new Intercept(TWO, ship("fed-ca"), card("pho-5-1")),
                new PassIntercept(TWO),
                new Intercept(THREE, ship("kli-d7"), card("dsr-4-1")),
                new PassIntercept(FOUR),
                new NameFlotillaTarget(ONE, ship("fed-ca")),
                new Commit(ONE));
    assertThat(scene.events(DieRolled.class))
        .containsExactly(new DieRolled(ONE, 3), new DieRolled(ONE, 5));
    Scene dealt = scene.does(defence("ecm-3-1"));
    assertThat(damage(dealt)).as("8 + 3 - 3").containsExactly(8);
    assertThat(dealt.discarded("pff")).isTrue();
  }

  @Property(tries = 60)
  @Rule({"BF-PFF-10", "BF-D-13"})
  void theStrengthIsWhatTheFireLeft(
      @ForAll @IntRange(min = 0, max = 6) int weapon, @ForAll boolean craft) {
    String[] cards = {"", "ph3-1-1", "ph3-2-1", "ph2-3-1", "ph1-4-1", "pho-5-1", "pho-6-1"};
    Given given =
        Given.config(2, config -> config.pfStrength(craft ? PfStrength.CRAFT : PfStrength.POINTS))
            .screen(ONE, "fed-ff")
            .screen(TWO, "fed-dn", "fed-ca")
            .hand(ONE, "pff")
            .dice(1, 1);
    Scene scene = weapon == 0 ? played(given) : played(given.hand(TWO, cards[weapon]));
    if (weapon > 0) {
      scene = scene.does(new Intercept(TWO, ship("fed-ca"), card(cards[weapon])));
    }
    Scene dealt = scene.does(new NameFlotillaTarget(ONE, ship("fed-dn")), new Commit(ONE));
    int strength = craft ? 6 - weapon / 2 : 12 - weapon;
    assertThat(damage(dealt)).containsExactly(2 + strength);
  }

  @Test
  @Rule({"BF-PFF-09", "BF-ATK-21", "BF-ATK-22"})
  void theTargetIsNamedAfterTheInterceptionAmongEnemiesInLine() {
    Scene scene =
        played(
            two()
                .main(TWO, "fed-cl")
                .screen(TWO, "fed-dd")
                .disengaged("fed-dd", "dsg")
                .inReserve(TWO, "fed-dn", ship -> ship.withDamaged(BoxSet.firstBoxes(1))));
    assertThat(scene.phase()).isEqualTo(new Phase.FlotillaTarget(ONE));
    scene
        .rejects(new NameFlotillaTarget(ONE, ship("fed-dd")), "BF-ATK-22")
        .rejects(new NameFlotillaTarget(ONE, ship("fed-dn")), "BF-ATK-21")
        .rejects(new NameFlotillaTarget(ONE, ship("fed-ff")), "BF-ATK-20")
        .rejects(new NameFlotillaTarget(ONE, ship("rom-we")), "BF-ACT-01")
        .does(new NameFlotillaTarget(ONE, ship("fed-cl")));
    scene.does(new NameFlotillaTarget(ONE, ship("fed-ca")));
  }

  @Test
  @Rule("BF-PFF-09")
  void withoutALegalTargetItIsDiscardedWithoutEffect() {
    Scene scene =
        played(
            Given.advanced(2)
                .screen(ONE, "fed-ff")
                .screen(TWO, "fed-ca")
                .disengaged("fed-ca", "dsg")
                .hand(ONE, "pff"));
    assertThat(scene.discarded("pff")).isTrue();
    assertThat(scene.ship("fed-ca").damage()).isZero();
    assertThat(scene.events(DieRolled.class)).isEmpty();
    assertThat(scene.state().table().attack()).isEmpty();
  }

  @Test
  @Rule({"BF-ACT-05", "BF-ACT-06"})
  void theTargetCanBeTakenBackThreeTimes() {
    Scene scene = played(two());
    for (int i = 0; i < 3; i++) {
      scene = scene.does(new NameFlotillaTarget(ONE, ship("fed-ca")), new Withdraw(ONE));
      assertThat(scene.phase()).isEqualTo(new Phase.FlotillaTarget(ONE));
    }
    scene
        .does(new NameFlotillaTarget(ONE, ship("kzi-ff")))
        .rejects(new Withdraw(ONE), "BF-ACT-06")
        .does(new Commit(ONE));
  }

  @Test
  @Rule({"BF-PFF-16", "BF-PRT-01", "BF-PRT-04", "BF-CRD-28"})
  void aPrimeTeamInTheDraftAddsOne() {
    Scene dealt =
        played(two().hand(ONE, "prt-1", "prt-2").screen(TWO, "fed-dn").dice(1, 1))
            .does(
                new NameFlotillaTarget(ONE, ship("fed-dn")),
                new AddPlusOne(ONE, card("prt-1")),
                new AddPlusOne(ONE, card("prt-2")),
                new Commit(ONE));
    assertThat(damage(dealt)).containsExactly(2 + 12 + 2);
  }

  @Test
  @Rule({"BF-DEF-32", "BF-D-29"})
  void standingErraticManeuversTakesFourOffAFlotillaToo() {
    Given given = Given.advanced(2).screen(ONE, "fed-ff").screen(TWO, "fed-ca", "kzi-ff");
    Scene scene = strike(given.erratic("fed-ca", "em-2").hand(ONE, "pff").dice(1, 1), "fed-ca");
    assertThat(damage(scene)).containsExactly(2 + 12 - 4);
  }

  @Test
  @Rule({"BF-PFF-11", "BF-D-48", "BF-MAT-04"})
  void afterTheRollShieldsEcmAndErraticManeuversCount() {
    Scene scene = strikeAfterPass(two().hand(TWO, "rs-1", "ecm-4", "em-1", "ph1-2-1").dice(1, 1));
    Scene dealt =
        scene.does(defence("rs-1"), defence("ecm-4"), defence("em-1"), new PassDefence(TWO));
    assertThat(damage(dealt)).containsExactly(2 + 12 - 3 - 4 - 4);
  }

  @Test
  @Rule({"BF-PFF-12", "BF-MAT-04"})
  void noWeaponIsFiredOnceTheTargetIsNamed() {
    Scene scene = strikeAfterPass(two().hand(TWO, "ph1-2-1").dice(1, 1));
    assertThat(scene.phase()).isEqualTo(new Phase.DefenceWindow(TWO));
    assertThat(
            scene.violations(
                new PlayDefence(TWO, card("ph1-2-1"), Optional.of(BoxType.PH1), Optional.empty())))
        .isNotEmpty();
    assertThat(scene.violations(new Intercept(TWO, ship("fed-ca"), card("ph1-2-1")))).isNotEmpty();
    assertThat(scene.legal(TWO)).containsExactly(new PassDefence(TWO));
  }

  @Test
  @Rule({"BF-MAT-04", "BF-PFF-11"})
  void aWildWeaselHalves() {
    Scene scene = strikeAfterPass(two().hand(TWO, "ww-1").dice(1, 2));
    assertThat(damage(scene.does(defence("ww-1")))).as("15 halved").containsExactly(8);
  }

  @Test
  @Rule({"BF-D-48", "BF-DEF-54"})
  void aShipDisengagesFromAFlotilla() {
    Scene scene = strikeAfterPass(two().hand(TWO, "dsg").dice(6, 6)).does(defence("dsg"));
    assertThat(scene.row("fed-ca")).isEqualTo(Row.RESERVE);
    assertThat(scene.ship("fed-ca").damage()).isZero();
  }

  @Test
  @Rule({"BF-PFF-15", "BF-D-48", "BF-WEB-03"})
  void cloakAndWebHalveIt() {
    Given given =
        Given.advanced(2)
            .screen(ONE, "fed-ff")
            .hand(ONE, "pff")
            .screen(TWO, "rom-con", "tho-dn")
            .cloaked("rom-con")
            .webbed("tho-dn")
            .dice(2, 1);
    assertThat(damage(strike(given, "rom-con"))).containsExactly(8);
    Given web =
        Given.advanced(2)
            .screen(ONE, "fed-ff")
            .hand(ONE, "pff")
            .screen(TWO, "tho-dn")
            .webbed("tho-dn")
            .dice(2, 1);
    assertThat(damage(strike(web, "tho-dn"))).containsExactly(8);
  }

  @Test
  @Rule({"BF-X-54", "BF-PFF-14"})
  void aShipDestroyedGoesToTheBottomOfTheShipDeckAndScoresForNobody() {
    Scene scene = strike(two().dice(6, 6), "kzi-ff");
    assertThat(scene.fleet(ONE).trophies()).isEmpty();
    assertThat(scene.shows("kzi-ff")).isFalse();
    assertThat(scene.view(ONE).ships().cards(Places.SHIP_DECK)).containsExactly(ship("kzi-ff"));
    assertThat(Iterables.getLast(scene.state().ships().cards(Places.SHIP_DECK)))
        .isEqualTo(ship("kzi-ff"));
    assertThat(scene.events(ShipDestroyed.class))
        .containsExactly(new ShipDestroyed(TWO, ship("kzi-ff"), Optional.empty()));
    BattleForceState state = two().dice(6, 6).state();
    ImmutableList<ShipId> before = ImmutableList.of(ship("rom-we"));
    Scene second =
        Scene.at(Held.underShipDeck(state, before))
            .does(new PlayFlotilla(ONE, card("pff")))
            .does(new NameFlotillaTarget(ONE, ship("kzi-ff")), new Commit(ONE));
    assertThat(second.view(TWO).ships().cards(Places.SHIP_DECK))
        .containsExactly(ship("rom-we"), ship("kzi-ff"));
  }

  @Test
  @Rule({"BF-PFF-01", "BF-ATK-05", "BF-OPT-11", "BF-D-54"})
  void afterItNoAttackFollows() {
    Scene scene =
        Wounds.laid(
            strike(
                Given.config(2, config -> config.addOptions(Option.SECOND_ATTACK))
                    .screen(ONE, "fed-cvs")
                    .screen(TWO, "fed-dn", "fed-ca")
                    .hand(ONE, "pff", "ph1-2-1")
                    .dice(1, 1),
                "fed-dn"));
    scene.rejects(new BeginFighters(ONE, ship("fed-cvs"), 1), "BF-TRN-03");
  }

  private static Scene strikeAfterPass(Given given) {
    return played(given)
        .does(new PassIntercept(TWO), new NameFlotillaTarget(ONE, ship("fed-ca")), new Commit(ONE));
  }
}
