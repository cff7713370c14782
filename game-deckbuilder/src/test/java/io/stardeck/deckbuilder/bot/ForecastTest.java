package io.stardeck.deckbuilder.bot;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.window.Gathering;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ForecastTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();

  @Test
  void ofEqualPlayersTheOneOnTurnIsALittleAhead() {
    assertThat(hope(turn(Given.exploration(2)), ONE)).isBetween(0.5, 0.6);
    assertThat(hope(turn(Given.klingon(2)), ONE)).isBetween(0.5, 0.6);
  }

  @Test
  void missionPointsAreAnAdvantage() {
    DeckbuilderState state = turn(Given.exploration(2).points(TWO, "m0"));

    assertThat(hope(state, TWO)).isGreaterThan(hope(turn(Given.exploration(2)), TWO));
    assertThat(hope(state, ONE)).isLessThan(hope(turn(Given.exploration(2)), ONE));
  }

  @Test
  void betterDeckIsAnAdvantage() {
    DeckbuilderState state = turn(Given.exploration(2).deck(TWO, "c9").deck(ONE, "tricorder"));

    assertThat(hope(state, TWO)).isGreaterThan(0.5);
  }

  @Test
  void thereIsNoneWithinATurn() {
    DeckbuilderState state = turn(Given.exploration(2).hand(ONE, "tricorder"));
    DeckbuilderAction play = new PlayCard(ONE, Given.card("tricorder"));

    assertThat(GAME.prospect(state, ONE)).isPresent();
    assertThat(GAME.prospect(GAME.next(state, play), ONE)).isEmpty();
  }

  @Test
  void alliedStarshipsDecideWhoMeetsTheArbiter() {
    double none = hope(turn(Given.klingon(2)), TWO);
    double points = hope(turn(Given.klingon(2).points(TWO, "p0", "p0", "p0")), TWO);
    double ally = hope(turn(Given.klingon(2).points(TWO, "friend")), TWO);
    double goal = hope(turn(Given.klingon(2).points(TWO, "p0", "p1", "friend")), TWO);

    assertThat(points).isEqualTo(none);
    assertThat(ally).isGreaterThan(none);
    assertThat(goal).isGreaterThan(ally);
  }

  @Test
  void theTeamOfBorgInvasionHopesForOneAndTheSame() {
    DeckbuilderState state = team(decks());

    assertThat(hope(state, ONE)).isEqualTo(hope(state, TWO)).isBetween(0.05, 0.95);
    assertThat(hope(team(decks().deck(TWO, "c9")), ONE)).isGreaterThan(hope(state, ONE));
    assertThat(hope(team(decks().discard(TWO, "borg", "borg")), ONE)).isLessThan(hope(state, ONE));
  }

  @Test
  void thereIsNoneOnceSomebodyOfTheTeamHasActed() {
    DeckbuilderState state = team(Given.borg(2).hand(TWO, "tricorder"));
    DeckbuilderAction play = new PlayCard(TWO, Given.card("tricorder"));

    assertThat(GAME.prospect(state, ONE)).isPresent();
    assertThat(GAME.prospect(GAME.next(state, play), ONE)).isEmpty();
  }

  @Test
  void thereIsNoneWhereTeamsOfBorgInvasionVie() {
    Given two =
        Given.config(
            2,
            config ->
                config
                    .scenario(Scenario.BORG_INVASION)
                    .addTeams(ImmutableList.of(ONE), ImmutableList.of(TWO)));

    DeckbuilderState state =
        two.phases(new TeamAction(ONE, Gathering.of(ImmutableList.of(ONE)))).scene().state();
    assertThat(GAME.prospect(state, ONE)).isEmpty();
  }

  /** A search asks for it: nobody shares what a team has won ({@code DB-BOR-01}). */
  @Test
  void teamOfASearchIsThatOfTheGame() {
    assertThat(GAME.team(team(decks()), TWO)).containsExactly(ONE, TWO);
    assertThat(GAME.team(turn(Given.klingon(2)), TWO)).containsExactly(TWO);
  }

  @Property(tries = 20)
  void chancesOfAllAddUpToOne(
      @ForAll long seed,
      @ForAll @IntRange(max = 200) int decisions,
      @ForAll @IntRange(min = 2, max = 4) int seats,
      @ForAll boolean klingon) {
    DeckbuilderState state = played(klingon, seats, seed, decisions);
    double sum = 0;
    for (Seat seat : Seat.first(seats)) {
      sum += hope(state, seat) / GAME.team(state, seat).size();
    }
    assertThat(sum).isCloseTo(1, Offset.offset(1e-9));
  }

  private static Given decks() {
    return Given.borg(2).deck(ONE, "tricorder").deck(TWO, "tricorder");
  }

  /** The team of Borg Invasion begins to act. */
  private static DeckbuilderState team(Given given) {
    return given.phases(new TeamAction(ONE, Gathering.of(Seat.first(2)))).scene().state();
  }

  /** A turn that begins. */
  private static DeckbuilderState turn(Given given) {
    return given.phases(new TurnStart(ONE)).scene().state();
  }

  /** The last turn that has begun after some decisions. */
  private static DeckbuilderState played(boolean klingon, int seats, long seed, int decisions) {
    DeckbuilderConfig config =
        DeckbuilderConfig.builder()
            .players(seats)
            .scenario(klingon ? Scenario.KLINGON_CIVIL_WAR : Scenario.EXPLORATION)
            .build();
    DeckbuilderState state = GAME.setup(config, Chance.seeded(seed)).state();
    Random random = new Random(seed);
    DeckbuilderState turn = state;
    for (int i = 0; i < decisions && GAME.outcome(state).isEmpty(); i++) {
      turn = state.top() instanceof TurnStart ? state : turn;
      ImmutableList<DeckbuilderAction> legal = GAME.legalActions(state, GAME.toAct(state).get(0));
      state = GAME.next(state, legal.get(random.nextInt(legal.size())));
    }
    return turn;
  }

  private static double hope(DeckbuilderState state, Seat seat) {
    double hope = GAME.prospect(state, seat).orElseThrow();
    assertThat(hope).isBetween(0.0, 1.0);
    return hope;
  }
}
