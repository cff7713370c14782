package io.stardeck.sfbf.turn;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.OpenDraft;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.DrawStarbase;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.action.PlayCeasefire;
import io.stardeck.sfbf.action.StashDrawn;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.scene.Attacks;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Secrets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What a seat cannot know is dealt anew, of what lies open nowhere. */
class UnseenTest {
  private static final int DEALS = 20;

  @Rule({"BF-I-01", "BF-I-02"})
  @Test
  void whatLiesOpenIsNotDealt() {
    Scene attack =
        Attacks.phaser(
            fleets(Given.advanced(2))
                .hand(ONE, "ph1-3-1", "rs-2")
                .hand(TWO, "rs-3")
                .starbase("rs-4")
                .reserve(TWO, "kzi-cl")
                .shipDeck("gor-cl")
                .trophies(TWO, "kli-d5")
                .erratic("gor-bc", "em-1")
                .weasel("kli-d7", "ww-1")
                .disengaged("fed-dn", "dsg")
                .discard("rs-1")
                .shipDiscard("rom-we")
                .nothingElseInStarbase()
                .nothingElseInShipDeck()
                .scene(),
            ONE,
            "fed-ca",
            "kli-d7",
            "ph1-3-1");
    assertThat(attack.used("ph1-3-1")).isTrue();
    isAsBefore(attack);
  }

  @Rule({"BF-I-01", "BF-SOL-11"})
  @Test
  void whatTheSolitaireEnemyKeepsIsNotDealt() {
    isAsBefore(
        Given.advanced(1)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .hand(ONE, "rs-1")
            .enemyCards("rs-2", "tb-1")
            .scene());
  }

  @Rule({"BF-I-01", "BF-OPT-10a"})
  @Test
  void usedCardsThatAreBeingOrderedAreNotDealt() {
    CardId first = card("ph1-2-1");
    CardId second = card("ph1-3-1");
    Scene scene =
        fleets(Given.config(2, c -> c.addOptions(Option.DISCARD_DRAW)))
            .discard("ph1-2-1", "ph1-3-1")
            .scene();
    BattleForceState state = scene.state();
    Phase order = new Phase.OrderDiscards(ONE, ImmutableList.of(first, second));
    isAsBefore(
        Scene.at(
            state.with(
                state
                    .table()
                    .withDiscard(state.table().discard().pop().pop())
                    .withPhases(state.table().phases().push(order)))));
  }

  @Rule({"BF-DRW-05", "BF-INF-07"})
  @Test
  void everybodySeesWhetherACardHasJustBeenDrawnThatMayBeStashed() {
    Scene four =
        fleets(Given.advanced(2))
            .hand(ONE, "rs-1", "rs-2", "rs-3", "ecm-4")
            .phases(PhaseStack.draw(ONE))
            .scene();
    assertThat(drawn(four)).as("nothing was drawn yet").containsOnly(false);
    Scene five = four.does(new DrawStarbase(ONE));
    assertThat(drawn(five)).containsOnly(true);
    isAsBefore(five);
    Scene stashed = five.does(new StashDrawn(ONE));
    assertThat(drawn(stashed)).as("it lies in the reserve").containsOnly(false);
    assertThat(drawn(stashed.does(new DrawStarbase(ONE)))).containsOnly(true);
    Scene repair =
        fleets(Given.advanced(2)).hand(ONE, "rs-1").phases(PhaseStack.repair(ONE)).scene();
    assertThat(drawn(repair)).as("after phase 1").containsOnly(false);
    Scene basic = fleets(Given.basic(2)).hand(ONE, "rs-1").phases(PhaseStack.draw(ONE)).scene();
    assertThat(drawn(basic)).as("without reserve cards").containsOnly(false);
  }

  @Rule({"BF-ACT-03", "BF-ORG-03"})
  @Test
  void nobodySeesWhatIsMarkedInAStashUntilItIsCommitted() {
    Scene stash =
        fleets(Given.advanced(2))
            .hand(ONE, "org")
            .hand(TWO, "rs-1", "rs-2")
            .scene()
            .does(new PlayCeasefire(ONE, card("org")));
    Seat stashing = stash.decider();
    Scene marked = stash.does(new MarkCard(stashing, stash.hand(stashing).get(0)));
    Seat other = stashing.equals(ONE) ? TWO : ONE;
    OpenDraft<Draft> begun =
        OpenDraft.<Draft>empty()
            .with(new Draft.Cards(stashing, Draft.Purpose.STASH, ImmutableList.of()));
    for (BattleForceState anew : anew(marked, other)) {
      assertThat(anew.secrets(stashing).desk()).isEqualTo(begun);
      Scene.at(anew).does(new Commit(stashing));
    }
  }

  @Rule({"BF-OPT-30", "BF-OPT-31"})
  @Test
  void whoWasNotCalledHoldsANumberThatIsNeitherCalledNorSeen() {
    Scene scene =
        Given.config(3, c -> c.addOptions(Option.PLAYER_ORDER))
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .screen(THREE, "gor-bc")
            .hand(ONE, "rs-1")
            .secrets(TWO, secrets -> secrets.withOrder(OptionalInt.of(3)))
            .secrets(THREE, secrets -> secrets.withOrder(OptionalInt.of(6)))
            .phases(PhaseStack.turnEnd(ONE))
            .scene();
    Scene called =
        Scene.at(
            scene
                .state()
                .with(scene.state().table().withCalled(ImmutableList.of(ONE, Seat.SPECTATOR))));
    List<Integer> toTwo = new ArrayList<>();
    List<Integer> toOne = new ArrayList<>();
    for (int deal = 0; deal < 5 * DEALS; deal++) {
      Chance chance = Chance.seeded("order " + deal);
      BattleForceState two = Scene.GAME.determinize(called.view(TWO), chance);
      toTwo.add(two.secrets(THREE).order().getAsInt());
      assertThat(two.secrets(ONE).order()).as("called").isEmpty();
      BattleForceState one = Scene.GAME.determinize(called.view(ONE), chance);
      toOne.add(one.secrets(THREE).order().getAsInt());
      assertThat(one.secrets(TWO).order()).isNotEqualTo(one.secrets(THREE).order());
    }
    assertThat(toTwo).containsOnly(4, 5, 6);
    assertThat(toOne).containsOnly(3, 4, 5, 6);
    isAsBefore(called);
    assertThat(anew(called, ONE)).allSatisfy(state -> Scene.at(state).does(new EndTurn(ONE)));
  }

  @Rule({"BF-OPT-31", "BF-D-01"})
  @Test
  void withTwoCopiesAnyNumberUpToTwelveMayBeHeld() {
    Scene eight =
        Begun.game(8, "twelve", c -> c.level(Level.BASIC).addOptions(Option.PLAYER_ORDER));
    int highest = 0;
    for (BattleForceState state : anew(eight, ONE)) {
      assertThat(Scene.GAME.faults(state)).isEmpty();
      for (Secrets secrets : state.secrets()) {
        highest = Math.max(highest, secrets.order().orElse(0));
      }
    }
    assertThat(highest).isEqualTo(12);
  }

  private static Given fleets(Given given) {
    return given.screen(ONE, "fed-ca", "fed-dn", "gor-bc").screen(TWO, "kli-d7", "kzi-bc");
  }

  /** Whether the first player may stash a card, in states dealt anew for the second. */
  private static List<Boolean> drawn(Scene scene) {
    List<Boolean> drawn = new ArrayList<>();
    for (BattleForceState state : anew(scene, TWO)) {
      Optional<CardId> card = state.secrets(ONE).drawn();
      card.ifPresent(held -> assertThat(state.hand(ONE)).contains(held));
      drawn.add(card.isPresent());
    }
    return drawn;
  }

  /** What was dealt anew is seen as before, and lies in one place where it did before. */
  private static void isAsBefore(Scene scene) {
    for (Seat seat : List.of(ONE, TWO, Seat.SPECTATOR)) {
      for (BattleForceState state : anew(scene, seat)) {
        assertThat(Scene.GAME.view(state, seat)).isEqualTo(scene.view(seat));
        assertThat(Scene.GAME.faults(state)).isEqualTo(Scene.GAME.faults(scene.state()));
      }
    }
  }

  private static List<BattleForceState> anew(Scene scene, Seat seat) {
    List<BattleForceState> states = new ArrayList<>();
    for (int deal = 0; deal < DEALS; deal++) {
      states.add(Scene.GAME.determinize(scene.view(seat), Chance.seeded("unseen " + deal)));
    }
    return states;
  }
}
