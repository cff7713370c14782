package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.allocate;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.cancel;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.counter;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.fire;
import static io.stardeck.sfbf.scene.Moves.pass;
import static io.stardeck.sfbf.scene.Moves.raise;
import static io.stardeck.sfbf.scene.Moves.scatter;
import static io.stardeck.sfbf.scene.Moves.stand;
import static io.stardeck.sfbf.scene.Moves.stop;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AnswerDefence;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.AttackEvent.AttackDeclared;
import io.stardeck.sfbf.event.AttackEvent.CounterPlayed;
import io.stardeck.sfbf.event.AttackEvent.DefencePlayed;
import io.stardeck.sfbf.event.AttackEvent.FireOpened;
import io.stardeck.sfbf.event.AttackEvent.FireSupported;
import io.stardeck.sfbf.event.AttackEvent.ReactionPlayed;
import io.stardeck.sfbf.event.CardEvent.CardDiscarded;
import io.stardeck.sfbf.event.ShipEvent.DeviceOff;
import io.stardeck.sfbf.event.TurnEvent.Passed;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Shot;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What everybody is told of an attack, its defence, and the answers to it. */
final class ToldOfAttackTest {
  @Rule({"BF-ATK-10", "BF-RCT-08", "BF-ACT-04"})
  @Test
  void theCommittedAttackIsToldWithItsCardsThenEachCounter() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8", "tho-pc")
            .weasel("kli-c8", "ww-1")
            .hand(ONE, "pho-6-1", "tb-1")
            .hand(TWO, "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), counter("tb-1", Effect.WEASEL))
            .does(weapon("pho-6-1", BoxType.PHO), commit());
    assertThat(scene.told(AttackDeclared.class, TWO))
        .singleElement()
        .satisfies(
            declared -> {
              assertThat(declared.attack().target()).contains(Given.ship("kli-c8"));
              assertThat(declared.attack().shots())
                  .extracting(Shot::card)
                  .containsExactly(card("pho-6-1"));
            });
    assertThat(scene.events().get(0).rule().value()).isEqualTo("BF-ATK-10");
    assertThat(scene.told(CounterPlayed.class, TWO))
        .containsExactly(new CounterPlayed(ONE, card("tb-1"), Effect.WEASEL));
  }

  @Rule({"BF-DEF-02", "BF-RCT-01", "BF-RCT-02"})
  @Test
  void eachDefenceItsAnswerAndEachPassAreTold() {
    Scene played = attacked("pho-6-1", "eccm-1").does(defend("ecm-4"));
    assertThat(played.told(DefencePlayed.class, ONE))
        .containsExactly(new DefencePlayed(TWO, card("ecm-4"), Optional.empty()));
    Scene answered = played.does(cancel("eccm-1"));
    assertThat(answered.told(ReactionPlayed.class, TWO))
        .containsExactly(new ReactionPlayed(ONE, card("eccm-1"), Optional.of(card("ecm-4")), true));
    assertThat(answered.used("eccm-1")).as("to be discarded").isTrue();
    assertThat(played.does(stand()).told(Passed.class, TWO)).containsExactly(new Passed(ONE));
    assertThat(answered.does(pass()).told(Passed.class, ONE)).contains(new Passed(TWO));
  }

  @Rule({"BF-RCT-10", "BF-PRT-05"})
  @Test
  void aPrimeTeamThatRaisesTheDamageIsTold() {
    Scene raised = attacked("pho-6-1", "prt-1").does(defend("ecm-4"), raise("prt-1"));
    assertThat(raised.told(ReactionPlayed.class, TWO))
        .containsExactly(new ReactionPlayed(ONE, card("prt-1"), Optional.of(card("ecm-4")), false));
  }

  @Rule({"BF-DEF-20", "BF-DEF-02"})
  @Test
  void fireAtADroneIsToldWithItsCard() {
    Scene scene =
        Drones.drones("kli-c8", "ph1-4-1").does(commit(), fire("ph1-4-1", BoxType.PH1, "drn-5-1"));
    assertThat(scene.told(FireOpened.class, ONE))
        .singleElement()
        .satisfies(opened -> assertThat(opened.fire().card()).isEqualTo(card("ph1-4-1")));
    assertThat(scene.told(DefencePlayed.class, ONE)).containsExactly(played("ph1-4-1", "drn-5-1"));
  }

  @Rule({"BF-DEF-24", "BF-DEF-40", "BF-DEF-02", "BF-CRD-19"})
  @Test
  void aTractorBeamAndAScatterpackAreToldWithWhatTheyStopAndLeaveTheHand() {
    Scene stopped = Drones.drones("fed-ca", "tb-1").does(commit(), stop("tb-1", "drn-5-1"));
    assertThat(stopped.told(DefencePlayed.class, ONE)).containsExactly(played("tb-1", "drn-5-1"));
    Scene scattered =
        Drones.drones("fed-ca", "drn-3-2", "scp-1")
            .does(weapon("drn-3-1", BoxType.DRN), commit())
            .does(fire("drn-3-2", BoxType.DRN, "drn-5-1"))
            .does(scatter("scp-1", "drn-3-2", "drn-3-1"));
    assertThat(scattered.told(DefencePlayed.class, ONE))
        .containsExactly(played("scp-1", "drn-3-1"));
    assertThat(scattered.told(FireSupported.class, ONE))
        .containsExactly(new FireSupported(TWO, card("scp-1"), card("drn-3-2")));
    assertThat(scattered.holds(TWO, "scp-1")).isFalse();
    assertThat(scattered.used("scp-1")).isTrue();
  }

  @Rule({"BF-RCT-01", "BF-PRT-03"})
  @Test
  void aPrimeTeamThatEndsTheCloakIsToldAndSoIsTheCloak() {
    Scene answered =
        Volley.photons(
                Volley.target("rom-we", "tho-pc")
                    .cloaked("rom-we")
                    .hand(TWO, "rs-1")
                    .hand(ONE, "prt-1"),
                "rom-we",
                "pho-5-1")
            .does(defend("rs-1"), pass())
            .does(new AnswerDefence(ONE, card("prt-1"), Optional.of(Effect.CLOAK)));
    assertThat(answered.told(CounterPlayed.class, TWO))
        .containsExactly(new CounterPlayed(ONE, card("prt-1"), Effect.CLOAK));
    assertThat(answered.told(DeviceOff.class, TWO))
        .containsExactly(new DeviceOff(TWO, Given.ship("rom-we")));
  }

  @Rule({"BF-DEF-53", "BF-DEF-52"})
  @Test
  void aShipThatDisengagesIsToldToDropItsCloakIfItHasOneOn() {
    Given cloaked = Volley.target("rom-we", "tho-pc").hand(TWO, "dsg").cloaked("rom-we");
    assertThat(
            Volley.photons(cloaked, "rom-we", "pho-5-1")
                .does(defend("dsg"))
                .told(DeviceOff.class, ONE))
        .containsExactly(new DeviceOff(TWO, Given.ship("rom-we")));
    assertThat(
            Volley.photons(Volley.target("rom-we", "tho-pc").hand(TWO, "dsg"), "rom-we", "pho-5-1")
                .does(defend("dsg"))
                .told(DeviceOff.class, ONE))
        .isEmpty();
  }

  @Rule({"BF-INF-02", "BF-D-66"})
  @Test
  void theCardsOfTheAttackAreToldAsTheyAreDiscardedInTheOrderPlayed() {
    Scene over =
        attacked("pho-6-1")
            .does(defend("ecm-4"), pass(), allocate(BoxType.HULL), allocate(BoxType.HULL));
    assertThat(over.told(CardDiscarded.class, TWO))
        .containsExactly(
            new CardDiscarded(ONE, card("pho-6-1")), new CardDiscarded(ONE, card("ecm-4")));
  }

  private static DefencePlayed played(String card, String aim) {
    return new DefencePlayed(TWO, card(card), Optional.of(card(aim)));
  }

  private static Scene attacked(String... hand) {
    return Given.advanced(2)
        .screen(ONE, "fed-ca")
        .screen(TWO, "kli-c8", "tho-pc")
        .hand(ONE, hand)
        .hand(TWO, "ecm-4", "dc-2")
        .scene()
        .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO), commit());
  }
}
