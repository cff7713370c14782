package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ActionsTest {
  private static final ImmutableList<DeckbuilderAction> EIGHT =
      ImmutableList.of(
          new PlayCard(ONE, card("c1")),
          new PlayCard(ONE, card("man")),
          new PlayCard(ONE, card("tricorder")),
          new GainBasic(ONE, Basic.ENSIGN),
          new GainSlot(ONE, 8),
          new Repair(ONE, 2),
          new Search(ONE, 0),
          new Explore(ONE));

  @Provide
  Arbitrary<List<DeckbuilderAction>> orders() {
    return Arbitraries.shuffle(EIGHT);
  }

  @Rule({"DB-TRN-03", "DB-ACT-14", "DB-TRN-02"})
  @Property(tries = 60)
  void theActionsOfATurnAreDoneInAnyOrderAndAnyNumberOfThem(
      @ForAll("orders") List<DeckbuilderAction> order,
      @ForAll @IntRange(min = 0, max = 8) int done) {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "c1", "man", "tricorder", "phasers")
            .slots("c2", "c2", "c2", "c2", "c3", "c3", "c3", "c3", "c4")
            .space("gift")
            .damage(ONE, 3)
            .xp(7)
            .phases(new TurnStart(ONE))
            .scene();
    for (DeckbuilderAction action : order.subList(0, done)) {
      scene = scene.does(action);
      assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
    }
    assertThat(scene.does(new EndTurn(ONE)).phase()).isEqualTo(new TurnStart(TWO));
  }

  @Rule({"DB-TRN-04", "DB-ACT-08", "DB-ACT-07", "DB-FOR-05"})
  @Property(tries = 40)
  void gainingAndRepairingAreRepeatedEachPaidOnItsOwn(
      @ForAll @IntRange(min = 0, max = 12) int xp, @ForAll @IntRange(min = 1, max = 7) int damage) {
    Scene scene = Given.exploration(2).damage(ONE, damage).xp(xp).scene();
    int left = xp;
    int hurt = damage;
    int ensigns = 0;
    while (left > 0) {
      if (hurt > 0 && left % 2 == 0) {
        scene = scene.does(new Repair(ONE, 1));
        hurt--;
      } else {
        scene = scene.does(new GainBasic(ONE, Basic.ENSIGN));
        ensigns++;
      }
      left--;
      assertThat(scene.tally(ONE).xp()).isEqualTo(left);
    }
    assertThat(scene.area(ONE).discard()).hasSize(ensigns);
    assertThat(scene.area(ONE).flagship().orElseThrow().damage()).isEqualTo(hurt);
    scene.rejects(new GainBasic(ONE, Basic.ENSIGN), "DB-FOR-05");
  }

  @Rule({"DB-ACT-04", "DB-D-09"})
  @Test
  void theEffectsOfAPlayedCardAreAppliedInOrderAndWhatCannotBeDoneIsSkipped() {
    Scene unhurt =
        Given.exploration(2)
            .hand(ONE, "diagnostic-check")
            .scene()
            .does(new PlayCard(ONE, card("diagnostic-check")));
    assertThat(unhurt.tally(ONE).searches()).as("repairs nothing, then searches").isEqualTo(2);
    Scene short1 =
        Given.exploration(2)
            .hand(ONE, "set")
            .deck(ONE, "c1")
            .scene()
            .does(new PlayCard(ONE, card("set")));
    assertThat(short1.hand(ONE)).as("draws one of two").containsExactly("c1");
    CardSet mates =
        Sets.with(
            Given.SMALL,
            "set",
            "onPlay",
            "[{\"op\":\"DRAW\",\"player\":\"EACH_TEAMMATE\",\"n\":1},"
                + "{\"op\":\"ADD_XP\",\"amount\":1}]");
    Scene alone =
        Given.config(2, config -> config.cardSet(mates))
            .hand(ONE, "set")
            .scene()
            .does(new PlayCard(ONE, card("set")));
    assertThat(alone.tally(ONE).xp()).as("no teammate draws, then comes XP").isEqualTo(1);
    Scene sorting =
        Given.exploration(2)
            .hand(ONE, "sorter", "c2")
            .deck(ONE, "c1")
            .scene()
            .does(new PlayCard(ONE, card("sorter")));
    assertThat(sorting.options(ONE)).as("what is drawn later cannot be discarded").hasSize(2);
    sorting.rejects(new EndTurn(ONE), "DB-GEN-03");
    Scene sorted = sorting.does(new Choose(ONE, new Answer.Card(card("c2"))));
    assertThat(sorted.hand(ONE)).containsExactly("c1");
  }

  @Rule({"DB-ACT-14", "DB-EXP-03"})
  @Test
  void theTurnIsEndedWithLeftoversButNotInTheMiddleOfAnything() {
    Given given = Given.exploration(2).hand(ONE, "c1", "spy").hand(TWO, "c2").xp(5);
    given.phases(new TurnStart(ONE)).scene().does(new EndTurn(ONE));
    Scene window = given.space("gnat").phases(new ActionPhase(ONE)).scene().does(new Explore(ONE));
    window.rejects(new EndTurn(ONE), "DB-GEN-05");
    Scene event = Given.exploration(2).space("trial").scene().does(new Explore(ONE));
    event.rejects(new EndTurn(ONE), "DB-GEN-05");
  }

  @Rule({"DB-TRN-06", "DB-END-06", "DB-I-25"})
  @Property(tries = 12)
  void turnsPassClockwise(@ForAll @IntRange(min = 2, max = 5) int players) {
    Scene scene = Given.exploration(players).phases(new TurnStart(ONE)).scene();
    for (int turn = 1; turn <= 2 * players; turn++) {
      Seat seat = Seat.at((turn - 1) % players);
      assertThat(scene.phase()).isEqualTo(new TurnStart(seat));
      assertThat(scene.state().table().turn().number()).isEqualTo(turn);
      scene = scene.does(new EndTurn(seat));
    }
  }

  @Rule({"DB-TRP-01", "DB-TRP-05", "DB-D-24", "DB-CMP-50"})
  @Property(tries = 30)
  void theTrashPhaseTrashesExactlyOneCardOfTheHand(@ForAll @IntRange(min = 0, max = 4) int held) {
    String[] hand = {"c1", "c2", "man", "set"};
    Scene scene =
        Given.exploration(2)
            .hand(ONE, List.of(hand).subList(0, held).toArray(String[]::new))
            .bridge(ONE, "c5")
            .discard(ONE, "c4")
            .deck(ONE, "c3", "c3", "c3", "c3", "c6")
            .phases(new TurnStart(ONE))
            .scene();
    ImmutableList<DeckbuilderAction> offered =
        scene.legal(ONE).stream()
            .filter(TrashPhase.class::isInstance)
            .collect(ImmutableList.toImmutableList());
    assertThat(offered).as("one for each card of the Hand").hasSize(held);
    scene
        .rejects(new TrashPhase(ONE, card("c4")), "DB-TRP-01")
        .rejects(new TrashPhase(ONE, card("c5")), "DB-TRP-01")
        .rejects(new TrashPhase(ONE, card("c3")), "DB-TRP-01");
    for (DeckbuilderAction action : offered) {
      Scene after = scene.does(action);
      assertThat(after.state().table().starbase().discard())
          .containsExactly(((TrashPhase) action).card());
      assertThat(after.area(ONE).discard()).contains(card("c4")).hasSize(held + 1);
      assertThat(after.phase()).isEqualTo(new TurnStart(TWO));
    }
  }

  @Rule({"DB-D-22", "DB-TRN-01", "DB-TRN-02"})
  @Property(tries = 8)
  void anyOtherFirstActionChoosesTheActionPhase(@ForAll @IntRange(min = 0, max = 7) int first) {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "c1", "man", "tricorder", "phasers")
            .space("gift")
            .damage(ONE, 3)
            .xp(9)
            .phases(new TurnStart(ONE))
            .scene();
    assertThat(scene.legal(ONE)).contains(new TrashPhase(ONE, card("phasers")));
    scene.does(EIGHT.get(first)).rejects(new TrashPhase(ONE, card("phasers")), "DB-TRN-01");
  }

  @Rule({"DB-D-28", "DB-MIS-05", "DB-D-73", "DB-MIS-08", "DB-ACT-12"})
  @Test
  void anExplorationFlipsOrCompletesAndNoneIsSpentInVain() {
    Scene flipped = Given.exploration(2).space("m1", "void").hand(ONE, "man").scene();
    flipped = Scene.at(flipped.state().with(ONE, flipped.tally(ONE).withExplorations(2)));
    Scene open = flipped.does(new Explore(ONE));
    open.rejects(new CompleteMission(ONE, card("m1")), "DB-MIS-05");
    assertThat(open.tally(ONE).explorations()).isEqualTo(1);
    Scene ready = open.does(new PlayCard(ONE, card("man")));
    Scene completed = ready.does(new CompleteMission(ONE, card("m1")));
    assertThat(completed.area(ONE).points()).containsExactly(card("m1"));
    assertThat(completed.tally(ONE).explorations()).isZero();
    assertThat(completed.state().space().get(0)).as("no flip").isEqualTo(card("void"));
    Scene explored = ready.does(new Explore(ONE));
    explored.rejects(new CompleteMission(ONE, card("m1")), "DB-TRN-05");
  }

  @Rule("DB-PLR-08")
  @Property(tries = 21)
  void aHandHasNoLimit(@ForAll @IntRange(min = 0, max = 20) int held) {
    String[] hand = new String[held + 1];
    hand[held] = "set";
    for (int i = 0; i < held; i++) {
      hand[i] = "c" + (1 + i / 4);
    }
    Scene scene =
        Given.exploration(2)
            .hand(ONE, hand)
            .deck(ONE, "man", "man")
            .scene()
            .does(new PlayCard(ONE, card("set")));
    assertThat(scene.state().hand(ONE)).hasSize(held + 2);
  }

  @Rule({"DB-D-35", "DB-SHP-17"})
  @Test
  void aStarshipWonByDiplomacyDoesNotFail() {
    Scene scene =
        Given.exploration(2)
            .space("hunter")
            .hand(ONE, "c1", "c2")
            .tally(
                ONE,
                tally ->
                    tally.withBonuses(
                        ImmutableList.of(
                            new Bonus(Stat.DIPLOMACY, 9, Until.TURN_END),
                            new Bonus(Stat.SPEED, 9, Until.TURN_END))))
            .scene()
            .does(
                new Explore(ONE), new Declare(ONE, Means.DIPLOMACY), new Choose(ONE, Answer.NONE));
    assertThat(scene.hand(ONE)).containsExactly("c1", "c2");
    assertThat(scene.area(ONE).points()).containsExactly(card("hunter"));
  }

  @Rule({"DB-PLR-07", "DB-D-21", "DB-PLR-06", "DB-PLR-02", "DB-I-05", "DB-D-19"})
  @Property(tries = 60)
  void whatCannotBeDrawnIsLostWithoutAPenalty(
      @ForAll @IntRange(min = 0, max = 7) int deck, @ForAll @IntRange(min = 0, max = 4) int used) {
    String[] cards = {"c1", "c1", "c1", "c1", "c2", "c2", "c2"};
    String[] others = {"c3", "c3", "c3", "c3"};
    Scene scene =
        Given.exploration(2)
            .deck(ONE, List.of(cards).subList(0, deck).toArray(String[]::new))
            .discard(ONE, List.of(others).subList(0, used).toArray(String[]::new))
            .scene()
            .does(new EndTurn(ONE));
    assertThat(scene.state().hand(ONE)).hasSize(Math.min(5, deck + used));
    int first = Math.min(5, deck);
    assertThat(scene.hand(ONE).subList(0, first))
        .as("from the Deck as long as there is one")
        .isEqualTo(List.of(cards).subList(0, first));
    boolean reshuffled = deck < 5 && used > 0;
    assertThat(scene.area(ONE).discard()).hasSize(reshuffled ? 0 : used);
    assertThat(scene.phase()).isEqualTo(new TurnStart(TWO));
  }
}
