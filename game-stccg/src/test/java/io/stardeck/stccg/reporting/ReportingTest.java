package io.stardeck.stccg.reporting;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportingTest {
  private final Scene scene = Scene.laid().missions("153", "155");
  private final CardId outpost = scene.outpost(ONE, "104", 0);
  private final CardId second = scene.outpost(ONE, "104", 1);

  private PlayCard at(CardId card, CardId where) {
    return new PlayCard(ONE, card, Aim.at(Host.outpost(where)));
  }

  @Rule({"ST-PLY-03", "ST-PLY-05", "ST-PLY-06", "ST-OUT-05"})
  @Test
  void personsAndEquipmentAreAtOneParticularOutpost() {
    CardId picard = scene.hand(ONE, "215");
    scene.cardPlay(ONE).does(at(picard, second));
    assertThat(scene.defs(Host.outpost(second), Role.FREE)).containsExactly("215");
    assertThat(scene.state().persons(Host.outpost(outpost))).isZero();
    CardId phaser = scene.hand(ONE, "064");
    scene.cardPlay(ONE).does(at(phaser, outpost));
    assertThat(scene.defs(Host.outpost(outpost), Role.GEAR)).containsExactly("064");
    CardId ship = scene.hand(ONE, "331");
    scene.cardPlay(ONE).does(at(ship, second));
    assertThat(scene.state().table().ships().get(0).location()).isEqualTo(1);
  }

  @Rule({"ST-PLY-02", "ST-TRN-04"})
  @Test
  void oneCardIsPlayedAndNoneOfTheSetUp() {
    CardId dilemma = scene.hand(ONE, "015");
    CardId picard = scene.hand(ONE, "215");
    scene.cardPlay(ONE);
    assertThat(scene.against(at(dilemma, outpost))).contains("ST-PLY-02");
    scene.does(new DeclinePlay(ONE));
    assertThat(scene.against(at(picard, outpost))).isNotEmpty();
  }

  @Rule({"ST-UNQ-03", "ST-UNQ-06", "ST-X-10"})
  @Test
  void whenTheCopyHasLeftPlayAnotherMayCome() {
    CardId ship = scene.ship(ONE, "334", 0);
    CardId again = scene.hand(ONE, "334");
    CardId phaser = scene.hand(ONE, "064");
    scene.gear(ONE, "064", Host.outpost(outpost));
    scene.cardPlay(ONE);
    assertThat(scene.against(at(again, outpost))).containsExactly("ST-UNQ-01");
    assertThat(scene.against(at(phaser, outpost))).isEmpty();
    scene.destroyed(ship);
    assertThat(scene.against(at(again, outpost))).isEmpty();
  }

  @Rule({"ST-TRN-03", "ST-TRN-05", "ST-D-66"})
  @Test
  void thePlayMayBeDeclinedAndThenOrdersAreGiven() {
    scene.cardPlay(ONE).does(new DeclinePlay(ONE));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    Scene other = Scene.laid().missions("153").cardPlay(ONE).does(new EndTurn(ONE));
    assertThat(other.state().table().active()).isEqualTo(TWO);
  }

  @Rule({"ST-TRN-06", "ST-TRN-07", "ST-SET-03", "ST-I-26"})
  @Test
  void aTurnEndsWithOneDrawAndTheHandHasNoLimit() {
    for (int i = 0; i < 12; i++) {
      scene.hand(ONE, "205");
    }
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(13);
    assertThat(scene.state().size(Places.deck(ONE))).isEqualTo(9);
    assertThat(scene.state().table().active()).isEqualTo(TWO);
    assertThat(scene.state().top()).isInstanceOf(Phase.Play.class);
  }

  @Rule("ST-SET-03")
  @Test
  void aHandGrowsAsLongAsThereIsACardToDraw() {
    for (int i = 0; i < 50; i++) {
      scene.hand(ONE, "205");
    }
    for (int drawn = 1; drawn < 10; drawn++) {
      scene.orders(ONE).quietly(new EndTurn(ONE));
      assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(50 + drawn);
      assertThat(scene.discarded(ONE)).isEmpty();
    }
  }

  @Rule({"ST-TRN-08", "ST-D-70", "ST-CFG-11", "ST-I-26"})
  @Test
  void afterSoManyOrdersOnlyTheEndIsLeft() {
    Scene busy =
        Scene.laid(config -> StccgConfig.builder().from(config).ordersPerTurn(50).build())
            .missions("153");
    CardId ship = busy.ship(ONE, "331", 0);
    busy.persons(ONE, Host.ship(ship), "215").orders(ONE);
    for (int i = 0; i < 50; i++) {
      Host from = i % 2 == 0 ? Host.ship(ship) : Host.team(0, ONE);
      Host to = i % 2 == 0 ? Host.team(0, ONE) : Host.ship(ship);
      busy.does(new Beam(ONE, Optional.of(busy.only(from)), from, to));
    }
    assertThat(
            busy.against(
                new Beam(
                    ONE,
                    Optional.of(busy.only(Host.ship(ship))),
                    Host.ship(ship),
                    Host.team(0, ONE))))
        .containsExactly("ST-TRN-08");
    busy.does(new EndTurn(ONE));
  }

  @Rule({"ST-MUL-03", "ST-WIN-01"})
  @Test
  void withThreeTheFirstAtTheGoalEndsTheGame() {
    Scene three = Scene.laid(3).missions("153").scores(THREE, 100).orders(ONE);
    three.does(new EndTurn(ONE));
    assertThat(three.state().table().over().orElseThrow().outcome().winners())
        .containsExactly(THREE);
  }

  @Rule({"ST-MUL-03", "ST-WIN-02", "ST-D-05", "ST-WIN-03"})
  @Test
  void withThreeTheFirstEmptyDeckEndsTheGame() {
    Scene three = Scene.laid(3).missions("153").scores(ONE, 5).scores(THREE, 5).orders(ONE);
    for (int turn = 0; three.state().table().over().isEmpty(); turn++) {
      assertThat(turn).isLessThan(30);
      three.quietly(new EndTurn(three.state().table().active()));
    }
    assertThat(three.state().table().over().orElseThrow().reason()).isEqualTo("deck");
    assertThat(three.state().size(Places.deck(ONE))).isZero();
    assertThat(three.state().size(Places.deck(Seat.of(2)))).isEqualTo(1); // nobody else's is
    assertThat(three.state().table().over().orElseThrow().outcome().winners())
        .containsExactly(ONE, THREE);
  }

  @Rule({"ST-PLY-01", "ST-EFF-37"})
  @ParameterizedTest
  @ValueSource(strings = {"331", "215", "064", "066", "104"})
  void whateverIsPlayedIsTheOneCardOfTheTurn(String def) {
    scene.persons(ONE, Host.team(0, ONE), "212"); // who builds the outpost
    scene.lies(TWO, "090", On.table(TWO)); // Red Alert! of the other player
    boolean reports = def.equals("331") || def.equals("215") || def.equals("064");
    Aim event = def.equals("066") ? Aim.NOTHING : Aim.at(0);
    CardId card = scene.hand(ONE, def);
    CardId troi = scene.hand(ONE, "205");
    scene.cardPlay(ONE);
    scene.quietly(reports ? at(card, outpost) : new PlayCard(ONE, card, event));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.against(at(troi, outpost))).isNotEmpty();
  }

  @Rule({"ST-EFF-37", "ST-PLY-01"})
  @Test
  void whatIsReportedTogetherEndsWithTheCardThatAllowsIt() {
    CardId alert = scene.lies(ONE, "090", On.table(ONE)); // Red Alert!
    CardId first = scene.hand(ONE, "205");
    CardId next = scene.hand(ONE, "214");
    scene.cardPlay(ONE).quietly(at(first, outpost));
    assertThat(scene.against(at(next, outpost))).isEmpty();
    scene.interrupts(TWO, "124", Aim.at(alert)); // Kevin Uxbridge
    assertThat(scene.against(at(next, outpost))).containsExactly("ST-PLY-01");
    scene.does(new DeclinePlay(ONE));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-UNQ-05", "ST-UNQ-06", "ST-HOL-11"})
  @ParameterizedTest
  @ValueSource(strings = {"331", "203", "195", "064", "066", "104"})
  void ofWhatIsUniversalOrNoPersonAndNoShipAnotherCopyMayCome(String def) {
    scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.outpost(outpost), "203", "195", "212");
    scene.lies(ONE, "066", On.table(ONE));
    scene.gear(ONE, "064", Host.outpost(outpost));
    boolean reports = !def.equals("066") && !def.equals("104");
    Aim event = def.equals("066") ? Aim.NOTHING : Aim.at(0);
    CardId card = scene.hand(ONE, def);
    PlayCard another = reports ? at(card, outpost) : new PlayCard(ONE, card, event);
    assertThat(scene.cardPlay(ONE).against(another)).isEmpty();
  }
}
