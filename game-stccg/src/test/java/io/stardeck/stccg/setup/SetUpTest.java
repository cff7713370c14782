package io.stardeck.stccg.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.SetupAction;
import io.stardeck.stccg.action.SetupAction.PassOutposts;
import io.stardeck.stccg.action.SetupAction.PassSeeding;
import io.stardeck.stccg.action.SetupAction.PlaceMission;
import io.stardeck.stccg.action.SetupAction.PlaceOutpost;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.event.SetupEvent.HandDrawn;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.SetupPhase;
import io.stardeck.stccg.state.StccgState;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetUpTest {
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);
  private static final StccgGame GAME = new StccgGame();

  private StccgState state =
      GAME.setup(
              StccgConfig.builder().from(StccgConfig.usual(2)).firstPlayer(ONE).build(),
              Chance.seeded("set-up"))
          .state();

  private void does(StccgAction action) {
    assertThat(GAME.check(state, action)).isEmpty();
    state = GAME.apply(state, action).state();
  }

  private Seat asked() {
    return GAME.toAct(state).get(0);
  }

  private void missions() {
    while (state.top() instanceof SetupPhase.Missions) {
      does(new PlaceMission(asked(), true));
    }
  }

  @Rule({"ST-SPL-03", "ST-SPL-04", "ST-SPL-05", "ST-CFG-08", "ST-ZON-02"})
  @Test
  void missionsAreLaidInTurnAtTheEnds() {
    assertThat(GAME.legalActions(state, ONE)).contains(new PlaceMission(ONE, true));
    assertThat(GAME.check(state, new PlaceMission(ONE, false)))
        .extracting("rule.value")
        .containsExactly("ST-SPL-04");
    Card turned = GAME.view(state, TWO).cards(Places.missions(ONE)).get(0);
    does(new PlaceMission(ONE, true));
    assertThat(asked()).isEqualTo(TWO);
    assertThat(GAME.view(state, ONE).cards(Places.missions(TWO))).hasSize(1); // turned up
    does(new PlaceMission(TWO, false));
    assertThat(state.table().spaceline()).hasSize(2);
    assertThat(state.table().spaceline().get(1).card().def()).isEqualTo(turned.def());
    missions();
    assertThat(state.table().spaceline()).hasSize(12);
  }

  @Rule({"ST-X-35", "ST-ADV-01", "ST-CFG-03", "ST-D-06"})
  @Test
  void withEightMissionsEachTheSpacelineHasSixteen() {
    Decklist deck =
        new Decklist(
            "many missions",
            ImmutableList.of(
                new Decklist.Entry(8, "151"),
                new Decklist.Entry(1, "104"),
                new Decklist.Entry(51, "331")));
    StccgConfig bigger =
        StccgConfig.builder().players(2).missionsPerPlayer(8).addDecks(deck, deck).build();
    state = GAME.setup(bigger, Chance.seeded("a bigger universe")).state();
    missions();
    assertThat(state.table().spaceline()).hasSize(16);
  }

  @Rule({
    "ST-SED-02",
    "ST-SED-06",
    "ST-CMP-05",
    "ST-SED-05",
    "ST-VIS-08",
    "ST-VIS-09",
    "ST-VIS-11",
    "ST-SED-01"
  })
  @Test
  void seedsAreHiddenFromTheOther() {
    missions();
    Card artifact = null;
    for (Card card : state.cards(Places.seeds(ONE))) {
      artifact = state.table().def(card) instanceof ArtifactDef ? card : artifact;
    }
    int planet = -1;
    int space = -1;
    for (Location location : state.table().spaceline()) {
      boolean ground =
          ((MissionDef) state.table().def(location.card())).missionType() == MissionType.PLANET;
      planet = ground ? location.number() : planet;
      space = ground ? space : location.number();
    }
    assertThat(artifact).isNotNull();
    SetupAction wrong = new SetupAction.Seed(ONE, artifact.id(), space);
    assertThat(GAME.check(state, wrong)).extracting("rule.value").containsExactly("ST-SED-06");
    does(new SetupAction.Seed(ONE, artifact.id(), planet));
    assertThat(GAME.view(state, ONE).cards(Places.stack(planet))).hasSize(1);
    assertThat(GAME.view(state, TWO).cards(Places.stack(planet))).isEmpty();
    assertThat(GAME.view(state, TWO).size(Places.stack(planet))).isEqualTo(1);
    does(new PassSeeding(TWO));
    assertThat(asked()).isEqualTo(ONE);
  }

  @Rule({"ST-D-08", "ST-SED-02"})
  @Test
  void seedingAlternatesCardByCardAndAPassIsFinal() {
    missions();
    assertThat(asked()).isEqualTo(ONE);
    does(seed(ONE));
    assertThat(asked()).isEqualTo(TWO);
    does(seed(TWO));
    assertThat(asked()).isEqualTo(ONE);
    StccgAction late = seed(ONE);
    does(new PassSeeding(ONE));
    does(seed(TWO));
    assertThat(asked()).isEqualTo(TWO);
    assertThat(GAME.check(state, late)).isNotEmpty();
  }

  private StccgAction seed(Seat seat) {
    return GAME.legalActions(state, seat).stream()
        .filter(SetupAction.Seed.class::isInstance)
        .findFirst()
        .orElseThrow();
  }

  @Rule("ST-D-43")
  @Test
  void whatNoRuleAllowsNowIsRefusedByOne() {
    for (StccgAction action : ImmutableList.of(new PassSeeding(ONE), new PassOutposts(ONE))) {
      assertThat(GAME.legalActions(state, ONE)).doesNotContain(action);
      assertThat(GAME.check(state, action))
          .isNotEmpty()
          .allMatch(violation -> GAME.ruleBook().contains(violation.rule()));
    }
  }

  @Rule({
    "ST-VIS-02",
    "ST-VIS-11",
    "ST-SET-02",
    "ST-SED-10",
    "ST-OUT-09",
    "ST-SED-09",
    "ST-X-37",
    "ST-D-10"
  })
  @Test
  void handsOfSevenAreDrawnAndSeedsNotSeededAreLost() {
    missions();
    int seeds = GAME.view(state, TWO).size(Places.seeds(ONE));
    does(new PassSeeding(ONE));
    does(new PassSeeding(TWO));
    assertThat(state.size(Places.seeds(ONE))).isZero();
    assertThat(state.size(Places.unseeded(ONE))).isEqualTo(seeds).isPositive();
    assertThat(state.size(Places.seeds(TWO))).isZero();
    assertThat(state.size(Places.unseeded(TWO))).isPositive();
    does(new PassOutposts(ONE));
    Ruling<StccgState> opened = GAME.apply(state, new PassOutposts(TWO));
    state = opened.state();
    assertThat(hands(opened, ONE)).containsExactly(7, 0);
    assertThat(hands(opened, TWO)).containsExactly(0, 7);
    assertThat(state.size(Places.hand(ONE))).isEqualTo(7);
    assertThat(GAME.view(state, ONE).cards(Places.hand(ONE))).hasSize(7);
    assertThat(GAME.view(state, TWO).cards(Places.hand(ONE))).isEmpty();
    assertThat(GAME.view(state, ONE).cards(Places.deck(ONE))).isEmpty(); // shuffled
    assertThat(state.size(Places.unseeded(ONE))).isEqualTo(seeds);
    assertThat(GAME.view(state, TWO).cards(Places.unseeded(ONE))).isEmpty();
    assertThat(state.size(Places.outposts(ONE))).isZero();
    assertThat(state.size(Places.deck(ONE))).isEqualTo(60 - 6 - 7 - seeds);
  }

  /** How many cards of each hand that is drawn that player is told. */
  private static List<Integer> hands(Ruling<StccgState> ruling, Seat to) {
    return ruling.events().stream()
        .filter(event -> event.audience().includes(to))
        .map(Event::what)
        .filter(HandDrawn.class::isInstance)
        .map(what -> ((HandDrawn) what).cards().size())
        .toList();
  }

  @Rule("ST-X-37")
  @Test
  void whoPlaysNothingHasOneCardMoreAfterEachOwnTurn() {
    missions();
    does(new PassSeeding(ONE));
    does(new PassSeeding(TWO));
    does(new PassOutposts(ONE));
    does(new PassOutposts(TWO));
    for (int turn = 1; turn <= 6; turn++) {
      Seat active = state.table().active();
      while (state.table().turn().number() == turn) {
        boolean asked = state.top() instanceof Phase.Window;
        does(asked ? new Pass(asked()) : new EndTurn(asked()));
      }
      assertThat(state.size(Places.hand(active))).isEqualTo(7 + (turn + 1) / 2);
    }
  }

  @Rule({"ST-OUT-02", "ST-OUT-03", "ST-X-06", "ST-SET-04", "ST-X-41", "ST-D-12"})
  @Test
  void anOutpostLiesWhereItsAffiliationIsNamedAndItsPlayerMayBegin() {
    missions();
    does(new PassSeeding(ONE));
    does(new PassSeeding(TWO));
    ImmutableList<StccgAction> legal = GAME.legalActions(state, ONE);
    StccgAction place =
        legal.stream().filter(PlaceOutpost.class::isInstance).findFirst().orElseThrow();
    for (StccgAction action : legal) {
      if (action instanceof PlaceOutpost outpost) {
        Location there = state.table().location(outpost.location());
        assertThat(there).isNotNull();
        assertThat(((MissionDef) state.table().def(there.card())).affiliations())
            .contains(Affiliation.FEDERATION);
      }
    }
    does(place);
    does(new PassOutposts(TWO));
    assertThat(state.table().active()).isEqualTo(ONE);
  }
}
