package io.stardeck.deckbuilder.bot;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.BattleRefresh;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import org.junit.jupiter.api.Test;

/** What the planner does in Klingon Civil War. */
class KlingonHabitsTest {
  private static final Seat FOUR = Seat.of(4);

  @Test
  void buysBeforeItMayMissAnAlliedStarship() {
    Scene scene =
        Given.klingon(2)
            .deck(ONE, "man", "man", "man", "man", "phasers", "evasive-maneuvers")
            .slots("c5")
            .tally(ONE, tally -> tally.withXp(5))
            .space("judge")
            .scene();

    ImmutableList<DeckbuilderAction> noSearch =
        ImmutableList.of(new Explore(ONE), new GainSlot(ONE, 0), new EndTurn(ONE));

    assertThat(scene.legal(ONE)).containsAll(noSearch);
    assertThat(new PlannerBot().choose(scene.view(ONE), noSearch, Chance.seeded(1)))
        .isEqualTo(new GainSlot(ONE, 0));
  }

  @Test
  void staysAwayFromWhatItCannotWin() {
    Scene scene =
        Given.klingon(2)
            .space("p1", "p1", "p1", "p0")
            .nothingElseInSpace()
            .deck(ONE, "man", "man", "man", "man")
            .scene();
    ImmutableList<DeckbuilderAction> open = ImmutableList.of(new EndTurn(ONE), new Explore(ONE));

    assertThat(new PlannerBot().choose(scene.view(ONE), open, Chance.seeded(1)))
        .isEqualTo(new EndTurn(ONE));
  }

  /** Two teams with equally many Allied Starships would wait for each other without end. */
  @Test
  void exploresForLittleWhereNothingIsAtStake() {
    Scene scene = Given.klingon(2).space("war", "arbiter").nothingElseInSpace().scene();
    ImmutableList<DeckbuilderAction> open = ImmutableList.of(new EndTurn(ONE), new Explore(ONE));

    assertThat(new PlannerBot().choose(scene.view(ONE), open, Chance.seeded(1)))
        .isEqualTo(new Explore(ONE));
  }

  @Test
  void turnsUpAnAlliedStarshipThatItCannotAcquireOnlyIfItLosesNothing() {
    assertThat(ends(Given.klingon(2).space("silent"))).isFalse();
    assertThat(ends(Given.klingon(2).space("judge"))).isTrue();
  }

  @Test
  void leavesTheArbiterToAnOpponentWhoLosesByIt() {
    assertThat(ends(robbing(2).points(TWO, "p0", "p0", "friend"))).isTrue();
    assertThat(ends(Given.klingon(2).space("arbiter").points(TWO, "p0"))).isFalse();
  }

  @Test
  void keepsTheArbiterFromAnOpponentWhoWinsByIt() {
    assertThat(ends(robbing(2).points(TWO, "p1", "p0", "friend", "loyal"))).isFalse();
  }

  /** Nobody wins points while it lies there. */
  @Test
  void turnsUpTheArbiterThatAllWaitForIfItIsTheStrongest() {
    assertThat(ends(robbing(2).points(TWO, "friend"))).isFalse();
  }

  @Test
  void turnsUpTheArbiterAmongThree() {
    assertThat(ends(robbing(3).points(TWO, "p0", "p0", "friend"))).isFalse();
  }

  /** The Arbiter alone in space takes an Allied Starship; seat 1 has won one and another ship. */
  private static Given robbing(int players) {
    String fail =
        """
        [{"op": "MOVE", "sel": {"zone": "POINTS", "role": "ALLIED"}, "n": 1,
          "to": "SPACE_DECK_BOTTOM"}]
        """;
    return Given.config(
            players,
            config ->
                config
                    .scenario(Scenario.KLINGON_CIVIL_WAR)
                    .cardSet(Sets.with(Given.KLINGON, "arbiter", "fail", fail)))
        .points(ONE, "friend", "p1")
        .space("arbiter");
  }

  /** Whether it ends its turn with nothing else in space and nothing to buy. */
  private static boolean ends(Given given) {
    Scene scene = given.nothingElseInSpace().deck(ONE, "man", "man", "man", "man").scene();
    ImmutableList<DeckbuilderAction> open = ImmutableList.of(new EndTurn(ONE), new Explore(ONE));
    assertThat(scene.legal(ONE)).containsAll(open);
    return new PlannerBot()
        .choose(scene.view(ONE), open, Chance.seeded(1))
        .equals(new EndTurn(ONE));
  }

  @Test
  void fightsForAWarThatOnlyItsPartnerCouldTakeFromIt() {
    Scene scene =
        Given.klingon(4)
            .bridge(FOUR, "raider", "phasers")
            .hand(TWO, "phasers")
            .space("war")
            .scene()
            .does(new Explore(ONE), new Pass(ONE));

    assertThat(choice(scene, TWO)).isInstanceOf(PlayCard.class);
  }

  @Test
  void keepsItsCardsInAWarThatAnOpponentWinsUnlessTheyWouldBeLost() {
    assertThat(choice(lostWar(BattleRefresh.KEEP_HAND), TWO)).isEqualTo(new Pass(TWO));
    assertThat(choice(lostWar(BattleRefresh.NEW_HAND), TWO)).isInstanceOf(PlayCard.class);
  }

  private static Scene lostWar(BattleRefresh refresh) {
    return Given.config(
            4,
            config ->
                config
                    .scenario(Scenario.KLINGON_CIVIL_WAR)
                    .cardSet(Given.KLINGON)
                    .battleRefresh(refresh))
        .bridge(Seat.of(3), "raider", "phasers")
        .hand(TWO, "phasers")
        .space("war")
        .scene()
        .does(new Explore(ONE), new Pass(ONE));
  }

  private static DeckbuilderAction choice(Scene scene, Seat seat) {
    return new PlannerBot().choose(scene.view(seat), scene.legal(seat), Chance.seeded(1));
  }
}
