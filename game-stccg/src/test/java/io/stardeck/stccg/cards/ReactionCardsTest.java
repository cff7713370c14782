package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Interrupts that answer a solved mission, a battle or a death. */
class ReactionCardsTest {
  private static final Host ONES = Host.team(0, ONE);
  private static final Host TWOS = Host.team(0, TWO);

  // First Contact (planet): Diplomacy and Empathy, 30 points.
  private final Scene scene = Scene.laid().missions("161", "151");

  private void until(WindowKind kind) {
    while (scene.state().top() instanceof Phase.Window window && window.kind() != kind) {
      scene.does(new Pass(window.announced().round().asked()));
    }
    assertThat(scene.state().top()).isInstanceOf(Phase.Window.class);
  }

  private void solves(String... group) {
    scene.persons(ONE, ONES, group).orders(ONE);
    scene
        .does(new Attempt(ONE, 0, ONES, ImmutableSet.of(Affiliation.FEDERATION)))
        .does(new Confirm(ONE));
    until(WindowKind.MISSION_SOLVED);
  }

  @Shows("107")
  @Rule({"ST-EFF-30", "ST-INT-06", "ST-EFF-02"})
  @Test
  void aGroupieKeepsAManOnThePlanet() {
    CardId ship = scene.ship(ONE, "331", 0);
    CardId groupie = scene.hand(TWO, "107");
    solves("205", "204");
    scene.quietly(new PlayInterrupt(TWO, groupie, Aim.at(ONES).with(0)));
    CardId data = person(ONES, "204");
    Beam up = new Beam(ONE, Optional.of(data), ONES, Host.ship(ship));
    assertThat(scene.against(up)).containsExactly("ST-EFF-30");
    scene.turns(2);
    scene.quietly(new DeclinePlay(ONE));
    assertThat(scene.against(up)).containsExactly("ST-EFF-30"); // through the next own turn
    scene.turns(2);
    scene.quietly(new DeclinePlay(ONE));
    assertThat(scene.against(up)).isEmpty();
  }

  @Shows("107")
  @Rule("ST-PRE-05")
  @Test
  void nobodyIsAskedForAGroupieWhereAMissionInSpaceIsSolved() {
    Scene space = Scene.laid().missions("191");
    Host aboard = Host.ship(space.ship(ONE, "331", 0));
    space.persons(ONE, aboard, "204", "226").hand(TWO, "107");
    space.orders(ONE);
    space.quietly(new Attempt(ONE, 0, aboard, ImmutableSet.of(Affiliation.FEDERATION)));
    assertThat(space.score(ONE)).isEqualTo(25);
    assertThat(space.told(TurnEvent.WindowOpened.class))
        .extracting(TurnEvent.WindowOpened::window)
        .doesNotContain(WindowKind.MISSION_SOLVED);
  }

  private CardId person(Host host, String def) {
    return scene.state().cards(host, Role.FREE).stream()
        .filter(card -> card.def().equals(def))
        .findFirst()
        .orElseThrow()
        .id();
  }

  @Shows("132")
  @Rule({"ST-EFF-10", "ST-INT-06", "ST-SCO-01"})
  @Test
  void aFountainGivesPointsToEngineersOnceForAMission() {
    CardId fountain = scene.hand(ONE, "132");
    CardId second = scene.hand(ONE, "132");
    scene.hand(TWO, "331");
    CardId groupie = scene.hand(TWO, "107");
    solves("205", "212");
    scene.does(new PlayInterrupt(TWO, groupie, Aim.at(ONES).with(0)));
    PlayInterrupt plays = new PlayInterrupt(ONE, fountain, Aim.at(ONES).with(0));
    scene.does(plays);
    assertThat(scene.against(new PlayInterrupt(ONE, second, Aim.at(ONES).with(0)))).isNotEmpty();
    scene.passes();
    assertThat(scene.score(ONE)).isEqualTo(35);
  }

  /** Who is about to die. */
  private Aim victim() {
    Phase.Casualty dying = (Phase.Casualty) scene.state().frames().pop().top();
    return Aim.at(dying.victims().get(0).card().id());
  }

  private void battle(String... fighters) {
    scene.persons(ONE, ONES, fighters).orders(ONE);
    scene
        .does(new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.KLINGON), TWO))
        .does(new Confirm(ONE));
  }

  @Shows("118")
  @Rule({"ST-EFF-01", "ST-BAT-08", "ST-ATB-08", "ST-INT-06"})
  @Test
  void honorChallengesTheTreacherous() {
    CardId challenge = scene.hand(ONE, "118");
    scene.hand(ONE, "331");
    scene.hand(TWO, "331");
    scene.persons(TWO, TWOS, "309", "311", "316", "307"); // three of them treacherous
    battle("278", "268"); // two with Honor
    until(WindowKind.BATTLE);
    scene.does(new PlayInterrupt(ONE, challenge, Aim.at(ONES).with(0))).passes();
    List<String> dead = new ArrayList<>(scene.discarded(TWO));
    assertThat(dead).hasSizeBetween(2, 3); // those two, and perhaps one who loses the battle
    dead.retainAll(List.of("309", "311", "316"));
    assertThat(dead).hasSizeGreaterThanOrEqualTo(2);
  }

  @Shows("125")
  @Rule({"ST-EFF-10", "ST-INT-06"})
  @Test
  void aDeathYellScoresOncePerVictim() {
    CardId yell = scene.hand(TWO, "125");
    CardId another = scene.hand(TWO, "125");
    scene.hand(ONE, "331");
    scene.persons(TWO, TWOS, "304", "324", "327");
    battle("268"); // Kargan, Klingon with Honor, has no chance
    until(WindowKind.CASUALTY);
    Aim victim = victim();
    scene.does(new PlayInterrupt(TWO, yell, victim));
    assertThat(scene.against(new PlayInterrupt(TWO, another, victim))).isNotEmpty();
    scene.passes();
    assertThat(scene.score(TWO)).isEqualTo(5);
    assertThat(scene.discarded(ONE)).containsExactly("268");
  }

  @Shows({"125", "108"})
  @Rule({"ST-INT-08", "ST-INT-09"})
  @Test
  void noSecondYellIsPlayedThoughTheFirstMayHaveNoEffect() {
    CardId yell = scene.hand(TWO, "125");
    CardId another = scene.hand(TWO, "125");
    CardId amanda = scene.hand(ONE, "108");
    scene.persons(TWO, TWOS, "304", "324", "327");
    battle("268");
    until(WindowKind.CASUALTY);
    Aim victim = victim();
    scene.does(new PlayInterrupt(TWO, yell, victim));
    scene.does(new PlayInterrupt(ONE, amanda, Aim.atAnnounced(1)));
    assertThat(scene.against(new PlayInterrupt(TWO, another, victim))).containsExactly("ST-INT-09");
    scene.passes();
    assertThat(scene.score(TWO)).isZero();
  }

  @Shows({"125", "126"})
  @Rule({"ST-INT-10", "ST-PRE-05"})
  @ParameterizedTest
  @ValueSource(strings = {"125", "126"})
  void whoIsTakenAwayFirstIsNoCasualtyAnyMore(String def) {
    CardId armbands = scene.hand(ONE, "114");
    CardId answer = scene.hand(ONE, def);
    scene.ship(ONE, "347", 0);
    scene.persons(TWO, TWOS, "304", "324", "327");
    battle("268");
    until(WindowKind.CASUALTY);
    Aim victim = victim();
    scene.does(new PlayInterrupt(ONE, armbands, Aim.at(ONES)));
    scene.does(new PlayInterrupt(ONE, answer, victim)).passes();
    assertThat(scene.score(ONE)).isZero();
    assertThat(scene.told(BattleEvent.BattleEnded.class)).hasSize(1);
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("114", def);
  }

  @Shows("126")
  @Rule({"ST-EFF-49", "ST-INT-06", "ST-PRE-05"})
  @Test
  void vengeanceFightsOnceMoreWithDoubledStrength() {
    CardId vengeance = scene.hand(ONE, "126");
    scene.hand(ONE, "331");
    CardId theirs = scene.hand(TWO, "126");
    scene.persons(TWO, TWOS, "304", "324", "327"); // 8 + 9 + 9
    battle("268", "278"); // 9 + 8, then the survivor's doubled, not enough: 16 or 18
    until(WindowKind.CASUALTY);
    Aim victim = victim();
    assertThat(scene.against(new PlayInterrupt(TWO, theirs, victim))).isNotEmpty();
    scene.does(new PlayInterrupt(ONE, vengeance, victim)).passes();
    assertThat(scene.discarded(ONE)).contains("268", "278"); // both battles were lost
  }

  @Shows("116")
  @Rule({"ST-EFF-20", "ST-SPC-15", "ST-D-50", "ST-PRE-05"})
  @Test
  void anEscapePodSavesThePersonsOfADestroyedShip() {
    CardId ship = scene.ship(ONE, "331", 0);
    Host aboard = Host.ship(ship);
    scene.persons(ONE, aboard, "205").gear(ONE, "064", aboard);
    CardId pod = scene.hand(ONE, "116");
    CardId theirs = scene.hand(TWO, "116");
    scene.hand(ONE, "331");
    CardId rescuer = scene.ship(ONE, "332", 0);
    scene.orders(ONE);
    scene.quietly(new PlayInterrupt(ONE, scene.hand(ONE, "110"), Aim.at(aboard)));
    scene.does(new EndTurn(ONE));
    until(WindowKind.CASUALTY);
    assertThat(scene.against(new PlayInterrupt(TWO, theirs, Aim.at(aboard)))).isNotEmpty();
    scene.does(new PlayInterrupt(ONE, pod, Aim.at(aboard))).passes();
    assertThat(scene.state().table().ship(ship)).isNull();
    Pod survivors = scene.state().table().pods().get(0);
    assertThat(scene.defs(survivors.host(), Role.FREE)).containsExactly("205");
    assertThat(scene.discarded(ONE)).contains("331", "064");
    scene.turns(1);
    scene.quietly(new DeclinePlay(ONE));
    scene.quietly(
        new Beam(
            ONE, Optional.of(scene.only(survivors.host())), survivors.host(), Host.ship(rescuer)));
    assertThat(scene.defs(Host.ship(rescuer), Role.FREE)).containsExactly("205");
    assertThat(scene.state().table().pods()).isEmpty(); // it is gone when empty
  }

  @Rule({"ST-EFF-20", "ST-SPC-15", "ST-EFF-16"})
  @Test
  void theCrewOfALentShipIsInAPodOfItsOwnPlayer() {
    Host aboard = Host.ship(scene.ship(TWO, "355", 0));
    scene.persons(TWO, aboard, "205");
    CardId device = scene.hand(ONE, "084"); // Neural Servo Device
    CardId pod = scene.hand(ONE, "116");
    scene.hand(ONE, "331");
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, device, Aim.at(aboard)));
    scene.quietly(new PlayInterrupt(ONE, scene.hand(ONE, "110"), Aim.at(aboard)));
    scene.does(new EndTurn(ONE));
    until(WindowKind.CASUALTY);
    scene.does(new PlayInterrupt(ONE, pod, Aim.at(aboard))).passes();
    assertThat(scene.state().table().pods()).hasSize(1);
    assertThat(scene.state().table().pods().get(0).controller()).isEqualTo(TWO);
  }

  @Shows({"138", "098"})
  @Rule({"ST-INT-06", "ST-PRE-05"})
  @Test
  void theSchismTakesTheLastOfTwoDraws() {
    scene.lies(ONE, "098", On.player(ONE));
    CardId schism = scene.hand(TWO, "138");
    scene.orders(ONE).does(new EndTurn(ONE));
    CardId last = scene.state().cards(Places.hand(ONE)).get(1).id();
    scene.quietly(new PlayInterrupt(TWO, schism, Aim.NOTHING));
    assertThat(scene.state().cards(Places.discard(ONE))).extracting(Card::id).containsExactly(last);
    assertThat(scene.state().cards(Places.hand(ONE))).allMatch(card -> card.marks().isEmpty());
  }
}
