package io.stardeck.stccg.text;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.MatchListener;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.bot.RuleOfThumbBot;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.StccgEvent;
import io.stardeck.stccg.event.TurnEvent.TurnStarted;
import io.stardeck.stccg.internal.text.Spoken;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

class NarratorTest {
  private static final Narrator<StccgAction, StccgView> NARRATOR = new StccgGame().narrator();

  @Test
  void allThatCanBeDoneAndHappenHasAText() {
    assertThat(Spoken.actions()).containsAll(SealedFamily.leaves(StccgAction.class));
    assertThat(Spoken.events()).containsAll(SealedFamily.leaves(StccgEvent.class));
    assertThat(Spoken.marks()).containsAll(SealedFamily.leaves(Mark.class));
    assertThat(Spoken.endsOfMarks()).containsAll(SealedFamily.leaves(Mark.class));
  }

  @Rule("ST-VIS-11")
  @Test
  void allThatHappensInGamesIsToldToAll() {
    StccgGame game = new StccgGame();
    for (int players = 2; players <= 4; players++) {
      new Match<>(Lineup.of(game, players, "thumb", new RuleOfThumbBot()), "told " + players)
          .play(
              new MatchListener<StccgState, StccgAction>() {
                @Override
                public void decided(
                    StccgState before,
                    int options,
                    StccgAction action,
                    StccgState after,
                    ImmutableList<Event> events) {
                  StccgView asked = game.view(before, action.actor());
                  assertThat(game.prompt(asked).text()).isNotBlank();
                  assertThat(NARRATOR.action(asked, action)).isNotBlank();
                  for (Seat seat : Seat.first(after.table().seats())) {
                    StccgView view = game.view(after, seat);
                    for (Event event : events) {
                      assertThat(NARRATOR.event(view, event.what())).isNotBlank();
                    }
                  }
                }
              });
    }
  }

  @Rule({"ST-VIS-01", "ST-VIS-02", "ST-VIS-04"})
  @Test
  void theSpacelineIsAMapOfWhatASeatKnows() {
    Scene scene = Scene.laid().missions("153", "155");
    CardId ship = scene.ship(ONE, "339", 1);
    scene.persons(ONE, Host.ship(ship), "212").persons(TWO, Host.team(0, TWO), "275");
    scene.seeded(ONE, 0, "015").seeded(TWO, 0, "016").lies(TWO, "097", On.location(1));
    String own = NARRATOR.table(StccgView.of(scene.state(), ONE));
    assertThat(own)
        .contains(
            "Evaluate Terraforming",
            "seeds 2 (1 of seat 1, 1 of seat 2)\n     seeds you know: Armus - Skin of Evil\n")
        .contains("U.S.S. Nebula", "Geordi La Forge", "RANGE 8/8", "with Tetryon Field")
        .contains("on the planet, seat 2: 1 person, 0 equipment")
        .doesNotContain("Korris");
    assertThat(NARRATOR.table(StccgView.of(scene.state(), TWO)))
        .contains("Korris", "U.S.S. Nebula", "seeds you know: Barclay's Protomorphosis Disease")
        .doesNotContain("Geordi", "Armus");
  }

  @Rule({"ST-REQ-18", "ST-DAT-11"})
  @Test
  void aNumberOfCardsOrPointsIsReachedUnlessACardSaysOtherwise() {
    CardSet set =
        OwnSet.with(
            "{'kind':'DILEMMA','id':'toll','name':'toll','rarity':'COMMON','dilemmaType':'DUAL',"
                + "'conditions':{'op':'ALL','of':[{'op':'POINTS','than':10,'whose':'OWN'},"
                + "{'op':'IN_PLAY','filter':{'op':'KIND','is':'SHIP'},'than':2,'whose':'OWN'},"
                + "{'op':'PERSONNEL_COUNT','than':3}]}}");
    StccgView view = StccgView.of(Scene.laid(set).missions("153").state(), ONE);
    assertThat(NARRATOR.about(view, "toll").orElseThrow())
        .contains("needs score at least 10 + Ship in play at least 2 + persons > 3");
  }

  @Test
  void theHandIsAListWithALineForEachCard() {
    Scene scene = Scene.laid().missions("153");
    scene.hand(ONE, "212");
    scene.hand(ONE, "015");
    assertThat(NARRATOR.table(StccgView.of(scene.state(), ONE)).lines())
        .containsSubsequence("your hand:", "  Geordi La Forge", "  Armus - Skin of Evil");
  }

  @Test
  void cardsOfOneNameAreToldApartByTheirIds() {
    Scene scene = Scene.laid().missions("153");
    CardId first = scene.hand(ONE, "212");
    CardId second = scene.hand(ONE, "212");
    assertThat(NARRATOR.table(StccgView.of(scene.state(), ONE)).lines())
        .containsSubsequence("  Geordi La Forge " + first, "  Geordi La Forge " + second);
  }

  @Test
  void everyCardSaysWhatItDoes() {
    StccgView view =
        StccgView.of(
            new StccgGame().setup(StccgConfig.usual(2), Chance.seeded("text")).state(), Seat.of(1));
    for (CardDef card : CardSets.premiere().cards()) {
      String text = NARRATOR.about(view, card.id()).orElseThrow();
      assertThat(text).startsWith(card.name());
      assertThat(text.lines().count()).as(text).isGreaterThan(1);
    }
    assertThat(NARRATOR.about(view, "no such card")).isEmpty();
    assertThat(NARRATOR.about(view, "explore dyson"))
        .hasValueSatisfying(
            text -> assertThat(text).contains("span 2", "35 points", "ENGINEER x3 + Navigation"));
  }

  @Rule("ST-DIL-13")
  @Test
  void aDilemmaSaysWhatIsDiscardedToOvercomeIt() {
    StccgView view = StccgView.of(Scene.laid().missions("153").state(), ONE);
    assertThat(NARRATOR.about(view, "046").orElseThrow().lines()) // Rebel Encounter
        .containsSubsequence("needs STRENGTH > 44", "overcome by discarding 1: Equipment");
    assertThat(NARRATOR.about(view, "050").orElseThrow().lines()) // Tarellian Plague Ship
        .contains("overcome by discarding 1: MEDICAL");
  }

  @Rule("ST-DAT-13")
  @Test
  void anOutpostSaysWhereItLiesWhatItRepairsAndWhomItServes() {
    CardSet set =
        OwnSet.with(
            "{'kind':'OUTPOST','id':'camp','name':'Camp','rarity':'COMMON',"
                + "'affiliation':'KLINGON','shields':9,'repairs':false,'acceptsAll':true,"
                + "'seedLocation':'SPACE_MISSION',"
                + "'buildRequirement':{'op':'CLASS','is':'MEDICAL','n':2}}");
    Scene scene = Scene.laid(set).missions("153");
    StccgView view = StccgView.of(scene.state(), ONE);
    assertThat(NARRATOR.about(view, "104").orElseThrow().lines())
        .containsSubsequence(
            "Federation, SHIELDS 30",
            "lies at missions for Federation, repairs ships, serves Federation and neutral cards");
    assertThat(NARRATOR.about(view, "camp").orElseThrow().lines())
        .containsSubsequence(
            "Klingon, SHIELDS 9",
            "lies at space missions, does not repair ships, serves all affiliations",
            "is built by MEDICAL x2");
  }

  @Test
  void actionsAndEventsAreShort() {
    Scene scene = Scene.laid().missions("153", "155");
    CardId ship = scene.ship(ONE, "339", 0);
    StccgView view = StccgView.of(scene.state(), ONE);
    assertThat(NARRATOR.action(view, new Move(ONE, ship, true, 1)))
        .isEqualTo("move U.S.S. Nebula right to Explore Black Cluster");
    assertThat(NARRATOR.event(view, new TurnStarted(ONE, 3))).isEqualTo("Turn 3 of seat 1 begins");
  }

  @Test
  void hostsFindTheGame() {
    assertThat(ServiceLoader.load(Game.class)).anyMatch(game -> game instanceof StccgGame);
  }
}
