package io.stardeck.stccg.setup;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.SetupAction.PassOutposts;
import io.stardeck.stccg.action.SetupAction.PassSeeding;
import io.stardeck.stccg.action.SetupAction.PlaceMission;
import io.stardeck.stccg.action.SetupAction.PlaceOutpost;
import io.stardeck.stccg.action.SetupAction.Seed;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.SetupEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.SetupPhase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Seeds and outposts, placed one after the other, and who begins then. */
class PlacingTest {
  private static final StccgGame GAME = new StccgGame();

  // A planet of the Federation, space for all, a planet of the Klingons.
  private final Scene scene = Scene.laid().missions("151", "191", "147");

  @Rule({"ST-SED-07", "ST-OUT-02"})
  @Test
  void whoCanPlaceNothingIsAskedToPass() {
    Scene space = Scene.laid().missions("191");
    space.unplaced(ONE, "015");
    assertThat(space.seeding().prompt(ONE))
        .isEqualTo("no seed card of yours fits under a mission: pass");
    assertThat(space.prompt(TWO)).as("not asked").endsWith(", or pass");
    Scene klingon = Scene.laid().missions("147");
    klingon.unplaced(ONE, "104");
    assertThat(klingon.placingOutposts().prompt(ONE))
        .isEqualTo("no outpost of yours has a place here: pass");
    Scene planet = Scene.laid().missions("151");
    planet.unplaced(ONE, "104");
    assertThat(planet.placingOutposts().prompt(ONE)).isEqualTo("place an outpost, or pass");
  }

  @Rule({"ST-SED-01", "ST-DAT-01"})
  @Test
  void seedsAreOwnCardsUnderMissionsThatLie() {
    CardId own = scene.unplaced(ONE, "015");
    CardId theirs = scene.unplaced(TWO, "014");
    CardId outpost = scene.unplaced(ONE, "104");
    scene.seeding();
    assertThat(scene.against(new Seed(ONE, own, 3))).containsExactly("ST-SED-01");
    assertThat(scene.against(new Seed(ONE, outpost, 0))).containsExactly("ST-SED-01");
    assertThat(scene.against(new Seed(ONE, theirs, 0))).containsExactly("ST-DAT-01"); // not known
    assertThat(scene.against(new Seed(ONE, own, 0))).isEmpty();
  }

  @Rule({
    "ST-SED-02",
    "ST-SED-04",
    "ST-SED-05",
    "ST-X-08",
    "ST-D-45",
    "ST-D-08",
    "ST-ZON-03",
    "ST-I-22"
  })
  @Test
  void theLastSeedIsTheLowestAndWhoHasNoneLeftPassesUnasked() {
    CardId first = scene.unplaced(ONE, "015");
    CardId copy = scene.unplaced(ONE, "015");
    CardId other = scene.unplaced(ONE, "039");
    CardId theirs = scene.unplaced(TWO, "014");
    scene.seeding().does(new Seed(ONE, first, 0));
    assertThat(scene.state().top().deciders()).containsExactly(TWO);
    scene.does(new Seed(TWO, theirs, 0));
    assertThat(scene.against(new Seed(ONE, copy, 0))).containsExactly("ST-SED-05");
    assertThat(scene.prompt(ONE))
        .isEqualTo("seed a dilemma or an artifact under a mission, or pass");
    scene.does(new Seed(ONE, other, 0));
    assertThat(scene.state().cards(Places.stack(0)))
        .extracting("def")
        .containsExactly("039", "014", "015");
    assertThat(scene.state().table().spaceline().get(0).seeds()).containsExactly(ONE, TWO, ONE);
    assertThat(scene.state().top().deciders()).containsExactly(ONE);
    assertThat(scene.against(new Seed(ONE, copy, 2))).isEmpty();
  }

  @Rule({"ST-SED-06", "ST-SED-07", "ST-SED-08", "ST-CMP-05"})
  @ParameterizedTest
  @CsvSource({
    "008, 0, ''",
    "008, 1, ST-SED-06",
    "015, 1, ST-SED-07",
    "045, 0, ST-SED-07",
    "045, 1, ''",
    "016, 0, ''",
    "016, 1, ''"
  })
  void whatLiesUnderPlanetsAndWhatUnderSpace(String def, int location, String rule) {
    CardId card = scene.unplaced(ONE, def);
    scene.seeding();
    assertThat(scene.against(new Seed(ONE, card, location)))
        .isEqualTo(rule.isEmpty() ? ImmutableSet.of() : ImmutableSet.of(rule));
  }

  @Rule({"ST-SED-09", "ST-SED-02"})
  @Test
  void whoPassesIsToldToHaveDoneSo() {
    scene.unplaced(ONE, "015");
    scene.seeding().does(new PassSeeding(ONE));
    assertThat(scene.told(SetupEvent.SeedingEnded.class))
        .containsExactly(new SetupEvent.SeedingEnded(ONE));
  }

  @Rule("ST-OUT-01")
  @Test
  void whoPlacesNoMoreOutpostsIsToldToo() {
    scene.unplaced(ONE, "104");
    scene.unplaced(TWO, "104");
    scene.placingOutposts().does(new PassOutposts(ONE));
    assertThat(scene.told(SetupEvent.OutpostsEnded.class))
        .containsExactly(new SetupEvent.OutpostsEnded(ONE));
  }

  @Rule({"ST-SET-04", "ST-D-12", "ST-X-41", "ST-VIS-01"})
  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2"})
  void withoutOutpostsWhoSeededLastBegins(int seeder, int begins) {
    CardId card = scene.unplaced(Seat.of(seeder), "015");
    scene.seeding();
    if (seeder == 2) {
      scene.unplaced(ONE, "016");
      scene.does(new PassSeeding(ONE));
    }
    scene.quietly(new Seed(Seat.of(seeder), card, 0));
    assertThat(scene.state().table().active()).isEqualTo(Seat.of(begins));
  }

  @Rule({"ST-SET-04", "ST-SPL-03"})
  @Test
  void withoutSeedsAndOutpostsWhoPlacedTheLastMissionBegins() {
    StccgState state =
        GAME.setup(
                StccgConfig.builder().from(StccgConfig.usual(2)).firstPlayer(ONE).build(),
                Chance.seeded("missions alone"))
            .state();
    while (state.table().turn().number() == 0) {
      Seat asked = GAME.toAct(state).get(0);
      StccgAction action =
          state.top() instanceof SetupPhase.Missions
              ? new PlaceMission(asked, true)
              : state.top() instanceof SetupPhase.Seed
                  ? new PassSeeding(asked)
                  : new PassOutposts(asked);
      state = GAME.apply(state, action).state();
    }
    assertThat(state.table().active()).isEqualTo(TWO);
  }

  @Rule({"ST-CFG-08", "ST-RNG-01"})
  @Test
  void withoutASettingChanceSaysWhoIsFirst() {
    Set<Seat> first = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      Chance chance = Chance.seeded("first " + i);
      first.add(GAME.toAct(GAME.setup(StccgConfig.usual(2), chance).state()).get(0));
    }
    assertThat(first).containsExactlyInAnyOrder(ONE, TWO);
  }

  @Rule({"ST-OUT-01", "ST-OUT-02", "ST-OUT-03", "ST-OUT-05", "ST-OUT-06", "ST-X-06"})
  @Test
  void eachPlayerPlacesOneOutpostOfEachAffiliation() {
    CardId first = scene.unplaced(ONE, "104");
    CardId second = scene.unplaced(ONE, "104");
    CardId klingon = scene.unplaced(ONE, "105");
    CardId another = scene.unplaced(ONE, "105");
    CardId theirs = scene.unplaced(TWO, "104");
    scene.placingOutposts();
    assertThat(scene.against(new PlaceOutpost(ONE, first, 2))).containsExactly("ST-OUT-03");
    scene.does(new PlaceOutpost(ONE, first, 0));
    scene.does(new PlaceOutpost(TWO, theirs, 0));
    // Who has none left is asked no more.
    assertThat(scene.state().top().deciders()).containsExactly(ONE);
    assertThat(scene.against(new PlaceOutpost(ONE, second, 1))).containsExactly("ST-OUT-02");
    scene.does(new PlaceOutpost(ONE, klingon, 2));
    assertThat(scene.state().top().deciders()).containsExactly(ONE);
    assertThat(scene.against(new PlaceOutpost(ONE, another, 2))).containsExactly("ST-OUT-02");
    assertThat(scene.state().table().outposts()).hasSize(3);
    assertThat(StccgView.of(scene.state(), Seat.SPECTATOR).cards(Places.IN_PLAY))
        .extracting("def")
        .contains("104", "105");
  }

  @Rule({"ST-OUT-10", "ST-D-11", "ST-OUT-03"})
  @Test
  void anOutpostIsBuiltByAnEngineerOfItsOwnWhereTheMissionNamesIt() {
    CardId outpost = scene.hand(ONE, "105");
    PlayCard here = new PlayCard(ONE, outpost, Aim.at(2));
    scene.cardPlay(ONE).persons(ONE, Host.team(2, ONE), "212"); // of the Federation
    assertThat(scene.against(here)).containsExactly("ST-OUT-10");
    Host inside = Host.outpost(scene.outpost(ONE, "105", 2));
    scene.persons(ONE, inside, "276");
    assertThat(scene.against(here)).isEmpty();
    scene.stopped(ONE, inside); // who is stopped builds all the same
    assertThat(scene.against(here)).isEmpty();
    scene.persons(ONE, Host.team(0, ONE), "276");
    assertThat(scene.against(new PlayCard(ONE, outpost, Aim.at(0)))).containsExactly("ST-OUT-03");
  }

  @Rule({"ST-PLY-08", "ST-INT-09"})
  @Test
  void anEventLiesOnWhatItWasPlayedOnAndOnNothingElse() {
    CardId ship = scene.ship(ONE, "331", 0);
    CardId fire = scene.hand(ONE, "087"); // Plasma Fire: on a ship
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, fire, Aim.at(0)))).containsExactly("ST-PLY-08");
    scene.quietly(new PlayCard(ONE, fire, Aim.at(Host.ship(ship))));
    assertThat(scene.state().table().lying()).extracting(Lying::on).containsExactly(On.ship(ship));
  }

  @Rule("ST-SED-03")
  @Test
  void asManySeedsAsThereAreLieUnderOneMission() {
    ImmutableList<String> dilemmas =
        scene.state().table().options().cards().cards().stream()
            .filter(
                def ->
                    def instanceof DilemmaDef dilemma
                        && dilemma.dilemmaType().fits(MissionType.PLANET))
            .map(CardDef::id)
            .collect(ImmutableList.toImmutableList());
    ImmutableList<CardId> seeds =
        dilemmas.stream()
            .map(def -> scene.unplaced(ONE, def))
            .collect(ImmutableList.toImmutableList());
    scene.unplaced(ONE, "026"); // which does not fit there: seeding goes on
    scene.seeding();
    seeds.forEach(seed -> scene.does(new Seed(ONE, seed, 0)));
    assertThat(scene.state().size(Places.stack(0))).isEqualTo(dilemmas.size());
  }

  @Rule({"ST-SET-02", "ST-WIN-02"})
  @Test
  void whoHasFewerThanSevenCardsDrawsThemAllAndTheGameEnds() {
    CardId seed = scene.unplaced(ONE, "015");
    scene.deck(ONE, 5).scores(TWO, 1).seeding().quietly(new Seed(ONE, seed, 0));
    assertThat(scene.state().size(Places.hand(ONE))).isEqualTo(5);
    assertThat(scene.state().size(Places.hand(TWO))).isEqualTo(7);
    assertThat(scene.state().table().over().orElseThrow().outcome().winners()).containsExactly(TWO);
  }
}
