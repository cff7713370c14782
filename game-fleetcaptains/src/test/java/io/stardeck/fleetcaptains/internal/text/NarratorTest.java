package io.stardeck.fleetcaptains.internal.text;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.FleetEvent;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.event.ShipEvent.Die;
import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said of ships, cards and tiles. */
final class NarratorTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  private static Scene scene() {
    return Plain.scene()
        .fleet(FED, "venture", "reliant")
        .fleet(KLI, "korinar", "groth")
        .at("venture", 0, 0)
        .at("groth", 0, 1);
  }

  @Rule({"FC-LOC-03", "FC-TFO-04"})
  @Test
  void shipsCardsAndTilesAreAskedAbout() {
    Scene scene = scene();
    FleetView view = GAME.view(scene.state(), FED);
    assertThat(about(view, "u.s.s. venture"))
        .startsWith("U.S.S. Venture, ")
        .contains("size 5", "white alert, setting 0: WE ");
    assertThat(about(view, "k-class planet")).contains("planet, size ");
    ComponentSet set = view.table().set();
    assertThat(about(view, set.missions().get(0).toString())).contains(" mission, ", " point");
    assertThat(about(view, set.commands().get(0).toString())).contains(", command card\n  ");
    assertThat(about(view, set.encounters().get(0).toString())).contains(", encounter");
    assertThat(about(view, set.subdecks().get(0).toString()))
        .contains(", subdeck\n  ")
        .contains(set.command(set.commands().get(0)).name());
    assertThat(about(view, set.card("graviton-shear").toString())).contains("of all ships");
    assertThat(about(view, set.card("plasma-wake").toString())).contains("encounter, 1 point\n");
    assertThat(about(view, set.card("old-minefield").toString())).contains(" ships, 1 point\n");
    assertThat(about(view, set.card("engine-improvements-6").toString()))
        .contains("operations, trashed after use: ");
    assertThat(about(view, set.card("mine-field").toString())).contains("encounter on 1 to 5\n");
    assertThat(about(view, set.card("dead-space-1").toString())).contains("encounter on 1\n");
    assertThat(GAME.narrator().about(view, "c9999")).isEmpty();
    assertThat(GAME.narrator().about(view, "zzz")).isEmpty();
    assertThat(GAME.narrator().legend()).contains("WE Weapons", "~ for each cloak token");
  }

  @Test
  void settingOfADialIsToldWithItsRatings() {
    Scene scene = scene();
    FleetView view = GAME.view(scene.state(), FED);
    Ship venture = view.fleet().get(0);
    assertThat(GAME.narrator().action(view, new FreeAction.PowerAdjust(FED, venture.card(), 0)))
        .matches("adjust U\\.S\\.S\\. Venture to WE \\d+ SE \\d+ EN \\d+ SH \\d+");
    assertThat(GAME.narrator().action(view, new FreeAction.PowerAdjust(FED, venture.card(), 99)))
        .endsWith("setting 99");
  }

  private static String told(FleetView view, FleetAction action) {
    return GAME.narrator().action(view, action);
  }

  @Test
  void facesRepairsAndTargetsAreToldInWords() {
    Scene scene = scene();
    FleetView view = GAME.view(scene.state(), FED);
    CardId venture = scene.card("venture");
    CardId data = scene.card("command-staff-1");
    assertThat(told(view, new FreeAction.PlayCommand(FED, data, 2, Optional.of(venture))))
        .isEqualTo("play Data as crew on U.S.S. Venture");
    assertThat(told(view, new Answer.PlayTestCard(FED, data, 9))).isEqualTo("play Data");
    assertThat(told(view, new ShipAction.Attack(FED, venture, scene.card("groth"))))
        .isEqualTo("attack I.K.S. Gr'oth with U.S.S. Venture");
    assertThat(told(view, new ShipAction.Repair(FED, venture, RepairWork.alert(0))))
        .matches("repair U\\.S\\.S\\. Venture to WE .*");
    assertThat(told(view, new ShipAction.Repair(FED, venture, RepairWork.token(1))))
        .isEqualTo("repair U.S.S. Venture");
    scene.ship(
        "venture",
        ship ->
            ship.withTokens(
                new SystemToken(ShipSystem.ENGINES, Optional.empty()),
                new SystemToken(ShipSystem.ENGINES, Optional.of(-2))));
    FleetView hurt = GAME.view(scene.state(), FED);
    assertThat(told(hurt, new ShipAction.Repair(FED, venture, RepairWork.token(0))))
        .isEqualTo("repair U.S.S. Venture: Engines disabled");
    assertThat(told(hurt, new ShipAction.Repair(FED, venture, RepairWork.token(1))))
        .isEqualTo("repair U.S.S. Venture: Engines -2");
    assertThat(GAME.narrator().table(hurt)).contains(", Engines disabled, Engines -2");
    assertThat(told(view, new Answer.ChooseTarget(FED, Target.system(ShipSystem.SHIELDS))))
        .isEqualTo("choose Shields");
    assertThat(
            told(
                view,
                new ShipAction.RetrieveAwayTeam(
                    FED, venture, Faction.FEDERATION, Optional.of(scene.card("groth")))))
        .isEqualTo("take an away team of the Federation from I.K.S. Gr'oth with U.S.S. Venture");
  }

  @Test
  void allThatCanBeDoneAndHappenHasAText() {
    assertThat(ActionText.types()).containsExactlyInAnyOrderElementsOf(leaves(FleetAction.class));
    assertThat(EventText.types()).containsExactlyInAnyOrderElementsOf(leaves(FleetEvent.class));
  }

  @Test
  void aTestIsToldWithWhatItIsAbout() {
    Scene scene = scene().tile(0, 0, "dead-space-1", FED).missions(FED, MISSION);
    scene.at("venture", 0, 0).at("groth", 0, 0).echo(KLI, 0, 0);
    int echo = scene.token().number();
    FleetView view = GAME.view(scene.state(), FED);
    Optional<CardId> groth = Optional.of(scene.card("groth"));
    Optional<CardId> mission = Optional.of(scene.card(MISSION));
    assertThat(told(view, test(scene, TestKind.COMBAT_SHIP, 0, groth, 0, Optional.empty())))
        .isEqualTo("U.S.S. Venture tests its Sensors in combat against I.K.S. Gr'oth");
    assertThat(told(view, test(scene, TestKind.CARD, 0, groth, 0, Optional.empty())))
        .isEqualTo(
            "U.S.S. Venture tests its Sensors for a card against the Shields of I.K.S. Gr'oth");
    assertThat(told(view, test(scene, TestKind.TRANSPORTER, 6, groth, 0, Optional.empty())))
        .isEqualTo("U.S.S. Venture tests its Sensors to beam against I.K.S. Gr'oth, level 6");
    assertThat(
            told(view, test(scene, TestKind.SEARCH, 15, Optional.empty(), echo, Optional.empty())))
        .isEqualTo(
            "U.S.S. Venture tests its Sensors in a search of cloak token "
                + echo
                + " (an echo), level 15");
    assertThat(told(view, test(scene, TestKind.MISSION, 20, Optional.empty(), 0, mission)))
        .isEqualTo("U.S.S. Venture tests its Sensors for the mission Geological Survey, level 20");
  }

  private static final String MISSION = "mission-geological-survey-1";

  private static ShipEvent test(
      Scene scene,
      TestKind kind,
      int level,
      Optional<CardId> target,
      int token,
      Optional<CardId> mission) {
    Optional<Integer> searched = token > 0 ? Optional.of(token) : Optional.empty();
    CardId venture = scene.card("venture");
    return new ShipEvent.TestStarted(
        kind,
        venture,
        ShipSystem.SENSORS,
        level,
        target,
        level > 0 ? Optional.empty() : target.map(ship -> ShipSystem.SHIELDS),
        searched,
        mission);
  }

  @Test
  void eventsAreSentencesWithNames() {
    Scene scene = scene().tile(0, 0, "m-planet-1", FED).hidden(0, 1, "k-planet-1");
    FleetView view = GAME.view(scene.state(), FED);
    CardId venture = scene.card("venture");
    CardId reliant = scene.card("reliant");
    int open = scene.space(0, 0);
    int hidden = scene.space(0, 1);
    assertThat(told(view, new BoardEvent.ManeuverStarted(FED, Optional.of(venture), 0)))
        .isEqualTo("seat 1 maneuvers with U.S.S. Venture");
    assertThat(told(view, new BoardEvent.ShipEntered(ImmutableList.of(venture), 0, hidden)))
        .isEqualTo("U.S.S. Venture enters space " + hidden);
    assertThat(told(view, new BoardEvent.ShipEntered(ImmutableList.of(venture, reliant), 0, open)))
        .isEqualTo("U.S.S. Venture and U.S.S. Reliant enter space " + open);
    assertThat(told(view, new BoardEvent.ControlPlaced(Faction.KLINGON, open, 1)))
        .isEqualTo("The Klingon Empire has 1 control token at M-class planet (" + open + ")");
    assertThat(told(view, new BoardEvent.ControlRemoved(Faction.FEDERATION, hidden, 2)))
        .isEqualTo("The Federation has 2 control tokens left at space " + hidden);
    assertThat(told(view, new BoardEvent.InstallationBuilt(KLI, hidden, InstallationKind.OUTPOST)))
        .isEqualTo("seat 2 builds an outpost at space " + hidden);
    assertThat(
            told(
                view,
                new GameProgress.VpScored(FED, ScoreKind.DESTROYED_SHIP, Optional.empty(), 1)))
        .endsWith(" scores 1 point for a destroyed ship");
    assertThat(told(view, new GameProgress.VpScored(FED, ScoreKind.STARBASE, Optional.empty(), 1)))
        .isEqualTo("seat 1 scores 1 point for a starbase");
    CardId data = scene.card("command-staff-1");
    CardId groth = scene.card("groth");
    assertThat(told(view, new ShipEvent.CargoMoved(data, venture, groth)))
        .isEqualTo("Data goes from U.S.S. Venture to I.K.S. Gr'oth as a captive");
    assertThat(told(view, new ShipEvent.CargoMoved(data, groth, venture)))
        .isEqualTo("Data goes from I.K.S. Gr'oth to U.S.S. Venture");
    assertThat(told(view, new CardEvent.CommandDrawn(KLI, Optional.empty())))
        .isEqualTo("seat 2 draws a command card");
    assertThat(told(view, new CardEvent.DeckReshuffled("deck-2")))
        .isEqualTo("The command deck of seat 2 is shuffled anew");
    assertThat(told(view, new ShipEvent.DiceRolled(ImmutableList.of(Die.of(3), Die.of(6)))))
        .isEqualTo("The dice count 3 and 6");
    Die kept = new Die(ImmutableList.of(2, 6), 7);
    assertThat(told(view, new ShipEvent.DiceRolled(ImmutableList.of(kept))))
        .isEqualTo("The die counts 7 (2 and 6 rolled)");
    assertThat(
            told(
                view,
                new ShipEvent.SystemTokenPlaced(venture, ShipSystem.SHIELDS, Optional.of(-2))))
        .isEqualTo("The Shields of U.S.S. Venture change by -2");
    assertThat(
            told(
                view,
                new ShipEvent.SystemTokenRemoved(venture, ShipSystem.SHIELDS, Optional.of(-2))))
        .isEqualTo("The Shields of U.S.S. Venture are freed of a token of -2");
    assertThat(
            told(
                view,
                new ShipEvent.SystemTokenRemoved(venture, ShipSystem.SHIELDS, Optional.empty())))
        .isEqualTo("The Shields of U.S.S. Venture are freed of a token that disables them");
    assertThat(told(view, new ShipEvent.TestEnded(false, 7, 9)))
        .isEqualTo("The test is failed, 7 against 9");
    assertThat(told(view, ShipEvent.TestEnded.failed(0, ShipEvent.Lacking.SYSTEM)))
        .isEqualTo("The test is failed, as the system is disabled");
    assertThat(told(view, ShipEvent.TestEnded.failed(9, ShipEvent.Lacking.SHIPS)))
        .isEqualTo("The test is failed, as too few ships take part");
    CardId card = scene.card(MISSION);
    Optional<CardId> none = Optional.empty();
    assertThat(
            told(
                view,
                new CardEvent.CardAttached(
                    card, Optional.of(venture), Optional.empty(), Optional.empty())))
        .isEqualTo("Geological Survey stays at U.S.S. Venture");
    assertThat(
            told(view, new CardEvent.CardAttached(card, none, Optional.of(open), Optional.empty())))
        .isEqualTo("Geological Survey stays at M-class planet (" + open + ")");
    assertThat(
            told(view, new CardEvent.CardAttached(card, none, Optional.empty(), Optional.of(KLI))))
        .isEqualTo("Geological Survey stays before seat 2");
  }

  private static String told(FleetView view, FleetEvent event) {
    return GAME.narrator().event(view, event);
  }

  private static ImmutableSet<Class<?>> leaves(Class<?> family) {
    return ImmutableSet.copyOf(SealedFamily.leaves(family));
  }

  private static String about(FleetView view, String name) {
    return GAME.narrator().about(view, name).orElseThrow();
  }
}
