package io.stardeck.sfbf.mutiny;

import static io.stardeck.sfbf.mutiny.Uprising.committed;
import static io.stardeck.sfbf.mutiny.Uprising.damage;
import static io.stardeck.sfbf.mutiny.Uprising.draft;
import static io.stardeck.sfbf.mutiny.Uprising.given;
import static io.stardeck.sfbf.scene.Given.FOUR;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.AnswerMutiny;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PassMutiny;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.TakeReserveEmpty;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.AttackEvent.DefencePlayed;
import io.stardeck.sfbf.event.AttackEvent.DieRolled;
import io.stardeck.sfbf.event.ShipEvent.ShipCaptured;
import io.stardeck.sfbf.event.TurnEvent.Passed;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The Klingon mutiny: its target, its die, the Prime Teams of both sides. */
class MutinyTest {
  @Test
  @Rule({"BF-MUT-01", "BF-ATK-05", "BF-OUT-02"})
  void itTakesThePlaceOfTheAttackAndNeedsAShip() {
    given()
        .phases(
            new Phase.Discard(ONE, false, false),
            new Phase.Choice(ONE, 1, Optional.of(ship("fed-ff")), false))
        .scene()
        .rejects(new BeginMutiny(ONE, card("mut")), "BF-MUT-01");
    given().hand(ONE, "org").scene().rejects(new BeginMutiny(ONE, card("org")), "BF-MUT-01");
    Given.advanced(3)
        .screen(TWO, "kli-d7")
        .screen(THREE, "rom-we")
        .hand(ONE, "mut")
        .scene()
        .rejects(new BeginMutiny(ONE, card("mut")), "BF-OUT-02");
    Scene after = committed(given().hand(ONE, "ph1-2-1").dice(6));
    after.rejects(new BeginAttack(ONE, ship("fed-ff")), "BF-TRN-03");
  }

  @Rule({"BF-MUT-01", "BF-ATK-05", "BF-OPT-11"})
  @Test
  void noAttackFollowsItEvenWhereTwoAreAllowed() {
    Given two =
        Given.config(2, config -> config.addOptions(Option.SECOND_ATTACK))
            .screen(ONE, "fed-ff")
            .screen(TWO, "kli-d7", "fed-cl")
            .hand(ONE, "mut", "ph1-2-1")
            .dice(6);
    committed(two).rejects(new BeginAttack(ONE, ship("fed-ff")), "BF-TRN-03");
  }

  @Test
  @Rule({"BF-MUT-02", "BF-D-46", "BF-CRD-26"})
  void theTargetIsAnEnemyKlingonShipOutsideTheReserve() {
    given()
        .screen(ONE, "kli-e4")
        .screen(TWO, "kli-f5")
        .disengaged("kli-f5", "dsg")
        .inReserve(TWO, "kli-c8", ship -> ship.withDamaged(BoxSet.firstBoxes(1)))
        .scene()
        .does(new BeginMutiny(ONE, card("mut")))
        .rejects(new AimAt(ONE, ship("fed-cl")), "BF-MUT-02")
        .rejects(new AimAt(ONE, ship("kli-c8")), "BF-MUT-02")
        .rejects(new AimAt(ONE, ship("kli-e4")), "BF-ATK-20")
        .rejects(new AimAt(ONE, ship("kli-d5")), "BF-ACT-01")
        .does(new AimAt(ONE, ship("kli-f5")));
  }

  @Test
  @Rule({"BF-MUT-02", "BF-D-46"})
  void withoutSuchAShipThereIsNoMutiny() {
    Given.config(4, config -> config.addOptions(Option.ALLIES))
        .screen(ONE, "fed-ff")
        .screen(TWO, "fed-cl")
        .screen(THREE, "kli-d7")
        .screen(FOUR, "rom-we")
        .reserve(TWO, "kli-c8")
        .hand(ONE, "mut")
        .scene()
        .rejects(new BeginMutiny(ONE, card("mut")), "BF-MUT-02");
  }

  @Test
  @Rule({"BF-X-17", "BF-MUT-03", "BF-MUT-04", "BF-D-11"})
  void aTwoIsDamageAndAFiveCaptures() {
    Scene hurt = committed(given().dice(2));
    assertThat(hurt.events(DieRolled.class)).containsExactly(new DieRolled(ONE, 2));
    assertThat(damage(hurt)).containsExactly(2);
    assertThat(hurt.phase()).isEqualTo(new Phase.Allocation(TWO, ship("kli-d7"), 2));
    Scene captured = committed(given().dice(5));
    assertThat(captured.events(ShipCaptured.class))
        .containsExactly(new ShipCaptured(TWO, ONE, ship("kli-d7")));
    assertThat(captured.shows("kli-d7")).as("undamaged, so face down").isFalse();
    assertThat(captured.faceDown(ONE)).containsExactly(ship("kli-d7"));
    assertThat(captured.discarded("mut")).isTrue();
  }

  @Property(tries = 100)
  @Rule({"BF-MUT-03", "BF-MUT-07", "BF-MUT-06", "BF-PRT-01"})
  void theDieWithBothSidesPrimeTeamsDecides(
      @ForAll @IntRange(min = 1, max = 6) int die, @ForAll boolean plus, @ForAll boolean minus) {
    Given given = given().dice(die);
    given = plus ? given.hand(ONE, "prt-1") : given;
    given = minus ? given.hand(TWO, "prt-2") : given;
    Scene scene = draft(given);
    scene = plus ? scene.does(new AddPlusOne(ONE, card("prt-1"))) : scene;
    scene = scene.does(new Commit(ONE));
    scene = minus ? scene.does(new AnswerMutiny(TWO, card("prt-2"))) : scene;
    int result = die + (plus ? 1 : 0) - (minus ? 1 : 0);
    assertThat(scene.events(ShipCaptured.class)).hasSize(result >= 4 ? 1 : 0);
    assertThat(damage(scene)).isEqualTo(result >= 1 && result <= 3 ? List.of(result) : List.of());
  }

  @Test
  @Rule({"BF-X-38", "BF-MUT-07", "BF-PRT-04", "BF-PRT-02", "BF-CRD-28"})
  void primeTeamsChangeTheDieBeforeTheRoll() {
    Scene three =
        committed(given().hand(TWO, "prt-1").dice(4)).does(new AnswerMutiny(TWO, card("prt-1")));
    assertThat(damage(three)).containsExactly(3);
    Scene captured =
        draft(given().hand(ONE, "prt-1").dice(3))
            .does(new AddPlusOne(ONE, card("prt-1")), new Commit(ONE));
    assertThat(captured.events(ShipCaptured.class)).hasSize(1);
    Scene nothing =
        committed(given().hand(TWO, "prt-1").dice(1)).does(new AnswerMutiny(TWO, card("prt-1")));
    assertThat(damage(nothing)).isEmpty();
    assertThat(nothing.ship("kli-d7").damage()).isZero();
    assertThat(nothing.discarded("prt-1")).isTrue();
    assertThat(nothing.state().table().attack()).isEmpty();
  }

  @Test
  @Rule({"BF-MUT-07", "BF-MUT-05"})
  void lessThanNothingIsNothing() {
    Scene scene =
        committed(given().hand(TWO, "prt-1", "prt-2").damage("kli-d7", BoxType.HULL).dice(1))
            .does(new AnswerMutiny(TWO, card("prt-1")), new AnswerMutiny(TWO, card("prt-2")));
    assertThat(damage(scene)).isEmpty();
    assertThat(scene.ship("kli-d7").damage()).as("1 - 2").isEqualTo(1);
  }

  @Test
  @Rule({"BF-MUT-06", "BF-PRT-04", "BF-D-38"})
  void eachPrimeTeamOfTheDraftAddsOne() {
    Scene scene =
        draft(given().hand(ONE, "prt-1", "prt-2").dice(2))
            .does(new AddPlusOne(ONE, card("prt-1")), new AddPlusOne(ONE, card("prt-2")))
            .does(new Commit(ONE));
    assertThat(scene.events(ShipCaptured.class)).as("2 + 2").hasSize(1);
  }

  @Test
  @Rule({"BF-MUT-06", "BF-D-46", "BF-PRT-04"})
  void theOwnerAnswersOneAtATimeAfterThePlayerOfTheCard() {
    Scene scene =
        draft(given().hand(ONE, "ph1-2-1").hand(TWO, "prt-1", "prt-2", "rs-1").dice(6))
            .rejects(new AnswerMutiny(TWO, card("prt-1")), "BF-TRN-03")
            .does(new Commit(ONE));
    assertThat(scene.phase()).isEqualTo(new Phase.MutinyResponse(TWO));
    assertThat(scene.events(DieRolled.class)).isEmpty();
    Scene once =
        scene
            .rejects(new AnswerMutiny(TWO, card("rs-1")), "BF-MUT-06")
            .does(new AnswerMutiny(TWO, card("prt-1")));
    assertThat(once.phase()).isEqualTo(new Phase.MutinyResponse(TWO));
    assertThat(once.told(DefencePlayed.class, ONE))
        .containsExactly(new DefencePlayed(TWO, card("prt-1"), Optional.empty()));
    Scene twice = once.does(new AnswerMutiny(TWO, card("prt-2")), new PassMutiny(TWO));
    assertThat(twice.events(ShipCaptured.class)).as("6 - 2").hasSize(1);
    assertThat(twice.told(Passed.class, ONE)).containsExactly(new Passed(TWO));
  }

  @Test
  @Rule({"BF-MUT-06", "BF-PRT-02"})
  void theOwnerIsAskedForPrimeTeamsAlsoWithoutOneToPlay() {
    assertThat(prompt(committed(given().hand(TWO, "prt-1"))))
        .isEqualTo("Play Prime Teams against the mutiny, or pass");
    assertThat(prompt(committed(given().hand(TWO, "rs-1"))))
        .isEqualTo("You can play nothing against the mutiny: pass");
  }

  @Test
  @Rule({"BF-MUT-05", "BF-MAT-06", "BF-DEF-54"})
  void noDefenceWorksAgainstIt() {
    Scene scene =
        committed(
            given()
                .erratic("kli-d7", "em-1")
                .weasel("kli-d7", "ww-1")
                .hand(TWO, "rs-1", "ecm-3-1", "dsg")
                .dice(3));
    for (String id : new String[] {"rs-1", "ecm-3-1", "dsg"}) {
      scene.rejects(
          new PlayDefence(TWO, card(id), Optional.empty(), Optional.empty()), "BF-ACT-01");
    }
    Scene after = scene.does(new PassMutiny(TWO));
    assertThat(damage(after)).containsExactly(3);
    assertThat(after.phase()).isEqualTo(new Phase.Allocation(TWO, ship("kli-d7"), 3));
  }

  @Test
  @Rule({"BF-MUT-08", "BF-D-46"})
  void theOwnerLaysTheDamageAndAShipDestroyedIsATrophyOfThePlayerOfTheCard() {
    Scene scene =
        committed(
            given()
                .damage(
                    "kli-d7",
                    BoxType.DSR,
                    BoxType.DSR,
                    BoxType.DRN,
                    BoxType.PH1,
                    BoxType.PH2,
                    BoxType.HULL)
                .dice(3));
    assertThat(scene.fleet(ONE).trophies()).containsExactly(ship("kli-d7"));
    assertThat(scene.shows("kli-d7")).isFalse();
  }

  @Test
  @Rule({"BF-RSV-02", "BF-RSV-03", "BF-I-40"})
  void anOwnerWithAnEmptyHandMayTakeReserveCardsAgainstIt() {
    Scene scene =
        committed(given().stash(TWO, "prt-1", "rs-1").dice(4))
            .does(new TakeReserveEmpty(TWO, card("prt-1")), new AnswerMutiny(TWO, card("prt-1")));
    assertThat(scene.phase()).isEqualTo(new Phase.MutinyResponse(TWO));
    assertThat(damage(scene.does(new PassMutiny(TWO)))).containsExactly(3);
  }

  @Test
  @Rule({"BF-MUT-03", "BF-MUT-07", "BF-X-17"})
  void upToThreeIsDamageAndFromFourOnTheShipIsCaptured() {
    for (int die = 1; die <= 6; die++) {
      Scene scene = committed(given().dice(die));
      assertThat(scene.events(ShipCaptured.class)).as("die %s", die).hasSize(die < 4 ? 0 : 1);
      assertThat(damage(scene)).as("die %s", die).isEqualTo(die < 4 ? List.of(die) : List.of());
    }
  }

  private static String prompt(Scene scene) {
    return Scene.GAME.prompt(scene.view(TWO)).text();
  }
}
