package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.borg.Fleet.bonus;
import static io.stardeck.deckbuilder.borg.Fleet.passAll;
import static io.stardeck.deckbuilder.borg.Fleet.team;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.WinByDiplomacy;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.BattleEvent.BattleStarted;
import io.stardeck.deckbuilder.event.CardEvent.CardsDiscarded;
import io.stardeck.deckbuilder.event.GainEvent.XpChanged;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardsShown;
import io.stardeck.deckbuilder.event.ScenarioEvent.CubeDefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Laid;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.phase.CubePlay;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.state.phase.TeamWindow;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** A Borg Invasion turns up several cards; each is met in its time. */
class FlipBatchTest {
  private static final PlayCard PROBE = new PlayCard(ONE, card("probe"));

  @Rule({
    "DB-X-30",
    "DB-BOR-60",
    "DB-BOR-61",
    "DB-BOR-62",
    "DB-BOR-63",
    "DB-BOR-64",
    "DB-D-58",
    "DB-I-21"
  })
  @Test
  void eachCardIsTreatedAsItComesUpThenBattlesThenLocutus() {
    Given given = team(2).space("swarm", "spore", "cube", "boarder", "locutus").hand(ONE, "probe");
    bonus(given, ONE, Stat.DIPLOMACY, 9);
    bonus(given, ONE, Stat.DEFENSE, 9);
    Scene scene = given.scene().does(PROBE);
    assertThat(told(scene))
        .containsExactly(
            "swarm",
            "spore",
            "given",
            "given",
            "cube",
            "shown",
            "shown",
            "boarder",
            "discarded",
            "locutus",
            "xp",
            "battle");
    assertThat(flipped(scene)).containsExactly("cube", "boarder", "locutus");
    assertThat(scene.phase()).isInstanceOf(CubePlay.class);
    scene.rejects(new WinByDiplomacy(ONE, card("boarder"), false), "DB-BOR-64");
    Scene goal = passAll(scene, ONE, TWO);
    goal = goal.does(new AssignCube(ONE, ONE));
    assertThat(goal.phase()).isInstanceOf(TeamWindow.class);
    assertThat(goal.state().table().encountered().map(FlippedCard::card)).contains(card("locutus"));
    Scene open = passAll(goal, ONE, TWO);
    assertThat(open.phase()).isInstanceOf(TeamAction.class);
    assertThat(flipped(open)).containsExactly("boarder");
    open.does(new WinByDiplomacy(ONE, card("boarder"), false));
  }

  @Rule("DB-BOR-61")
  @Test
  void anEventIsHandledToItsEndBeforeTheNextCardComesUp() {
    Scene scene = team(2).space("swarm", "stand", "spore").hand(ONE, "probe").scene().does(PROBE);
    assertThat(scene.phase()).isInstanceOf(TeamWindow.class);
    assertThat(flipped(scene)).containsExactly("stand");
    assertThat(told(passAll(scene, ONE, TWO))).startsWith("spore");
  }

  @Rule({"DB-BOR-63", "DB-BOR-62", "DB-D-58"})
  @Test
  void aCubeThatComesUpAfterLocutusIsFoughtBeforeHim() {
    Scene scene =
        team(2)
            .space("swarm", "locutus", "cube", "p0", "p0")
            .hand(ONE, "probe")
            .scene()
            .does(PROBE);
    assertThat(scene.phase()).isInstanceOf(CubePlay.class);
    assertThat(flipped(scene)).contains("locutus", "cube");
  }

  @Rule({"DB-BOR-63", "DB-D-58"})
  @Test
  void theEffectOfLocutusComesAfterAllBattles() {
    CardSet cards =
        Sets.with(Given.SMALL, "locutus", "effects", "[{\"op\": \"ADD_XP\", \"amount\": 5}]");
    Given given =
        Given.config(2, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards))
            .phases(new TeamAction(ONE, Gathering.of(Seat.first(2))))
            .space("swarm", "locutus", "cube", "p0", "p0")
            .hand(ONE, "probe");
    Scene scene = given.scene().does(PROBE);
    assertThat(scene.tally(ONE).xp()).as("its FLIP effect").isEqualTo(1);
    Scene fought = passAll(scene, ONE, TWO).does(new AssignCube(ONE, ONE));
    assertThat(fought.phase()).isInstanceOf(TeamWindow.class);
    assertThat(fought.tally(ONE).xp()).isEqualTo(6);
  }

  @Rule({"DB-BOR-65", "DB-BOR-62", "DB-D-58"})
  @Test
  void whatIsForcedOnTheWayComesAtTheEndOfTheQueueBeforeTheBattles() {
    Scene scene =
        team(2)
            .space("swarm", "summons", "cube", "p0", "p0", "p1", "p1")
            .hand(ONE, "probe")
            .scene()
            .does(PROBE);
    assertThat(told(scene))
        .containsExactly("swarm", "summons", "cube", "shown", "shown", "p0", "p0", "p1", "battle");
  }

  @Rule({"DB-BOR-65", "DB-BOR-60", "DB-BOR-62", "DB-D-58"})
  @Test
  void aBorgInvasionWithinOneAddsItsCardsToTheSameQueue() {
    CardSet cards =
        Sets.with(Given.SMALL, "summons", "effects", "[{\"op\": \"FLIP_BATCH\", \"n\": 2}]");
    cards = Sets.with(cards, "swarm", "effects", "[{\"op\": \"FLIP_BATCH\", \"n\": 3}]");
    CardSet nested = cards;
    Given given =
        Given.config(2, config -> config.scenario(Scenario.BORG_INVASION).cardSet(nested))
            .phases(new TeamAction(ONE, Gathering.of(Seat.first(2))))
            .space("swarm", "cube", "summons", "p0", "p0", "spore", "p1")
            .hand(ONE, "probe");
    Scene scene = given.scene().does(PROBE);
    // The second one comes when one card of the first is left: that one and its own two follow.
    assertThat(told(scene))
        .containsExactly(
            "swarm", "cube", "shown", "shown", "summons", "p0", "p0", "spore", "given", "given",
            "battle");
    assertThat(flipped(scene)).containsExactly("cube", "p0", "p0");
    assertThat(scene.phase()).isInstanceOf(CubePlay.class);
    assertThat(scene.state().table().turn().forcedFlips()).isZero();
  }

  @Rule({"DB-CUB-03", "DB-D-50", "DB-BOR-62", "DB-D-58"})
  @Test
  void cubesAreFoughtInTheOrderOfFlippingAndTheSecondCountsTheFirst() {
    Given given =
        team(2).space("swarm", "cube", "armed-cube", "p0", "p0").hand(ONE, "probe", "borg");
    bonus(given, ONE, Stat.SPEED, 9);
    bonus(given, ONE, Stat.ATTACK, 20);
    Scene first = given.scene().does(PROBE);
    assertThat(defense(first, "cube")).isEqualTo(9);
    assertThat(defense(first, "armed-cube")).isEqualTo(13);
    assertThat(first.state().table().encountered().map(FlippedCard::card)).contains(card("cube"));
    Scene second = passAll(first, ONE, TWO);
    assertThat(second.seen(TWO, CubeDefeated.class))
        .containsExactly(new CubeDefeated(card("cube")));
    assertThat(second.phase()).isInstanceOf(CubePlay.class);
    assertThat(second.state().table().encountered().map(FlippedCard::card))
        .contains(card("armed-cube"));
    assertThat(defense(second, "armed-cube")).isEqualTo(14);
    Scene over = passAll(second, ONE, TWO);
    assertThat(over.state().table().defeatedCubes())
        .containsExactly(card("cube"), card("armed-cube"));
  }

  @Rule({"DB-BOR-62", "DB-EFF-01"})
  @Test
  void theEncounterOfACubeThatWaitsRests() {
    String stat = "\"stat\":\"%s\",\"amount\":2,\"until\":\"ENCOUNTER_END\"}";
    String flip =
        "[{\"op\":\"ADD_STAT\","
            + stat.formatted("attack")
            + ",{\"op\":\"ADD_STAT_SHIP\","
            + stat.formatted("defense")
            + "]";
    CardSet cards = Sets.with(Given.SMALL, "cube", "flip", flip);
    Scene waited = cubeAmong(cards, "swarm", "cube", "p0", "p1", "spore");
    Scene last = cubeAmong(cards, "swarm", "p0", "p1", "spore", "cube");
    assertThat(waited.total(ONE, Stat.ATTACK)).isEqualTo(last.total(ONE, Stat.ATTACK) - 2);
    assertThat(defense(waited, "cube")).isEqualTo(10);
    assertThat(defense(last, "cube")).isEqualTo(10);
  }

  /** ONE has turned up those, and the battle with the Cube begins. */
  private static Scene cubeAmong(CardSet cards, String... space) {
    Scene scene =
        Given.config(2, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards))
            .phases(new TeamAction(ONE, Gathering.of(Seat.first(2))))
            .space(space)
            .hand(ONE, "probe")
            .scene()
            .does(PROBE);
    assertThat(scene.phase()).isInstanceOf(CubePlay.class);
    return scene;
  }

  @Rule({"DB-BOR-60", "DB-EXP-08"})
  @Test
  void fewerAreTurnedUpIfTheSpaceDeckRunsOut() {
    DeckbuilderState state = team(2).space("swarm", "cache", "spore").hand(ONE, "probe").state();
    ImmutableList<CardId> space = state.space();
    state =
        Laid.space(state, space.subList(0, 3))
            .with(
                state
                    .table()
                    .withRemoved(
                        Lists.plusAll(state.table().removed(), space.subList(3, space.size()))));
    Scene scene = Scene.at(state).does(PROBE);
    // The Borg Invasion, back under the deck, comes up again and is not flipped a second time.
    assertThat(told(scene)).containsExactly("swarm", "cache", "xp", "spore", "given", "given");
    assertThat(scene.phase()).isInstanceOf(TeamAction.class);
  }

  /** What was told of flips and what they cause, in order. */
  private static ImmutableList<String> told(Scene scene) {
    ImmutableList.Builder<String> told = ImmutableList.builder();
    scene.events().forEach(event -> told.add(told(scene, event.what())));
    return told.build().stream()
        .filter(word -> !word.isEmpty())
        .collect(ImmutableList.toImmutableList());
  }

  private static String told(Scene scene, GameEvent event) {
    if (event instanceof SpaceCardFlipped flip) {
      return scene.state().table().def(flip.card()).id();
    }
    if (event instanceof BorgCardGiven) {
      return "given";
    }
    if (event instanceof BorgCardsShown) {
      return "shown";
    }
    if (event instanceof CardsDiscarded) {
      return "discarded";
    }
    if (event instanceof XpChanged) {
      return "xp";
    }
    return event instanceof BattleStarted ? "battle" : "";
  }

  private static ImmutableList<String> flipped(Scene scene) {
    return scene.ids(scene.state().table().flipped().stream().map(FlippedCard::card).toList());
  }

  private static int defense(Scene scene, String id) {
    return Totals.of(
        scene.state().table(), scene.state().table().flipped(card(id)).orElseThrow(), Stat.DEFENSE);
  }
}
