package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.borg.Team.acting;
import static io.stardeck.deckbuilder.borg.Team.agree;
import static io.stardeck.deckbuilder.borg.Team.bottom;
import static io.stardeck.deckbuilder.borg.Team.damage;
import static io.stardeck.deckbuilder.borg.Team.flipped;
import static io.stardeck.deckbuilder.borg.Team.pass;
import static io.stardeck.deckbuilder.borg.Team.play;
import static io.stardeck.deckbuilder.borg.Team.points;
import static io.stardeck.deckbuilder.borg.Team.team;
import static io.stardeck.deckbuilder.borg.Team.waitedFor;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalFailed;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.event.TurnEvent.TurnStarted;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.phase.CubePlay;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.state.phase.TeamWindow;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What a team flips: one card after the other, whether anybody is in or not. */
class TeamQueueTest {
  @Rule({"DB-BOR-12", "DB-EXP-07"})
  @Test
  void flipsThatEffectsForceAreResolvedInOrder() {
    Scene scene = agree(team(2).space("summons", "cache", "spore").scene());
    assertThat(scene.seen(ONE, SpaceCardFlipped.class))
        .extracting(SpaceCardFlipped::card)
        .containsExactly(card("summons"), card("cache"));
    assertThat(bottom(scene)).isEqualTo("summons");
    assertThat(points(scene, TWO)).containsExactly("cache");
  }

  @Rule({"DB-BOR-12", "DB-BOR-90"})
  @Test
  void eachIsResolvedFullyBeforeTheNextIsFlipped() {
    Given given = team(2).hand(ONE, "lure").space("stand", "cache");
    Scene scene = given.scene().does(play(ONE, "lure"));
    assertThat(scene.phase()).isInstanceOf(TeamWindow.class);
    assertThat(flipped(scene)).containsExactly("stand");
    scene = pass(scene);
    assertThat(points(scene, ONE)).containsExactly("cache");
  }

  @Rule("DB-BOR-12")
  @Test
  void aFlipThatACubeForcesWaitsForItsBattle() {
    String forced = "[{\"op\":\"EXPLORE_NOW\",\"n\":1}]";
    CardSet cards = Sets.with(Given.SMALL, "cube", "flip", forced);
    Given given =
        Team.acting(
            Given.config(2, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards)),
            ImmutableList.of(ONE, TWO));
    Scene scene = given.hand(ONE, "lure").space("cube", "p0", "p1").scene().does(play(ONE, "lure"));
    assertThat(scene.phase()).isInstanceOf(CubePlay.class);
    assertThat(flipped(scene)).as("one of the three").containsExactly("cube");
    Scene after = pass(scene).does(new AssignCube(ONE, ONE));
    assertThat(flipped(after)).containsExactly("p0", "p1");
  }

  @Rule({"DB-BOR-90", "DB-D-48", "DB-BOR-24"})
  @Test
  void aFlipInTheActionPhaseInterruptsItAndClearsAgreements() {
    Given given = team(2).hand(ONE, "lure").space("cache", "p0");
    Scene scene = given.scene().does(new AgreeEnd(TWO), play(ONE, "lure"));
    assertThat(scene.seen(ONE, SpaceCardFlipped.class)).hasSize(2);
    assertThat(waitedFor(scene)).containsExactly(ONE, TWO);
    assertThat(scene.state().table().turn().number()).isEqualTo(1);
  }

  @Rule({"DB-BOR-90", "DB-BOR-33"})
  @Test
  void afterAnInterruptTheActionPhaseGoesOnForThoseWhoAreIn() {
    Given given = team(2).hand(ONE, "lure").space("quake", "cache");
    Scene scene = pass(given.scene().does(play(ONE, "lure")));
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.OUT);
    assertThat(scene.phase()).isEqualTo(new TeamAction(ONE, Gathering.of(ImmutableList.of(TWO))));
    // Seat 2 leads by now.
    assertThat(points(scene, TWO)).containsExactly("cache");
  }

  @Rule({"DB-BOR-33", "DB-BOR-34", "DB-BOR-15", "DB-D-53", "DB-EXP-09"})
  @Test
  void withNobodyInWhatIsFlippedIsResolvedWithoutThemAndTheTurnEnds() {
    Scene scene = agree(team(2).space("ruin", "stand", "cache").scene());
    // No window opened; the main effect forced the second flip; both Goals were not met.
    assertThat(scene.seen(ONE, GoalFailed.class))
        .extracting(GoalFailed::card)
        .containsExactly(card("ruin"), card("stand"));
    // One for each defeat, and the lead alone answers for the team.
    assertThat(scene.seen(ONE, BorgCardGiven.class))
        .extracting(BorgCardGiven::seat)
        .containsExactly(TWO, ONE, TWO);
    assertThat(scene.seen(ONE, TurnStarted.class))
        .containsExactly(new TurnStarted(TWO, 2), new TurnStarted(ONE, 3));
    assertThat(damage(scene, ONE)).isEqualTo(2);
    // The next turn has begun with both of them.
    assertThat(points(scene, ONE)).containsExactly("cache");
    assertThat(waitedFor(scene)).containsExactly(ONE, TWO);
  }

  @Rule({"DB-BOR-33", "DB-EXP-09"})
  @Test
  void aFlipThatWaitsIsCarriedOutThoughNobodyIsIn() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "lure",
            "onPlay",
            "[{\"op\": \"EXPLORE_NOW\", \"n\": 1},"
                + "{\"op\": \"DAMAGE\", \"player\": \"EACH_PLAYER\", \"amount\": 100}]");
    Scene scene =
        with(cards).hand(ONE, "lure").space("spore", "p0").scene().does(play(ONE, "lure"));
    assertThat(scene.seen(ONE, SpaceCardFlipped.class))
        .containsExactly(
            new SpaceCardFlipped(ONE, card("spore")), new SpaceCardFlipped(TWO, card("p0")));
    assertThat(scene.seen(ONE, BorgCardGiven.class)).as("two defeats, the card").hasSize(4);
    assertThat(scene.state().table().turn().number()).isEqualTo(2);
  }

  @Rule({"DB-BOR-33", "DB-EXP-09", "DB-EFF-20"})
  @Test
  void aFlipThatWaitsIsCarriedOutBeforeTheTurnEnds() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "lure",
            "onPlay",
            "[{\"op\": \"EXPLORE_NOW\", \"n\": 1}, {\"op\": \"END_TURN\"}]");
    Given given = with(cards).hand(ONE, "lure").space("spore", "p0");
    Scene scene = given.scene().does(play(ONE, "lure"));
    assertThat(scene.seen(ONE, SpaceCardFlipped.class))
        .containsExactly(
            new SpaceCardFlipped(ONE, card("spore")), new SpaceCardFlipped(TWO, card("p0")));
    assertThat(scene.state().table().turn().number()).isEqualTo(2);
  }

  @Rule({"DB-BOR-15", "DB-D-46"})
  @Test
  void whoLeadsForOneWhoIsOutCountsAsTheFlipper() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "cache",
            "effects",
            "[{\"op\": \"GAIN_BORG\", \"player\": \"FLIPPER\", \"n\": 2}]");
    Given given = with(cards).hand(ONE, "lure").space("quake", "cache");
    Scene scene = pass(given.scene().does(play(ONE, "lure")));
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.OUT);
    assertThat(scene.ids(scene.area(TWO).discard())).containsExactly("borg", "borg");
  }

  @Rule({"DB-BOR-30", "DB-BOR-27", "DB-D-53"})
  @Test
  void whoIsOutIsDefeatedByASpaceCardLikeAnybodyElse() {
    Given given = team(2).hand(ONE, "c1", "borg", "borg").damage(ONE, 7).hand(TWO, "lure");
    Scene out = given.space("barrage").scene().does(new TrashPhase(ONE, card("c1")));
    Scene scene = out.does(play(TWO, "lure"));
    assertThat(scene.seen(TWO, BorgCardGiven.class))
        .extracting(BorgCardGiven::seat)
        .containsExactly(ONE);
    assertThat(scene.state().table().starbase()).isEqualTo(out.state().table().starbase());
  }

  @Rule({"DB-BOR-01", "DB-VIC-03"})
  @Test
  void theTeamWinsAtOnceWhenTheGoalOfLocutusIsMet() {
    Given given = team(2).bridge(TWO, "man", "man", "phasers", "phasers").hand(ONE, "lure");
    Scene scene = pass(given.space("locutus").scene().does(play(ONE, "lure")));
    Outcome outcome = Scene.GAME.outcome(scene.state()).orElseThrow();
    assertThat(outcome.winners()).isEqualTo(Seat.first(2));
    assertThat(outcome.rule()).isEqualTo(RuleId.of("DB-BOR-01"));
    assertThat(scene.seen(ONE, SpaceCardFlipped.class)).hasSize(0);
  }

  @Rule("DB-BOR-01")
  @Test
  void theTeamWinsEvenIfTheCardDoesNotSaySo() {
    CardSet silent = Sets.with(Given.SMALL, "locutus", "reward", "[]");
    Given given = with(silent).bridge(TWO, "man", "man", "phasers", "phasers").hand(ONE, "lure");
    Scene scene = pass(given.space("locutus").scene().does(play(ONE, "lure")));
    Outcome outcome = Scene.GAME.outcome(scene.state()).orElseThrow();
    assertThat(silent.card("locutus").reward()).isEmpty();
    assertThat(outcome.winners()).isEqualTo(Seat.first(2));
    assertThat(outcome.rule()).isEqualTo(RuleId.of("DB-BOR-01"));
  }

  @Rule({"DB-BOR-01", "DB-D-30", "DB-BOR-33"})
  @Test
  void aLocutusThatIsNotMetGoesToTheBottom() {
    Scene scene = pass(agree(team(2).space("locutus").scene()));
    assertThat(Scene.GAME.outcome(scene.state())).isEmpty();
    assertThat(scene.seen(ONE, BorgCardGiven.class)).hasSize(2);
    assertThat(bottom(scene)).isEqualTo("locutus");
  }

  private static Given with(CardSet cards) {
    return acting(
        Given.config(2, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards)),
        Seat.first(2));
  }
}
