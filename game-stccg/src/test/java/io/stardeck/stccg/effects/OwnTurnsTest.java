package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What cards impose for some own turns of whom it acts on ({@code ST-EFF-12}). */
class OwnTurnsTest {
  private static String imposes(String id, String target, String rest) {
    return ("{'kind':'INTERRUPT','id':'%1$s','name':'%1$s','interrupt':{'any':true,'targets':["
            + "{'kind':'%2$s','whose':'ANY'}],'effects':[{'op':'IMPOSE',%3$s}]}}")
        .formatted(id, target, rest);
  }

  private static final String SLOW =
      "'what':{'op':'MODIFY','stat':'RANGE','how':'SET','by':{'op':'NUMBER','n':1},'on':'SHIP'},"
          + "'until':'OWN_TURN'";
  private static final String KEPT =
      "'what':{'op':'NO_BEAM','on':'HELD'},'of':{'from':'TARGET'},'until':";

  private static final String TWO_KEPT =
      "'what':{'op':'NO_BEAM','on':'HELD'},"
          + "'of':{'from':'TARGET','n':{'op':'NUMBER','n':2}},'until':";

  private static final CardSet SET =
      OwnSet.with(
          imposes("slow1", "SHIP", SLOW),
          imposes("slow3", "SHIP", SLOW + ",'turns':3"),
          imposes("two1", "TEAM", TWO_KEPT + "'OWN_TURN','turns':1"),
          imposes("two2", "TEAM", TWO_KEPT + "'OWN_TURN','turns':2"),
          imposes("kept3", "TEAM", KEPT + "'OWN_TURN','turns':3"),
          imposes("kept0", "TEAM", KEPT + "'TURN'"));

  private final Scene scene = Scene.laid(SET).missions("151", "162");
  private final CardId ship = scene.ship(ONE, "331", 0);
  private final Host team = Host.team(0, ONE);

  private int range() {
    return ShipNumbers.of(scene.state(), scene.ship(ship), Stat.RANGE);
  }

  @Rule({"ST-EFF-12", "ST-TRN-07"})
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void itLastsForThatManyFullTurnsOfItsController(int turns) {
    scene.orders(TWO).interrupts(TWO, "slow" + turns, Aim.at(Host.ship(ship)));
    for (int i = 1; i <= turns; i++) {
      scene.turns(1); // to the own turn
      assertThat(range()).isEqualTo(1);
      scene.turns(1);
    }
    assertThat(range()).isGreaterThan(1);
    assertThat(scene.state().table().lasting()).isEmpty();
  }

  @Rule({"ST-EFF-30", "ST-TRN-07"})
  @Test
  void personsAreKeptForThatManyTurnsOrForThisOne() {
    CardId picard = scene.person(ONE, "215", team);
    Beam beam = new Beam(ONE, Optional.of(picard), team, Host.ship(ship));
    scene.orders(ONE).interrupts(TWO, "kept0", Aim.at(team));
    assertThat(scene.against(beam)).containsExactly("ST-EFF-30");
    scene.turns(2).orders(ONE);
    assertThat(scene.against(beam)).isEmpty();
    scene.orders(TWO).interrupts(TWO, "kept3", Aim.at(team));
    for (int i = 1; i <= 3; i++) {
      scene.turns(1).orders(ONE);
      assertThat(scene.against(beam)).containsExactly("ST-EFF-30");
      scene.turns(1);
    }
    scene.turns(1).orders(ONE);
    assertThat(scene.against(beam)).isEmpty();
  }

  @Rule({"ST-EFF-30", "ST-TRN-07"})
  @ParameterizedTest
  @CsvSource({"kept0, kept3", "kept3, kept0"})
  void ofTwoCardsThatKeepAPersonTheLongerLasts(String first, String second) {
    CardId picard = scene.person(ONE, "215", team);
    Beam beam = new Beam(ONE, Optional.of(picard), team, Host.ship(ship));
    scene.orders(TWO).interrupts(TWO, first, Aim.at(team)).interrupts(TWO, second, Aim.at(team));
    for (int i = 1; i <= 3; i++) {
      scene.turns(1).orders(ONE);
      assertThat(scene.against(beam)).containsExactly("ST-EFF-30");
      scene.turns(1);
    }
    scene.turns(1).orders(ONE);
    assertThat(scene.against(beam)).isEmpty();
  }

  @Rule({"ST-EFF-30", "ST-RND-03"})
  @Test
  void ofSeveralWhoAreKeptByChanceEachIsAnother() {
    scene.persons(ONE, team, "215", "205", "206").orders(TWO).draws(0, 0);
    scene.interrupts(TWO, "two1", Aim.at(team));
    assertThat(kept()).isEqualTo(2);
    scene.interrupts(TWO, "two2", Aim.at(team));
    scene.turns(2);
    assertThat(kept()).isEqualTo(2);
    scene.turns(2);
    assertThat(kept()).isZero();
  }

  private long kept() {
    return scene.state().cards(team, Role.FREE).stream()
        .filter(card -> card.has(Mark.NoBeam.class))
        .count();
  }
}
