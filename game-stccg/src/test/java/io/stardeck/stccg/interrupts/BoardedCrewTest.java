package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Stop;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who of a crew fights intruders, and who leads. */
class BoardedCrewTest {
  private final Scene scene = Scene.laid().missions("191");

  private void board(CardId ship) {
    scene.hand(TWO, "331");
    scene.orders(ONE).plays(ONE, "134", Aim.at(Host.ship(ship))).passes();
  }

  @Rule({"ST-BAT-11", "ST-TRE-06", "ST-SPC-04", "ST-BAT-07"})
  @Test
  void whoIsUnderHouseArrestFightsAndDoesNotLead() {
    CardId ship = scene.ship(TWO, "334", 0);
    Host aboard = Host.ship(ship);
    scene.persons(TWO, aboard, "253").marked(aboard, new Mark.Arrested()); // an OFFICER
    scene.persons(TWO, aboard, "214");
    board(ship);
    assertThat(scene.told(StrikeCompared.class)).containsExactly(new StrikeCompared(1, 8));
    assertThat(scene.told(CardEvent.PersonKilled.class)).hasSize(1);
    assertThat(scene.told(BattleEvent.LeaderMissing.class)).hasSize(1);
    assertThat(scene.told(BattleEvent.BattleEnded.class))
        .containsExactly(new BattleEvent.BattleEnded(Optional.of(ONE)));
  }

  @Rule({"ST-SPC-04", "ST-EFF-31"})
  @Test
  void whoIsDisabledDoesNotFightAndMayDie() {
    CardId ship = scene.ship(TWO, "334", 0);
    Host aboard = Host.ship(ship);
    CardId game = scene.lies(ONE, "031", On.ship(ship)); // Ktarian Game
    scene.persons(TWO, aboard, "253").disabled(TWO, aboard, game);
    board(ship);
    assertThat(scene.told(StrikeCompared.class)).containsExactly(new StrikeCompared(1, 0));
    assertThat(scene.told(CardEvent.PersonKilled.class)).hasSize(1);
  }

  @Rule({"ST-SPC-01", "ST-SPC-04", "ST-SPC-06"})
  @Test
  void inactiveHologramsDoNotFightAndTheShipIsStoppedForGood() {
    CardId ship = scene.ship(TWO, "347", 0);
    scene.persons(TWO, Host.ship(ship), "265");
    board(ship);
    assertThat(scene.told(BattleEvent.BattleStarted.class)).isEmpty();
    assertThat(scene.ship(ship).stop()).isEqualTo(Stop.GOOD);
  }

  @Rule({"ST-EFF-33", "ST-SPC-04", "ST-INT-10"})
  @Shows("140")
  @Test
  void nobodyFightsAboardAShipThatIsSetAsideBefore() {
    CardId ship = scene.ship(TWO, "334", 0);
    scene.persons(TWO, Host.ship(ship), "214").hand(ONE, "331");
    scene.hand(TWO, "331");
    scene.orders(ONE).plays(ONE, "134", Aim.at(Host.ship(ship)));
    while (scene.told(BattleEvent.BattleStarted.class).isEmpty()) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(TWO, "140", Aim.at(Host.ship(ship))).passes(); // Temporal Rift
    assertThat(scene.told(StrikeCompared.class)).isEmpty();
    assertThat(scene.state().persons(Host.ship(ship))).isEqualTo(1);
    assertThat(scene.told(BattleEvent.BattleEnded.class))
        .containsExactly(new BattleEvent.BattleEnded(Optional.empty()));
  }

  @Rule("ST-INT-08")
  @Test
  void theBattleIsFoughtWhenAllThatWasPlayedHasTakenEffect() {
    CardId ship = scene.ship(TWO, "334", 0);
    scene.persons(TWO, Host.ship(ship), "214").hand(ONE, "331");
    scene.hand(TWO, "331");
    scene.orders(ONE).plays(ONE, "134", Aim.at(Host.ship(ship)));
    scene.plays(TWO, "142", Aim.at(ONE)).passes(); // The Juggler
    assertThat(scene.told(Object.class))
        .filteredOn(
            what -> what instanceof CardEvent.InterruptResolved || what instanceof StrikeCompared)
        .extracting(what -> what.getClass().getSimpleName())
        .containsExactly("InterruptResolved", "InterruptResolved", "StrikeCompared");
  }

  @Rule({"ST-INT-06", "ST-ATB-04", "ST-SPC-04", "ST-EFF-08"})
  @Test
  void whereNobodyIsLeftAboardNothingIsCompared() {
    Scene planet = Scene.laid().missions("151");
    CardId ship = planet.ship(TWO, "334", 0);
    planet.persons(TWO, Host.ship(ship), "214").hand(TWO, "114");
    planet.orders(ONE).plays(ONE, "134", Aim.at(Host.ship(ship)));
    while (!(planet.state().top() instanceof Phase.Window window
        && window.kind() == WindowKind.BATTLE)) {
      planet.does(new Pass(planet.asked().orElseThrow()));
    }
    planet.plays(TWO, "114", Aim.at(Host.ship(ship))).passes(); // Transporter Armbands
    assertThat(planet.defs(Host.team(0, TWO), Role.FREE)).containsExactly("214");
    assertThat(planet.told(StrikeCompared.class)).isEmpty();
    assertThat(planet.told(BattleEvent.BattleEnded.class)).hasSize(1);
  }

  @Rule({"ST-SPC-06", "ST-EFF-02"})
  @Test
  void whoComesAboardAShipThatIsStoppedForGoodDoesNotFreeItNorDoesTheEndOfATurn() {
    CardId dead = scene.ship(TWO, "334", 0);
    scene.lies(ONE, "134", On.intruder(dead));
    scene.with(dead, each -> each.copy().withStop(Stop.GOOD)).orders(ONE);
    scene.persons(TWO, Host.ship(dead), "201", "201", "201"); // none of them leads
    for (Seat seat : Seat.first(2)) {
      scene.quietly(new EndTurn(seat));
      assertThat(scene.ship(dead).stop()).isEqualTo(Stop.GOOD_MANNED);
    }
  }
}
