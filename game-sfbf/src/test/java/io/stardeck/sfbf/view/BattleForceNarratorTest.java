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
import io.stardeck.engine.testkit.Rule;
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
import io.stardeck.sfbf.action.Withdraw;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.event.AttackEvent.ReactionPlayed;
import io.stardeck.sfbf.event.AttackEvent.SquadronLost;
import io.stardeck.sfbf.event.BattleForceEvent;
import io.stardeck.sfbf.event.CardEvent.DeckReshuffled;
import io.stardeck.sfbf.event.SetupEvent.FleetChosen;
import io.stardeck.sfbf.event.SetupEvent.SetupRevealed;
import io.stardeck.sfbf.event.ShipEvent.DeviceOff;
import io.stardeck.sfbf.event.ShipEvent.DeviceOn;
import io.stardeck.sfbf.event.ShipEvent.ShipMoved;
import io.stardeck.sfbf.event.ShipEvent.ShipRepaired;
import io.stardeck.sfbf.event.TurnEvent.GameEnded;
import io.stardeck.sfbf.event.TurnEvent.Passed;
import io.stardeck.sfbf.internal.text.BattleForceNarrator;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
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

  @Test
  @Rule({"BF-OPT-12", "BF-D-55"})
  void theEndTellsWhatTeamsHaveTogether() {
    Scene allies = Given.config(4, c -> c.addOptions(Option.ALLIES)).screen(ONE, "fed-ca").scene();
    Outcome outcome =
        new Outcome(
            ImmutableList.of(TWO, Seat.of(4)),
            ImmutableList.of(47, 65, 27, 31),
            RuleId.of("BF-OPT-14"));
    assertThat(told(allies, new GameEnded(outcome)))
        .endsWith(
            ": seat 1 has 47, seat 2 has 65, seat 3 has 27, seat 4 has 31,"
                + " seat 1 and seat 3 together 74, seat 2 and seat 4 together 96;"
                + " seat 2 and seat 4 win");
  }

  @Test
  @Rule({"BF-WIN-07", "BF-WIN-08", "BF-D-52"})
  void theEndTellsWhatBrokeATie() {
    GameEnded tie = ended(ImmutableList.of(TWO), 7, 7);
    Scene drawn = Given.config(2, c -> c.tieBreak(TieBreak.DRAW)).scene();
    assertThat(told(drawn, tie)).endsWith("; seat 2 wins by the cards drawn (BF-WIN-07)");
    assertThat(told(drawn, ended(ImmutableList.of(TWO), 3, 7))).endsWith("; seat 2 wins");
    Scene duel = Given.config(2, c -> c.tieBreak(TieBreak.DUEL)).scene();
    assertThat(told(duel, tie)).endsWith("; seat 2 wins the duel (BF-WIN-08)");
  }

  @Test
  @Rule({"BF-SOL-10", "BF-WIN-04"})
  void theSolitaireEnemyIsCalledSoAndItsPointsAreTold() {
    Scene solo =
        Given.advanced(1)
            .screen(ONE, "kli-d7")
            .screen(TWO, "fed-ca")
            .trophies(TWO, "kzi-ff")
            .scene();
    assertThat(told(solo, new Passed(TWO))).isEqualTo("the enemy passes");
    Outcome outcome = new Outcome(ImmutableList.of(), ImmutableList.of(8), RuleId.of("BF-WIN-01"));
    assertThat(told(solo, new GameEnded(outcome)))
        .endsWith(": seat 1 has 8, the enemy has 11; nobody wins");
  }

  @Test
  @Rule({"BF-DEF-52", "BF-D-58"})
  void aShipThatStaysInItsRowGoesToTheEndOfIt() {
    assertThat(told(new ShipMoved(TWO, ship("fed-ca"), Row.SCREEN, Row.SCREEN)))
        .isEqualTo("CA Constellation moves to the right end of the Screen");
    assertThat(told(new ShipMoved(TWO, ship("fed-ca"), Row.SCREEN, Row.RESERVE)))
        .isEqualTo("CA Constellation moves from the Screen to the Reserve");
  }

  @Test
  @Rule("BF-DRW-01")
  void whoDrawsIsToldTheHandOfWhoDraws() {
    Scene drawing =
        Given.advanced(2)
            .hand(ONE, "rs-1", "rs-2")
            .screen(ONE, "fed-ca")
            .screen(TWO, "tho-cw")
            .phases(new Phase.Draw(ONE, false, false))
            .scene();
    assertThat(Scene.GAME.prompt(drawing.view(TWO)).text())
        .isEqualTo("Phase 1: draw up to 5 cards, you hold 2");
  }

  @Test
  @Rule("BF-ACT-06")
  void theFourthWithdrawalIsToldToEndThePhase() {
    Withdraw withdraw = new Withdraw(ONE);
    Scene drafting = SCENE.does(new BeginRedraw(ONE));
    assertThat(BattleForceNarrator.INSTANCE.about(drafting.view(ONE), withdraw))
        .contains("drops what you have put together; nobody has seen it");
    for (int i = 0; i < 3; i++) {
      drafting = drafting.does(withdraw, new BeginRedraw(ONE));
    }
    assertThat(BattleForceNarrator.INSTANCE.about(drafting.view(ONE), withdraw).orElseThrow())
        .endsWith("; withdrawing ends phase 4");
  }

  @Test
  @Rule("BF-WIN-04")
  void theLegendTellsWhatTheScoreCounts() {
    assertThat(BattleForceNarrator.INSTANCE.legend()).contains("(BF-WIN-04)");
  }

  private static String told(Scene scene, BattleForceEvent event) {
    return BattleForceNarrator.INSTANCE.event(scene.view(ONE), event);
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
  @Rule({"BF-RCT-01", "BF-RCT-10"})
  void aReactionNamesTheDefenceThatItAnswers() {
    assertThat(told(new ReactionPlayed(ONE, card("eccm-1"), Optional.of(card("ecm-4")), true)))
        .isEqualTo("seat 1 answers ECM 4 with ECCM: cancelled");
    assertThat(told(new ReactionPlayed(ONE, card("prt-1"), Optional.empty(), false)))
        .isEqualTo("seat 1 answers the defence with Prime Team: +1");
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
