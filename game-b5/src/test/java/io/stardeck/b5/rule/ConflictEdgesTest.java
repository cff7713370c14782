package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.ConflictTraits.AlsoUses;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Joining, attacking, repairing, bidding and setting: each legal case beside what is refused. */
final class ConflictEdgesTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("envoy", Race.NARN, 2, 3, 3, 3, 3).build(),
            character("spy", Race.NARN, 2, 0, 3).build(),
            character("guard", Race.HUMAN, 2, 5, 5, 5, 5).build(),
            fleet("f", Race.NARN, 2, 4).build(),
            fleet("g", Race.HUMAN, 2, 5).build(),
            card("fort", Kind.LOCATION).putAbilities(Ability.MILITARY, 3).build(),
            card("plan", Kind.AGENDA).build(),
            card("rally", Kind.EVENT).build(),
            fleet("raiders", Race.NEUTRAL, 1, 3).mercenary(true).build(),
            fleet("pirates", Race.NEUTRAL, 1, 3).mercenary(true).build())
        .inRow(1, "envoy")
        .inRow(1, "spy")
        .inRow(1, "f")
        .inRow(2, "guard")
        .inRow(2, "g");
  }

  @Rule("B5-SUP-01")
  @Test
  void charactersAndFleetsSupportAndOppose() {
    Stage stage =
        given().conflict(Ability.MILITARY, 1, 2).conflict(Ability.DIPLOMACY, 1).actionRound(1);
    stage.copy().act(Acts.support(stage, 1, "f", 1, Ability.MILITARY));
    stage.copy().act(Acts.oppose(stage, 1, "f", 1, Ability.MILITARY));
    stage.copy().act(Acts.support(stage, 1, "envoy", 2, Ability.DIPLOMACY));
    stage.copy().act(Acts.oppose(stage, 1, "envoy", 2, Ability.DIPLOMACY));
  }

  @Rule("B5-SUP-02")
  @Test
  void anAmbassadorDoesNotUseMilitaryEither() {
    Stage stage = given().conflict(Ability.MILITARY, 1, 2).actionRound(1);
    for (String who : new String[] {"ambassador 1", "envoy"}) {
      stage.refuses(Acts.support(stage, 1, who, 1, Ability.MILITARY), "B5-SUP-02");
      stage.refuses(Acts.oppose(stage, 1, who, 1, Ability.MILITARY), "B5-SUP-02");
    }
  }

  @Rule("B5-SUP-03")
  @Test
  void theCurrentRatingDecidesAndOneIsEnough() {
    for (int damage = 1; damage <= 2; damage++) {
      int taken = damage;
      Stage stage =
          given()
              .define(character("aide", Race.NARN, 2, 2, 3).build())
              .inRow(1, "aide")
              .card("aide", card -> card.withDamage(taken))
              .conflict(Ability.DIPLOMACY, 1)
              .actionRound(1);
      if (damage == 1) {
        stage.act(Acts.support(stage, 1, "aide", 1, Ability.DIPLOMACY));
      } else {
        stage.refuses(Acts.support(stage, 1, "aide", 1, Ability.DIPLOMACY), "B5-SUP-03");
      }
    }
  }

  @Rule({"B5-SUP-08", "B5-ATK-01"})
  @Test
  void whoAttackedHasRotatedAndNeverSupportsOrOpposesThatConflict() {
    Stage stage =
        given().conflict(Ability.DIPLOMACY, 2).conflict(Ability.DIPLOMACY, 2).actionRound(2);
    stage.act(Acts.support(stage, 2, "guard", 1, Ability.DIPLOMACY));
    Stage weak = stage.changed("guard", card -> card.withDamage(3));
    weak.act(Acts.attack(weak, 1, "envoy", "guard"));
    assertThat(weak.card("envoy").rotated()).isTrue();
    assertThat(weak.card("envoy").damage()).isEqualTo(2);
    weak.act(Acts.pass(2));
    Stage ready = weak.changed("envoy", card -> card.withRotated(false));
    ready.refuses(Acts.support(ready, 1, "envoy", 1, Ability.DIPLOMACY), "B5-SUP-08");
    ready.refuses(Acts.oppose(ready, 1, "envoy", 1, Ability.DIPLOMACY), "B5-SUP-08");
    ready.act(Acts.oppose(ready, 1, "envoy", 2, Ability.DIPLOMACY));
  }

  @Rule({"B5-ATK-07", "B5-ATK-05"})
  @Test
  void theAbilityThatTheTargetUsedIsAskedOfTheAttackerNotTheTypeOfTheConflict() {
    ConflictTraits covert =
        ConflictTraits.builder()
            .type(Ability.DIPLOMACY)
            .addAlsoUses(new AlsoUses(Ability.INTRIGUE, Optional.empty(), Optional.empty()))
            .build();
    for (Ability used : new Ability[] {Ability.INTRIGUE, Ability.DIPLOMACY}) {
      Stage stage = given().conflict(covert, 2, Optional.empty()).actionRound(2);
      stage.act(Acts.support(stage, 2, "guard", 1, used));
      if (used == Ability.INTRIGUE) {
        stage.act(Acts.attack(stage, 1, "spy", "guard"));
      } else {
        stage.refuses(Acts.attack(stage, 1, "spy", "guard"), "B5-ATK-07");
      }
    }
  }

  @Rule("B5-ATK-03")
  @Test
  void attacksInEveryAbilityGoByOneProcedure() {
    for (Ability ability : Ability.values()) {
      boolean armed = ability == Ability.MILITARY;
      String attacker = armed ? "f" : "envoy";
      String target = armed ? "g" : "guard";
      Stage stage = given().conflict(ability, 2, 1).actionRound(2);
      stage.act(Acts.support(stage, 2, target, 1, ability));
      stage.act(Acts.attack(stage, 1, attacker, target));
      assertThat(stage.card(target).damage()).isEqualTo(armed ? 4 : 3);
      assertThat(stage.card(attacker).neutralised()).isTrue();
    }
  }

  @Rule("B5-REP-01")
  @Test
  void aLocationIsRepairedToo() {
    Stage stage = given().inRow(1, "fort").card("fort", card -> card.withDamage(2)).actionRound(1);
    stage.act(Acts.repair(stage, 1, "fort", 2));
    assertThat(stage.card("fort").damage()).isZero();
    Stage tired = given().card("f", card -> card.withDamage(2).withRotated(true)).actionRound(1);
    tired.refuses(Acts.repair(tired, 1, "f", 1), "B5-GEN-02");
  }

  @Rule("B5-MRC-02")
  @Test
  void aFactionBidsForAsManyMercenariesAsItWants() {
    Stage stage = given().forHire("raiders").forHire("pirates").actionRound(1);
    stage.act(new Bid(P, stage.id("raiders"), 1)).act(Acts.pass(2));
    stage.act(new Bid(P, stage.id("pirates"), 1)).act(Acts.pass(2));
    stage.act(new Bid(P, stage.id("raiders"), 1));
    assertThat(stage.pool(1)).isEqualTo(1);
  }

  @Rule("B5-EVT-01")
  @Test
  void onlyAnAftermathIsSet() {
    Stage stage = given().inHand(1, "rally").inHand(1, "plan").actionRound(1);
    stage.refuses(Acts.set(stage, 1, "rally", "envoy"), "B5-EVT-01");
    stage.refuses(Acts.set(stage, 1, "plan", "envoy"), "B5-EVT-01");
  }

  @Rule({"B5-REL-06", "B5-SUP-01"})
  @Test
  void onlyTheLocationAimedAtOpposesAndOnlyIfItsTextSaysSo() {
    CardDef home =
        card("home", Kind.LOCATION)
            .putAbilities(Ability.MILITARY, 3)
            .opposesWhenAimed(true)
            .build();
    for (String aim : new String[] {"home", "fort"}) {
      ImmutableList<Seat> order = ImmutableList.of(P, Q);
      Stage stage =
          given()
              .define(home)
              .inRow(2, "home")
              .inRow(2, "fort")
              .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, order)), order);
      stage.act(
          new DeclareStanding(P, Ability.MILITARY, Optional.of(Q), Optional.of(stage.id(aim))));
      stage.act(new DeclineConflict(Q)).act(Acts.support(stage, 1, "f", 1, Ability.MILITARY));
      stage.refuses(Acts.oppose(stage, 2, "fort", 1, Ability.MILITARY), "B5-SUP-01");
      stage.refuses(Acts.attack(stage, 2, "home", "f"), "B5-SUP-01");
      if (aim.equals("home")) {
        stage.act(Acts.oppose(stage, 2, "home", 1, Ability.MILITARY));
      } else {
        stage.refuses(Acts.oppose(stage, 2, "home", 1, Ability.MILITARY), "B5-SUP-01");
      }
    }
  }
}
