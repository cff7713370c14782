package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.MissionEvent.AttemptEnded;
import io.stardeck.stccg.event.MissionEvent.SeedCardMet;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cards of one's own may say beside what the first set says ({@code ST-DAT-03}). */
class ParametersOfWordsTest {
  private static String played(String id, String target, String effect) {
    return ("{'kind':'INTERRUPT','id':'%1$s','name':'%1$s','interrupt':{'any':true,'targets':["
            + "%2$s],'effects':[%3$s]}}")
        .formatted(id, target, effect);
  }

  private static final String SHIP = "{'kind':'SHIP','whose':'ANY'}";

  private static final CardSet SET =
      OwnSet.with(
          played("gift", "", "{'op':'SCORE','points':5,'player':'OPPONENT'}"),
          played("toll", "", "{'op':'LOSE_POINTS','points':5,'player':'ACTIVE'}"),
          played("deal", "", "{'op':'DRAW','player':'OPPONENT','n':{'op':'NUMBER','n':2}}"),
          "{'kind':'EQUIPMENT','id':'kit','name':'kit','standing':[{'op':'GAIN_SKILL',"
              + "'name':'MEDICAL','n':3,'on':'GROUP'}]}",
          "{'kind':'EVENT','id':'guard','name':'guard','event':{'place':'TABLE','standing':["
              + "{'op':'KILL_GUARD','requirement':{'op':'PERSONNEL_COUNT','than':0},"
              + "'filter':{'op':'CLASSIFICATION','is':'SCIENCE'}}]}}",
          played("doom", "{'kind':'TEAM','whose':'ANY'}", "{'op':'KILL','of':{'from':'TARGET'}}"),
          played("left", SHIP, "{'op':'RELOCATE_SHIP','shift':'LEFT','n':2}"),
          played("end", SHIP, "{'op':'RELOCATE_SHIP','shift':'END'}"),
          played("both", SHIP, "{'op':'RELOCATE_SHIP','shift':'LEFT_OR_RIGHT','n':1}"),
          played("raze", "{'kind':'OUTPOST','whose':'ANY'}", "{'op':'DESTROY'}"),
          played("void", "{'kind':'CARD','whose':'ANY'}", "{'op':'DESTROY'}"));

  // Excavation, Diplomacy Mission (planets), Study Stellar Collision (space), First Contact.
  private final Scene scene = Scene.laid(SET).missions("162", "151", "191", "161");

  @Rule("ST-EFF-10")
  @Test
  void pointsAreOfThePlayerWhomTheCardNames() {
    scene.orders(TWO).interrupts(ONE, "gift", Aim.NOTHING);
    assertThat(scene.score(TWO)).isEqualTo(5);
    scene.interrupts(ONE, "toll", Aim.NOTHING);
    assertThat(scene.score(TWO)).isZero();
    assertThat(scene.score(ONE)).isZero();
  }

  @Rule("ST-EFF-09")
  @Test
  void anOpponentDraws() {
    scene.orders(ONE).interrupts(ONE, "deal", Aim.NOTHING);
    assertThat(scene.state().size(Places.hand(TWO))).isEqualTo(2);
    assertThat(scene.state().size(Places.hand(ONE))).isZero();
  }

  @Rule({"ST-EFF-11", "ST-REQ-01"})
  @Test
  void aSkillIsGainedWithItsLevels() {
    Host team = Host.team(0, ONE);
    scene.persons(ONE, team, "242").gear(ONE, "kit", team);
    Group group = Group.of(scene.state(), ONE, 0, team, Role.FREE, Role.GEAR);
    assertThat(group.persons().get(0).halves("MEDICAL")).isEqualTo(6);
  }

  @Rule("ST-EFF-54")
  @Test
  void whomAGuardNamesIsNotKilled() {
    Host team = Host.team(0, ONE);
    scene.lies(ONE, "guard", On.table(ONE));
    scene.persons(ONE, team, "242", "203").orders(TWO);
    scene.interrupts(TWO, "doom", Aim.at(team));
    assertThat(scene.defs(team, Role.FREE)).containsExactly("242");
  }

  @Rule("ST-EFF-08")
  @ParameterizedTest
  @CsvSource({"left, 3, 1", "left, 1, 0", "end, 0, 3", "end, 3, 0"})
  void aShipGoesSoFarOrToTheEnd(String card, int from, int to) {
    CardId ship = scene.ship(TWO, "331", from);
    scene.orders(ONE).interrupts(ONE, card, Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).location()).isEqualTo(to);
    assertThat(scene.ship(ship).rangeUsed()).isZero();
  }

  @Rule({"ST-EFF-08", "ST-EFF-41"})
  @Test
  void itsControllerChoosesBetweenLeftAndRight() {
    CardId ship = scene.ship(TWO, "331", 1);
    scene.orders(ONE).interrupts(ONE, "both", Aim.at(Host.ship(ship)));
    assertThat(scene.against(new Choose(TWO, new OfLocation(3)))).containsExactly("ST-EFF-41");
    scene.quietly(new Choose(TWO, new OfLocation(2)));
    assertThat(scene.ship(ship).location()).isEqualTo(2);
  }

  @Rule({"ST-EFF-05", "ST-OPB-02"})
  @Test
  void anOutpostIsDestroyedWithAllThatIsThere() {
    Host outpost = Host.outpost(scene.outpost(TWO, "104", 2));
    scene.persons(TWO, outpost, "203").orders(ONE).interrupts(ONE, "raze", Aim.at(outpost));
    assertThat(scene.discarded(TWO)).containsExactlyInAnyOrder("104", "203");
    assertThat(scene.state().table().outposts()).isEmpty();
  }

  @Rule({"ST-EFF-05", "ST-DIL-10"})
  @Test
  void anAttemptFromAnOutpostEndsThatIsDestroyed() {
    Host outpost = Host.outpost(scene.outpost(TWO, "104", 2));
    scene.seeded(ONE, 2, "031").persons(TWO, outpost, "203", "242").orders(TWO);
    scene.hand(ONE, "raze");
    scene.does(new Attempt(TWO, 2, outpost, ImmutableSet.of(Affiliation.FEDERATION)));
    scene.does(new Confirm(TWO));
    while (scene.told(SeedCardMet.class).isEmpty()) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(ONE, "raze", Aim.at(outpost)).passes();
    assertThat(scene.told(AttemptEnded.class)).hasSize(1);
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.discarded(TWO)).contains("104", "203", "242");
  }

  @Rule("ST-EFF-05")
  @Test
  void aCardThatLiesInPlayIsDestroyed() {
    CardId event = scene.lies(TWO, "066", On.table(TWO)); // Alien Probe
    scene.orders(ONE).interrupts(ONE, "void", Aim.at(event));
    assertThat(scene.discarded(TWO)).containsExactly("066");
    assertThat(scene.state().table().lying()).isEmpty();
  }
}
