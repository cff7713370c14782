package io.stardeck.stccg.missions;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.LeaveOut;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttemptTest {
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);
  private static final Host TEAM = Host.team(0, ONE);

  // Diplomacy Mission: Diplomacy, INTEGRITY > 30, CUNNING > 30; 30 points.
  private final Scene scene = Scene.laid().missions("151");

  private static Attempt attempt() {
    return new Attempt(ONE, 0, TEAM, FEDERATION);
  }

  private Scene attempts() {
    return scene.orders(ONE).does(attempt()).does(new Confirm(ONE));
  }

  @Rule({"ST-ATT-01", "ST-ATT-10", "ST-ATT-11", "ST-SPL-08", "ST-I-08", "ST-ZON-03"})
  @Test
  void withoutDilemmasTheRequirementAloneDecides() {
    scene.persons(ONE, TEAM, "215", "204", "233", "200", "212");
    attempts();
    assertThat(scene.score(ONE)).isEqualTo(30);
    assertThat(scene.state().table().spaceline().get(0).solvedBy()).contains(ONE);
    assertThat(scene.defs(TEAM, Role.FREE)).hasSize(5);
    assertThat(scene.against(new Attempt(ONE, 0, TEAM, FEDERATION))).containsExactly("ST-ATT-05");
  }

  @Rule({"ST-ATT-12", "ST-D-22"})
  @Test
  void whoMeetsAllDilemmasInVainIsNotStoppedButNeedsAFreshPerson() {
    CardId fresh = scene.person(ONE, "233", TEAM);
    scene.persons(ONE, TEAM, "215", "204").orders(ONE).does(attempt());
    scene.does(new LeaveOut(ONE, fresh)).does(new Confirm(ONE));
    assertThat(scene.score(ONE)).isZero();
    assertThat(scene.defs(TEAM, Role.FREE)).hasSize(3);
    scene.does(attempt());
    assertThat(scene.against(new LeaveOut(ONE, fresh))).containsExactly("ST-ORD-10");
    scene.does(new Confirm(ONE));
    assertThat(scene.against(attempt())).containsExactly("ST-ATT-12");
  }

  @Rule({"ST-ATT-12", "ST-ZON-11"})
  @Test
  void whoHasTriedHasTriedWhereverTheyHaveBeenSince() {
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.persons(ONE, TEAM, "215", "204");
    attempts();
    scene.does(new Beam(ONE, Optional.empty(), TEAM, aboard));
    scene.does(new Beam(ONE, Optional.empty(), aboard, TEAM));
    assertThat(scene.against(attempt())).containsExactly("ST-ATT-12");
  }

  @Rule({"ST-VIS-16", "ST-ATT-12"})
  @ParameterizedTest
  @CsvSource({"215, 204", "204, 215"})
  void whoTriedIsToldInAnOrderThatTellsNothing(String first, String second) {
    scene.persons(ONE, TEAM, first, second);
    attempts();
    assertThat(scene.told(CardEvent.CardMarked.class))
        .extracting(event -> event.card().id().number())
        .hasSize(2)
        .isSorted();
  }

  @Rule({"ST-ATT-12", "ST-TRN-07"})
  @Test
  void thatSomebodyHasTriedEndsWithTheTurnAndIsTold() {
    scene.persons(ONE, TEAM, "215");
    attempts();
    scene.quietly(new EndTurn(ONE));
    CardEvent.CardMarked ended = Iterables.getLast(scene.told(CardEvent.CardMarked.class));
    assertThat(ended.gone()).containsExactly(new Mark.Tried(0));
    assertThat(ended.card().marks()).isEmpty();
  }

  @Rule({"ST-ORD-02", "ST-DIL-02", "ST-DIL-06", "ST-DIL-11", "ST-X-45", "ST-SED-05", "ST-I-27"})
  @Test
  void aWallStopsTheGroupAndStaysUntilItIsOvercome() {
    scene.seeded(TWO, 0, "030"); // Impassable Door: Computer Skill
    scene.persons(ONE, TEAM, "215", "233").gear(ONE, "064", TEAM);
    Chance chance = scene.state().chance();
    attempts();
    assertThat(scene.state().chance()).isEqualTo(chance);
    assertThat(scene.defs(TEAM, Role.STOPPED)).containsExactly("215", "233");
    assertThat(scene.defs(TEAM, Role.GEAR_STOPPED)).containsExactly("064");
    assertThat(scene.state().size(Places.stack(0))).isEqualTo(1);
    scene.persons(ONE, TEAM, "204", "200", "212");
    attempts();
    assertThat(scene.state().cards(Places.discard(TWO))).hasSize(1);
  }

  @Rule({"ST-X-46", "ST-ORD-10", "ST-ORD-07", "ST-ATT-13", "ST-D-20", "ST-I-10"})
  @Test
  void whoIsLeftOutMayTryAtOnce() {
    scene.seeded(TWO, 0, "030");
    scene.persons(ONE, TEAM, "215", "233");
    CardId data = scene.person(ONE, "204", TEAM);
    scene.orders(ONE).does(new Attempt(ONE, 0, TEAM, FEDERATION));
    scene.does(new LeaveOut(ONE, data)).does(new Confirm(ONE));
    assertThat(scene.defs(TEAM, Role.STOPPED)).containsExactly("215", "233");
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("204");
    scene.does(new Attempt(ONE, 0, TEAM, FEDERATION));
    assertThat(scene.state().muster().orElseThrow().members()).containsExactly(scene.only(TEAM));
  }

  @Rule({"ST-ATT-03", "ST-D-54", "ST-ATT-20", "ST-SPL-07", "ST-ATT-21"})
  @Test
  void aGroupHoldsSomebodyWhomTheMissionNames() {
    scene.persons(ONE, TEAM, "290"); // neutral
    scene.orders(ONE);
    assertThat(scene.against(new Attempt(ONE, 0, TEAM, ImmutableSet.of())))
        .containsExactly("ST-ATT-03");
  }

  @Rule({"ST-RND-01", "ST-DIL-03", "ST-D-74", "ST-PAT-01"})
  @Test
  void aDilemmaWithoutConditionsKillsAndTheAttemptGoesOn() {
    scene.seeded(TWO, 0, "015"); // Armus
    scene.persons(ONE, TEAM, "215", "204", "233", "200", "212", "205");
    attempts();
    assertThat(scene.state().cards(Places.discard(ONE))).hasSize(1);
    assertThat(scene.defs(TEAM, Role.FREE)).hasSize(5);
  }

  @Rule({"ST-X-08", "ST-SED-04", "ST-D-45", "ST-ART-03", "ST-ART-01", "ST-ZON-01"})
  @Test
  void theLastSeededIsMetFirstAndArtifactsGoBehind() {
    for (String def : new String[] {"015", "039", "008", "014"}) {
      scene.seeded(TWO, 0, def);
    }
    // Archer is overcome; Nausicaans (STRENGTH > 44) stop the group before Armus is met.
    scene.persons(ONE, TEAM, "200", "203");
    attempts();
    assertThat(scene.state().cards(Places.discard(TWO)))
        .extracting("def")
        .containsExactly("039", "014");
    assertThat(scene.state().size(Places.stack(0))).isEqualTo(2);
    assertThat(scene.state().table().spaceline().get(0).seeds()).hasSize(2);
  }

  @Rule({"ST-SED-05", "ST-X-09", "ST-ZON-07"})
  @Test
  void aSecondCopyGoesOutOfPlayWithoutEffect() {
    scene.seeded(ONE, 0, "015").seeded(TWO, 0, "015");
    scene.persons(ONE, TEAM, "215", "204", "233", "200", "212", "205");
    attempts();
    assertThat(scene.state().cards(Places.out(ONE))).hasSize(1);
    assertThat(scene.state().cards(Places.discard(ONE))).hasSize(1);
  }

  @Rule({"ST-DIL-08", "ST-SCO-04", "ST-I-02"})
  @Test
  void anOvercomeDilemmaGivesItsPoints() {
    scene.seeded(TWO, 0, "036"); // Microvirus: MEDICAL and SECURITY, 5 points
    scene.persons(ONE, TEAM, "200", "203");
    attempts();
    assertThat(scene.score(ONE)).isEqualTo(5);
    assertThat(scene.state().cards(Places.points(TWO))).hasSize(1);
  }

  @Rule({"ST-ATT-16", "ST-ORD-05", "ST-ATT-02"})
  @Test
  void aSpaceMissionIsAttemptedByAWholeCrew() {
    Scene space = Scene.laid().missions("191"); // Stellar Cartography
    CardId ship = space.ship(ONE, "331", 0);
    space.persons(ONE, Host.ship(ship), "216").orders(ONE);
    assertThat(space.against(new Attempt(ONE, 0, TEAM, FEDERATION))).containsExactly("ST-ATT-02");
    space.does(new Attempt(ONE, 0, Host.ship(ship), FEDERATION));
    assertThat(space.score(ONE)).isEqualTo(25);
  }

  @Rule({"ST-SED-05", "ST-ATT-06"})
  @Test
  void ofTwoEqualArtifactsTheOneMetSecondGoesOutOfPlay() {
    // Nausicaans lie between the Varon-T Disruptors, so that two attempts meet one each.
    scene.seeded(ONE, 0, "008").seeded(ONE, 0, "039").seeded(TWO, 0, "008");
    scene.persons(ONE, TEAM, "200", "203");
    attempts();
    assertThat(scene.state().cards(Places.out(ONE))).isEmpty();
    assertThat(scene.state().cards(Places.out(TWO))).isEmpty();
    scene.persons(ONE, TEAM, "204");
    attempts();
    assertThat(scene.state().cards(Places.out(ONE))).extracting("def").containsExactly("008");
    assertThat(scene.state().cards(Places.out(TWO))).isEmpty();
    assertThat(scene.state().size(Places.stack(0))).isEqualTo(1);
    scene.persons(ONE, TEAM, "205");
    attempts(); // the first one met is no second copy of itself
    assertThat(scene.state().size(Places.stack(0))).isEqualTo(1);
  }

  @Rule({"ST-SED-08", "ST-SED-06"})
  @Test
  void anArtifactFoundInSpaceGoesOutOfPlay() {
    Scene space = Scene.laid().missions("191").seeded(TWO, 0, "008");
    CardId ship = space.ship(ONE, "331", 0);
    space.persons(ONE, Host.ship(ship), "216").orders(ONE);
    space.does(new Attempt(ONE, 0, Host.ship(ship), FEDERATION));
    assertThat(space.score(ONE)).isEqualTo(25);
    assertThat(space.state().cards(Places.out(TWO))).extracting("def").containsExactly("008");
    assertThat(space.state().gear(Host.ship(ship))).isZero();
  }

  @Rule({"ST-VIS-10", "ST-VIS-11"})
  @Test
  void whatWasSetAsideIsAnArtifactForEverybody() {
    scene.seeded(ONE, 0, "039").seeded(ONE, 0, "008").persons(ONE, TEAM, "200", "203");
    attempts();
    StccgGame game = new StccgGame();
    for (int i = 0; i < 20; i++) {
      StccgState dealt =
          game.determinize(game.view(scene.state(), TWO), Chance.seeded("deal " + i));
      Card last = dealt.cards(Places.stack(0)).get(0);
      assertThat(dealt.table().def(last).kind()).isEqualTo(CardKind.ARTIFACT);
    }
  }

  @Rule("ST-ATT-12")
  @ParameterizedTest
  @CsvSource({"0, ST-ATT-12", "1, ''"})
  void whoHasTriedElsewhereMayTryHere(int tried, String rule) {
    scene.missions("151").persons(ONE, TEAM, "215").marked(TEAM, new Mark.Tried(tried));
    scene.orders(ONE);
    assertThat(String.join(" ", scene.against(new Attempt(ONE, 0, TEAM, FEDERATION))))
        .isEqualTo(rule);
  }

  @Rule({"ST-X-08", "ST-ART-01", "ST-I-21"})
  @Test
  void whereAllIsOvercomeTheArtifactThatWasMetOnTheWayIsEarned() {
    for (String def : new String[] {"015", "030", "008", "014"}) {
      scene.seeded(TWO, 0, def);
    }
    scene.persons(ONE, TEAM, "215", "204", "233", "200", "203", "212").draws(5);
    attempts();
    assertThat(scene.discarded(TWO)).containsExactly("015", "030", "014");
    assertThat(scene.score(ONE)).isEqualTo(30);
    assertThat(scene.defs(TEAM, Role.GEAR)).containsExactly("008");
  }
}
