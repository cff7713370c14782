package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.event.Stake;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.Yes;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Supernovas, stakes, and interrupts in battles. */
class SpecialCardsTest {
  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);
  private static final String SUPERNOVA = "095";
  private static final String TOX_UTHAT = "007";
  private static final String STAKES = "089";

  // Diplomacy Mission, a planet.
  private final Scene scene = Scene.laid().missions("151", "191");

  private void crowded() {
    CardId outpost = scene.outpost(TWO, "104", 0);
    CardId own = scene.ship(ONE, "331", 0);
    CardId cloaked = scene.ship(TWO, "347", 0);
    scene.persons(TWO, Host.outpost(outpost), "203").persons(TWO, Host.ship(cloaked), "253");
    scene.with(cloaked, ship -> ship.copy().withCloaked(true));
    scene.persons(ONE, Host.ship(own), "195", "205").persons(TWO, Host.team(0, TWO), "204");
    scene.gear(ONE, "064", Host.team(0, ONE));
    scene.seeded(ONE, 0, "015").seeded(TWO, 0, "016");
    scene.lies(ONE, "068", On.location(0));
    scene.lies(TWO, "134", On.intruder(own));
  }

  @Rule({
    "ST-X-30",
    "ST-SPC-07",
    "ST-SPC-08",
    "ST-EFF-23",
    "ST-D-52",
    "ST-ZON-07",
    "ST-D-42",
    "ST-I-23"
  })
  @Shows({SUPERNOVA, TOX_UTHAT})
  @Test
  void aSupernovaDestroysAllButTheMissionCard() {
    crowded();
    CardId away = scene.ship(ONE, "331", 0);
    CardId mover = scene.ship(TWO, "018", 0); // a ship of nobody
    scene.with(mover, each -> Ship.roaming(each.card(), 0, 0));
    scene.with(away, each -> each.copy().withAside(2)).lies(ONE, TOX_UTHAT, On.table(ONE));
    CardId nova = scene.hand(ONE, SUPERNOVA);
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, nova, Aim.at(0)));
    assertThat(scene.state().table().ships()).extracting(Ship::id).containsExactly(away);
    assertThat(scene.state().table().outposts()).isEmpty();
    assertThat(scene.state().size(Places.stack(0))).isZero();
    assertThat(scene.state().persons(Host.team(0, TWO))).isZero();
    assertThat(scene.discarded(ONE))
        .containsExactlyInAnyOrder("331", "195", "205", "064", "015", "068", SUPERNOVA);
    assertThat(scene.discarded(TWO))
        .containsExactlyInAnyOrder("018", "104", "347", "203", "253", "204", "016", "134");
    Location location = scene.state().table().spaceline().get(0);
    assertThat(location.destroyed()).isTrue();
    assertThat(scene.state().table().lying())
        .extracting(card -> card.card().def())
        .containsExactly(TOX_UTHAT); // it stays (ST-D-42)
    scene.persons(ONE, Host.team(0, ONE), "205");
    assertThat(scene.against(new Attempt(ONE, 0, Host.team(0, ONE), FEDERATION)))
        .contains("ST-ATT-05");
  }

  @Rule({"ST-X-30", "ST-SCO-03", "ST-SPC-07"})
  @Test
  void pointsOfAMissionThatIsDestroyedStay() {
    scene.persons(ONE, Host.team(0, ONE), "205", "211", "197", "235", "244", "232");
    scene.orders(ONE).does(new Attempt(ONE, 0, Host.team(0, ONE), FEDERATION));
    scene.quietly(new Confirm(ONE));
    assertThat(scene.score(ONE)).isEqualTo(30);
    scene.lies(TWO, TOX_UTHAT, On.table(TWO));
    CardId nova = scene.hand(TWO, SUPERNOVA);
    scene.quietly(new EndTurn(ONE)).quietly(new PlayCard(TWO, nova, Aim.at(0)));
    assertThat(scene.state().table().spaceline().get(0).destroyed()).isTrue();
    assertThat(scene.score(ONE)).isEqualTo(30);
  }

  @Rule({"ST-X-30", "ST-SPC-07", "ST-SPC-08", "ST-D-42", "ST-D-77", "ST-REQ-18", "ST-DAT-17"})
  @Test
  void aSupernovaNeedsToxUthatOnTheTable() {
    CardId nova = scene.hand(ONE, SUPERNOVA);
    CardId tox = scene.hand(ONE, TOX_UTHAT);
    scene.lies(TWO, TOX_UTHAT, On.table(TWO)); // an opponent's does not count
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, nova, Aim.at(0)))).containsExactly("ST-SPC-07");
    scene.quietly(new PlayCard(ONE, tox, Aim.NOTHING));
    // In the same turn there is no second card play.
    assertThat(scene.against(new PlayCard(ONE, nova, Aim.at(0)))).contains("ST-TRN-01");
    scene.quietly(new EndTurn(ONE)).does(new DeclinePlay(TWO)).quietly(new EndTurn(TWO));
    assertThat(scene.against(new PlayCard(ONE, nova, Aim.at(0)))).isEmpty();
  }

  @Rule({"ST-SPC-08", "ST-ART-04", "ST-PRE-05", "ST-INT-06"})
  @Test
  void fromTheHandToxUthatStopsASupernova() {
    scene.lies(ONE, TOX_UTHAT, On.table(ONE));
    CardId nova = scene.hand(ONE, SUPERNOVA);
    CardId tox = scene.hand(TWO, TOX_UTHAT);
    scene.cardPlay(ONE).does(new PlayCard(ONE, nova, Aim.at(0)));
    scene.quietly(new PlayInterrupt(TWO, tox, Aim.atAnnounced(0)));
    assertThat(scene.state().table().spaceline().get(0).destroyed()).isFalse();
    assertThat(scene.discarded(TWO)).containsExactly(TOX_UTHAT);
    assertThat(scene.discarded(ONE)).containsExactly(SUPERNOVA);
  }

  @Rule({"ST-X-31", "ST-SPC-11", "ST-D-31", "ST-EFF-24", "ST-TRM-02", "ST-RNG-01"})
  @Shows(STAKES)
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theWinnerTakesACardForEachStakeThatWasAccepted(boolean refusesThird) {
    CardId first = scene.hand(TWO, STAKES);
    scene.lies(TWO, STAKES, On.table(TWO));
    scene.cardPlay(TWO).does(new PlayCard(TWO, first, Aim.NOTHING)).passes();
    scene.does(new Choose(ONE, refusesThird ? new No() : new Yes())).passes();
    if (!refusesThird) {
      scene.does(new Resign(ONE));
    }
    TurnEvent.GameEnded end = scene.told(TurnEvent.GameEnded.class).get(0);
    assertThat(end.outcome().winners()).containsExactly(TWO);
    assertThat(end.stakes()).hasSize(refusesThird ? 1 : 2).allMatch(won -> won.from().equals(ONE));
    assertThat(scene.state().decks().get(0).copies())
        .containsAll(end.stakes().stream().map(Stake::def).toList());
  }

  @Rule({"ST-MUL-06", "ST-SPC-11", "ST-D-31"})
  @Test
  void ofThreeTheOthersChooseInTurnOrder() {
    Scene three = Scene.laid(3).missions("151", "191");
    CardId stake = three.hand(TWO, STAKES);
    three.cardPlay(TWO).does(new PlayCard(TWO, stake, Aim.NOTHING)).passes();
    assertThat(three.state().top().deciders()).containsExactly(THREE);
    three.does(new Choose(THREE, new No())).passes();
    assertThat(three.state().table().player(THREE).resigned()).isTrue();
    three.does(new Choose(ONE, new Yes()));
    assertThat(three.state().table().over()).isEmpty();
    three.does(new Resign(ONE));
    // The one who refused has lost too, and does not pay what others have accepted.
    assertThat(three.told(TurnEvent.GameEnded.class).get(0).stakes())
        .extracting(Stake::from)
        .containsExactly(ONE);
  }

  private StrikeCompared last() {
    var strikes = scene.told(BattleEvent.StrikeCompared.class);
    return strikes.get(strikes.size() - 1);
  }

  /** A team battle, up to the window before the sides are compared, or after. */
  private void fight(boolean after) {
    scene.hand(TWO, "331");
    scene.orders(ONE).does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
    while (after
        ? !(scene.state().frames().pop().top() instanceof Phase.Casualty)
        : !(scene.state().frames().pop().top() instanceof OrderPhase.Battling)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
  }

  @Rule({"ST-ATB-08", "ST-BAT-08", "ST-BAT-03", "ST-PAT-18", "ST-PRE-05"})
  @Shows("118")
  @Test
  void honourKillsTreacheryBeforeTheSidesAreCompared() {
    scene.persons(ONE, Host.team(0, ONE), "275", "253"); // Korris has Honor
    scene.persons(TWO, Host.team(0, TWO), "232", "204"); // Ro Laren has Treachery
    CardId challenge = scene.hand(ONE, "118");
    fight(false);
    assertThat(scene.state().table().lying()).isEmpty();
    while (!scene.asked().orElseThrow().equals(ONE)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.quietly(new PlayInterrupt(ONE, challenge, Aim.at(Host.team(0, ONE)).with(0)));
    assertThat(scene.discarded(TWO)).contains("232");
    assertThat(last()).isEqualTo(new StrikeCompared(14, 12));
  }

  @Rule({"ST-DAT-18", "ST-PRE-05", "ST-INT-06", "ST-ATB-12"})
  @Shows("125")
  @Test
  void theDeathYellScoresForAKlingonWithHonor() {
    scene.persons(ONE, Host.team(0, ONE), "275");
    scene.persons(TWO, Host.team(0, TWO), "204", "215");
    CardId yell = scene.hand(TWO, "125");
    fight(true);
    CardId victim = scene.state().cards(Host.team(0, ONE), Role.GROUP).get(0).id();
    scene.does(new PlayInterrupt(TWO, yell, Aim.at(victim)));
    CardId second = scene.hand(TWO, "125");
    assertThat(scene.against(new PlayInterrupt(TWO, second, Aim.at(victim))))
        .containsExactly("ST-INT-09"); // one for each victim
    scene.passes();
    assertThat(scene.score(TWO)).isEqualTo(5);
    assertThat(scene.discarded(ONE)).containsExactly("275");
  }

  @Rule({"ST-ATB-12", "ST-INT-06"})
  @Test
  void whoIsTakenAwayIsSavedButTheBattleIsLost() {
    CardId ship = scene.ship(ONE, "347", 0);
    scene.persons(ONE, Host.team(0, ONE), "275");
    scene.persons(TWO, Host.team(0, TWO), "204", "215");
    scene.hand(ONE, "331");
    fight(true);
    while (!scene.asked().orElseThrow().equals(ONE)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(ONE, "114", Aim.at(Host.team(0, ONE))).passes();
    assertThat(scene.discarded(ONE)).containsExactly("114");
    assertThat(scene.state().persons(Host.ship(ship))).isEqualTo(1);
    assertThat(last()).isEqualTo(new StrikeCompared(8, 18));
    assertThat(scene.told(BattleEvent.BattleEnded.class))
        .containsExactly(new BattleEvent.BattleEnded(Optional.of(TWO)));
    assertThat(scene.defs(Host.team(0, TWO), Role.STOPPED)).containsExactly("204", "215");
  }

  @Rule({"ST-EFF-49", "ST-PRE-05"})
  @Shows("126")
  @Test
  void vengeanceFightsAgainWithTwiceTheStrength() {
    scene.persons(ONE, Host.team(0, ONE), "275", "253", "256"); // Klingons: 8, 6, 8
    scene.persons(TWO, Host.team(0, TWO), "204", "215", "244"); // 26
    CardId vengeance = scene.hand(ONE, "126");
    fight(true);
    Card victim = ((Phase.Casualty) scene.state().frames().pop().top()).victims().get(0).card();
    while (!scene.asked().orElseThrow().equals(ONE)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.quietly(new PlayInterrupt(ONE, vengeance, Aim.at(victim.id())));
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).hasSize(2);
    int left = victim.def().equals("253") ? 16 : 14;
    assertThat(last()).isEqualTo(new StrikeCompared(2 * left, 26));
    assertThat(scene.discarded(TWO)).hasSize(1);
    assertThat(scene.defs(Host.team(0, ONE), Role.STOPPED)).hasSize(2);
  }

  @Rule({"ST-EFF-55", "ST-INT-10"})
  @Shows("109")
  @Test
  void aShipInAnAsteroidFieldIsNotAttackedInThisTurn() {
    CardId target = scene.ship(TWO, "334", 0);
    scene.persons(TWO, Host.ship(target), "212", "222"); // Navigation x2
    CardId striker = scene.ship(ONE, "344", 0);
    scene.persons(ONE, Host.ship(striker), "253");
    CardId field = scene.hand(TWO, "109");
    scene.orders(ONE).does(new AttackShip(ONE, target)).does(new Confirm(ONE));
    scene.quietly(new PlayInterrupt(TWO, field, Aim.at(Host.ship(target))));
    assertThat(scene.told(BattleEvent.BattleStarted.class)).isEmpty();
    assertThat(scene.ship(target).condition()).isEqualTo(Condition.OK);
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-EFF-55");
    assertThat(scene.ship(striker).stopped()).isFalse();
  }
}
