package io.stardeck.stccg.text;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent.BattleEnded;
import io.stardeck.stccg.event.BattleEvent.LeaderMissing;
import io.stardeck.stccg.event.CardEvent.CardDiscarded;
import io.stardeck.stccg.event.CardEvent.CardLaid;
import io.stardeck.stccg.event.CardEvent.CardMarked;
import io.stardeck.stccg.event.CardEvent.CardMoved;
import io.stardeck.stccg.event.CardEvent.CardPlayed;
import io.stardeck.stccg.event.CardEvent.CardTurnedOver;
import io.stardeck.stccg.event.CardEvent.CardsRenamed;
import io.stardeck.stccg.event.CardEvent.CountdownAdvanced;
import io.stardeck.stccg.event.MissionEvent.AttemptStarted;
import io.stardeck.stccg.event.MissionEvent.GroupStopped;
import io.stardeck.stccg.event.MissionEvent.GroupUnstopped;
import io.stardeck.stccg.event.MissionEvent.OrderDeclared;
import io.stardeck.stccg.event.MissionEvent.RepairAdvanced;
import io.stardeck.stccg.event.Stake;
import io.stardeck.stccg.event.TurnEvent.GameEnded;
import io.stardeck.stccg.event.TurnEvent.PhaseChanged;
import io.stardeck.stccg.event.TurnEvent.PointsScored;
import io.stardeck.stccg.event.TurnEvent.WindowOpened;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What happened, each event in a sentence. */
class EventTextTest {
  private static final Narrator<StccgAction, StccgView> NARRATOR = new StccgGame().narrator();

  @Test
  void whatIsRememberedOfACardIsSaid() {
    StccgView view = StccgView.of(Scene.laid().missions("153", "155").state(), ONE);
    Card card = Card.of(CardId.of(7), "212", ONE);
    assertThat(marked(view, card.marked(new Mark.Drawn())))
        .isEqualTo("Geordi La Forge is the card drawn last");
    assertThat(marked(view, card.marked(new Mark.NoBeam(1)), new Mark.NoBeam(2)))
        .isEqualTo("Geordi La Forge cannot beam for 1 turn");
    assertThat(NARRATOR.event(view, new PhaseChanged(ONE, "play")))
        .isEqualTo("It is time for seat 1 to play a card");
    assertThat(NARRATOR.event(view, new PhaseChanged(ONE, "orders")))
        .isEqualTo("It is time for seat 1 to give orders");
  }

  @Test
  void whatIsNotRememberedAnyMoreIsSaid() {
    StccgView view = StccgView.of(Scene.laid().missions("153", "155").state(), ONE);
    Card card = Card.of(CardId.of(7), "212", ONE);
    assertThat(marked(view, card, new Mark.NoBeam(1))).isEqualTo("Geordi La Forge can beam again");
    assertThat(marked(view, card.marked(new Mark.Tried(0)), new Mark.Arrested()))
        .isEqualTo("Geordi La Forge is not under house arrest any more");
    assertThat(marked(view, card, new Mark.Tried(0), new Mark.Deactivated()))
        .isEqualTo(
            "Geordi La Forge counts as fresh again for Evaluate Terraforming and is active again");
  }

  private static String marked(StccgView view, Card card, Mark... gone) {
    return NARRATOR.event(view, new CardMarked(card, ImmutableList.copyOf(gone)));
  }

  @Test
  void whatIsToldIsTrueAndASentence() {
    Scene scene = Scene.laid().missions("153", "155");
    CardId outpost = scene.outpost(ONE, "104", 0);
    StccgView view = StccgView.of(scene.state(), ONE);
    Card person = Card.of(CardId.of(7), "212", ONE);
    Card gaps = Card.of(CardId.of(8), "075", ONE);
    Host team = Host.team(0, ONE);
    assertThat(NARRATOR.event(view, new AttemptStarted(ONE, 0, team, 1))).endsWith("with 1 card");
    assertThat(NARRATOR.event(view, new GroupStopped(Host.outpost(outpost))))
        .isEqualTo("the group at Federation Outpost is stopped");
    assertThat(NARRATOR.event(view, new CardDiscarded(person)))
        .isEqualTo("Geordi La Forge goes to the discard pile");
    assertThat(NARRATOR.event(view, new GroupUnstopped(team))).endsWith(" is not stopped any more");
    assertThat(NARRATOR.event(view, new CountdownAdvanced(gaps, 1))).endsWith(" has 1 turn left");
    assertThat(NARRATOR.event(view, new CountdownAdvanced(gaps, 0))).endsWith(" runs out");
    assertThat(NARRATOR.event(view, new CardTurnedOver(gaps, true))).endsWith(" is turned over");
    assertThat(NARRATOR.event(view, new CardTurnedOver(gaps, false))).endsWith(" is turned back");
    assertThat(NARRATOR.event(view, new CardLaid(ONE, gaps, Aim.at(0))))
        .isEqualTo("Gaps in Normal Space lies in play to the right of " + name(view, 0));
    assertThat(NARRATOR.event(view, new CardPlayed(ONE, gaps, Aim.at(0))))
        .endsWith(" to the right of " + name(view, 0));
    assertThat(NARRATOR.event(view, new CardMoved(ONE, Optional.of(person), team, team)))
        .startsWith("Geordi La Forge comes back to the team of seat 1 on ");
    assertThat(NARRATOR.event(view, new CardsRenamed("ship", ImmutableList.of(person))))
        .isEqualTo("Others cannot follow any more: Geordi La Forge");
    Outcome won =
        new Outcome(ImmutableList.of(TWO), ImmutableList.of(1, 5), RuleId.of("ST-WIN-02"));
    assertThat(NARRATOR.event(view, new GameEnded(won, ImmutableList.of(new Stake(ONE, "212")))))
        .endsWith("; at stake: seat 1 loses Geordi La Forge");
  }

  private static String name(StccgView view, int location) {
    return view.table().def(view.table().location(location).card()).name();
  }

  @Test
  void playersAreListedAndTheEndIsASentence() {
    StccgView view = StccgView.of(Scene.laid().missions("153").state(), ONE);
    assertThat(
            NARRATOR.event(view, new WindowOpened(WindowKind.BATTLE, ImmutableList.of(ONE, TWO))))
        .isEqualTo("Others may answer: seat 1, seat 2");
    RuleId rule = RuleId.of("ST-WIN-01");
    assertThat(
            NARRATOR.event(
                view,
                new GameEnded(
                    new Outcome(ImmutableList.of(TWO), ImmutableList.of(1, 100), rule),
                    ImmutableList.of())))
        .isEqualTo("The game is over: seat 2 wins; seat 1 has 1 point, seat 2 has 100 points");
    assertThat(
            NARRATOR.event(
                view,
                new GameEnded(
                    new Outcome(ImmutableList.of(), ImmutableList.of(0, 0), rule),
                    ImmutableList.of())))
        .isEqualTo("The game is over: nobody wins; seat 1 has 0 points, seat 2 has 0 points");
  }

  @Rule({"ST-DMG-08", "ST-SCO-02"})
  @Test
  void whatIsLostIsToldAsLost() {
    Scene scene = Scene.laid().missions("153");
    CardId ship = scene.ship(ONE, "339", 0);
    StccgView view = StccgView.of(scene.state(), ONE);
    assertThat(NARRATOR.event(view, new RepairAdvanced(ship, Condition.REPAIRING)))
        .endsWith(" is being repaired");
    assertThat(NARRATOR.event(view, new RepairAdvanced(ship, Condition.DAMAGED)))
        .endsWith(" is not being repaired any more");
    assertThat(NARRATOR.event(view, new RepairAdvanced(ship, Condition.OK)))
        .endsWith(" is repaired");
    assertThat(NARRATOR.event(view, new PointsScored(ONE, -5, "048")))
        .isEqualTo("seat 1 loses 5 by Sarjenka");
  }

  @Rule({"ST-SHB-01", "ST-ATB-03"})
  @Test
  void itIsSaidWhichShipsAttackAndWhoWins() {
    Scene scene = Scene.laid().missions("153");
    CardId target = scene.ship(TWO, "339", 0);
    CardId striker = scene.ship(ONE, "347", 0);
    StccgView view = StccgView.of(scene.state(), ONE);
    Order attack = new Order.AttackShip(target);
    assertThat(
            NARRATOR.event(
                view,
                new OrderDeclared(ONE, attack, Optional.empty(), 0, 0, ImmutableList.of(striker))))
        .isEqualTo("seat 1 attacks U.S.S. Nebula with I.K.C. K'Vort, if nobody objects");
    assertThat(NARRATOR.event(view, new LeaderMissing(TWO)))
        .isEqualTo("Nobody leads the side of seat 2");
    assertThat(NARRATOR.event(view, new BattleEnded(Optional.of(ONE))))
        .isEqualTo("The battle ends, and seat 1 wins");
    assertThat(NARRATOR.event(view, new BattleEnded(Optional.empty())))
        .isEqualTo("The battle ends");
  }
}
