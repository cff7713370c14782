package io.stardeck.stccg.battle;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.BattleAction.ChoosePart;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.LeaveOut;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Victim;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who is in the teams that fight, what of them is shown, and who dies. */
class TeamsTest {
  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);
  private static final ImmutableSet<Affiliation> ROMULAN = ImmutableSet.of(Affiliation.ROMULAN);
  private static final Host OWN = Host.team(0, ONE);
  private static final Host THEIRS = Host.team(0, TWO);
  private static final String DISRUPTOR = "058"; // STRENGTH +2 for Klingons
  private static final String PHASER = "064"; // the same for the Federation

  private final Scene scene = Scene.laid().missions("151");

  private void fight(ImmutableSet<Affiliation> sides) {
    scene.orders(ONE).quietly(new AttackTeam(ONE, 0, sides, TWO)).quietly(new Confirm(ONE));
  }

  private StrikeCompared strike() {
    return scene.told(StrikeCompared.class).get(0);
  }

  @Rule({"ST-ATB-02", "ST-BAT-09", "ST-ORD-05", "ST-BAT-08"})
  @Test
  void whoIsStoppedDefendsWithAllEquipment() {
    scene.persons(ONE, OWN, "275", "268"); // 17
    scene.persons(TWO, THEIRS, "204").gear(TWO, PHASER, THEIRS);
    scene.stopped(TWO, THEIRS).persons(TWO, THEIRS, "215").gear(TWO, PHASER, THEIRS);
    fight(KLINGON);
    assertThat(strike()).isEqualTo(new StrikeCompared(17, 18 + 8));
    assertThat(scene.defs(THEIRS, Role.GEAR_STOPPED)).hasSize(2);
  }

  @Rule("ST-ATB-02")
  @Test
  void aPartOfWhomAllAreStoppedMayBeAttackedToo() {
    scene.persons(ONE, OWN, "275", "268");
    scene.persons(TWO, THEIRS, "215").stopped(TWO, THEIRS).persons(TWO, THEIRS, "253");
    fight(KLINGON);
    scene.quietly(new ChoosePart(ONE, ImmutableSet.of(Affiliation.FEDERATION)));
    assertThat(strike()).isEqualTo(new StrikeCompared(17, 6));
    assertThat(scene.discarded(TWO)).containsExactly("215");
    assertThat(scene.defs(THEIRS, Role.FREE)).containsExactly("253");
  }

  @Rule({"ST-AFF-11", "ST-AFF-09"})
  @Test
  void aRomulanWhoIsStoppedForbidsTheAttackAsWell() {
    scene.persons(ONE, OWN, "304").persons(TWO, THEIRS, "305").stopped(TWO, THEIRS);
    fight(ROMULAN);
    assertThat(scene.told(StrikeCompared.class)).isEmpty();
    assertThat(scene.defs(OWN, Role.FREE)).containsExactly("304");
    assertThat(scene.against(new AttackTeam(ONE, 0, ROMULAN, TWO))).containsExactly("ST-AFF-11");
  }

  @Rule("ST-VIS-06")
  @Test
  void theEquipmentOfBothSidesIsShownAndWhoIsStopped() {
    scene.persons(ONE, OWN, "275").gear(ONE, DISRUPTOR, OWN);
    scene.persons(TWO, THEIRS, "204").gear(TWO, PHASER, THEIRS);
    scene.stopped(TWO, THEIRS).gear(TWO, DISRUPTOR, THEIRS); // free
    fight(KLINGON);
    assertThat(scene.told(CardEvent.CardsRevealed.class))
        .flatExtracting(CardEvent.CardsRevealed::cards)
        .extracting("def")
        .containsExactlyInAnyOrder("275", DISRUPTOR, "204", PHASER, DISRUPTOR);
  }

  @Rule({"ST-ATB-05", "ST-RND-01", "ST-RND-02", "ST-ATB-09"})
  @ParameterizedTest
  @CsvSource({"0, 215", "1, 203"})
  void whomTheLosersLoseIsDrawn(int drawn, String victim) {
    scene.persons(ONE, OWN, "275", "268").persons(TWO, THEIRS, "215", "203"); // 17 against 12
    scene.draws(drawn);
    fight(KLINGON);
    assertThat(scene.discarded(TWO)).containsExactly(victim);
    assertThat(scene.discarded(ONE)).isEmpty();
  }

  @Rule({"ST-ORD-10", "ST-ATB-01"})
  @Test
  void aTeamThatAttacksHoldsAPerson() {
    CardId person = scene.person(ONE, "275", OWN);
    CardId disruptor = scene.gear(ONE, DISRUPTOR, OWN);
    scene.persons(TWO, THEIRS, "204").orders(ONE).does(new AttackTeam(ONE, 0, KLINGON, TWO));
    assertThat(scene.against(new LeaveOut(ONE, person))).containsExactly("ST-ORD-10");
    assertThat(scene.against(new LeaveOut(ONE, disruptor))).isEmpty();
  }

  @Rule({"ST-ATB-10", "ST-ORD-07"})
  @Test
  void whoWasLeftOutMayAttackNext() {
    scene.persons(ONE, OWN, "275", "268").persons(TWO, THEIRS, "204");
    CardId out = scene.person(ONE, "253", OWN);
    scene.orders(ONE).does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new LeaveOut(ONE, out));
    scene.does(new Confirm(ONE));
    assertThat(scene.defs(OWN, Role.FREE)).containsExactly("253");
  }

  @Rule({"ST-EFF-49", "ST-INT-06", "ST-BAT-03"})
  @Test
  void onlyThoseWhomTheCardNamesFightAgain() {
    scene.persons(ONE, OWN, "296", "275", "256"); // 7, and Klingons of 8 and 8
    scene.persons(TWO, THEIRS, "204", "215", "244"); // 26
    CardId vengeance = scene.hand(ONE, "126");
    scene.hand(TWO, "331");
    scene.draws(2).orders(ONE).does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
    while (!(scene.state().frames().pop().top() instanceof Phase.Casualty)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    Phase.Casualty casualty = (Phase.Casualty) scene.state().frames().pop().top();
    while (!scene.asked().orElseThrow().equals(ONE)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    CardId victim = casualty.victims().get(0).card().id();
    assertThat(scene.against(new EndTurn(ONE))).containsExactly("ST-BAT-03");
    scene.quietly(new PlayInterrupt(ONE, vengeance, Aim.at(victim)));
    assertThat(scene.told(StrikeCompared.class))
        .containsExactly(new StrikeCompared(23, 26), new StrikeCompared(16, 26));
    assertThat(scene.defs(OWN, Role.STOPPED)).contains("296");
  }

  @Rule({"ST-EFF-49", "ST-AFF-04", "ST-ATB-02"})
  @Test
  void onlyThoseWhoHaveFoughtFightAgain() {
    scene.persons(ONE, OWN, "296", "301"); // 7 and 6, of whom the second is left out
    scene.persons(TWO, THEIRS, "256", "257"); // Klingons of 8 and 7 without a leader
    scene.persons(TWO, THEIRS, "251"); // Worf, who is of the Federation
    CardId vengeance = scene.hand(TWO, "126");
    scene.hand(TWO, "331");
    CardId out = scene.state().cards(OWN, Role.FREE).get(1).id();
    scene.draws(0).orders(ONE).does(new AttackTeam(ONE, 0, ImmutableSet.of(), TWO));
    scene.does(new LeaveOut(ONE, out)).quietly(new Confirm(ONE));
    scene.does(new ChoosePart(ONE, KLINGON));
    while (!(scene.state().frames().pop().top() instanceof Phase.Casualty)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    Phase.Casualty casualty = (Phase.Casualty) scene.state().frames().pop().top();
    Aim victim = Aim.at(casualty.victims().get(0).card().id());
    scene.quietly(new PlayInterrupt(TWO, vengeance, victim));
    assertThat(scene.told(StrikeCompared.class))
        .containsExactly(new StrikeCompared(7, 15), new StrikeCompared(14, 7));
    assertThat(scene.discarded(TWO)).contains("256", "257"); // nobody leads them
    assertThat(scene.defs(THEIRS, Role.FREE)).containsExactly("251");
    assertThat(scene.defs(OWN, Role.FREE)).containsExactly("301");
  }

  @Rule({"ST-D-53", "ST-ATB-09", "ST-TRN-07"})
  @Test
  void whoDefendedIsStoppedUntilTheTurnOfTheAttackerEnds() {
    Scene fight = Scene.laid().missions("153");
    Host own = Host.team(0, ONE);
    Host theirs = Host.team(0, TWO);
    fight.persons(ONE, own, "253", "275").persons(TWO, theirs, "204", "215");
    fight.gear(TWO, "064", theirs);
    fight.orders(ONE).quietly(new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.KLINGON), TWO));
    fight.quietly(new Confirm(ONE));
    assertThat(fight.defs(theirs, Role.FREE)).isEmpty();
    assertThat(fight.state().size(theirs, Role.GEAR_STOPPED)).isEqualTo(1);
    fight.quietly(new EndTurn(ONE));
    assertThat(fight.defs(theirs, Role.STOPPED)).isEmpty();
    assertThat(fight.defs(theirs, Role.FREE)).isNotEmpty();
    assertThat(fight.state().size(theirs, Role.GEAR)).isEqualTo(1);
  }

  @Rule({"ST-EFF-49", "ST-ATB-12", "ST-INT-08"})
  @Test
  void bothSidesAvengeTheirDeadOneAfterTheOther() {
    scene.persons(ONE, OWN, "257", "257", "257").persons(TWO, THEIRS, "257", "257", "257");
    Map<Seat, CardId> vengeance = Map.of(ONE, scene.hand(ONE, "126"), TWO, scene.hand(TWO, "126"));
    scene.orders(ONE).does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
    while (!(scene.state().frames().pop().top() instanceof Phase.Casualty)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    for (Victim victim : ((Phase.Casualty) scene.state().frames().pop().top()).victims()) {
      CardId card = vengeance.get(victim.seat());
      scene.does(new PlayInterrupt(victim.seat(), card, Aim.at(victim.card().id())));
    }
    scene.passes();
    assertThat(scene.told(StrikeCompared.class))
        .extracting(StrikeCompared::attack)
        .containsExactly(21, 28, 14);
    assertThat(scene.told(BattleEvent.BattleEnded.class)).hasSize(3);
    assertThat(scene.discarded(ONE)).hasSize(4);
    assertThat(scene.discarded(TWO)).hasSize(4);
  }
}
