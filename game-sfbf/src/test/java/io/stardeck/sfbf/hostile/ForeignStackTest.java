package io.stardeck.sfbf.hostile;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.Allocate;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.state.Table;
import org.junit.jupiter.api.Test;

/** Stacks of phases that no play leads to. */
class ForeignStackTest {
  @Test
  void whenAllAttacksAreMadePhaseFourIsOverAlsoBelowAWindow() {
    BattleForceState state = orderingDiscards().state();
    assertThat(state.table().phases().top()).isInstanceOf(Phase.OrderDiscards.class);
    assertThat(Scene.GAME.faults(state)).isEmpty();

    Table table = state.table();
    Phase window = table.phases().top();
    Phase.Choice made = (Phase.Choice) table.phases().pop().top();
    Phase.Choice undone = new Phase.Choice(made.seat(), made.attacks(), made.first(), false);
    Table foreign = table.withPhases(table.phases().pop().replaceTop(undone).push(window));

    assertThat(Scene.GAME.faults(state.with(foreign)))
        .extracting(Object::toString)
        .contains("table.phases[1]: all attacks are made, phase 4 is over");
  }

  @Test
  void oneAttackIsUnderWayAtATime() {
    BattleForceState state = attacked().state();
    Table table = state.table();
    Phase window = table.phases().top();
    Phase combat = table.phases().pop().top();
    assertThat(combat).isInstanceOf(Phase.Combat.class);
    assertThat(Scene.GAME.faults(state)).isEmpty();

    Table foreign = table.withPhases(table.phases().pop().push(combat).push(window));

    assertThat(Scene.GAME.faults(state.with(foreign)))
        .extracting(Object::toString)
        .contains("table.phases[1]: one attack is under way at a time");
  }

  @Test
  void whatTheDuelCutsOffStaysAsItWas() {
    BattleForceState state =
        volley(
                Given.config(2, config -> config.tieBreak(TieBreak.DUEL))
                    .screen(ONE, "fed-ca")
                    .trophies(ONE, "kzi-ff")
                    .screen(TWO, "kli-d7", "tho-pc"))
            .state();
    Table table = state.table();
    Phase window = table.phases().top();
    Phase combat = new Phase.Combat(ONE, Stage.ROLL);
    Table foreign = table.withPhases(table.phases().pop().replaceTop(combat).push(window));
    Phase duel = new Phase.DuelSetup(ONE, ImmutableList.of(TWO), ImmutableList.of());
    Table cutOff = foreign.withPhases(foreign.phases().push(duel));

    assertThat(Scene.GAME.faults(state.with(foreign))).isNotEmpty();
    assertThat(Scene.GAME.faults(state.with(cutOff))).isEmpty();
  }

  private static Scene orderingDiscards() {
    return attacked()
        .does(
            new Allocate(TWO, BoxType.HULL),
            new Allocate(TWO, BoxType.HULL),
            new Allocate(TWO, BoxType.HULL),
            new Allocate(TWO, BoxType.DSR),
            new Allocate(TWO, BoxType.DSR));
  }

  private static Scene attacked() {
    return volley(
        Given.config(2, config -> config.addOptions(Option.DISCARD_DRAW))
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7", "gor-bc"));
  }

  private static Scene volley(Given given) {
    return given
        .hand(ONE, "ph1-2-1", "ph1-3-1", "rs-2")
        .phases(PhaseStack.choice(ONE))
        .scene()
        .does(
            new BeginAttack(ONE, ship("fed-ca")),
            new AimAt(ONE, ship("kli-d7")),
            new AddWeapon(ONE, card("ph1-2-1"), BoxType.PH1),
            new AddWeapon(ONE, card("ph1-3-1"), BoxType.PH1),
            new Commit(ONE));
  }
}
