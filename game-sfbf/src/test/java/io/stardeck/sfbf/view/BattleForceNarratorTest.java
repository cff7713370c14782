package io.stardeck.sfbf.view;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.action.ActivateDevice;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.AnswerDefence;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginRedraw;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.action.SecondFormation;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.BattleForceEvent;
import io.stardeck.sfbf.event.DeckReshuffled;
import io.stardeck.sfbf.event.DeviceOff;
import io.stardeck.sfbf.event.DeviceOn;
import io.stardeck.sfbf.event.FleetChosen;
import io.stardeck.sfbf.event.GameEnded;
import io.stardeck.sfbf.event.SetupRevealed;
import io.stardeck.sfbf.event.ShipRepaired;
import io.stardeck.sfbf.event.SquadronLost;
import io.stardeck.sfbf.internal.text.BattleForceNarrator;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Effect;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BattleForceNarratorTest {
  private static final Scene SCENE =
      Given.advanced(2)
          .screen(ONE, "fed-ca", "rom-we")
          .screen(TWO, "tho-cw")
          .reserve(TWO, "fed-dd")
          .hand(ONE, "ph1-2-1", "rs-1", "rs-2")
          .scene();

  @Test
  void damageIsRepairedAndNotLost() {
    assertThat(told(new ShipRepaired(ONE, ship("fed-ca"), 2))).endsWith("is repaired");
  }

  @Test
  void theEndTellsWhoHasWhatAndWhoWins() {
    assertThat(told(ended(ImmutableList.of(TWO), 0, 98)))
        .endsWith(": seat 1 has 0, seat 2 has 98; seat 2 wins");
    assertThat(told(ended(ImmutableList.of(ONE, TWO), 7, 7))).endsWith("; seat 1 and seat 2 win");
    assertThat(told(ended(ImmutableList.of(), 7, 7))).endsWith("; nobody wins");
  }

  private static GameEnded ended(ImmutableList<Seat> winners, int first, int second) {
    return new GameEnded(
        new Outcome(winners, ImmutableList.of(first, second), RuleId.of("BF-WIN-01")));
  }

  @Test
  void oneIsSingular() {
    assertThat(told(new SetupRevealed(ONE, ImmutableList.of(), ImmutableList.of(), 1)))
        .endsWith("1 ship in the Reserve");
    assertThat(told(new SquadronLost(ship("fed-ca"), 1))).endsWith("loses 1 squadron");
    assertThat(told(new SquadronLost(ship("fed-ca"), 2))).endsWith("loses 2 squadrons");
    assertThat(told(new DeckReshuffled(true, 1))).endsWith("1 ship");
    assertThat(told(new DeckReshuffled(false, 1))).endsWith("1 card");
    assertThat(told(new FleetChosen(ONE, 1))).endsWith("1 ship");
    assertThat(BattleForceNarrator.INSTANCE.table(SCENE.view(ONE)))
        .contains("1 ship face down")
        .contains("(0 points)");
    assertThat(narrated(new BeginFighters(ONE, ship("fed-ca"), 1))).contains("1 squadron from");
  }

  @Test
  void aDeviceIsCalledWhatItIs() {
    assertThat(told(new DeviceOn(ONE, ship("rom-we")))).contains("cloak").doesNotContain("web");
    assertThat(told(new DeviceOff(TWO, ship("tho-cw")))).contains("web").doesNotContain("cloak");
    assertThat(narrated(new ActivateDevice(ONE, ship("rom-we")))).contains("the cloak of");
  }

  @Test
  void anAnswerToADefenceSaysWhatItDoes() {
    assertThat(narrated(new AnswerDefence(ONE, card("prt-1"), Optional.empty()))).endsWith("+1");
    assertThat(narrated(new AnswerDefence(ONE, card("prt-1"), Optional.of(Effect.CLOAK))))
        .endsWith("against the cloak");
  }

  @Test
  void anAttackNamesWhoAttacksWhatWithWhat() {
    assertThat(
            lines(
                SCENE
                    .does(new BeginAttack(ONE, ship("fed-ca")), new AimAt(ONE, ship("tho-cw")))
                    .does(new AddWeapon(ONE, card("ph1-2-1"), BoxType.PH1), new Commit(ONE))))
        .contains("CA Constellation of seat 1 attacks CW Baron with Phaser-1 2");
  }

  @Test
  void passesRedrawsAndSecondFormationsLeaveALine() {
    assertThat(lines(SCENE.does(new PassAttack(ONE)))).contains("seat 1 passes");
    assertThat(
            lines(
                SCENE.does(new BeginRedraw(ONE), new MarkCard(ONE, card("rs-1")), new Commit(ONE))))
        .contains("seat 1 exchanges 1 card");
    assertThat(lines(SCENE.does(new SecondFormation(ONE))))
        .contains("seat 1 changes the formation once more");
  }

  private static String told(BattleForceEvent event) {
    return BattleForceNarrator.INSTANCE.event(SCENE.view(ONE), event);
  }

  private static String narrated(BattleForceAction action) {
    return BattleForceNarrator.INSTANCE.action(SCENE.view(ONE), action);
  }

  private static List<String> lines(Scene scene) {
    return scene.events().stream()
        .map(Event::what)
        .map(BattleForceEvent.class::cast)
        .map(BattleForceNarratorTest::told)
        .toList();
  }
}
