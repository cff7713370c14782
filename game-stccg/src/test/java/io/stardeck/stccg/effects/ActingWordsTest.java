package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.Icon;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.internal.value.Filters;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.Permissions;
import io.stardeck.stccg.internal.value.Person;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Table;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What cards that lie change: numbers, deeds and rules, each for what it names alone. */
class ActingWordsTest {
  private static final Host TEAM = Host.team(0, ONE);

  private static String event(String id, String words) {
    return ("{'kind':'EVENT','id':'%s','name':'%s','rarity':'COMMON','event':{%s}}")
        .formatted(id, id, words);
  }

  private static String standing(String id, String standing) {
    return event(id, "'place':'TABLE','standing':[%s]".formatted(standing));
  }

  private static final CardSet SET =
      OwnSet.with(
          event(
              "weaker",
              "'place':'TABLE','standing':[{'op':'MODIFY','stat':'STRENGTH','how':'ADD',"
                  + "'by':{'op':'COUNTED','times':-4},'on':'OWN'}],'triggers':[{"
                  + "'at':'END_OF_TURN','of':'EVERY','full':false,'effects':[{'op':'COUNT'}]}]"),
          standing(
              "swift",
              "{'op':'MODIFY','stat':'RANGE','how':'ADD','by':{'op':'NUMBER','n':3},'on':'OWN'}"),
          standing("nomoves", "{'op':'PREVENT','what':'MOVE','on':'OWN'}"),
          standing(
              "klingons",
              "{'op':'ALLOW','rule':'ST-UNQ-01','on':'OWN',"
                  + "'filter':{'op':'AFFILIATION','is':'KLINGON'}}"),
          event(
              "walls",
              "'place':'OUTPOST','targets':[{'kind':'OUTPOST'}],'standing':[{'op':'MODIFY',"
                  + "'stat':'SHIELDS','how':'ADD','by':{'op':'NUMBER','n':5},'on':'OUTPOST'}]"),
          event(
              "quiet",
              "'place':'MISSION','targets':[{'kind':'MISSION'}],"
                  + "'standing':[{'op':'PREVENT','what':'ATTEMPT','on':'LOCATION'}]"),
          "{'kind':'EQUIPMENT','id':'banner','name':'banner','rarity':'COMMON',"
              + "'standing':[{'op':'MODIFY','stat':'STRENGTH','how':'ADD',"
              + "'by':{'op':'NUMBER','n':2},'on':'OPPONENTS'}]}",
          "{'kind':'OUTPOST','id':'neutral','name':'neutral','rarity':'COMMON',"
              + "'affiliation':'NEUTRAL','shields':20}",
          "{'kind':'PERSONNEL','id':'doctor','name':'doctor','rarity':'COMMON',"
              + "'affiliation':'FEDERATION','classification':'MEDICAL','integrity':5,'cunning':5,"
              + "'strength':5,'icon':'HOLOGRAPHIC','hologramIcon':'STAFF'}");

  private final Scene scene = Scene.laid(SET).missions("154", "191");

  private Person first(Host host) {
    return Group.of(scene.state(), ONE, 0, host, Role.FREE, Role.GEAR).persons().get(0);
  }

  @Rule({"ST-HOL-01", "ST-REQ-14"})
  @Test
  void aHologramWithASecondIconBearsBoth() {
    Host holodeck = Host.ship(scene.ship(ONE, "339", 1));
    scene.persons(ONE, holodeck, "doctor");
    Group crew = Group.of(scene.state(), ONE, 1, holodeck, Role.FREE);
    for (Icon icon : Icon.values()) {
      boolean borne = icon == Icon.HOLOGRAPHIC || icon == Icon.STAFF;
      Requirement asked = new Requirement.HasIcon(icon, OptionalInt.empty());
      assertThat(Requirements.met(asked, crew)).as("%s", icon).isEqualTo(borne);
      assertThat(Filters.fits(asked, scene.state().table().def("doctor"))).isEqualTo(borne);
    }
  }

  @Rule({"ST-DAT-19", "ST-REQ-12"})
  @Test
  void noAttributeIsBelowZero() {
    scene.persons(ONE, TEAM, "215").lies(ONE, "weaker", On.table(ONE)); // STRENGTH 6
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(first(TEAM).attribute(Attribute.STRENGTH)).isEqualTo(2);
    scene.quietly(new EndTurn(TWO));
    assertThat(first(TEAM).attribute(Attribute.STRENGTH)).isZero();
  }

  @Rule("ST-REQ-12")
  @Test
  void whatChangesRangeChangesNoShieldsOfOutposts() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.outpost(ONE, "104", 0);
    scene.lies(ONE, "swift", On.table(ONE));
    Table table = scene.state().table();
    assertThat(ShipNumbers.of(scene.state(), scene.ship(ship), Stat.RANGE)).isEqualTo(10);
    assertThat(Outposts.shields(table, table.outposts().get(0))).isEqualTo(30);
  }

  @Rule("ST-EFF-07")
  @ParameterizedTest
  @EnumSource(Deed.class)
  void onlyTheDeedThatACardNamesIsPrevented(Deed deed) {
    CardId ship = scene.ship(ONE, "331", 1);
    scene.lies(ONE, "nomoves", On.table(ONE));
    scene.lies(ONE, "quiet", On.location(0));
    Table table = scene.state().table();
    assertThat(Preventions.of(table, deed, scene.ship(ship))).isEqualTo(deed == Deed.MOVE);
    assertThat(Preventions.of(table, deed, TWO, 0, Host.team(0, TWO)))
        .isEqualTo(deed == Deed.ATTEMPT);
  }

  @Rule("ST-EFF-18")
  @Test
  void aRuleIsLiftedForTheCardsThatTheFilterNames() {
    scene.persons(ONE, TEAM, "253", "215").lies(ONE, "klingons", On.table(ONE));
    RuleId rule = RuleId.of("ST-UNQ-01");
    assertThat(scene.state().cards(TEAM, Role.FREE))
        .filteredOn(card -> Permissions.lifted(scene.state().table(), rule, ONE, card))
        .extracting("def")
        .containsExactly("253");
  }

  @Rule("ST-EFF-44")
  @Test
  void whatEquipmentSaysOfOthersIsNotForItsOwnGroup() {
    scene.persons(ONE, TEAM, "215").gear(ONE, "banner", TEAM);
    assertThat(first(TEAM).attribute(Attribute.STRENGTH)).isEqualTo(6);
    scene.gear(ONE, "064", TEAM);
    assertThat(first(TEAM).attribute(Attribute.STRENGTH)).isEqualTo(8);
  }

  @Rule({"ST-HOL-01", "ST-DAT-15"})
  @Test
  void theIconOfAHologramIsTheOneThatDataGiveIt() {
    Host holodeck = Host.ship(scene.ship(ONE, "339", 0));
    scene.persons(ONE, holodeck, "doctor", "195", "205");
    assertThat(Group.of(scene.state(), ONE, 0, holodeck, Role.FREE).persons())
        .extracting(Person::icon)
        .containsExactlyInAnyOrder(Icon.STAFF, Icon.NONE, Icon.COMMAND);
  }

  @Rule("ST-DMG-01")
  @ParameterizedTest
  @EnumSource(Condition.class)
  void aShipUnderRepairIsDamagedForItsRange(Condition condition) {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.with(ship, each -> each.copy().withCondition(condition));
    assertThat(ShipNumbers.of(scene.state(), scene.ship(ship), Stat.RANGE))
        .isEqualTo(condition == Condition.OK ? 7 : 5);
  }

  @Rule("ST-SHB-10")
  @Test
  void halfOfOddShieldsIsNotRounded() {
    CardId ship = scene.ship(ONE, "331", 0);
    CardId outpost = scene.outpost(ONE, "104", 0);
    scene.lies(ONE, "walls", On.outpost(outpost)); // 35
    assertThat(ShipNumbers.doubledShields(scene.state(), scene.ship(ship))).isEqualTo(45);
  }

  @Rule({"ST-ZON-08", "ST-CLK-07"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aCloakedShipIsAtNoOutpost(boolean cloaked) {
    CardId ship = scene.ship(ONE, "347", 0);
    scene.outpost(ONE, "105", 0);
    scene.with(ship, each -> each.copy().withCloaked(cloaked));
    assertThat(Outposts.usableFor(scene.state().table(), scene.ship(ship))).isNotEqualTo(cloaked);
    assertThat(Outposts.repairs(scene.state().table(), scene.ship(ship))).isNotEqualTo(cloaked);
  }

  @Rule("ST-DMG-07")
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aNeutralOutpostRepairsNothing(boolean neutral) {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.outpost(ONE, neutral ? "neutral" : "104", 0);
    scene.with(ship, each -> each.copy().withCondition(Condition.DAMAGED));
    scene.orders(TWO).quietly(new EndTurn(TWO));
    assertThat(scene.ship(ship).condition())
        .isEqualTo(neutral ? Condition.DAMAGED : Condition.REPAIRING);
  }
}
