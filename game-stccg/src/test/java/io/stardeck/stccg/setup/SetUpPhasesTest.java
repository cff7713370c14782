package io.stardeck.stccg.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.SetupAction.PassOutposts;
import io.stardeck.stccg.action.SetupAction.PassSeeding;
import io.stardeck.stccg.action.SetupAction.PlaceMission;
import io.stardeck.stccg.action.SetupAction.PlaceOutpost;
import io.stardeck.stccg.action.SetupAction.Seed;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.OutpostDef;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.SetupPhase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The set-up, phase by phase, in whatever order missions come. */
class SetUpPhasesTest {
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);
  private static final StccgGame GAME = new StccgGame();

  private StccgState state = started("phases");

  private static StccgState started(String seed) {
    return GAME.setup(
            StccgConfig.builder().from(StccgConfig.usual(2)).firstPlayer(ONE).build(),
            Chance.seeded(seed))
        .state();
  }

  private Seat asked() {
    return GAME.toAct(state).get(0);
  }

  private void does(StccgAction action) {
    assertThat(GAME.check(state, action)).isEmpty();
    state = GAME.apply(state, action).state();
  }

  private SetUpPhasesTest missions() {
    while (state.top() instanceof SetupPhase.Missions) {
      does(new PlaceMission(asked(), true));
    }
    return this;
  }

  private SetUpPhasesTest noSeeds() {
    missions();
    while (state.top() instanceof SetupPhase.Seed) {
      does(new PassSeeding(asked()));
    }
    return this;
  }

  private MissionDef mission(Location location) {
    return (MissionDef) state.table().def(location.card());
  }

  @Rule({"ST-SPL-01", "ST-SET-01", "ST-ZON-10", "ST-ZON-01"})
  @Test
  void thePhasesFollowEachOther() {
    assertThat(state.top()).isInstanceOf(SetupPhase.Missions.class);
    assertThat(missions().state.top()).isInstanceOf(SetupPhase.Seed.class);
    assertThat(noSeeds().state.top()).isInstanceOf(SetupPhase.Outposts.class);
    StccgState before = state;
    while (state.top() instanceof SetupPhase.Outposts) {
      does(new PassOutposts(asked()));
    }
    assertThat(state.top()).isInstanceOf(Phase.Play.class);
    assertThat(state.size(Places.hand(ONE))).isEqualTo(7);
    // The outposts that were not placed were mixed in with the others.
    for (Seat seat : ImmutableList.of(ONE, TWO)) {
      List<String> was = defs(before, seat);
      int common = was.size() - 7;
      assertThat(defs(state, seat).subList(0, common)).isNotEqualTo(was.subList(7, was.size()));
    }
  }

  private static List<String> defs(StccgState state, Seat seat) {
    return state.cards(Places.deck(seat)).stream().map(Card::def).toList();
  }

  @Rule({"ST-SPL-02", "ST-RNG-01"})
  @Test
  void missionPilesAreShuffled() {
    assertThat(started("one").cards(Places.missions(ONE)).stream().map(Card::def).toList())
        .isNotEqualTo(
            started("other").cards(Places.missions(ONE)).stream().map(Card::def).toList());
  }

  @Rule({"ST-SED-01", "ST-SED-03", "ST-SED-04", "ST-ZON-03"})
  @Test
  void anyNumberOfSeedsLieUnderOwnOrOthersMissions() {
    missions();
    assertThat(state.table().spaceline()).hasSize(12); // all of them
    int other = state.table().spaceline().get(1).number();
    assertThat(state.table().spaceline().get(1).card().owner()).isEqualTo(TWO);
    for (int i = 0; i < 3; i++) {
      Seed seed =
          GAME.legalActions(state, ONE).stream()
              .filter(action -> action instanceof Seed each && each.location() == other)
              .map(action -> (Seed) action)
              .findFirst()
              .orElseThrow();
      does(seed);
      assertThat(state.cards(Places.stack(other)).get(0).id()).isNotNull();
      if (state.top() instanceof SetupPhase.Seed && asked().equals(TWO)) {
        does(new PassSeeding(TWO));
      }
    }
    assertThat(state.size(Places.stack(other))).isEqualTo(3);
    assertThat(state.table().spaceline().get(1).seeds()).containsExactly(ONE, ONE, ONE);
    Card mission = state.table().spaceline().get(1).card();
    assertThat(GAME.check(state, new Seed(ONE, mission.id(), other)))
        .extracting("rule.value")
        .containsExactly("ST-SED-01");
  }

  @Rule({"ST-SED-07", "ST-SED-08", "ST-D-09"})
  @Test
  void aSeedOfTheWrongKindIsRefused() {
    missions();
    int refused = 0;
    for (Card card : state.cards(Places.seeds(ONE))) {
      CardDef def = state.table().def(card);
      for (Location location : state.table().spaceline()) {
        MissionType type = mission(location).missionType();
        if (def instanceof DilemmaDef dilemma && !dilemma.dilemmaType().fits(type)) {
          refused++;
          assertThat(GAME.check(state, new Seed(ONE, card.id(), location.number())))
              .extracting("rule.value")
              .containsExactly("ST-SED-07");
        }
      }
    }
    assertThat(refused).isPositive();
  }

  @Rule({"ST-OUT-01", "ST-OUT-06", "ST-OUT-07", "ST-OUT-11", "ST-I-30"})
  @Test
  void outpostsArePlacedInTurnWhereTheyAreNamed() {
    noSeeds();
    assertThat(asked()).isEqualTo(ONE);
    int placed = 0;
    while (state.top() instanceof SetupPhase.Outposts) {
      Seat seat = asked();
      StccgAction action =
          GAME.legalActions(state, seat).stream()
              .filter(each -> each instanceof PlaceOutpost)
              .findFirst()
              .orElse(new PassOutposts(seat));
      placed += action instanceof PlaceOutpost ? 1 : 0;
      does(action);
    }
    assertThat(state.table().outposts()).hasSize(placed);
    Table table = state.table();
    for (Outpost outpost : table.outposts()) {
      Location there = table.spaceline().get(table.position(outpost.location()));
      assertThat(mission(there).affiliations())
          .contains(((OutpostDef) table.def(outpost.card())).affiliation());
    }
    assertThat(table.outposts()).extracting(Outpost::controller).contains(ONE, TWO);
  }

  @Rule({"ST-ZON-02", "ST-ZON-06", "ST-ZON-09", "ST-I-23", "ST-CMP-02", "ST-SED-01"})
  @Test
  void theSpacelineHoldsTheMissionsOfAllInOneRow() {
    missions();
    assertThat(state.table().spaceline()).hasSize(12);
    assertThat(state.table().spaceline().stream().map(each -> each.card().owner()).distinct())
        .containsExactly(ONE, TWO);
    for (Card card : state.cards(Places.seeds(ONE))) {
      assertThat(state.table().def(card).kind()).isIn(CardKind.DILEMMA, CardKind.ARTIFACT);
    }
    assertThat(state.cards(Places.deck(ONE)))
        .allMatch(card -> !state.table().def(card).kind().seed());
  }

  @Rule({"ST-VIS-01", "ST-VIS-02", "ST-VIS-09", "ST-SED-10", "ST-ZON-01", "ST-SPL-02", "ST-VIS-12"})
  @Test
  void pilesOfWhatWasShownLieOpenAndAllElseIsOnesOwn() {
    for (Seat seat : ImmutableList.of(ONE, TWO)) {
      for (Place open : List.of(Places.discard(seat), Places.out(seat), Places.points(seat))) {
        assertThat(seers(open)).as("%s", open).isEqualTo(Audience.everyone());
      }
      for (Place own :
          List.of(
              Places.hand(seat),
              Places.seeds(seat),
              Places.outposts(seat),
              Places.unseeded(seat))) {
        assertThat(seers(own)).as("%s", own).isEqualTo(Audience.only(seat));
      }
      for (Place pile : List.of(Places.deck(seat), Places.missions(seat))) {
        assertThat(seers(pile)).as("%s", pile).isEqualTo(Audience.nobody());
      }
    }
  }

  private Audience seers(Place place) {
    return state.zones().at(place).kind().seers();
  }

  @Rule("ST-OUT-01")
  @Test
  void whoHasPassedPlacesNoOutpostAnyMore() {
    noSeeds().does(new PassOutposts(ONE));
    while (state.top() instanceof SetupPhase.Outposts) {
      assertThat(asked()).isEqualTo(TWO);
      does(
          GAME.legalActions(state, TWO).stream()
              .filter(PlaceOutpost.class::isInstance)
              .findFirst()
              .orElse(new PassOutposts(TWO)));
    }
    assertThat(state.table().outposts()).extracting(Outpost::controller).containsOnly(TWO);
    assertThat(state.table().active()).isEqualTo(TWO);
  }
}
