package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.ComponentSets;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Scores;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.internal.value.Routes;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Teams of two in play. */
@Rule({"FC-D-14", "FC-TEA-01"})
final class TeamRulesTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();
  static final Seat FED_2 = Seat.of(3);
  static final Seat KLI_2 = Seat.of(4);

  private static Scene scene() {
    return scene(Fixture.plain());
  }

  /** Four fleets at their posts, the first subdeck of engines chosen. */
  static Scene scene(ComponentSet set) {
    return Scene.of(set, config -> config.players(4).targetScore(11), "engine-improvements")
        .fleet(FED, "reliant", "venture")
        .fleet(FED_2, "equinox", "yeager")
        .fleet(KLI, "groth", "chtang")
        .fleet(KLI_2, "bortas", "somraw")
        .captain(FED, captain -> captain.withReserve(without(FED)))
        .captain(KLI, captain -> captain.withReserve(without(KLI)))
        .captain(FED_2, captain -> captain.withReserve())
        .captain(KLI_2, captain -> captain.withReserve())
        .tile(0, 0, "dead-space-1", FED)
        .tile(0, 1, "dead-space-2", FED);
  }

  /** The ships of a side that no fleet has. */
  private static ImmutableList<CardId> without(Seat seat) {
    ComponentSet set = ComponentSets.standard();
    List<String> taken =
        List.of("reliant", "venture", "equinox", "yeager", "groth", "chtang", "bortas", "somraw");
    return set.ships().stream()
        .filter(card -> set.ship(card).faction().ordinal() == seat.index())
        .filter(card -> !taken.contains(set.ship(card).id()))
        .collect(ImmutableList.toImmutableList());
  }

  @Rule({"FC-TEA-01", "FC-TEA-08"})
  @Test
  void turnsGoRoundTheFourPlayersEachWithAllActions() {
    Scene scene = scene();
    for (Seat seat : List.of(FED, KLI, FED_2, KLI_2, FED)) {
      assertThat(scene.decider()).isEqualTo(seat);
      assertThat(scene.table().actionsUsed()).isZero();
      assertThat(scene.table().config().actionLimit()).isEqualTo(3);
      scene.table(table -> table.withActionsUsed(3));
      scene.apply(endTurn(scene));
    }
    assertThat(FleetConfig.builder().players(4).targetScore(16).build().actionLimit())
        .as("by the target score, not by the size of a fleet")
        .isEqualTo(5);
    assertThat(FleetConfig.builder().players(3).build().violations())
        .extracting(violation -> violation.rule().value())
        .containsExactly("FC-FLT-01");
  }

  @Rule({"FC-TEA-05"})
  @Test
  void aMateNeitherHoldsNorIsATargetNorJoins() {
    Scene scene = scene().at("reliant", 0, 0).at("equinox", 0, 0).at("groth", 0, 1);
    assertThat(scene.ship("reliant").contested()).isFalse();
    assertThat(scene.refused(attack(scene, "reliant", "equinox"))).containsExactly("FC-CBT-01");
    scene.at("groth", 0, 0);
    assertThat(scene.ship("equinox").contested()).isTrue();
    scene.apply(attack(scene, "reliant", "groth"));
    assertThat(scene.refused(joinTest(scene, "equinox"))).containsExactly("FC-COP-01");
    Scene leaving = scene().at("reliant", 0, 0).at("equinox", 0, 0).at("groth", 0, 0);
    int enemy = leaving.table().def(leaving.ship("groth")).size();
    leaving.dice(1, 6).apply(start(leaving, "reliant"));
    assertThat(leaving.events())
        .as("the mate helps neither side")
        .extracting(event -> (Object) event.what())
        .contains(
            new BoardEvent.BreakawayRolled(
                1 + leaving.table().def(leaving.ship("reliant")).size(), 6 + enemy, false));
  }

  @Rule({"FC-TEA-06", "FC-I-16"})
  @Test
  void controlAndScansAreTheFactionsAndHandsTheOwn() {
    Scene scene = scene().at("reliant", 0, 0).control(0, 0, FED, 2);
    scene.apply(exert(scene, "reliant"));
    assertThat(scene.tile(0, 0).control(Faction.FEDERATION)).isEqualTo(3);
    scene.hidden(0, -1, "dead-space-5").at("venture", 0, 0);
    scene.apply(scan(scene, "venture", 0, -1));
    CardId tile = scene.card("dead-space-5");
    assertThat(GAME.view(scene.state(), FED_2).zones().cards(Places.CHART)).contains(tile);
    assertThat(GAME.view(scene.state(), KLI).zones().cards(Places.CHART)).doesNotContain(tile);
    assertThat(GAME.view(scene.state(), FED_2).zones().cards(Places.hand(FED))).isEmpty();
    scene.apply(endTurn(scene));
    scene.apply(endTurn(scene));
    scene.at("equinox", 0, 0);
    scene.dial("equinox", 3, 6, 4, 3);
    assertThat(scene.refused(scan(scene, "equinox", 0, -1))).containsExactly("FC-SCN-03");
    assertThat(GAME.view(scene.state(), FED).zones().cards(Places.hand(FED_2))).isEmpty();
    Scene added = Scene.of(scene.state());
    assertThat(added.apply(exert(added, "equinox")).tile(0, 0).control(Faction.FEDERATION))
        .isEqualTo(4);
    scene.installation(0, 0, InstallationKind.OUTPOST);
    scene.ship("equinox", ship -> ship.withAlert(Alert.YELLOW).withSetting(0));
    assertThat(
            scene.refused(new ShipAction.Repair(FED_2, scene.card("equinox"), RepairWork.alert(0))))
        .isEmpty();
  }

  @Rule({"FC-TEA-07", "FC-TEA-13"})
  @Test
  void bothPostsOfTheFactionMayBeEnteredAndNoEnemyOne() {
    Scene scene =
        scene()
            .tile(2, -3, "dead-space-3", FED)
            .tile(2, 1, "dead-space-4", FED)
            .at("reliant", 2, -3);
    scene.apply(start(scene, "reliant"));
    scene.apply(step(scene, 2, -4));
    assertThat(scene.ship("reliant").at()).isEqualTo(scene.table().shape().post(FED_2));
    scene.at("venture", 2, 1);
    scene.apply(start(scene, "venture"));
    assertThat(scene.refused(step(scene, 2, 2))).containsExactly("FC-CPT-01");
  }

  @Rule({"FC-TEA-09"})
  @Test
  void crewIsBeamedToAMatesShipAsToAnOwnOne() {
    Scene scene = scene().at("reliant", 0, 0).at("equinox", 0, 0).at("groth", 0, 0);
    String crew = name(scene);
    scene.crew("reliant", crew);
    assertThat(
            scene.refused(
                new ShipAction.TransportFriendly(
                    FED, scene.card("reliant"), scene.card("groth"), scene.card(crew))))
        .containsExactly("FC-TRP-02");
    scene.apply(
        new ShipAction.TransportFriendly(
            FED, scene.card("reliant"), scene.card("equinox"), scene.card(crew)));
    assertThat(scene.ship("equinox").crew()).containsExactly(scene.card(crew));
  }

  private static String name(Scene scene) {
    CardId subdeck = scene.table().captain(FED).subdecks().get(0);
    return scene.table().set().subdeck(subdeck).cards().get(0);
  }

  @Rule({"FC-TEA-10"})
  @Test
  void theTeamWhoseSumReachesTheTargetWinsTogether() {
    Scored six = new Scored(ScoreKind.STARBASE, Optional.empty(), 6);
    Scored five = new Scored(ScoreKind.STARBASE, Optional.empty(), 5);
    Scene scene = scene().change(play -> Scores.score(play, FED, six));
    assertThat(GAME.outcome(scene.state())).isEmpty();
    scene.change(play -> Scores.score(play, KLI, five));
    assertThat(GAME.outcome(scene.state())).isEmpty();
    scene.change(play -> Scores.score(play, FED_2, five));
    assertThat(GAME.outcome(scene.state()).orElseThrow().winners()).containsExactly(FED, FED_2);
  }

  @Rule({"FC-TEA-11"})
  @Test
  void theEnemyWithTheGreatestSizeThereAttacksAndTheNextOneAnswersTests() {
    Scene scene =
        scene().at("venture", 0, 0).at("groth", 0, 0).at("bortas", 0, 0).at("somraw", 0, 0);
    scene.dice(1, 6).apply(start(scene, "venture"));
    assertThat(scene.events())
        .extracting(event -> (Object) event.what())
        .contains(new BoardEvent.BreakawayRolled(6, 15, false));
    assertThat(scene.decider()).isEqualTo(KLI_2);
    assertThat(scene.legal(KLI_2, Answer.MakeFreeAttack.class)).hasSize(2);
    Scene attacked = scene().at("venture", 0, 0).at("bortas", 0, 0);
    attacked.apply(attack(attacked, "venture", "bortas"), pass(attacked));
    assertThat(attacked.decider()).as("the player of the target").isEqualTo(KLI_2);
    assertThat(attacked.table().opponent(FED)).isEqualTo(KLI);
    assertThat(attacked.table().opponent(KLI)).isEqualTo(FED_2);
  }

  @Rule({"FC-TEA-12"})
  @Test
  void aReinforcementOfTheCommonReserveArrivesAtTheOwnPost() {
    Scene scene = scene().captain(FED_2, captain -> captain.withFleetLimit(9));
    scene.apply(endTurn(scene));
    scene.apply(endTurn(scene));
    CardId ship = scene.card("excelsior");
    assertThat(scene.table().captain(FED_2).reserve()).isEmpty();
    scene.apply(new ShipAction.Reinforce(FED_2, ship, 0));
    assertThat(scene.ship("excelsior").at()).isEqualTo(scene.table().shape().post(FED_2));
    assertThat(scene.table().owner(ship)).isEqualTo(FED_2);
    assertThat(scene.table().reserve(FED)).doesNotContain(ship);
    scene.at("chtang", 0, 1).cloaked("chtang");
    assertThat(Fleets.symbols(scene.table(), KLI_2)).isOne();
    assertThat(Fleets.tokens(scene.table(), KLI)).as("for the limit of echoes").isOne();
    assertThat(Fleets.tokens(scene.table(), KLI_2)).isZero();
    assertThat(Routes.echoPoints(scene.table(), KLI)).isGreaterThan(1);
    assertThat(Routes.echoPoints(scene.table(), KLI_2)).isOne();
  }

  @Rule("FC-TEA-12")
  @Test
  void theFirstLossOfEachMateMakesRoomInTheOwnFleet() {
    Scene scene = scene();
    int before = scene.table().captain(KLI_2).fleetLimit();
    scene.change(play -> Damage.take(play, scene.card("groth"), 3, Optional.empty()));
    assertThat(scene.table().captain(KLI_2).fleetLimit()).isEqualTo(before);
    scene.change(play -> Damage.take(play, scene.card("bortas"), 3, Optional.empty()));
    assertThat(scene.table().captain(KLI_2).fleetLimit()).isEqualTo(before + 1);
  }
}
