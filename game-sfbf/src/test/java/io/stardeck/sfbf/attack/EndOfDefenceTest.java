package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.attack.TorpedoAttack.attacked;
import static io.stardeck.sfbf.attack.TorpedoAttack.given;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.cancel;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.fire;
import static io.stardeck.sfbf.scene.Moves.pass;
import static io.stardeck.sfbf.scene.Moves.stand;
import static io.stardeck.sfbf.scene.Moves.stop;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AnswerDefence;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.AttackEvent.ReactionPlayed;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Phase;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the attacker answers at the end of a defence (BF-RCT, BF-PRT). */
final class EndOfDefenceTest {
  @Rule({"BF-RCT-01", "BF-D-73", "BF-I-40"})
  @Test
  void aDefenceInWhichACardWasPlayedIsAnsweredAsAWholeAtItsEnd() {
    Scene scene = attacked(given().hand(ONE, "dc-2").hand(TWO, "rs-1", "ecm-4", "dc-3"));
    assertThat(scene.does(pass()).phase())
        .as("no card was played")
        .isInstanceOf(Phase.Allocation.class);
    Scene window = scene.does(defend("rs-1"), pass());
    assertThat(window.phase()).as("whatever they hold").isEqualTo(new Phase.DefenceAnswer(ONE));
    assertThat(window.legal(ONE)).containsExactly(stand());
    window.rejects(plusOneTo("dc-2"), "BF-RCT-01").rejects(defend("ecm-4"), "BF-TRN-03");
    assertThat(window.does(stand()).dealt()).isEqualTo(3);
    Scene bare = attacked(given().hand(TWO, "rs-1", "dc-3")).does(defend("rs-1"), pass());
    assertThat(bare.dealt()).as("nobody could answer").isEqualTo(3);
  }

  @Rule({"BF-RCT-01", "BF-RCT-10", "BF-PRT-05"})
  @Test
  void aPrimeTeamAddsOneAtTheEndOfAnyDefence() {
    Scene window =
        attacked(given().hand(ONE, "prt-1", "prt-2").hand(TWO, "rs-1", "dc-2"))
            .does(defend("rs-1"), pass())
            .rejects(cancel("prt-1"), "BF-ACT-01")
            .rejects(answer("prt-1", Effect.ERRATIC), "BF-RCT-01")
            .rejects(answer("prt-1", Effect.CLOAK), "BF-RCT-01")
            .rejects(answer("prt-1", Effect.WEB), "BF-RCT-01")
            .rejects(answer("prt-1", Effect.WEASEL), "BF-RCT-01");
    Scene after = window.does(plusOneTo("prt-1"));
    assertThat(after.dealt()).as("one card alone").isEqualTo(6 - 3 + 1);
    assertThat(after.events(ReactionPlayed.class))
        .containsExactly(new ReactionPlayed(ONE, Given.card("prt-1"), Optional.empty(), false));
  }

  @Rule({"BF-RCT-01", "BF-PRT-03", "BF-PRT-01"})
  @Test
  void atTheEndOfADefenceAPrimeTeamSwitchesTheCloakOrWebOff() {
    Scene cloaked =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "rom-con")
            .cloaked("rom-con")
            .hand(ONE, "pho-6-1", "prt-1")
            .hand(TWO, "rs-1", "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("rom-con"), weapon("pho-6-1", BoxType.PHO), commit())
            .does(defend("rs-1"), pass());
    assertThat(cloaked.does(stand()).dealt()).isEqualTo(2);
    Scene uncloaked = cloaked.does(answer("prt-1", Effect.CLOAK));
    assertThat(uncloaked.dealt()).isEqualTo(3);
    assertThat(uncloaked.ship("rom-con").cloaked()).isFalse();
    assertThat(uncloaked.used("prt-1")).isTrue();
    Scene webbed =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "tho-dn")
            .webbed("tho-dn")
            .hand(ONE, "pho-6-1", "prt-1")
            .hand(TWO, "rs-1", "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("tho-dn"), weapon("pho-6-1", BoxType.PHO), commit())
            .does(defend("rs-1"), pass(), answer("prt-1", Effect.WEB));
    assertThat(webbed.dealt()).isEqualTo(3);
    assertThat(webbed.ship("tho-dn").webbed()).isFalse();
  }

  @Rule({"BF-RCT-01", "BF-RCT-04", "BF-RCT-07"})
  @Test
  void atTheEndOfADefenceAPrimeTeamTakesTheWildWeaselOff() {
    Scene window =
        attacked(given().hand(ONE, "prt-1").hand(TWO, "ww-1", "rs-1", "dc-2"))
            .does(defend("ww-1"), stand(), defend("rs-1"), pass());
    assertThat(window.does(stand()).dealt()).isEqualTo(2);
    Scene after = window.does(answer("prt-1", Effect.WEASEL));
    assertThat(after.dealt()).isEqualTo(3);
    assertThat(after.ship("kli-c8").weasel()).isEmpty();
    assertThat(after.used("ww-1")).as("to be discarded").isTrue();
    assertThat(Scene.GAME.faults(after.state())).isEmpty();
  }

  @Rule({"BF-RCT-01", "BF-D-73"})
  @Test
  void aTractorBeamAloneOrAShotAloneIsAnsweredToo() {
    Scene drones = Drones.drones("fed-ca", "tb-1", "ph1-4-1").does(commit());
    for (BattleForceAction only :
        ImmutableList.of(stop("tb-1", "drn-5-1"), fire("ph1-4-1", BoxType.PH1, "drn-5-1"))) {
      assertThat(drones.does(only, pass()).phase()).isEqualTo(new Phase.DefenceAnswer(ONE));
    }
  }

  @Rule({"BF-RCT-01", "BF-FTR-17"})
  @Test
  void firingAtFightersIsNoDefenceThatIsAnswered() {
    Scene fired =
        Given.advanced(2)
            .screen(ONE, "kzi-cvs")
            .screen(TWO, "fed-dn")
            .hand(ONE, "prt-1")
            .hand(TWO, "ph1-2-1", "rs-1", "dc-2")
            .dice(3)
            .scene()
            .does(new BeginFighters(ONE, Given.ship("kzi-cvs"), 1), aim("fed-dn"), commit())
            .does(
                new FireAtFighters(
                    TWO, Given.ship("fed-dn"), Given.card("ph1-2-1"), Optional.of(BoxType.PH1)))
            .does(new PassFire(TWO));
    assertThat(fired.does(pass()).dealt()).isEqualTo(1);
    Scene window = fired.does(defend("rs-1"), pass());
    assertThat(window.phase()).isEqualTo(new Phase.DefenceAnswer(ONE));
  }

  private static BattleForceAction answer(String card, Effect effect) {
    return new AnswerDefence(ONE, Given.card(card), Optional.of(effect));
  }

  private static BattleForceAction plusOneTo(String card) {
    return new AnswerDefence(ONE, Given.card(card), Optional.empty());
  }
}
