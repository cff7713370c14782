package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.Classification;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.Person;
import io.stardeck.stccg.internal.value.Points;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.internal.value.Spans;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What equipment and events of one's own make of persons and ships. */
class OwnEquipmentTest {
  private static String equipment(String id, String standing) {
    return ("{'kind':'EQUIPMENT','id':'%s','name':'%s','rarity':'COMMON','standing':[%s]}")
        .formatted(id, id, standing);
  }

  private static String sinks(Stat stat) {
    return ("{'kind':'EVENT','id':'sinks-%s','name':'sinks %s','rarity':'COMMON','event':{"
            + "'place':'TABLE','standing':[{'op':'MODIFY','stat':'%s','how':'ADD',"
            + "'by':{'op':'COUNTED','times':-99},'on':'ALL'}],'triggers':[{'at':'END_OF_TURN',"
            + "'of':'EVERY','full':false,'effects':[{'op':'COUNT'}]}]}}")
        .formatted(Ascii.toLowerCase(stat.name()), stat, stat);
  }

  private static final CardSet SET =
      OwnSet.with(
          equipment("insignia", "{'op':'GAIN_CLASS','name':'OFFICER','on':'GROUP'}"),
          equipment("baton", "{'op':'GAIN_SKILL','name':'OFFICER','on':'GROUP'}"),
          equipment("manual", "{'op':'GAIN_SKILL','name':'Exobiology','on':'GROUP'}"),
          equipment(
              "club",
              "{'op':'MODIFY','stat':'STRENGTH','how':'ADD','by':{'op':'NUMBER','n':2},"
                  + "'on':'GROUP'}"),
          equipment(
              "anthem",
              "{'op':'MODIFY','stat':'STRENGTH','how':'ADD','by':{'op':'NUMBER','n':5},"
                  + "'on':'HOST'}"),
          "{'kind':'PERSONNEL','id':'hero','name':'hero','rarity':'COMMON',"
              + "'affiliation':'FEDERATION','classification':'CIVILIAN','integrity':1,"
              + "'cunning':1,'strength':1,'standing':[{'op':'MODIFY','stat':'CUNNING',"
              + "'how':'ADD','by':{'op':'NUMBER','n':7},'on':'HOST'}]}",
          sinks(Stat.RANGE),
          sinks(Stat.WEAPONS),
          sinks(Stat.SHIELDS),
          sinks(Stat.SPAN),
          sinks(Stat.POINTS));

  @Rule("ST-CMP-10")
  @Test
  void equipmentRaisesAttributesAndAddsSkillsAndClassifications() {
    Scene scene = Scene.laid(SET).missions("151");
    CardId ship = scene.ship(ONE, "331", 0);
    Host aboard = Host.ship(ship);
    scene.person(ONE, "214", aboard);
    for (boolean equipped : new boolean[] {false, true}) {
      Person person = Group.aboard(scene.state(), scene.ship(ship)).persons().get(0);
      assertThat(person.halves(Classification.OFFICER)).isEqualTo(equipped ? 2 : 0);
      assertThat(person.halves("Exobiology")).isEqualTo(equipped ? 2 : 0);
      assertThat(person.attribute(Attribute.STRENGTH)).isEqualTo(equipped ? 4 : 2);
      scene.gear(ONE, "insignia", aboard);
      scene.gear(ONE, "manual", aboard);
      scene.gear(ONE, "club", aboard);
    }
  }

  @Rule("ST-EFF-44")
  @Test
  void whatActsOnTheHostActsOnAGroupThatItIsNotIn() {
    Scene scene = Scene.laid(SET).missions("151");
    Host team = Host.team(0, ONE);
    scene.person(ONE, "214", team); // STRENGTH 2
    scene.gear(ONE, "anthem", team);
    scene.gear(ONE, "anthem", team); // not cumulative
    scene.gear(ONE, "club", team); // of those in the group alone
    int cunning = alone(scene, team).attribute(Attribute.CUNNING);
    assertThat(alone(scene, team).attribute(Attribute.STRENGTH)).isEqualTo(7);
    scene.stopped(ONE, team).person(ONE, "hero", Host.team(0, TWO));
    assertThat(stopped(scene, team).attribute(Attribute.STRENGTH)).isEqualTo(7);
    assertThat(stopped(scene, team).attribute(Attribute.CUNNING)).isEqualTo(cunning);
    scene.person(ONE, "hero", team);
    assertThat(stopped(scene, team).attribute(Attribute.CUNNING)).isEqualTo(cunning + 7);
  }

  private static Person alone(Scene scene, Host team) {
    return Group.of(scene.state(), ONE, 0, team, Role.FREE).persons().get(0);
  }

  private static Person stopped(Scene scene, Host team) {
    return Group.of(scene.state(), ONE, 0, team, Role.STOPPED).persons().get(0);
  }

  @Rule({"ST-DAT-19", "ST-REQ-12"})
  @ParameterizedTest
  @EnumSource(
      value = Stat.class,
      names = {"RANGE", "WEAPONS", "SHIELDS", "SPAN", "POINTS"})
  void noNumberOfAShipOrAPlaceIsBelowZero(Stat stat) {
    Scene scene = Scene.laid(SET).missions("151");
    scene.ship(ONE, "331", 0);
    scene.outpost(ONE, "104", 0);
    scene.lies(ONE, "sinks-" + Ascii.toLowerCase(stat.name()), On.table(ONE));
    assertThat(numbers(scene.state(), stat)).allMatch(number -> number > 0);
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(numbers(scene.state(), stat)).containsOnly(0);
  }

  private static List<Integer> numbers(StccgState state, Stat stat) {
    Table table = state.table();
    Location there = table.spaceline().get(0);
    int ship = ShipNumbers.of(state, table.ships().get(0), stat);
    return switch (stat) {
      case SPAN -> List.of(Spans.of(table, there, ONE));
      case POINTS -> List.of(Points.of(table, there, ONE));
      case SHIELDS -> List.of(ship, Outposts.shields(table, table.outposts().get(0)));
      default -> List.of(ship);
    };
  }

  @Rule({"ST-BAT-07", "ST-REQ-13"})
  @Test
  void theSkillOfAnOfficerMakesALeaderAndNoClassification() {
    Scene scene = Scene.laid(SET).missions("151");
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "214");
    for (boolean equipped : new boolean[] {false, true}) {
      Group crew = Group.aboard(scene.state(), scene.ship(ship));
      assertThat(crew.persons().get(0).leads()).isEqualTo(equipped);
      assertThat(
              Requirements.met(
                  new Requirement.IsClassified(Classification.OFFICER, OptionalInt.empty()), crew))
          .isFalse();
      scene.gear(ONE, "baton", Host.ship(ship));
    }
  }
}
