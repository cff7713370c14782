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
import io.stardeck.deckbuilder.card.Scenario;
import io.stardeck.deckbuilder.config.BattleRefresh;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
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
