package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.DeclineCounterattack;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;

/** What another player controls for own turns or for a battle ({@code ST-EFF-16}). */
class LoansTest {
  private static String takes(String id, String words) {
    return ("{'kind':'INTERRUPT','id':'%1$s','name':'%1$s','interrupt':{'any':true,'targets':["
            + "{'kind':'SHIP_OR_TEAM','whose':'ANY'}],'effects':[{'op':'TAKE_CONTROL',%2$s}]}}")
        .formatted(id, words);
  }

  private static final CardSet SET =
      OwnSet.with(
          takes("a-turn", "'until':'OWN_TURN'"),
          takes("two-turns", "'until':'OWN_TURN','turns':2,'of':{'from':'TARGET'}"),
          takes("battle", "'until':'BATTLE'"),
          takes("team-battle", "'until':'BATTLE','of':{'from':'TARGET'}"));

  private static final Host MINE = Host.team(0, ONE);
  private static final Host THEIRS = Host.team(0, TWO);

  private final Scene scene = Scene.laid(SET).missions("162", "191");

  @Rule({"ST-EFF-16", "ST-TRM-01"})
  @Test
  void aShipGoesBackAtTheEndOfTheNextFullTurnOfWhoHasIt() {
    CardId ship = scene.ship(TWO, "331", 0);
    scene.persons(TWO, Host.ship(ship), "205");
    scene.orders(ONE).interrupts(ONE, "a-turn", Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).of(ONE)).isTrue();
    scene.turns(2); // the one under way is no full one
    assertThat(scene.ship(ship).of(ONE)).isTrue();
    scene.turns(1);
    assertThat(scene.ship(ship).of(TWO)).isTrue();
    assertThat(scene.ship(ship).lent()).isEmpty();
  }

  @Rule({"ST-EFF-16", "ST-TRM-01"})
  @Test
  void personsGoBackAfterTwoTurnsOfWhoHasThem() {
    scene.persons(TWO, THEIRS, "205", "214");
    scene.orders(TWO).interrupts(ONE, "two-turns", Aim.at(THEIRS));
    scene.turns(3); // a turn of theirs, one of the taker, and one of theirs
    assertThat(scene.defs(MINE, Role.FREE)).containsExactly("205", "214");
    scene.turns(1);
    assertThat(scene.state().persons(MINE)).isZero();
    assertThat(scene.state().cards(THEIRS, Role.FREE)).noneMatch(card -> card.has(Mark.Lent.class));
  }

  @Rule({"ST-EFF-16", "ST-BAT-01"})
  @Test
  void aShipThatIsHadForABattleGoesBackAfterIt() {
    CardId target = scene.ship(TWO, "340", 1);
    CardId other = scene.ship(TWO, "331", 1);
    CardId own = scene.ship(ONE, "347", 1);
    scene.persons(ONE, Host.ship(own), "253", "256").persons(TWO, Host.ship(other), "215");
    scene.hand(ONE, "battle");
    scene.orders(ONE).does(new AttackShip(ONE, target)).does(new Confirm(ONE));
    while (((Phase.Window) scene.state().top()).kind() != WindowKind.BATTLE) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(ONE, "battle", Aim.at(Host.ship(other))).passes();
    if (scene.state().top() instanceof OrderPhase.Countering) {
      assertThat(scene.ship(other).of(ONE)).isTrue();
      scene.quietly(new DeclineCounterattack(TWO));
    }
    assertThat(scene.ship(other).of(TWO)).isTrue();
    assertThat(scene.ship(other).returnsTo()).isEmpty();
  }

  @Rule("ST-EFF-16")
  @Test
  void whereNoBattleIsFoughtTheyGoBackWithTheTurn() {
    scene.persons(TWO, THEIRS, "205");
    scene.orders(ONE).interrupts(ONE, "team-battle", Aim.at(THEIRS));
    assertThat(scene.defs(MINE, Role.FREE)).containsExactly("205");
    scene.turns(1);
    assertThat(scene.defs(THEIRS, Role.FREE)).containsExactly("205");
  }

  @Rule({"ST-EFF-16", "ST-WIN-05"})
  @Test
  void theGameEndsThoughWhoHasLentAShipIsGone() {
    Scene two = Scene.laid().missions("151", "161", "191");
    CardId ship = two.ship(TWO, "331", 0);
    two.with(ship, each -> each.copy().withController(ONE).withLent(Mark.Lent.forTurn(TWO)));
    two.orders(ONE).does(new Resign(TWO));
    assertThat(new StccgGame().outcome(two.state())).isPresent();
  }
}
