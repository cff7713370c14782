package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.BattleEvent.BattleEnded;
import io.stardeck.stccg.event.MissionEvent.DilemmaResolved;
import io.stardeck.stccg.event.TurnEvent.PointsScored;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import org.junit.jupiter.api.Test;

/** Cards that act whenever something happens ({@code ST-EFF-25}). */
class OnEventTest {
  private static final String SCORE = "{'op':'SCORE','points':5}";

  private static String waits(String id, String place, String event, String of, String effects) {
    String targets = place.equals("TABLE") ? "" : "'targets':[{'kind':'%s'}],".formatted(place);
    return ("{'kind':'EVENT','id':'%1$s','name':'%1$s','event':{'place':'%2$s',%3$s'triggers':["
            + "{'at':'ON_EVENT','event':{%4$s},'of':'%5$s','full':false,'effects':[%6$s]}]}}")
        .formatted(id, place, targets, event, of, effects);
  }

  private static final CardSet SET =
      OwnSet.with(
          waits("glory", "TABLE", "'window':'MISSION_SOLVED'", "OWN", SCORE),
          waits("envy", "TABLE", "'window':'MISSION_SOLVED'", "OPPONENTS", SCORE),
          waits("mourning", "TABLE", "'window':'CASUALTY'", "OWN", SCORE),
          waits(
              "reef",
              "MISSION",
              "'window':'ORDER_DONE','order':'MOVE'",
              "EVERY",
              "{'op':'DAMAGE_SHIP'}"),
          waits(
              "toll",
              "TABLE",
              "'window':'CARD_PLAYED','kinds':['EVENT']",
              "OPPONENTS",
              "{'op':'DRAW','player':'SELF','n':{'op':'NUMBER','n':1}}"),
          waits(
              "once",
              "TABLE",
              "'window':'CARD_PLAYED',"
                  + "'playIf':{'op':'POINTS','is':'LESS','than':1,'whose':'OWN'}",
              "OWN",
              SCORE),
          waits("omen", "TABLE", "'window':'DILEMMA_REVEALED','cards':['015']", "EVERY", SCORE),
          waits("escort", "SHIP", "'window':'ORDER_DECLARED'", "HOST", SCORE),
          waits(
              "ambush",
              "MISSION",
              "'window':'BATTLE'",
              "OWN",
              "{'op':'KILL','of':{'from':'TARGET'}}"),
          "{'kind':'INTERRUPT','id':'doom','name':'doom','interrupt':{'any':true,'targets':["
              + "{'kind':'TEAM','whose':'ANY'}],'effects':[{'op':'KILL','of':{'from':'TARGET'}}]}}");

  // Excavation (a planet), Study Stellar Collision (space), Diplomacy Mission (a planet).
  private final Scene scene = Scene.laid(SET).missions("154", "191", "151");
  private final Host team = Host.team(0, ONE);

  private void attempts() {
    scene.quietly(new Attempt(ONE, 0, team, ImmutableSet.of(Affiliation.FEDERATION)));
    scene.quietly(new Confirm(ONE));
  }

  @Rule({"ST-EFF-25", "ST-EFF-10"})
  @Test
  void whoeverSolvesAMissionScoresByTheOwnCard() {
    scene.persons(ONE, team, "215").lies(ONE, "glory", On.table(ONE));
    scene.lies(TWO, "glory", On.table(TWO));
    scene.lies(TWO, "envy", On.table(TWO));
    scene.orders(ONE);
    attempts();
    assertThat(scene.score(ONE)).isEqualTo(30); // 25 and 5
    assertThat(scene.score(TWO)).isEqualTo(5);
  }

  @Rule({"ST-EFF-25", "ST-RND-02"})
  @Test
  void eachDeathIsAnEventOfItsPlayer() {
    scene.persons(ONE, team, "215", "205").lies(ONE, "mourning", On.table(ONE));
    scene.lies(TWO, "mourning", On.table(TWO));
    scene.orders(ONE).interrupts(TWO, "doom", Aim.at(team));
    assertThat(scene.told(PointsScored.class)).hasSize(2);
    assertThat(scene.score(ONE)).isEqualTo(10);
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("215", "205");
  }

  @Rule({"ST-EFF-25", "ST-INT-11"})
  @Test
  void aCardAtALocationActsOnTheShipThatComesThere() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "215", "204", "205");
    scene.lies(TWO, "reef", On.location(2));
    scene.orders(ONE).quietly(new Move(ONE, ship, true, 1));
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
    scene.quietly(new Move(ONE, ship, true, 2));
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.DAMAGED);
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-EFF-25", "ST-PLY-08"})
  @Test
  void aKindOfCardOfOpponentsIsAnswered() {
    scene.lies(TWO, "toll", On.table(TWO));
    scene.playsCard(ONE, "066", Aim.NOTHING);
    assertThat(scene.state().size(Places.hand(TWO))).isEqualTo(1);
    scene.cardPlay(TWO).playsCard(TWO, "069", Aim.at(Host.ship(scene.ship(TWO, "331", 1))));
    assertThat(scene.state().size(Places.hand(TWO))).isEqualTo(1);
  }

  @Rule("ST-EFF-25")
  @Test
  void aCardActsOnlyIfWhatItAsksForIsSo() {
    scene.lies(ONE, "once", On.table(ONE));
    scene.playsCard(ONE, "066", Aim.NOTHING).playsCard(ONE, "067", Aim.NOTHING);
    assertThat(scene.score(ONE)).isEqualTo(5);
  }

  @Rule({"ST-EFF-25", "ST-ATT-06"})
  @Test
  void aDilemmaThatTheCardNamesIsAnEventBeforeItActs() {
    scene.persons(ONE, team, "215", "205").lies(ONE, "omen", On.table(ONE));
    scene.seeded(TWO, 0, "014").seeded(TWO, 0, "015").orders(ONE);
    attempts();
    assertThat(scene.told(DilemmaResolved.class)).hasSize(2);
    assertThat(scene.told(PointsScored.class).get(0).source()).isEqualTo("omen");
    assertThat(scene.told(PointsScored.class).stream().filter(told -> told.source().equals("omen")))
        .hasSize(1);
  }

  @Rule("ST-EFF-25")
  @Test
  void aCardOnAShipActsWhenThatShipIsGivenAnOrder() {
    CardId ship = scene.ship(ONE, "331", 0);
    CardId other = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "215", "204", "205");
    scene.persons(ONE, Host.ship(other), "209", "214", "206");
    scene.lies(ONE, "escort", On.ship(ship));
    scene.orders(ONE).quietly(new Move(ONE, other, true, 1));
    assertThat(scene.score(ONE)).isZero();
    scene.quietly(new Move(ONE, ship, true, 1));
    assertThat(scene.score(ONE)).isEqualTo(5);
  }

  @Rule({"ST-EFF-25", "ST-ATB-12", "ST-BAT-06"})
  @Test
  void aBattleWithoutPersonsEndsUndecided() {
    Host klingons = Host.team(0, TWO);
    scene.persons(TWO, klingons, "253").persons(ONE, team, "215", "205");
    scene.lies(ONE, "ambush", On.location(0));
    scene.orders(TWO).quietly(new AttackTeam(TWO, 0, ImmutableSet.of(Affiliation.KLINGON), ONE));
    scene.quietly(new Confirm(TWO));
    assertThat(scene.discarded(TWO)).containsExactly("253"); // the first of those who fight
    assertThat(scene.told(BattleEnded.class)).allMatch(told -> told.winner().isEmpty());
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }
}
