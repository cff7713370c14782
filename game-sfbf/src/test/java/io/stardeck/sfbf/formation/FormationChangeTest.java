package io.stardeck.sfbf.formation;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.EndFormation;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.action.MoveShip;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.action.SecondFormation;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.event.ShipEvent.ForcedAdvance;
import io.stardeck.sfbf.event.ShipEvent.ShipMoved;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FormationChangeTest {
  private static final EndFormation END = new EndFormation(ONE);

  @Rule("BF-FRM-06")
  @Test
  void oneShipOfEachRowMayMoveToEitherOtherRow() {
    Scene scene = forming(three()).scene();
    assertThat(scene.legal(ONE))
        .contains(
            END,
            move("fed-ca", Row.MAIN),
            move("fed-ca", Row.RESERVE),
            move("gor-bc", Row.SCREEN),
            move("kzi-bc", Row.SCREEN),
            move("kzi-bc", Row.MAIN));
    Scene moved =
        scene.does(
            move("fed-ca", Row.MAIN), move("gor-bc", Row.SCREEN), move("kzi-bc", Row.SCREEN));
    assertThat(moved.row("fed-ca")).isEqualTo(Row.MAIN);
    assertThat(moved.row("gor-bc")).isEqualTo(Row.SCREEN);
    assertThat(moved.row("kzi-bc")).isEqualTo(Row.SCREEN);
    assertThat(moved.phase()).as("nothing left").isNotEqualTo(scene.phase());
  }

  @Rule({"BF-FRM-06", "BF-INF-03"})
  @Test
  void allAreToldOfAMoveWhereFromAndWhereTo() {
    Scene scene = forming(three()).scene();
    assertThat(scene.does(move("fed-ca", Row.MAIN)).events(ShipMoved.class))
        .containsExactly(new ShipMoved(ONE, ship("fed-ca"), Row.SCREEN, Row.MAIN));
    assertThat(scene.does(move("fed-ca", Row.RESERVE)).events(ShipMoved.class))
        .containsExactly(new ShipMoved(ONE, ship("fed-ca"), Row.SCREEN, Row.RESERVE));
    assertThat(scene.does(move("kzi-bc", Row.MAIN)).events(ShipMoved.class))
        .as("out of the cards that lie face down")
        .containsExactly(new ShipMoved(ONE, ship("kzi-bc"), Row.RESERVE, Row.MAIN));
  }

  @Rule("BF-FRM-06")
  @Test
  void aRowGivesOneMoveAndTheShipMustChangeIt() {
    Scene scene = forming(three()).scene();
    scene.rejects(move("fed-ca", Row.SCREEN), "BF-FRM-06");
    Scene one = scene.does(move("fed-ca", Row.MAIN));
    one.rejects(move("fed-cl", Row.MAIN), "BF-FRM-06");
    one.rejects(move("fed-cl", Row.RESERVE), "BF-FRM-06");
  }

  @Rule({"BF-FRM-07", "BF-FRM-19"})
  @Test
  void aShipWithWildWeaselDoesNotMove() {
    Scene scene = forming(three()).weasel("fed-ca", "ww-1").erratic("fed-cl", "em-1").scene();
    scene.rejects(move("fed-ca", Row.MAIN), "BF-FRM-07");
    assertThat(scene.does(move("fed-cl", Row.MAIN)).row("fed-cl")).isEqualTo(Row.MAIN);
  }

  @Rule("BF-FRM-10")
  @Test
  void aShipMovesOnceInOneChange() {
    Scene scene = forming(three()).scene().does(move("fed-ca", Row.MAIN));
    scene.rejects(move("fed-ca", Row.SCREEN), "BF-FRM-10");
    Scene another = forming(three().reserve(ONE, "kzi-cl")).scene().does(move("fed-ca", Row.MAIN));
    another.does(move("kzi-cl", Row.SCREEN)).rejects(move("fed-ca", Row.SCREEN), "BF-FRM-10");
    Scene second = scene.does(END, new SecondFormation(ONE));
    assertThat(second.does(move("fed-ca", Row.SCREEN)).row("fed-ca")).isEqualTo(Row.SCREEN);
  }

  @Rule({"BF-FRM-11", "BF-FRM-15"})
  @Test
  void theReserveTakesNoThirdShip() {
    Scene scene = forming(three().reserve(ONE, "kzi-cl")).scene();
    scene.rejects(move("fed-ca", Row.RESERVE), "BF-FRM-11");
    forming(three().inReserve(ONE, "kzi-cl", s -> s.withDamaged(BoxSet.firstBoxes(1))))
        .scene()
        .rejects(move("fed-ca", Row.RESERVE), "BF-FRM-11");
    Scene room = scene.does(move("kzi-cl", Row.SCREEN));
    assertThat(room.does(move("fed-ca", Row.RESERVE)).state().reserveSize(ONE)).isEqualTo(2);
  }

  @Rule("BF-FRM-12")
  @Test
  void theLastShipInLineStaysThere() {
    Scene scene = forming(fleet(Given.advanced(2).screen(ONE, "fed-ca"))).scene();
    scene.rejects(move("fed-ca", Row.RESERVE), "BF-FRM-12");
    Scene main = forming(fleet(Given.advanced(2).main(ONE, "fed-ca"))).scene();
    main.rejects(move("fed-ca", Row.RESERVE), "BF-FRM-12");
  }

  @Rule("BF-FRM-13")
  @Test
  void withoutAShipInLineOneMustComeFromTheReserve() {
    Scene scene = forming(fleet(Given.advanced(2).reserve(ONE, "fed-ca", "fed-cl"))).scene();
    scene.rejects(END, "BF-FRM-13");
    Scene out = scene.does(move("fed-cl", Row.SCREEN)).does(END);
    assertThat(out.row("fed-cl")).isEqualTo(Row.SCREEN);
    Scene byMain = scene.does(move("fed-ca", Row.MAIN), END);
    assertThat(byMain.row("fed-ca")).as("forced advance").isEqualTo(Row.SCREEN);
  }

  @Rule({"BF-FRM-16", "BF-D-19", "BF-FRM-15"})
  @Test
  void anOverfullReserveMustShrinkByTheEndOfPhaseThree() {
    Scene scene =
        forming(
                three()
                    .inReserve(ONE, "kzi-cl", s -> s.withDamaged(BoxSet.firstBoxes(1)))
                    .inReserve(ONE, "kzi-ff", s -> s.withDisengaged(Optional.of(card("dsg")))))
            .scene();
    scene.rejects(END, "BF-FRM-16");
    Scene done = scene.does(move("kzi-ff", Row.MAIN)).does(END);
    assertThat(done.state().reserveSize(ONE)).isEqualTo(2);
  }

  @Rule({"BF-FRM-16", "BF-D-19"})
  @Test
  void moreThanOneShipMayLeaveAnOverfullReserveAndOnlyThat() {
    Scene scene = forming(three().reserve(ONE, "kzi-cl", "kzi-ff", "kzi-df")).scene();
    Scene two = scene.does(move("kzi-bc", Row.MAIN)).does(move("kzi-df", Row.SCREEN));
    assertThat(two.state().reserveSize(ONE)).isEqualTo(2);
    two.rejects(move("kzi-cl", Row.SCREEN), "BF-FRM-06");
    two.does(END);
  }

  @Rule("BF-D-69")
  @Test
  void aDisengagedShipMayLeaveTheReserveAndKeepsTheCard() {
    Scene scene =
        forming(three().inReserve(ONE, "kzi-ff", s -> s.withDisengaged(Optional.of(card("dsg")))))
            .scene()
            .does(move("kzi-ff", Row.SCREEN), END);
    assertThat(scene.ship("kzi-ff").disengaged()).contains(card("dsg"));
    assertThat(scene.row("kzi-ff")).isEqualTo(Row.SCREEN);
    Scene later = scene.does(new PassAttack(ONE));
    assertThat(later.ship("kzi-ff").carriesCard()).as("until phase 5").isFalse();
  }

  @Rule({"BF-D-34", "BF-INF-03"})
  @Test
  void erraticManeuversStayOnAShipThatGoesToTheReserveUntilPhaseFive() {
    Scene scene =
        forming(three()).erratic("fed-ca", "em-1").scene().does(move("fed-ca", Row.RESERVE), END);
    assertThat(scene.ship("fed-ca").erratic()).contains(card("em-1"));
    Scene later = scene.does(new PassAttack(ONE));
    assertThat(later.shows("fed-ca")).as("face down without it").isFalse();
    assertThat(later.discarded("em-1")).isTrue();
  }

  @Rule({"BF-FRM-17", "BF-D-20", "BF-FRM-27"})
  @Test
  void anEmptyScreenIsFilledAtTheEndOfTheChangeNotBefore() {
    Scene before =
        forming(
                fleet(
                    Given.advanced(2)
                        .screen(ONE, "fed-ca")
                        .main(ONE, "gor-bc", "gor-dd", "gor-cl")))
            .scene()
            .does(move("fed-ca", Row.MAIN));
    assertThat(before.fleet(ONE).screen()).isEmpty();
    Scene after = before.does(END);
    assertThat(ids(after.fleet(ONE).screen()))
        .containsExactly(ship("gor-bc"), ship("gor-dd"), ship("gor-cl"), ship("fed-ca"));
    assertThat(after.fleet(ONE).main()).isEmpty();
    assertThat(after.events(ForcedAdvance.class)).containsExactly(new ForcedAdvance(ONE));
    Scene none = forming(fleet(Given.advanced(2).screen(ONE, "fed-ca"))).scene().does(END);
    assertThat(none.events(ForcedAdvance.class)).as("empty Main Body").isEmpty();
  }

  @Rule("BF-FRM-18")
  @Test
  void advancedShipsGoBackOneByOne() {
    Scene scene =
        forming(fleet(Given.advanced(2).screen(ONE, "fed-ca").main(ONE, "gor-bc", "gor-dd")))
            .scene()
            .does(move("fed-ca", Row.MAIN), END);
    Scene later = nextTurn(scene).does(move("gor-bc", Row.MAIN));
    later.rejects(move("gor-dd", Row.MAIN), "BF-FRM-06");
  }

  @Rule({"BF-FRM-19", "BF-TRN-03"})
  @Test
  void rowsChangeInAFormationChangeAlone() {
    Scene choice = three().phases(PhaseStack.choice(ONE)).scene();
    choice.rejects(move("fed-ca", Row.MAIN), "BF-ACT-01");
    Scene draw = three().hand(ONE, "rs-1").phases(PhaseStack.draw(ONE)).scene();
    draw.rejects(move("fed-ca", Row.MAIN), "BF-TRN-03");
    Scene second = choice.does(new SecondFormation(ONE));
    second.rejects(new PassAttack(ONE), "BF-ACT-01");
    second.rejects(new EndTurn(ONE), "BF-TRN-03");
  }

  @Rule("BF-FRM-27")
  @Test
  void aShipJoinsARowAtItsRightEnd() {
    Scene scene =
        forming(three()).scene().does(move("gor-bc", Row.SCREEN), move("kzi-bc", Row.SCREEN));
    assertThat(ids(scene.fleet(ONE).screen()))
        .containsExactly(ship("fed-ca"), ship("fed-cl"), ship("gor-bc"), ship("kzi-bc"));
  }

  @Rule({"BF-GEN-03", "BF-GEN-07", "BF-FRM-26", "BF-D-02"})
  @Test
  void withoutFormationNoShipMoves() {
    Scene basic =
        forming(fleet(Given.basic(2).screen(ONE, "fed-ca", "fed-cl").hand(ONE, "rs-1"))).scene();
    basic.rejects(move("fed-ca", Row.MAIN), "BF-GEN-03");
    Scene flat =
        forming(
                fleet(
                    Given.config(2, c -> c.formation(false))
                        .screen(ONE, "fed-ca", "fed-cl")
                        .hand(ONE, "rs-1")))
            .scene();
    flat.rejects(move("fed-ca", Row.MAIN), "BF-GEN-07");
  }

  @Rule("BF-ACT-01")
  @Test
  void foreignAndUnknownShipsAreRefused() {
    Scene scene = forming(three()).scene();
    scene.rejects(move("kli-d7", Row.MAIN), "BF-ACT-01");
    scene.rejects(new MoveShip(ONE, ShipId.of(9999), Row.MAIN), "BF-ACT-01");
  }

  /** The same fleet in its owner's next phase 3. */
  private static Scene nextTurn(Scene scene) {
    Scene end = scene.does(new PassAttack(ONE));
    Pile<Phase> stack = Pile.<Phase>empty().pushAll(ImmutableList.copyOf(begun()));
    return Scene.at(end.state().with(end.state().table().withActive(ONE).withPhases(stack)));
  }

  private static Phase[] begun() {
    return PhaseStack.with(
        PhaseStack.choice(ONE),
        new Phase.Formation(ONE, false, true, ImmutableList.of(), 0, 0, ImmutableList.of()));
  }

  private static MoveShip move(String ship, Row row) {
    return new MoveShip(ONE, ship(ship), row);
  }

  private static ImmutableList<ShipId> ids(ImmutableList<Ship> ships) {
    return ships.stream().map(Ship::id).collect(ImmutableList.toImmutableList());
  }

  private static Given three() {
    return fleet(
        Given.advanced(2)
            .screen(ONE, "fed-ca", "fed-cl")
            .main(ONE, "gor-bc")
            .reserve(ONE, "kzi-bc"));
  }

  private static Given fleet(Given given) {
    return given.screen(TWO, "kli-d7");
  }

  private static Given forming(Given given) {
    return given.phases(begun());
  }
}
