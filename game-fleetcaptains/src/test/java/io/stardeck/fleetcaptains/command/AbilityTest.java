package io.stardeck.fleetcaptains.command;

import static io.stardeck.fleetcaptains.command.Played.CARD;
import static io.stardeck.fleetcaptains.command.Played.OTHER;
import static io.stardeck.fleetcaptains.command.Played.scene;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Until;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Lying;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Places;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Abilities that are used. */
final class AbilityTest {
  private static final String ABILITY =
      "{'mode':'ACTIVATED','optional':false,'costs':%s,'usesAction':%s,'limit':'%s',"
          + "'targets':[],'effects':[{'do':'DRAW_COMMAND','amount':1}],'text':''}";

  private static Fixture ability(String costs, boolean action, String limit) {
    String text = ABILITY.formatted(costs, action, limit);
    return Fixture.standard().with("ships", "venture", "{'abilities':[" + text + "]}");
  }

  private static FleetAction use(Scene scene) {
    return new FreeAction.UseAbility(
        FED, scene.card("venture"), 0, Optional.of(scene.card("venture")));
  }

  @Rule({"FC-D-87", "FC-CMD-03"})
  @Test
  void anAbilityIsUsedOnceATurnOrOnceAGame() {
    for (String limit : new String[] {"ONCE_PER_TURN", "ONCE_PER_GAME"}) {
      Scene scene = scene(ability("[]", false, limit));
      scene.apply(use(scene));
      assertThat(scene.state().zones().size(Places.hand(FED))).isEqualTo(1);
      assertThat(scene.refused(use(scene))).containsExactly("FC-CMD-03");
      assertThat(scene.reasons(use(scene))).containsExactly("it was used");
      scene.apply(new FreeAction.EndTurn(FED), new FreeAction.EndTurn(KLI));
      assertThat(scene.refused(use(scene)).isEmpty()).isEqualTo(limit.equals("ONCE_PER_TURN"));
    }
  }

  @Rule("FC-CMD-03")
  @Test
  void aRefusalSaysThatItsConditionDoesNotHold() {
    Scene scene = scene(ability("[],'when':{'is':'CLOAKED'}", false, "ONCE_PER_TURN"));
    assertThat(scene.reasons(use(scene))).containsExactly("its condition does not hold");
  }

  @Rule({"FC-D-87", "FC-CMD-03", "FC-ACT-02"})
  @Test
  void itsCostsArePaidFirst() {
    Scene maneuver = scene(ability("[{'do':'FORGO_MANEUVER'}]", false, "ONCE_PER_TURN"));
    maneuver.apply(use(maneuver));
    assertThat(maneuver.ship("venture").maneuvered()).isTrue();
    assertThat(maneuver.told())
        .contains(new ShipEvent.AllowanceGivenUp(maneuver.card("venture"), "maneuver"));
    Scene action = scene(ability("[]", true, "ONCE_PER_TURN"));
    action.apply(use(action));
    assertThat(action.table().actionsUsed()).isEqualTo(1);
    Scene own = scene(ability("[{'do':'SPEND_SHIP_ACTION'}]", false, "ONCE_PER_TURN"));
    own.apply(use(own));
    assertThat(own.table().actionsUsed()).isZero();
    assertThat(own.ship("venture").acted()).isEqualTo(1);
    assertThat(own.told()).contains(new ShipEvent.AllowanceGivenUp(own.card("venture"), "action"));
    Scene damage = scene(ability("[{'do':'DEAL_DAMAGE','amount':1}]", false, "ONCE_PER_TURN"));
    damage.ship("venture", ship -> ship.withAlert(Alert.RED).withSetting(0));
    assertThat(damage.refused(use(damage))).containsExactly("FC-CMD-03");
    Scene hand =
        scene(
            ability(
                "[{'do':'DISCARD_COMMAND','who':'SELF','amount':1,'chooser':'OWNER'}]",
                false,
                "ONCE_PER_TURN"));
    assertThat(hand.refused(use(hand))).containsExactly("FC-CMD-03");
    hand.hand(FED, CARD, OTHER).apply(use(hand));
    hand.apply(hand.legal(FED, Answer.ChooseOption.class).get(0));
    assertThat(hand.discards(FED)).hasSize(1);
  }

  @Rule({"FC-CMD-03", "FC-I-08"})
  @Test
  void whatCostsMoreThanThereIsCannotBeUsed() {
    String spent = "{'do':'SPEND_SHIP_ACTION'}";
    String cards = "{'do':'DISCARD_COMMAND','who':'SELF','amount':1,'chooser':'OWNER'}";
    String damage = "{'do':'DEAL_DAMAGE','amount':1}";
    Scene acting = scene(ability("[" + spent + "]", true, "ONCE_PER_TURN"));
    assertThat(acting.refused(use(acting))).as("one action of two").containsExactly("FC-CMD-03");
    acting.ship("venture", ship -> ship.withExtraActions(1)).apply(use(acting));
    assertThat(acting.ship("venture").acted()).isEqualTo(2);
    for (String twice : new String[] {cards, damage, "{'do':'FORGO_MANEUVER'}"}) {
      Scene scene = scene(ability("[" + twice + "," + twice + "]", false, "ONCE_PER_TURN"), CARD);
      scene.ship("venture", ship -> ship.withAlert(Alert.YELLOW).withSetting(0));
      assertThat(scene.refused(use(scene))).as(twice).containsExactly("FC-CMD-03");
    }
  }

  @Rule({"FC-D-85", "FC-ECH-10", "FC-CMD-03"})
  @Test
  void aCloakedShipPaysWithNeitherItsManeuverNorDamage() {
    for (String cost : new String[] {"'FORGO_MANEUVER'", "'DEAL_DAMAGE','amount':1"}) {
      String text = ABILITY.formatted("[{'do':" + cost + "}]", false, "ONCE_PER_TURN");
      Fixture fixture = Fixture.standard().with("ships", "defiant", "{'abilities':[" + text + "]}");
      Scene scene = scene(fixture).fleet(FED, "defiant").at("defiant", 1, 0);
      CardId defiant = scene.card("defiant");
      FleetAction use = new FreeAction.UseAbility(FED, defiant, 0, Optional.of(defiant));
      assertThat(scene.refused(use)).as(cost).isEmpty();
      scene.cloaked("defiant");
      assertThat(scene.refused(use)).as(cost).containsExactly("FC-CMD-03");
      assertThat(scene.legal(FED)).as(cost).doesNotContain(use);
    }
  }

  @Rule({"FC-D-25", "FC-CMD-06"})
  @Test
  void noAbilityIsUsedWhileAManeuverIsOpen() {
    Scene scene = scene(ability("[]", false, "ONCE_PER_TURN"));
    scene.apply(new FreeAction.StartManeuver(FED, scene.card("yeager")));
    assertThat(scene.refused(use(scene))).containsExactly("FC-CMD-06");
    scene.apply(new FreeAction.EndManeuver(FED));
    assertThat(scene.refused(use(scene))).isEmpty();
  }

  @Rule({"FC-D-87", "FC-VAL-05", "FC-ACT-02"})
  @Test
  void theActionOfACardBeforeItsPlayerIsThatOfAnyOwnShip() {
    String stays = "'staysInPlay':{'attach':'PLAYER','until':'WHILE_IN_PLAY'}";
    String ability = ABILITY.formatted("[]", true, "ONCE_PER_TURN");
    Fixture fixture =
        Fixture.standard().face(CARD, "{" + stays + ",'abilities':[" + ability + "]}");
    Scene scene = scene(fixture, CARD).play(FED, CARD);
    CardId card = scene.card(CARD);
    for (String ship : new String[] {"venture", "yeager"}) {
      var use = new FreeAction.UseAbility(FED, card, 0, Optional.of(scene.card(ship)));
      assertThat(scene.refused(use)).isEmpty();
    }
    assertThat(scene.refused(new FreeAction.UseAbility(FED, card, 0, Optional.empty())))
        .containsExactly("FC-VAL-05");
    scene.apply(new FreeAction.UseAbility(FED, card, 0, Optional.of(scene.card("yeager"))));
    assertThat(scene.ship("yeager").acted()).isEqualTo(1);
    assertThat(scene.ship("venture").acted()).isZero();
  }

  @Rule({"FC-D-52", "FC-CMD-03"})
  @Test
  void aShipThatMayNotManeuverHasNoManeuverToGiveUp() {
    Scene scene = scene(ability("[{'do':'FORGO_MANEUVER'}]", false, "ONCE_PER_TURN"));
    CardId venture = scene.card("venture");
    scene.change(
        play ->
            Lying.impose(
                play,
                new Standing.ForbidManeuver(),
                Until.END_OF_TURN,
                FED,
                scene.card("time-echo"),
                venture));
    assertThat(scene.refused(use(scene))).containsExactly("FC-CMD-03");
  }

  @Rule({"FC-VAL-04", "FC-CMD-03", "FC-ACT-02"})
  @Test
  void anAbilityThatIsNotInPlayOrCannotBeUsedIsRefusedAndNotOffered() {
    Scene scene = scene(ability("[]", true, "ONCE_PER_TURN"));
    CardId yeager = scene.card("yeager");
    assertThat(scene.refused(new FreeAction.UseAbility(FED, yeager, 7, Optional.of(yeager))))
        .containsExactly("FC-VAL-04");
    scene.ship("venture", ship -> ship.withActed(1));
    assertThat(scene.refused(use(scene))).containsExactly("FC-ACT-02");
    assertThat(scene.legal(FED)).doesNotContain(use(scene));

    String target = "'targets':[{'kind':'SHIP','whose':'ENEMY','reach':'HERE','optional':false}]";
    String aimed = ABILITY.formatted("[]", false, "ONCE_PER_TURN").replace("'targets':[]", target);
    Scene alone =
        scene(Fixture.standard().with("ships", "venture", "{'abilities':[" + aimed + "]}"));
    assertThat(alone.refused(use(alone))).isEmpty();
    alone.at("groth", 1, 0);
    assertThat(alone.refused(use(alone))).as("nobody is here").containsExactly("FC-CMD-03");
    assertThat(alone.legal(FED)).doesNotContain(use(alone));

    String prevents = ABILITY.formatted("[]", false, "ONCE_PER_TURN");
    prevents = prevents.replace("'DRAW_COMMAND','amount':1", "'PREVENT_DAMAGE'");
    Scene protection =
        scene(Fixture.standard().with("ships", "venture", "{'abilities':[" + prevents + "]}"));
    assertThat(protection.refused(use(protection)))
        .as("only when damage is dealt")
        .containsExactly("FC-CMD-03");
  }
}
