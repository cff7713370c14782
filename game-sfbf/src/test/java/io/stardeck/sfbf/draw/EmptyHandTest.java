package io.stardeck.sfbf.draw;

import static io.stardeck.sfbf.scene.Given.FIVE;
import static io.stardeck.sfbf.scene.Given.FOUR;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.DrawTwoEmpty;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.TakeReserveEmpty;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Duel;
import io.stardeck.sfbf.state.Phase;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EmptyHandTest {
  private static final DrawTwoEmpty DRAW_TWO = new DrawTwoEmpty(TWO);

  @Rule({"BF-X-15", "BF-RSV-02", "BF-RSV-03", "BF-RSV-01"})
  @Test
  void takesAndPlaysOneReserveCardAfterAnotherInTheSameAttack() {
    Scene scene =
        attacked(Given.advanced(2)).hand(TWO, "rs-1").stash(TWO, "rs-2", "rs-3", "rs-4").scene();
    Scene defence = attack(scene);
    defence.rejects(take("rs-2"), "BF-RSV-02");
    Scene empty = defence.does(play("rs-1"));
    empty.rejects(take("rs-1"), "BF-RSV-02");
    Scene end = empty;
    while (!end.stash(TWO).isEmpty()) {
      // The copies bear each other's ids afterwards: their owner is told which came to hand.
      Scene taken = end.does(new TakeReserveEmpty(TWO, end.stash(TWO).get(0)));
      end = taken.does(play(taken.hand(TWO).get(0)));
    }
    assertThat(end.stash(TWO)).isEmpty();
    assertThat(end.phase()).as("nothing is left").isNotInstanceOf(Phase.DefenceWindow.class);
    assertThat(end.ship("kli-d7").damage()).isZero();
  }

  @Rule({"BF-X-16", "BF-RSV-04"})
  @Test
  void theCardTakenNeedNotBePlayed() {
    Scene scene = attacked(Given.advanced(2)).hand(TWO, "rs-1").stash(TWO, "rs-2").scene();
    Scene end = attack(scene).does(play("rs-1"), take("rs-2"), new PassDefence(TWO));
    assertThat(end.hand(TWO)).containsExactly(card("rs-2"));
  }

  @Rule({"BF-RSV-01", "BF-RSV-02"})
  @Test
  void theActivePlayerTakesNone() {
    Scene scene = attacked(Given.advanced(2)).stash(ONE, "rs-2").scene();
    scene.rejects(new TakeReserveEmpty(ONE, card("rs-2")), "BF-ACT-01");
  }

  @Rule({"BF-X-48", "BF-RSV-06", "BF-SET-14", "BF-D-04", "BF-I-05"})
  @Test
  void withFivePlayersAnEmptyHandDrawsTwoAndGoesOnDefending() {
    Scene defence =
        attack(
            five(attacked(Given.advanced(5))).hand(TWO, "rs-1").starbase("rs-2", "rs-3").scene());
    defence.rejects(DRAW_TWO, "BF-RSV-06");
    Scene drawn = defence.does(play("rs-1"), DRAW_TWO);
    assertThat(drawn.hand(TWO)).containsExactly(card("rs-2"), card("rs-3"));
    drawn.rejects(DRAW_TWO, "BF-RSV-06");
    Scene again = drawn.does(play("rs-2"), play("rs-3"), DRAW_TWO);
    assertThat(again.hand(TWO)).as("each time").hasSize(2);
    Scene lastCard =
        attack(
            five(attacked(Given.advanced(5)))
                .hand(TWO, "rs-1")
                .discard("rs-3")
                .starbase("rs-2")
                .nothingElseInStarbase()
                .scene());
    assertThat(lastCard.does(play("rs-1"), DRAW_TWO).hand(TWO))
        .as("the second one from the new Starbase")
        .containsExactly(card("rs-2"), card("rs-3"));
  }

  @Rule({"BF-RSV-06", "BF-SET-14"})
  @Test
  void withFewerPlayersAnEmptyHandDrawsNothing() {
    Scene defence =
        attack(attacked(Given.advanced(2)).hand(TWO, "rs-1").stash(TWO, "rs-2").scene());
    defence.does(play("rs-1")).rejects(DRAW_TWO, "BF-RSV-06");
  }

  @Rule({"BF-D-52", "BF-SET-14"})
  @Test
  void aDuelOfTwoAmongFiveGivesAnEmptyHandNothing() {
    BattleForceState five =
        five(attacked(Given.config(5, config -> config.tieBreak(TieBreak.DUEL))))
            .hand(TWO, "rs-1", "rs-2")
            .gameTurn(203)
            .state();
    Duel duel = new Duel(ImmutableList.of(ONE, TWO), ImmutableList.of(9, 9, 1, 1, 1), 220);
    Scene defence = attack(Scene.at(five.with(five.table().withDuel(Optional.of(duel)))));
    Scene empty = defence.does(play("rs-1"), play("rs-2"));
    assertThat(empty.phase()).isNotInstanceOf(Phase.DefenceWindow.class);
  }

  @Rule("BF-D-04")
  @Test
  void theLastCardOfBothPilesIsDrawnAlone() {
    Scene drawn =
        attack(
                five(attacked(Given.advanced(5)))
                    .hand(TWO, "rs-1")
                    .starbase("rs-2")
                    .nothingElseInStarbase()
                    .scene())
            .does(play("rs-1"), DRAW_TWO);
    assertThat(drawn.hand(TWO)).containsExactly(card("rs-2"));
    Scene none =
        attack(
                five(attacked(Given.advanced(5)))
                    .hand(TWO, "rs-1")
                    .stash(TWO, "rs-3")
                    .nothingElseInStarbase()
                    .scene())
            .does(play("rs-1"));
    none.rejects(DRAW_TWO, "BF-RSV-06");
  }

  @Rule("BF-RSV-07")
  @Test
  void withBothRulesThePlayerChoosesOne() {
    Scene empty =
        attack(five(attacked(Given.advanced(5))).hand(TWO, "rs-1").stash(TWO, "rs-2").scene())
            .does(play("rs-1"));
    assertThat(empty.legal(TWO)).contains(DRAW_TWO, take("rs-2"));
    empty.does(take("rs-2")).rejects(DRAW_TWO, "BF-RSV-06");
    empty.does(DRAW_TWO).rejects(take("rs-2"), "BF-RSV-02");
  }

  @Rule("BF-RSV-05")
  @Test
  void reserveCardsAreNoPartOfTheDiscardPile() {
    Scene drawn =
        attack(
                five(attacked(Given.advanced(5)))
                    .hand(TWO, "rs-1")
                    .stash(TWO, "rs-2")
                    .discard("rs-3")
                    .nothingElseInStarbase()
                    .scene())
            .does(play("rs-1"), DRAW_TWO);
    assertThat(drawn.hand(TWO)).containsExactly(card("rs-3"));
    assertThat(drawn.stash(TWO)).containsExactly(card("rs-2"));
  }

  private static Scene attack(Scene scene) {
    return scene.does(
        new BeginAttack(ONE, ship("fed-ca")),
        new AimAt(ONE, ship("kli-d7")),
        new AddWeapon(ONE, card("ph1-2-1"), BoxType.PH1),
        new Commit(ONE));
  }

  private static BattleForceAction play(String id) {
    return play(card(id));
  }

  private static BattleForceAction play(CardId card) {
    return new PlayDefence(TWO, card, Optional.empty(), Optional.empty());
  }

  private static TakeReserveEmpty take(String id) {
    return new TakeReserveEmpty(TWO, card(id));
  }

  private static Given attacked(Given given) {
    return given
        .screen(ONE, "fed-ca")
        .screen(TWO, "kli-d7")
        .hand(ONE, "ph1-2-1")
        .phases(PhaseStack.choice(ONE));
  }

  private static Given five(Given given) {
    return given.screen(THREE, "gor-bc").screen(FOUR, "gor-dd").screen(FIVE, "gor-cl");
  }
}
