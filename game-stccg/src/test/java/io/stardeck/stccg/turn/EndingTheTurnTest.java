package io.stardeck.stccg.turn;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.Counterattack;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A card that ends the turn ends what is in progress. */
@Rule("ST-EFF-46")
class EndingTheTurnTest {
  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'INTERRUPT','id':'ends','name':'ends','interrupt':{'any':true,"
              + "'windows':[{'window':'ORDER_DECLARED'}],'effects':[{'op':'END_TURN'}]}}");
  private static final Host TEAM = Host.team(0, ONE);

  // A planet for Klingons, space beside it.
  private final Scene scene = Scene.laid(SET).missions("147", "155");
  private final CardId own = scene.ship(ONE, "347", 0);
  private final Host aboard = Host.ship(own);

  private void endsIn(WindowKind kind) {
    while (!(scene.state().top() instanceof Phase.Window window && window.kind() == kind)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(TWO, "ends", Aim.NOTHING).passes();
    assertThat(scene.state().table().active()).isEqualTo(TWO);
    assertThat(scene.state().top()).isInstanceOf(Phase.Play.class);
  }

  @Test
  void aBattleEndsUndecided() {
    CardId target = scene.ship(TWO, "334", 0);
    scene.persons(ONE, aboard, "253").persons(TWO, Host.ship(target), "199").hand(TWO, "331");
    scene.orders(ONE).does(new AttackShip(ONE, target)).does(new Confirm(ONE));
    endsIn(WindowKind.BATTLE);
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).isEmpty();
    assertThat(scene.told(BattleEvent.BattleEnded.class))
        .containsExactly(new BattleEvent.BattleEnded(Optional.empty()));
  }

  @Test
  void aBattleEndsThoughAStrikeInReturnWasAnnounced() {
    CardId target = scene.ship(TWO, "334", 0); // unharmed: 6 against 9
    scene.persons(ONE, aboard, "253").persons(TWO, Host.ship(target), "204").hand(TWO, "331");
    scene.orders(ONE).does(new AttackShip(ONE, target)).quietly(new Confirm(ONE));
    scene.hand(ONE, "331");
    scene.does(new Counterattack(TWO, own)).does(new Confirm(TWO));
    scene.plays(TWO, "ends", Aim.NOTHING).passes();
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).hasSize(1);
    assertThat(scene.told(BattleEvent.BattleEnded.class))
        .containsExactly(new BattleEvent.BattleEnded(Optional.empty()));
    assertThat(scene.state().table().active()).isEqualTo(TWO);
  }

  @Test
  void whomAStrikeInReturnHasDestroyedStaysSo() {
    CardId target = scene.ship(TWO, "334", 0); // WEAPONS 8, SHIELDS 9
    scene.persons(ONE, aboard, "253").persons(TWO, Host.ship(target), "204");
    scene.with(own, ship -> ship.copy().withCondition(Condition.DAMAGED));
    scene.orders(ONE).quietly(new AttackShip(ONE, target)).quietly(new Confirm(ONE));
    scene.hand(ONE, "116"); // Escape Pod could be played when a ship is destroyed
    scene.does(new Counterattack(TWO, own)).does(new Confirm(TWO));
    while (!(scene.state().top() instanceof Phase.Window window
        && window.kind() == WindowKind.CASUALTY)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(ONE, "ends", Aim.NOTHING).passes();
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).hasSize(2);
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("ends", "347", "253");
    assertThat(scene.told(BattleEvent.BattleEnded.class)).hasSize(1);
    assertThat(scene.state().table().active()).isEqualTo(TWO);
  }

  @Rule("ST-INT-10")
  @Test
  void aMoveThatWasAnnouncedIsNotMade() {
    scene.persons(ONE, aboard, "253").hand(TWO, "331");
    scene.orders(ONE).does(new Move(ONE, own, true, 1));
    endsIn(WindowKind.ORDER_DECLARED);
    assertThat(scene.ship(own).location()).isZero();
  }

  @Rule("ST-INT-10")
  @Test
  void anAttemptThatWasAnnouncedIsNotMade() {
    scene.persons(ONE, TEAM, "253", "256").hand(TWO, "331");
    scene.orders(ONE).does(new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.KLINGON)));
    scene.does(new Confirm(ONE));
    endsIn(WindowKind.ORDER_DECLARED);
    assertThat(scene.told(MissionEvent.AttemptStarted.class)).isEmpty();
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("253", "256");
  }

  @Rule({"ST-TRN-02", "ST-SPC-05"})
  @Test
  void aTurnEndsAtItsStart() {
    scene.persons(ONE, aboard, "253").lies(TWO, "134", On.intruder(own));
    scene.hand(TWO, "331");
    scene.orders(TWO).does(new EndTurn(TWO));
    endsIn(WindowKind.BATTLE);
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).hasSize(1); // in the next turn
  }
}
