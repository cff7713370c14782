package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.Classification;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.internal.value.Spans;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Table;
import java.util.Objects;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/**
 * What stands in play by cards of the tests' own: rules that are lifted and numbers that change.
 */
class OwnStandingTest {
  private static final Host TEAM = Host.team(0, ONE);

  // Excavation, Study Stellar Collision, Diplomacy Mission, Repair Mission.
  private final Scene scene = laid("154", "191", "151", "181");

  private static Scene laid(String... missions) {
    return Scene.laid(config -> StccgConfig.builder().from(config).cards(OwnWordsSet.SET).build())
        .missions(missions);
  }

  @Rule({"ST-EFF-18", "ST-UNQ-07", "ST-PLY-10", "ST-DAT-20", "ST-UNQ-01", "ST-DAT-15", "ST-EFF-42"})
  @Test
  void rulesAreLiftedForTheOneWhoHasTheCard() {
    Host outpost = Host.outpost(scene.outpost(ONE, "105", 0));
    Host federation = Host.outpost(scene.outpost(ONE, "104", 2));
    scene.persons(ONE, federation, "215").cardPlay(ONE);
    PlayCard second = new PlayCard(ONE, scene.hand(ONE, "locutus"), Aim.at(federation));
    assertThat(scene.against(second)).containsExactly("ST-UNQ-01"); // the same person
    scene.lies(TWO, "unique", On.table(TWO));
    assertThat(scene.against(second)).containsExactly("ST-UNQ-01");
    scene.lies(ONE, "unique", On.table(ONE));
    assertThat(scene.against(second)).isEmpty();
    CardId troi = scene.hand(ONE, "205");
    PlayCard elsewhere = new PlayCard(ONE, troi, Aim.at(outpost));
    Aim theirs = Aim.at(Host.outpost(scene.outpost(TWO, "104", 0)));
    assertThat(scene.against(elsewhere)).containsExactly("ST-PLY-10");
    scene.lies(ONE, "reports", On.table(ONE));
    assertThat(scene.against(new PlayCard(ONE, troi, theirs))).containsExactly("ST-PLY-10");
    scene.quietly(elsewhere);
    assertThat(scene.defs(outpost, Role.FREE)).containsExactly("205");
  }

  @Rule({"ST-EFF-18", "ST-AFF-06"})
  @Test
  void theFederationAttacksWhereACardLetsIt() {
    CardId ship = scene.ship(ONE, "331", 1);
    CardId enemy = scene.ship(TWO, "345", 1);
    scene.persons(ONE, Host.ship(ship), "215").orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, enemy))).containsExactly("ST-AFF-06");
    scene.lies(ONE, "attacks", On.table(ONE));
    assertThat(scene.against(new AttackShip(ONE, enemy))).isEmpty();
  }

  @Rule({"ST-EFF-18", "ST-DMG-07"})
  @Test
  void shipsAreRepairedAnywhereWhereACardLetsThem() {
    CardId ship = scene.ship(ONE, "331", 1);
    scene.with(ship, each -> each.copy().withCondition(Condition.DAMAGED));
    scene.lies(ONE, "repairs", On.table(ONE));
    scene.orders(TWO).quietly(new EndTurn(TWO));
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.REPAIRING);
  }

  @Rule({"ST-REQ-12", "ST-EFF-12", "ST-DAT-19"})
  @Test
  void numbersAreSetThenAddedThenMultiplied() {
    scene.persons(ONE, TEAM, "251").persons(TWO, Host.team(0, TWO), "251"); // STRENGTH 10
    scene.lies(ONE, "doubled", On.table(ONE));
    assertThat(strength(ONE)).isEqualTo(20);
    scene.lies(ONE, "strong", On.table(ONE));
    assertThat(strength(ONE)).isEqualTo(26);
    scene.lies(TWO, "set", On.table(TWO));
    assertThat(strength(ONE)).isEqualTo(8); // (1 + 3) × 2
    assertThat(strength(TWO)).isEqualTo(1);
  }

  private int strength(Seat seat) {
    Group team = Group.of(scene.state(), seat, 0, Host.team(0, seat), Role.FREE);
    return team.persons().get(0).attribute(Attribute.STRENGTH);
  }

  @Rule({"ST-EFF-11", "ST-REQ-13"})
  @Test
  void aClassificationThatIsGivenCountsAsOne() {
    scene.persons(ONE, TEAM, "214").lies(ONE, "officers", On.table(ONE));
    Group team = Group.of(scene.state(), ONE, 0, TEAM, Role.FREE);
    Requirement officer = new Requirement.IsClassified(Classification.OFFICER, OptionalInt.empty());
    assertThat(Requirements.met(officer, team)).isTrue();
    assertThat(team.persons().get(0).leads()).isTrue();
  }

  @Rule({"ST-MOV-10", "ST-SCO-05", "ST-EFF-12"})
  @Test
  void spanPointsAndShieldsOfPlacesChange() {
    scene.lies(TWO, "wide", On.location(0));
    Table table = scene.state().table();
    Location there = table.spaceline().get(0);
    assertThat(Spans.of(table, there, ONE)).isEqualTo(5);
    scene.persons(ONE, TEAM, "215").orders(ONE);
    scene
        .quietly(new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.FEDERATION)))
        .quietly(new Confirm(ONE));
    assertThat(scene.score(ONE)).isEqualTo(50);
    CardId outpost = scene.outpost(ONE, "104", 0);
    scene.lies(ONE, "walls", On.outpost(outpost));
    table = scene.state().table();
    assertThat(Outposts.shields(table, table.outposts().get(0))).isEqualTo(35);
  }

  @Rule({"ST-AFF-08", "ST-EFF-18"})
  @Test
  void whoMayAttackAtAllStillAttacksNoneOfTheirOwnButByAnotherCard() {
    CardId ship = scene.ship(ONE, "331", 1);
    CardId enemy = scene.ship(TWO, "331", 1);
    scene.persons(ONE, Host.ship(ship), "215").lies(ONE, "attacks", On.table(ONE));
    scene.orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, enemy))).containsExactly("ST-AFF-08");
    scene.lies(ONE, "fights", On.table(ONE));
    assertThat(scene.against(new AttackShip(ONE, enemy))).isEmpty();
  }

  @Rule({"ST-AFF-08", "ST-AFF-11", "ST-EFF-18"})
  @Test
  void theSameHoldsForTeams() {
    for (Affiliation side : new Affiliation[] {Affiliation.FEDERATION, Affiliation.ROMULAN}) {
      for (boolean lifted : new boolean[] {false, true}) {
        Scene teams = laid("154", "191", "151", "181");
        String person = side == Affiliation.ROMULAN ? "316" : "215";
        teams.persons(ONE, TEAM, person).persons(TWO, Host.team(0, TWO), person);
        teams.lies(ONE, "attacks", On.table(ONE));
        if (lifted) {
          teams.lies(ONE, "fights", On.table(ONE));
        }
        teams.orders(ONE).quietly(new AttackTeam(ONE, 0, ImmutableSet.of(side), TWO));
        teams.quietly(new Confirm(ONE));
        assertThat(teams.told(BattleEvent.AttackCalledOff.class)).hasSize(lifted ? 0 : 1);
      }
    }
  }

  @Rule("ST-DAT-14")
  @Test
  void aShipIsTheOneThatItsKeyNames() {
    Aim outpost = Aim.at(Host.outpost(scene.outpost(ONE, "104", 2)));
    scene.ship(ONE, "334", 1);
    CardId refit = scene.hand(ONE, "refit");
    assertThat(scene.cardPlay(ONE).against(new PlayCard(ONE, refit, outpost)))
        .containsExactly("ST-UNQ-01");
  }

  @Rule({"ST-EFF-12", "ST-DAT-17"})
  @Test
  void aShipAndAnOutpostServeWhomTheCardOnThemNames() {
    CardSet set = OwnSet.with(serving("ship", "SHIP"), serving("base", "OUTPOST"));
    Scene own = Scene.laid(set).missions("151");
    CardId ship = own.ship(ONE, "331", 0);
    CardId other = own.ship(ONE, "331", 0);
    CardId outpost = own.outpost(ONE, "104", 0);
    own.lies(ONE, "ship", On.ship(ship));
    own.lies(ONE, "base", On.outpost(outpost));
    Table table = own.state().table();
    Requirement klingon = new Requirement.ShipOf(Affiliation.KLINGON);
    assertThat(Requirements.met(klingon, Group.aboard(own.state(), own.ship(ship)))).isTrue();
    assertThat(Requirements.met(klingon, Group.aboard(own.state(), own.ship(other)))).isFalse();
    assertThat(Affiliations.of(table, Objects.requireNonNull(table.outpost(outpost)).card()))
        .isEqualTo(Affiliation.KLINGON);
  }

  private static String serving(String id, String place) {
    return ("{'kind':'EVENT','id':'%s','name':'%s','rarity':'COMMON','event':{'place':'%s',"
            + "'targets':[{'kind':'%s'}],'standing':[{'op':'SET_AFFILIATION','is':'KLINGON',"
            + "'on':'%s'}]}}")
        .formatted(id, id, place, place, place);
  }
}
