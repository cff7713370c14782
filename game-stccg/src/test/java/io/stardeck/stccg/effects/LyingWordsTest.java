package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When what lies acts, and what happens when it goes. */
class LyingWordsTest {
  private static String trigger(String id, boolean full) {
    return ("{'kind':'EVENT','id':'%s','name':'%s','rarity':'COMMON','event':{'place':'TABLE',"
            + "'triggers':[{'at':'END_OF_TURN','of':'OWN','full':%s,"
            + "'effects':[{'op':'SCORE','points':1}]}]}}")
        .formatted(id, id, full);
  }

  private static final CardSet SET =
      OwnSet.with(
          trigger("own", false),
          trigger("full", true),
          "{'kind':'DILEMMA','id':'itch','name':'itch','rarity':'COMMON','dilemmaType':'SPACE',"
              + "'bonusPoints':5,'after':'ATTACH_SHIP','bonusWhen':'EFFECT',"
              + "'triggers':[{'at':'END_OF_TURN','of':'HOST','full':false,"
              + "'effects':[{'op':'COUNT'}]}],'cure':{'op':'CLASS','is':'OFFICER'}}",
          "{'kind':'DILEMMA','id':'keeps','name':'keeps','rarity':'COMMON',"
              + "'dilemmaType':'SPACE','after':'ATTACH_LOCATION','cure':{'op':'MISSION_SOLVED'},"
              + "'always':[{'op':'HOLD','of':{'n':{'op':'NUMBER','n':1},'highest':'CUNNING'}}]}",
          "{'kind':'EVENT','id':'brief','name':'brief','event':{'place':'TABLE','triggers':["
              + "{'at':'END_OF_TURN','of':'OWN','full':false,"
              + "'effects':[{'op':'DISCARD_SELF'}]}]}}",
          "{'kind':'INTERRUPT','id':'late','name':'late','rarity':'COMMON','interrupt':{"
              + "'windows':[{'window':'TURN_END'}],'effects':[{'op':'SCORE','points':1}]}}");

  // Excavation, Study Stellar Collision, Diplomacy Mission, Repair Mission.
  private final Scene scene = Scene.laid(SET).missions("154", "191", "151", "181");

  @Rule("ST-EFF-27")
  @Test
  void aCardMayDiscardItself() {
    scene.lies(ONE, "brief", On.table(ONE));
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.discarded(ONE)).containsExactly("brief");
  }

  @Rule("ST-EFF-25")
  @Test
  void whatActsInOwnTurnsActsInNoOther() {
    scene.lies(ONE, "own", On.table(ONE));
    scene.orders(TWO).quietly(new EndTurn(TWO));
    assertThat(scene.score(ONE)).isZero();
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.score(ONE)).isEqualTo(1);
  }

  @Rule("ST-EFF-25")
  @Test
  void whatActsAfterAFullTurnDoesNotActInTheOneInWhichItCame() {
    scene.orders(ONE).lies(ONE, "full", On.table(ONE));
    scene.lies(ONE, "own", On.table(ONE));
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.score(ONE)).isEqualTo(1);
    scene.quietly(new EndTurn(TWO)).quietly(new EndTurn(ONE));
    assertThat(scene.score(ONE)).isEqualTo(3);
  }

  @Rule("ST-DIL-14")
  @Test
  void aCureBringsNoPointsWhereTheyAreNotForIt() {
    Host aboard = Host.ship(scene.ship(ONE, "331", 1));
    scene.lies(TWO, "itch", On.ship(aboard.card()));
    scene.persons(ONE, aboard, "205").orders(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.score(ONE)).isZero();
    assertThat(scene.discarded(TWO)).containsExactly("itch");
  }

  /** One person is held at the second mission; the ship has gone to the first. */
  private CardId held() {
    Host aboard = Host.ship(scene.ship(ONE, "331", 1));
    scene.seeded(TWO, 1, "keeps").persons(ONE, aboard, "215", "203").orders(ONE);
    scene.quietly(new Attempt(ONE, 1, aboard, ImmutableSet.of(Affiliation.FEDERATION)));
    assertThat(scene.state().persons(aboard)).isEqualTo(1);
    scene.with(aboard.card(), ship -> ship.copy().withLocation(0));
    return scene.state().table().lying().get(0).id();
  }

  @Rule("ST-EFF-29")
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whoWasHeldInSpaceComesToTheNearestOutpostAndToNoShipElsewhere(boolean nearFirst) {
    CardId card = held();
    CardId first = scene.outpost(ONE, "104", nearFirst ? 2 : 3);
    CardId second = scene.outpost(ONE, "104", nearFirst ? 3 : 2);
    scene.ends(card);
    Host near = Host.outpost(nearFirst ? first : second);
    Host far = Host.outpost(nearFirst ? second : first);
    assertThat(scene.state().persons(near)).isEqualTo(1);
    assertThat(scene.state().persons(far)).isZero();
    assertThat(scene.discarded(ONE)).isEmpty();
  }

  @Rule("ST-EFF-29")
  @Test
  void whoWasHeldInSpaceAndHasNowhereToGoIsDiscarded() {
    CardId card = held();
    scene.outpost(TWO, "104", 2);
    scene.ends(card);
    assertThat(scene.discarded(ONE)).containsExactly("215");
  }

  @Rule({"ST-SPC-11", "ST-D-31"})
  @Test
  void whereTwoWinTogetherTheThirdPaysNobody() {
    Scene three = Scene.laid(3).missions("154");
    three.lies(ONE, "089", On.table(ONE)); // Raise the Stakes
    three.scores(ONE, 10).scores(TWO, 10).deck(ONE, 1).orders(ONE).quietly(new EndTurn(ONE));
    TurnEvent.GameEnded end = three.told(TurnEvent.GameEnded.class).get(0);
    assertThat(end.outcome().winners()).containsExactly(ONE, TWO);
    assertThat(end.stakes()).isEmpty();
  }

  @Rule("ST-INT-06")
  @Test
  void anInterruptForOneKindOfWindowIsNotPlayedInAnother() {
    scene.outpost(ONE, "104", 1);
    CardId ship = scene.ship(ONE, "331", 0);
    CardId late = scene.hand(TWO, "late");
    PlayInterrupt play = new PlayInterrupt(TWO, late, Aim.NOTHING);
    scene.persons(ONE, Host.ship(ship), "205").orders(ONE);
    scene.does(new Move(ONE, ship, true, 1));
    assertThat(scene.asked()).hasValue(TWO); // the order is declared
    assertThat(scene.against(play)).containsExactly("ST-INT-06");
    scene.passes().does(new EndTurn(ONE));
    assertThat(scene.asked()).hasValue(TWO);
    assertThat(scene.against(play)).isEmpty();
  }

  @Rule("ST-OPB-06")
  @Test
  void shipsThatMayNotAttackAnOutpostDoNotJoinThoseThatMay() {
    CardId outpost = scene.outpost(TWO, "106", 1); // Romulan
    CardId romulan = scene.ship(ONE, "357", 1);
    CardId neutral = scene.ship(ONE, "353", 1);
    scene.persons(ONE, Host.ship(romulan), "304").persons(ONE, Host.ship(neutral), "296");
    scene.orders(ONE).quietly(new AttackOutpost(ONE, outpost));
    assertThat(scene.state().muster().orElseThrow().members()).containsExactly(neutral);
  }
}
