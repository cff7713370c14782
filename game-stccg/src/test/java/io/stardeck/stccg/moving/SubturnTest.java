package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.BattleAction.DeclineCounterattack;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Cloak;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Orders of an opponent to one ship, laid over the turn ({@code ST-EFF-39}). */
class SubturnTest {
  private static final Host TEAM = Host.team(0, ONE);

  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'INTERRUPT','id':'ends','name':'ends','rarity':'COMMON','interrupt':{"
              + "'any':true,'effects':[{'op':'END_TURN'}]}}");

  // A planet for Klingons, space beside it.
  private final Scene scene = Scene.laid(SET).missions("147", "155");
  private final CardId lent = scene.ship(ONE, "347", 0);

  /** Alien Parasites give the ship and the team to the second player. */
  private void lend() {
    scene.seeded(TWO, 0, "011").persons(ONE, TEAM, "253", "256");
    scene.orders(ONE).quietly(new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.KLINGON)));
    scene.quietly(new Confirm(ONE));
  }

  @Rule({"ST-EFF-39", "ST-ORD-09"})
  @Test
  void onlyTheLentShipAttacks() {
    CardId own = scene.ship(TWO, "350", 1);
    scene.persons(TWO, Host.ship(own), "253");
    CardId far = scene.ship(ONE, "348", 1);
    Host team = Host.team(0, TWO);
    scene.persons(TWO, team, "256");
    lend();
    CardId near = scene.ship(ONE, "346", 0);
    ImmutableSet<Affiliation> klingon = ImmutableSet.of(Affiliation.KLINGON);
    assertThat(scene.against(new Attempt(TWO, 0, team, klingon))).containsExactly("ST-EFF-39");
    assertThat(scene.against(new AttackTeam(TWO, 0, klingon, ONE))).containsExactly("ST-EFF-39");
    assertThat(scene.against(new AttackShip(TWO, far))).containsExactly("ST-SHB-01");
    assertThat(scene.against(new Cloak(TWO, own))).isNotEmpty();
    assertThat(scene.against(new AttackShip(TWO, near))).isEmpty();
  }

  @Rule({"ST-EFF-39", "ST-EFF-32", "ST-I-32"})
  @Test
  void aCourseOfAnotherShipDoesNotHoldThemUp() {
    CardId own = scene.ship(TWO, "347", 1);
    scene.persons(TWO, Host.ship(own), "253");
    scene.outpost(TWO, "105", 0);
    lend();
    scene.lies(ONE, "121", On.ship(own)); // Incoming Message: to the nearest outpost
    assertThat(scene.against(new Move(TWO, own, false, 0))).isNotEmpty();
    scene.quietly(new EndTurn(TWO));
    assertThat(scene.ship(lent).controller()).contains(ONE);
  }

  @Rule({"ST-EFF-39", "ST-BAT-06"})
  @Test
  void whereNobodyCanActAnyMoreTheOrdersEndByThemselves() {
    lend();
    CardId near = scene.ship(ONE, "346", 0);
    scene.quietly(new AttackShip(TWO, near)).quietly(new Confirm(TWO));
    scene.quietly(new DeclineCounterattack(ONE));
    assertThat(scene.ship(lent).controller()).contains(ONE);
    assertThat(scene.ship(lent).stopped()).isTrue();
    assertThat(scene.state().table().active()).isEqualTo(ONE);
    assertThat(scene.state().top().deciders()).containsExactly(ONE);
  }

  @Rule({"ST-WIN-02", "ST-EFF-39"})
  @Test
  void thatADeckIsEmptyCountsWhenTheOrdersAreOver() {
    lend();
    scene.deck(ONE, 0).interrupts(TWO, "142", Aim.at(TWO)); // The Juggler
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    scene.quietly(new EndTurn(TWO));
    assertThat(scene.state().top()).isInstanceOf(Phase.Over.class);
  }

  @Rule({"ST-EFF-46", "ST-EFF-39"})
  @Test
  void whatEndsTheTurnEndsTheOrdersThatAreLaidOverItToo() {
    lend();
    scene.plays(TWO, "ends", Aim.NOTHING).passes();
    assertThat(scene.ship(lent).controller()).contains(ONE);
    assertThat(scene.state().table().active()).isEqualTo(TWO);
    assertThat(scene.state().top()).isInstanceOf(Phase.Play.class);
  }

  @Rule({"ST-EFF-39", "ST-DIL-02", "ST-ATT-11"})
  @ParameterizedTest
  @ValueSource(booleans = {false, true}) // some of the crew, or all
  void whoIsBeamedDownIsStoppedAsThoseAboard(boolean all) {
    lend();
    Host aboard = Host.ship(lent);
    CardId first = scene.state().cards(aboard, Role.FREE).get(0).id();
    Optional<CardId> going = all ? Optional.empty() : Optional.of(first);
    scene.quietly(new Beam(TWO, going, aboard, TEAM));
    scene.quietly(new EndTurn(TWO));
    assertThat(scene.defs(TEAM, Role.STOPPED)).hasSize(all ? 2 : 1);
    assertThat(scene.defs(aboard, Role.STOPPED)).hasSize(all ? 0 : 1);
    assertThat(scene.against(new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.KLINGON))))
        .contains("ST-ORD-05");
  }
}
