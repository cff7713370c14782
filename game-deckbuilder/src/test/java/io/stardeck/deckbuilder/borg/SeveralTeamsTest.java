package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.borg.Team.acting;
import static io.stardeck.deckbuilder.borg.Team.agree;
import static io.stardeck.deckbuilder.borg.Team.bottom;
import static io.stardeck.deckbuilder.borg.Team.damage;
import static io.stardeck.deckbuilder.borg.Team.pass;
import static io.stardeck.deckbuilder.borg.Team.play;
import static io.stardeck.deckbuilder.borg.Team.waitedFor;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.event.TurnEvent.TurnStarted;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Borg Invasion with several teams: seats 1 and 3 against seat 2. */
class SeveralTeamsTest {
  private static final ImmutableList<Seat> ODD = ImmutableList.of(ONE, THREE);
  private static final ImmutableList<ImmutableList<Seat>> TEAMS =
      ImmutableList.of(ODD, ImmutableList.of(TWO));

  @Rule({"DB-BOR-70", "DB-BOR-71", "DB-BOR-15", "DB-D-59", "DB-I-25"})
  @Test
  void teamsHaveTurnsOfTheirOwnAndEachItsLead() {
    Scene scene = odd().space("p0", "p0", "p0", "p0").scene();
    for (Seat lead : ImmutableList.of(TWO, THREE, TWO, ONE)) {
      assertThat(waitedFor(scene)).doesNotContain(lead.equals(TWO) ? TWO : ONE);
      scene = agree(scene);
      assertThat(scene.state().table().turnPlayer()).isEqualTo(lead);
      assertThat(waitedFor(scene)).isEqualTo(lead.equals(TWO) ? ImmutableList.of(TWO) : ODD);
    }
  }

  @Rule({"DB-BOR-71", "DB-BOR-15", "DB-SET-12"})
  @Test
  void theTeamOfTheStartingPlayerBeginsAndTheNextClockwiseLeadsTheOther() {
    Seat four = Seat.of(4);
    DeckbuilderConfig config =
        DeckbuilderConfig.builder()
            .players(4)
            .scenario(Scenario.BORG_INVASION)
            .addTeams(ODD, ImmutableList.of(TWO, four))
            .startPlayer(THREE)
            .cardSet(Given.SMALL)
            .build();
    DeckbuilderState state = Scene.GAME.setup(config, Chance.seeded("teams")).state();
    assertThat(state.table().turn().leads()).containsExactly(THREE, four);
    assertThat(state.table().turnPlayer()).isEqualTo(THREE);
    assertThat(state.borg().size()).isLessThanOrEqualTo(25);
  }

  @Rule({"DB-BOR-71", "DB-BOR-23", "DB-BOR-27"})
  @Test
  void whatIsFlippedIsForTheTeamOnTurnAlone() {
    Scene scene = agree(odd().space("spore").scene());
    assertThat(scene.seen(ONE, BorgCardGiven.class))
        .extracting(BorgCardGiven::seat)
        .containsExactly(TWO);
    scene.rejects(new AgreeEnd(ONE), "DB-BOR-23").rejects(new Search(THREE, 0), "DB-BOR-23");
    assertThat(scene.state().table().turn().teamSearches()).isEqualTo(3);
  }

  @Rule("DB-BOR-71")
  @Test
  void neighboursOfWhatIsFlippedAreOfTheTeamOnTurnAndOpponentsOfTheOthers() {
    String give =
        "[{\"op\": \"GAIN_BORG\", \"player\": \"%s\", \"n\": 1},"
            + " {\"op\": \"DAMAGE\", \"player\": \"EACH_OPPONENT\", \"amount\": 1}]";
    CardSet left = Sets.with(Given.SMALL, "spore", "effects", give.formatted("LEFT"));
    CardSet both = Sets.with(left, "gnat", "flip", give.formatted("RIGHT"));
    // Clockwise from seat 3 comes seat 1; counter-clockwise seat 2 is passed over.
    Given given =
        Given.config(
            3, config -> config.scenario(Scenario.BORG_INVASION).teams(TEAMS).cardSet(both));
    Scene scene = agree(acting(given, ODD).space("p0", "spore", "p1", "gnat").scene());
    scene = agree(scene);
    assertThat(scene.state().table().turnPlayer()).isEqualTo(THREE);
    assertThat(given(scene)).containsExactly(ONE);
    assertThat(damages(scene)).containsExactly(0, 1, 0);
    scene = agree(agree(scene));
    assertThat(scene.state().table().turnPlayer()).isEqualTo(ONE);
    assertThat(given(scene)).containsExactly(THREE);
    assertThat(damages(scene)).containsExactly(0, 2, 0);
  }

  private static ImmutableList<Integer> damages(Scene scene) {
    return ImmutableList.of(damage(scene, ONE), damage(scene, TWO), damage(scene, THREE));
  }

  private static ImmutableList<Seat> given(Scene scene) {
    return scene.seen(ONE, BorgCardGiven.class).stream()
        .map(BorgCardGiven::seat)
        .collect(ImmutableList.toImmutableList());
  }

  @Rule({"DB-BOR-72", "DB-BOR-01", "DB-BOR-70"})
  @Test
  void theTeamThatMeetsLocutusWins() {
    Given given = odd().bridge(THREE, "man", "man", "phasers", "phasers").hand(ONE, "lure");
    Scene scene = pass(given.space("locutus").scene().does(play(ONE, "lure")));
    Outcome outcome = Scene.GAME.outcome(scene.state()).orElseThrow();
    assertThat(outcome.winners()).isEqualTo(ODD);
    assertThat(outcome.rule()).isEqualTo(RuleId.of("DB-BOR-01"));
  }

  @Rule({"DB-BOR-72", "DB-D-59"})
  @Test
  void aLocutusThatOneTeamDoesNotMeetWaitsForTheNext() {
    Scene scene = pass(agree(odd().space("locutus").scene()));
    assertThat(bottom(scene)).isEqualTo("locutus");
    assertThat(scene.ids(scene.area(ONE).discard())).isEmpty();
    assertThat(scene.ids(scene.area(TWO).discard())).containsExactly("borg");
  }

  @Rule({"DB-BOR-72", "DB-BOR-45", "DB-D-59", "DB-BOR-70"})
  @Test
  void theLastTeamLeftWins() {
    Given given = odd().hand(TWO, "borg", "borg", "borg", "borg").space("boarding");
    Scene scene = agree(given.scene());
    assertThat(scene.area(TWO).standing()).isEqualTo(Standing.ASSIMILATED);
    Outcome outcome = Scene.GAME.outcome(scene.state()).orElseThrow();
    assertThat(outcome.winners()).isEqualTo(ODD);
    assertThat(outcome.rule()).isEqualTo(RuleId.of("DB-BOR-72"));
  }

  @Rule({"DB-BOR-72", "DB-BOR-40"})
  @Test
  void nobodyWinsWithTheLastBorgCard() {
    Given given = odd().borgArea(1).hand(TWO, "borg", "borg", "borg", "borg").space("boarding");
    Scene scene = agree(given.scene());
    assertThat(scene.area(TWO).standing()).isEqualTo(Standing.ASSIMILATED);
    Outcome outcome = Scene.GAME.outcome(scene.state()).orElseThrow();
    assertThat(outcome.winners()).isEmpty();
    assertThat(outcome.rule()).isEqualTo(RuleId.of("DB-BOR-40"));
  }

  @Rule({"DB-BOR-72", "DB-BOR-45", "DB-BOR-33", "DB-BOR-70"})
  @Test
  void aTeamThatIsGoneHasNoTurnsAnyMore() {
    Given three =
        Given.config(
            3,
            config ->
                config
                    .scenario(Scenario.BORG_INVASION)
                    .teams(
                        ImmutableList.of(
                            ImmutableList.of(ONE),
                            ImmutableList.of(TWO),
                            ImmutableList.of(THREE))));
    Given given = acting(three, ImmutableList.of(ONE)).hand(TWO, "borg", "borg", "borg", "borg");
    Scene scene = agree(given.space("boarding", "cache", "p0", "p0").scene());
    // The turn of seat 2 is over before it could do anything; what it has flipped is put away.
    assertThat(scene.area(TWO).standing()).isEqualTo(Standing.ASSIMILATED);
    assertThat(scene.state().table().turnPlayer()).isEqualTo(THREE);
    assertThat(scene.area(TWO).points()).isEmpty();
    scene = agree(agree(scene));
    assertThat(scene.seen(ONE, TurnStarted.class))
        .extracting(TurnStarted::seat)
        .containsExactly(THREE);
  }

  @Rule({"DB-BOR-15", "DB-BOR-71", "DB-D-56"})
  @Test
  void theHeirOfALeadIsOfHisTeamAndHasLedTheTurn() {
    Given given = five(Given.SMALL).space("boarding", "p0", "p0", "p0", "p0");
    Scene scene = given.hand(ONE, "lure", "borg", "borg", "borg").scene().does(play(ONE, "lure"));
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.ASSIMILATED);
    assertThat(scene.state().table().turnPlayer()).isEqualTo(THREE);
    assertLead(scene, 2, 5, 4, 3);
  }

  @Rule({"DB-BOR-15", "DB-BOR-71"})
  @Test
  void whoIsAssimilatedBeforeHeLeadsIsPassedOver() {
    Given given = five(Given.SMALL).space("p0", "p0", "p0", "p0", "p0");
    given.hand(ONE, "grafter").hand(THREE, "borg", "borg", "borg", "borg");
    Scene scene = given.scene().does(play(ONE, "grafter"));
    assertThat(scene.area(THREE).standing()).isEqualTo(Standing.ASSIMILATED);
    assertLead(scene, 2, 5, 4, 1, 2);
  }

  @Rule({"DB-BOR-15", "DB-BOR-71", "DB-BOR-72"})
  @Test
  void whoIsAssimilatedInTheTurnOfAnotherTeamIsPassedOver() {
    String borg =
        "[{\"op\": \"GAIN_BORG\", \"player\": \"EACH_OPPONENT\", \"n\": 1, \"to\": \"HAND\"}]";
    CardSet cards = Sets.with(Given.SMALL, "grafter", "onPlay", borg);
    Given given = five(cards).space("p0", "p0", "p0", "p0", "p0").hand(TWO, "grafter");
    given.deck(THREE, "borg", "borg", "borg", "borg", "ensign");
    Scene scene = agree(given.scene()).does(play(TWO, "grafter"));
    assertThat(scene.area(THREE).standing()).isEqualTo(Standing.ASSIMILATED);
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
    assertLead(scene, 5, 4, 1, 2, 5);
  }

  /** Seats 1, 3 and 5 are on turn, seats 2 and 4 are against them. */
  private static Given five(CardSet cards) {
    ImmutableList<Seat> odd = ImmutableList.of(ONE, THREE, Seat.of(5));
    ImmutableList<Seat> even = ImmutableList.of(TWO, Seat.of(4));
    return acting(
        Given.config(
            5,
            config ->
                config
                    .scenario(Scenario.BORG_INVASION)
                    .teams(ImmutableList.of(odd, even))
                    .cardSet(cards)),
        odd);
  }

  /** The next turns are led by those seats, if nobody does anything. */
  private static void assertLead(Scene scene, int... leads) {
    Scene next = scene;
    for (int lead : leads) {
      next = agree(next);
      assertThat(next.state().table().turnPlayer()).isEqualTo(Seat.of(lead));
    }
  }

  private static Given odd() {
    return acting(
        Given.config(3, config -> config.scenario(Scenario.BORG_INVASION).teams(TEAMS)), ODD);
  }
}
