package io.stardeck.sfbf.internal.text;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginRedraw;
import io.stardeck.sfbf.action.DrawDiscardTop;
import io.stardeck.sfbf.action.MoveShip;
import io.stardeck.sfbf.action.SecondFormation;
import io.stardeck.sfbf.action.StashDiscard;
import io.stardeck.sfbf.action.StashDrawn;
import io.stardeck.sfbf.action.TakeShip;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of cards, ships and fleets. */
final class CardsAndShipsToldTest {
  private static final BattleForceGame GAME = new BattleForceGame();

  @Test
  void promptNamesTheTarget() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .hand(ONE, "pho-5-1")
            .scene()
            .does(begin("fed-ca"), aim("kli-d7"));
    assertThat(GAME.prompt(scene.view(ONE)).text())
        .isEqualTo("Put the attack on D7 Destruction together, then commit it");
  }

  @Test
  void fleetIsToldWithItsShipsBoxesPointsAndLimit() {
    BattleForceState state = GAME.setup(GAME.defaultConfig(2), Chance.seeded("1")).state();
    Seat seat = GAME.toAct(state).get(0);
    BattleForceAction take = GAME.legalActions(state, seat).get(0);
    assertThat(take).isInstanceOf(TakeShip.class);
    BattleForceView view = GAME.view(state, seat);
    assertThat(GAME.narrator().about(view, take).orElseThrow())
        .matches(
            "1 ship with \\d+ boxes, \\d+ points of at most \\d+; it is to be 4 ships or more");
    assertThat(GAME.narrator().action(view, take))
        .matches("take .* \\(\\d+ points?, \\d+ boxes: [A-Z0-9 ]+(, cloak|, web)*\\)");
  }

  @Test
  void cardsAndShipsAreAskedAboutByTheirNames() {
    BattleForceState state = GAME.setup(GAME.defaultConfig(2), Chance.seeded("1")).state();
    BattleForceView view = GAME.view(state, Seat.of(1));
    assertThat(GAME.narrator().about(view, "overload"))
        .hasValueSatisfying(
            text ->
                assertThat(text).startsWith("Overload: doubles a photon").contains("BF-CRD-10"));
    assertThat(GAME.narrator().about(view, "c0").orElseThrow()).contains("BF-CRD-");
    assertThat(GAME.narrator().about(view, "s0").orElseThrow()).contains(" points, ", " fires ");
    assertThat(GAME.narrator().about(view, "guderian").orElseThrow()).startsWith("FF Guderian");
    assertThat(GAME.narrator().about(view, "c9999")).isEmpty();
    assertThat(GAME.narrator().about(view, "zzz")).isEmpty();
    assertThat(GAME.narrator().legend()).contains("PH1 fires Phaser-1", "H fires nothing");
  }

  @Test
  void cardsSayAllThatTheyDo() {
    BattleForceState state = GAME.setup(GAME.defaultConfig(2), Chance.seeded("1")).state();
    BattleForceView view = GAME.view(state, Seat.of(1));
    assertThat(GAME.narrator().legend()).contains("Plasma torpedo S (two together)");
    assertSays(view, "plasma torpedo s", "PLR or PLS or WPN box (two WPN together), seeking;");
    assertSays(view, "legendary gunner", "that nothing else doubles");
    assertSays(
        view, "prime team", "+1 to your attack or your mutiny, or -1 to a mutiny on your ship");
    assertSays(view, "organian ceasefire", "all damage is repaired, cloaks and webs go off");
    assertSays(view, "wild weasel", "the ship cannot attack or fire until your next turn ends");
    assertSays(view, "disengage", "neither attacks nor is attacked until your next turn ends");
  }

  @Rule({"BF-MUT-02", "BF-MUT-07", "BF-PFF-08", "BF-PFF-10", "BF-DEF-26", "BF-DEF-22", "BF-FRM-21"})
  @Test
  void cardsCanBePlayedFromWhatTheySayAlone() {
    BattleForceState state = GAME.setup(GAME.defaultConfig(2), Chance.seeded("1")).state();
    BattleForceView view = GAME.view(state, Seat.of(1));
    assertSays(view, "klingon mutiny", "an enemy Klingon ship: 1 to 3 damage, from 4 on you");
    assertSays(view, "pf flotilla", "12 points destroy it");
    assertSays(view, "pf flotilla", "its strength is 12 less the points fired");
    assertSays(view, "phaser-1", "its number less from one drone or plasma torpedo");
    assertSays(view, "drone", "stops one drone whatever the numbers");
    assertSays(view, "phaser-3", "neither from the Main Body nor at a ship there");
    assertSays(view, "damage control", "of one of your ships");
    assertSays(view, "reinforcements", "In your phase 3;");
    assertThat(GAME.narrator().legend()).contains("range limited: neither from the Main Body");
  }

  @Rule({"BF-CLK-09", "BF-DEF-35", "BF-WEB-05", "BF-D-74"})
  @Test
  void theLegendTellsAllThatADeviceForbids() {
    assertThat(GAME.narrator().legend())
        .contains(
            "cloak: damage is halved, rounded up; no drone or plasma can be aimed at the ship; it"
                + " neither attacks nor fires in defence, and plays no Tractor Beam and no Erratic"
                + " Maneuvers (BF-CLK-03 to 05, 09)\n",
            "web: damage is halved, rounded up, but not that of drones and plasma; the ship attacks"
                + " with no phaser, fires phasers in its own defence alone, plays no Erratic"
                + " Maneuvers and stays in its row; it comes off in your next phase 3");
  }

  private static void assertSays(BattleForceView view, String card, String words) {
    String text = GAME.narrator().about(view, card).orElseThrow();
    assertThat(text.substring(0, text.indexOf("BF-CRD-"))).contains(words);
  }

  @Test
  void equalCardsOfAHandStandOnOneLineWithWhatTheyDo() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .hand(ONE, "pho-5-1", "pho-5-2", "rs-1")
            .scene();
    String table = GAME.narrator().table(GAME.view(scene.state(), ONE));
    assertThat(table)
        .containsPattern("Photon torpedo 5 x2 +5 damage from a PHO or WPN box")
        .containsPattern("Reinforce Shields 3 +3 less damage");
  }

  @Rule({"BF-OPT-24", "BF-D-56"})
  @Test
  void withTraditionalDamageTheHandTellsWhatEcmCancels() {
    Scene scene =
        Given.config(2, c -> c.addOptions(Option.TRADITIONAL_DAMAGE))
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .hand(ONE, "ecm-4")
            .scene();
    assertThat(GAME.narrator().table(scene.view(ONE)))
        .containsPattern("ECM 4 +cancels one weapon card");
    assertThat(GAME.narrator().about(scene.view(ONE), "erratic maneuvers").orElseThrow())
        .startsWith("Erratic Maneuvers 4: cancels one weapon card");
    assertThat(GAME.narrator().about(scene.view(ONE), card("ecm-4").toString()).orElseThrow())
        .startsWith("ECM 4: cancels one weapon card");
  }

  @Rule({"BF-FTR-15", "BF-DRW-05", "BF-ATK-06", "BF-ATK-08", "BF-FRM-21"})
  @Test
  void whatAnActionMeansIsToldToWhoAsks() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "kli-cv")
            .main(ONE, "fed-cl")
            .screen(TWO, "kli-d7")
            .hand(ONE, "ph3-1-1", "pho-5-1", "dsr-3-1")
            .scene();
    assertNotes(
        scene, new BeginFighters(ONE, ship("kli-cv"), 2), "as many dice as squadrons: 2 to 12");
    assertNotes(scene, new BeginAttack(ONE, ship("fed-cl")), "can fire Photon torpedo 5");
    assertNotes(scene, new BeginAttack(ONE, ship("kli-cv")), "can fire Phaser-3 1, Disruptor 3");
    assertNotes(
        scene, new BeginRedraw(ONE), "discard one or more cards of your hand, draw as many");
    assertNotes(
        scene, new SecondFormation(ONE), "one ship of each row may move again; one cloak or");
    assertNotes(scene, new StashDrawn(ONE), "up to three do, and you draw on in its place");
  }

  private static void assertNotes(Scene scene, BattleForceAction action, String words) {
    String note = GAME.narrator().about(scene.view(ONE), action).orElseThrow();
    assertThat(action instanceof BeginAttack ? note + "$" : note)
        .contains(action instanceof BeginAttack ? words + "$" : words);
  }

  @Rule("BF-INF-07")
  @Test
  void whatIsRememberedIsToldByName() {
    Scene drawn =
        Given.config(2, c -> c.addOptions(Option.DISCARD_DRAW))
            .screen(ONE, "fed-ca", "fed-ff")
            .main(ONE, "kzi-bc", "kzi-cl")
            .screen(TWO, "kli-d7")
            .hand(ONE, "rs-2", "rs-3")
            .discard("rs-1")
            .phases(PhaseStack.draw(ONE))
            .scene()
            .does(new DrawDiscardTop(ONE));
    assertThat(known(drawn, TWO)).containsExactly("the hand of seat 1: Reinforce Shields 3");
    Scene moved =
        with(drawn, PhaseStack.formation(ONE)).does(new MoveShip(ONE, ship("kzi-bc"), Row.RESERVE));
    Scene stashed = with(moved, PhaseStack.turnEnd(ONE)).does(new StashDiscard(ONE, card("rs-2")));
    assertThat(known(stashed, TWO))
        .containsExactlyInAnyOrder(
            "somewhere in the hand of seat 1 and the reserve cards of seat 1: Reinforce Shields 3",
            "the face-down ships of seat 1: BC Claw");
    assertThat(known(stashed, ONE)).isEmpty();
  }

  private static Scene with(Scene scene, Phase... phases) {
    Pile<Phase> stack = Pile.<Phase>empty().pushAll(List.of(phases));
    return Scene.at(scene.state().with(scene.state().table().withPhases(stack)));
  }

  private static List<String> known(Scene scene, Seat seat) {
    return GAME.narrator()
        .table(scene.view(seat))
        .lines()
        .dropWhile(line -> !line.equals("You know"))
        .skip(1)
        .takeWhile(line -> !line.isEmpty())
        .map(String::strip)
        .toList();
  }
}
