package io.stardeck.sfbf.draw;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.DrawStarbase;
import io.stardeck.sfbf.action.EndDraw;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.action.StashDrawn;
import io.stardeck.sfbf.action.TakeReserve;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.CardEvent.CardDrawn;
import io.stardeck.sfbf.event.CardEvent.CardStashed;
import io.stardeck.sfbf.event.CardEvent.DeckReshuffled;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DrawPhaseTest {
  private static final DrawStarbase DRAW = new DrawStarbase(ONE);
  private static final StashDrawn STASH = new StashDrawn(ONE);
  private static final EndDraw END = new EndDraw(ONE);

  @Rule({"BF-DRW-01", "BF-DRW-07"})
  @Test
  void drawingIsNotOptional() {
    Scene scene =
        drawing(twoFleets(Given.advanced(2)).hand(ONE, "ph1-2-1", "ph1-2-2", "ph1-2-3")).scene();
    scene.rejects(END, "BF-DRW-01");
    scene.does(DRAW).rejects(END, "BF-DRW-01").does(DRAW).does(END);
    drawing(twoFleets(Given.advanced(2)).hand(ONE, "ph1-2-1").stash(ONE, "eng").discard("rs-1"))
        .nothingElseInStarbase()
        .scene()
        .does(new TakeReserve(ONE, card("eng")))
        .rejects(END, "BF-DRW-01")
        .does(DRAW);
  }

  @Rule({"BF-DRW-02", "BF-DRW-01"})
  @Test
  void drawsUpToFiveAndNotMore() {
    Scene five =
        drawing(twoFleets(Given.advanced(2)).hand(ONE, "ph1-2-1", "ph1-2-2"))
            .starbase("rs-1", "rs-2", "rs-3")
            .scene()
            .does(DRAW, DRAW, DRAW);
    assertThat(five.hand(ONE)).hasSize(5).contains(card("rs-1"), card("rs-3"));
    five.rejects(DRAW, "BF-DRW-02");
  }

  @Rule("BF-DRW-02")
  @Test
  void theSecondAttackOptionMakesTheLimitSix() {
    Scene full =
        drawing(
                twoFleets(Given.config(2, c -> c.addOptions(Option.SECOND_ATTACK)))
                    .hand(ONE, "ph1-2-1", "ph1-2-2", "ph1-2-3", "ph1-3-1", "ph1-3-2"))
            .scene()
            .does(DRAW);
    assertThat(full.hand(ONE)).hasSize(6);
    full.rejects(DRAW, "BF-DRW-02");
  }

  @Rule({"BF-X-41", "BF-DRW-03", "BF-DRW-05"})
  @Test
  void takesFromTheReserveAndStashesWhatIsDrawn() {
    Scene end =
        drawing(twoFleets(Given.advanced(2)).hand(ONE, "ph1-2-1", "ph1-2-2").stash(ONE, "eng"))
            .starbase("rs-1", "rs-2", "rs-3", "rs-4")
            .scene()
            .does(new TakeReserve(ONE, card("eng")), DRAW, STASH, DRAW, DRAW);
    assertThat(end.hand(ONE))
        .containsExactly(card("ph1-2-1"), card("ph1-2-2"), card("eng"), card("rs-2"), card("rs-3"));
    assertThat(end.stash(ONE)).containsExactly(card("rs-1"));
    assertThat(end.state().cards().cards(Places.STARBASE).get(0)).isEqualTo(card("rs-4"));
    assertThat(end.does(END).phase()).isNotInstanceOf(Phase.Draw.class);
  }

  @Rule({"BF-DRW-04", "BF-DRW-03"})
  @Test
  void takesAnyReserveCardInAnyOrder() {
    Scene scene = drawing(twoFleets(Given.advanced(2)).stash(ONE, "eng", "dc-2", "rei-1")).scene();
    assertThat(scene.legal(ONE))
        .contains(
            new TakeReserve(ONE, card("eng")),
            new TakeReserve(ONE, card("dc-2")),
            new TakeReserve(ONE, card("rei-1")));
    scene.does(new TakeReserve(ONE, card("rei-1")), new TakeReserve(ONE, card("eng")));
    scene.rejects(new TakeReserve(ONE, card("rs-1")), "BF-DRW-03");
  }

  @Rule({"BF-DRW-03", "BF-DRW-02"})
  @Test
  void aReserveCardNeedsRoomInTheHand() {
    Scene full =
        drawing(
                twoFleets(Given.advanced(2))
                    .hand(ONE, "ph1-2-1", "ph1-2-2", "ph1-2-3", "ph1-3-1")
                    .stash(ONE, "eng"))
            .scene()
            .does(DRAW);
    full.rejects(new TakeReserve(ONE, card("eng")), "BF-DRW-02");
  }

  @Rule({"BF-DRW-05", "BF-D-12"})
  @Test
  void onlyTheCardJustDrawnMayBeStashed() {
    Scene scene =
        drawing(twoFleets(Given.advanced(2)).hand(ONE, "ph1-2-1").stash(ONE, "eng"))
            .starbase("rs-1", "rs-2")
            .scene();
    scene.rejects(STASH, "BF-DRW-05");
    scene.does(DRAW, STASH).rejects(STASH, "BF-DRW-05");
    scene.does(DRAW, new TakeReserve(ONE, card("eng"))).rejects(STASH, "BF-DRW-05");
    assertThat(scene.does(DRAW, DRAW, STASH).stash(ONE)).containsExactly(card("eng"), card("rs-2"));
  }

  @Rule({"BF-DRW-05", "BF-D-12"})
  @Test
  void theCardThatFillsTheHandMayBeStashedAndDrawingGoesOn() {
    Scene full =
        drawing(twoFleets(Given.advanced(2)).hand(ONE, "ph1-2-1", "ph1-2-2", "ph1-2-3", "ph1-3-1"))
            .scene()
            .does(DRAW);
    Scene again = full.does(STASH).rejects(END, "BF-DRW-01").does(DRAW);
    assertThat(again.hand(ONE)).hasSize(5);
    assertThat(again.stash(ONE)).hasSize(1);
  }

  @Rule({"BF-DRW-05", "BF-SET-04", "BF-D-12"})
  @Test
  void aReserveOfThreeIsFull() {
    Scene scene =
        drawing(twoFleets(Given.advanced(2)).stash(ONE, "eng", "dc-2", "rei-1")).scene().does(DRAW);
    scene.rejects(STASH, "BF-SET-04");
  }

  @Rule("BF-DRW-05")
  @Test
  void stashingIsTellingTheCardToItsOwnerAlone() {
    Scene scene = drawing(twoFleets(Given.advanced(2))).starbase("rs-1").scene().does(DRAW);
    assertThat(scene.events())
        .contains(
            new Event(
                Audience.only(ONE), RuleId.of("BF-DRW-01"), scene.events(CardDrawn.class).get(0)));
    assertThat(scene.events(CardDrawn.class))
        .filteredOn(drawn -> drawn.card().isEmpty())
        .hasSize(1);
    Scene stashed = scene.does(STASH);
    assertThat(stashed.told(CardStashed.class, TWO))
        .containsExactly(new CardStashed(ONE, Optional.empty()));
  }

  @Rule({"BF-DRW-07", "BF-D-14"})
  @Test
  void anEmptyStarbaseIsMadeFromTheDiscardPileWhenADrawMeetsIt() {
    Scene scene =
        drawing(twoFleets(Given.advanced(2)).hand(ONE, "ph1-2-1").discard("rs-1", "rs-2"))
            .starbase("rs-3")
            .nothingElseInStarbase()
            .scene();
    Scene one = scene.does(DRAW);
    assertThat(one.events(DeckReshuffled.class)).isEmpty();
    assertThat(one.state().table().discard().size()).isEqualTo(2);
    Scene two = one.does(DRAW);
    assertThat(two.events(DeckReshuffled.class)).containsExactly(new DeckReshuffled(false, 2));
    assertThat(two.state().table().discard().isEmpty()).isTrue();
    assertThat(two.state().table().reshuffles()).isEqualTo(1);
    assertThat(two.state().starbase()).isEqualTo(1);
  }

  @Rule("BF-DRW-07")
  @Test
  void whichCardOfTheNewStarbaseComesFirstIsLeftToChance() {
    Set<CardId> first = new HashSet<>();
    for (int draw = 0; draw < 3; draw++) {
      first.addAll(
          drawing(twoFleets(Given.advanced(2)))
              .discard("rs-1", "rs-2", "rs-3")
              .nothingElseInStarbase()
              .dice(draw, draw)
              .scene()
              .does(DRAW)
              .hand(ONE));
    }
    assertThat(first).hasSizeGreaterThan(1);
  }

  @Rule({"BF-DRW-07", "BF-D-14"})
  @Test
  void bothPilesEmptyEndThePhaseWithFewerCards() {
    Scene scene =
        drawing(twoFleets(Given.advanced(2)).hand(ONE, "ph1-2-1").stash(ONE, "eng"))
            .starbase("rs-1")
            .nothingElseInStarbase()
            .scene()
            .does(DRAW);
    scene.rejects(DRAW, "BF-DRW-01");
    assertThat(scene.does(END).hand(ONE)).hasSize(2);
    Scene dry =
        twoFleets(Given.advanced(2))
            .hand(TWO, "ph1-2-1")
            .nothingElseInStarbase()
            .phases(PhaseStack.turnEnd(ONE))
            .hand(ONE, "ph1-3-1")
            .scene()
            .does(new EndTurn(ONE));
    assertThat(dry.state().table().active()).isEqualTo(TWO);
    assertThat(dry.phase()).isNotInstanceOf(Phase.Draw.class);
  }

  @Rule("BF-DRW-03")
  @Test
  void aReserveCardIsTakenEvenIfBothPilesAreEmpty() {
    Scene dry =
        twoFleets(Given.advanced(2))
            .hand(ONE, "ph1-3-1")
            .hand(TWO, "ph1-2-1")
            .stash(TWO, "eng")
            .nothingElseInStarbase()
            .phases(PhaseStack.turnEnd(ONE))
            .scene()
            .does(new EndTurn(ONE), new TakeReserve(TWO, card("eng")));
    assertThat(dry.holds(TWO, "eng")).isTrue();
  }

  @Rule({"BF-DRW-08", "BF-OUT-01", "BF-I-31"})
  @Test
  void aPlayerWithoutShipsDrawsNothing() {
    Scene scene =
        Given.advanced(3)
            .screen(ONE, "fed-ca")
            .screen(Given.THREE, "kli-d7")
            .hand(ONE, "ph1-2-1")
            .hand(TWO, "ph1-2-2")
            .stash(TWO, "eng")
            .phases(PhaseStack.turnEnd(ONE))
            .scene()
            .does(new EndTurn(ONE));
    assertThat(scene.state().table().active()).isEqualTo(TWO);
    assertThat(scene.phase()).isNotInstanceOf(Phase.Draw.class);
    assertThat(scene.hand(TWO)).containsExactly(card("ph1-2-2"));
    Scene open =
        Scene.at(drawing(Given.advanced(2).screen(TWO, "kli-d7").stash(ONE, "eng")).state());
    open.rejects(DRAW, "BF-DRW-08");
    open.rejects(new TakeReserve(ONE, card("eng")), "BF-DRW-08");
    Scene basic =
        Given.basic(3)
            .screen(ONE, "fed-ca")
            .screen(Given.THREE, "kli-d7")
            .hand(ONE, "ph1-2-1")
            .hand(TWO, "ph1-2-2")
            .phases(PhaseStack.turnEnd(ONE))
            .scene()
            .does(new EndTurn(ONE));
    assertThat(basic.hand(TWO)).as("where cards are drawn by themselves").hasSize(1);
  }

  @Rule({"BF-DRW-01", "BF-TRN-03"})
  @Test
  void theBasicGameDrawsByItself() {
    Scene scene =
        twoFleets(Given.basic(2))
            .hand(ONE, "ph1-2-1")
            .hand(TWO, "ph1-2-2", "ph1-2-3")
            .starbase("rs-1", "rs-2", "rs-3")
            .phases(PhaseStack.turnEnd(ONE))
            .scene()
            .does(new EndTurn(ONE));
    assertThat(scene.state().table().active()).isEqualTo(TWO);
    assertThat(scene.hand(TWO))
        .containsExactly(
            card("ph1-2-2"), card("ph1-2-3"), card("rs-1"), card("rs-2"), card("rs-3"));
    assertThat(scene.phase()).isNotInstanceOf(Phase.Draw.class);
  }

  private static Given twoFleets(Given given) {
    return given.screen(ONE, "fed-ca").screen(TWO, "kli-d7");
  }

  private static Given drawing(Given given) {
    return given.phases(PhaseStack.draw(ONE));
  }
}
