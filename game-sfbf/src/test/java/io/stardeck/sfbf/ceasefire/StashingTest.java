package io.stardeck.sfbf.ceasefire;

import static io.stardeck.sfbf.ceasefire.Ceasefires.given;
import static io.stardeck.sfbf.ceasefire.Ceasefires.played;
import static io.stardeck.sfbf.ceasefire.Ceasefires.unstashed;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.action.PlayCeasefire;
import io.stardeck.sfbf.action.Withdraw;
import io.stardeck.sfbf.event.CardEvent.CardDrawn;
import io.stardeck.sfbf.event.CardEvent.CardStashed;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is stashed in an Organian ceasefire, in which order, and who learns of it. */
class StashingTest {
  @Test
  @Rule({"BF-ORG-03", "BF-ORG-05", "BF-D-65"})
  void eachStashesInTurnTheActivePlayerFirst() {
    Scene scene = played(given().stash(TWO, "pff"));
    assertThat(scene.phase())
        .isEqualTo(new Phase.CeasefireStash(ONE, ImmutableList.of(TWO, THREE)));
    Scene second = scene.does(new MarkCard(ONE, card("ph1-2-1")), new Commit(ONE));
    assertThat(second.stash(ONE)).containsExactly(card("ph1-2-1"));
    assertThat(second.phase()).isEqualTo(new Phase.CeasefireStash(TWO, ImmutableList.of(THREE)));
    Scene full =
        second
            .does(new MarkCard(TWO, card("rs-1")), new MarkCard(TWO, card("rs-2")))
            .rejects(new MarkCard(TWO, card("rs-3")), "BF-SET-04")
            .rejects(new MarkCard(TWO, card("rs-1")), "BF-ACT-01")
            .does(new Commit(TWO));
    // The copies bear each other's ids afterwards.
    assertThat(full.stash(TWO))
        .hasSize(3)
        .contains(card("pff"))
        .isSubsetOf(Lists.plus(second.hand(TWO), card("pff")));
    Scene after = full.does(new Commit(THREE));
    assertThat(after.stash(ONE)).containsExactly(card("ph1-2-1"));
    assertThat(after.hand(TWO)).hasSize(5).doesNotContainAnyElementsOf(full.stash(TWO));
  }

  @Test
  @Rule({"BF-ORG-03", "BF-ORG-05", "BF-D-65"})
  void theOrderBeginsWithTheActivePlayerWhoeverBeganTheGame() {
    Scene scene =
        Given.advanced(3)
            .screen(ONE, "fed-ff")
            .screen(TWO, "kli-d7")
            .screen(THREE, "gor-bc")
            .hand(ONE, "rs-1")
            .hand(TWO, "rs-2")
            .hand(THREE, "org", "rs-3")
            .phases(
                new Phase.Discard(THREE, false, false),
                new Phase.Choice(THREE, 0, Optional.empty(), false))
            .scene()
            .does(new PlayCeasefire(THREE, card("org")));
    assertThat(scene.phase())
        .isEqualTo(new Phase.CeasefireStash(THREE, ImmutableList.of(ONE, TWO)));
    assertThat(unstashed(scene).events(CardDrawn.class).stream().map(CardDrawn::seat).distinct())
        .containsExactly(THREE, ONE, TWO);
  }

  @Test
  @Rule({"BF-ACT-05", "BF-ACT-06"})
  void aStashIsTakenBackThreeTimesAndThenMustBeMade() {
    Scene scene = played(given());
    for (int i = 0; i < 3; i++) {
      scene = scene.does(new MarkCard(ONE, card("ph1-2-1")), new Withdraw(ONE));
      assertThat(scene.phase()).isInstanceOf(Phase.CeasefireStash.class);
    }
    Scene next = scene.rejects(new Withdraw(ONE), "BF-ACT-06").does(new Commit(ONE));
    for (int i = 0; i < 3; i++) {
      next = next.does(new Withdraw(TWO));
    }
    next.rejects(new Withdraw(TWO), "BF-ACT-06");
    assertThat(next.does(new Commit(TWO)).secrets(TWO).desk().withdrawals())
        .as("none of those in the phase 4 that follows")
        .isZero();
  }

  @Test
  @Rule({"BF-ORG-03", "BF-I-40"})
  void whoHasNoCardOrNoRoomStashesNothing() {
    Scene scene =
        played(
            Given.advanced(3)
                .screen(ONE, "fed-ff")
                .screen(TWO, "kli-d7")
                .screen(THREE, "gor-bc")
                .hand(ONE, "org")
                .hand(TWO, "ph1-2-1")
                .stash(TWO, "rs-1", "rs-2", "rs-3")
                .hand(THREE, "ph1-2-2")
                .stash(THREE, "dc-2", "dc-3"));
    assertThat(scene.phase()).isEqualTo(new Phase.CeasefireStash(THREE, ImmutableList.of()));
    Scene basic =
        played(
            Given.basic(2)
                .screen(ONE, "fed-ff")
                .screen(TWO, "kli-d7")
                .hand(ONE, "org", "ph1-2-1")
                .hand(TWO, "ph1-2-2"));
    assertThat(basic.phase()).isNotInstanceOf(Phase.CeasefireStash.class);
  }

  @Test
  @Rule("BF-INF-01")
  void whatIsStashedAndDrawnOnlyItsPlayerLearns() {
    Scene scene = played(given()).does(new MarkCard(ONE, card("ph1-2-1")), new Commit(ONE));
    assertThat(scene.told(CardStashed.class, ONE))
        .containsExactly(new CardStashed(ONE, Optional.of(card("ph1-2-1"))));
    assertThat(scene.told(CardStashed.class, TWO))
        .containsExactly(new CardStashed(ONE, Optional.empty()));
    Scene drawn = scene.does(new Commit(TWO), new Commit(THREE));
    assertThat(drawn.told(CardDrawn.class, ONE))
        .hasSize(15)
        .allMatch(card -> card.card().isPresent() == card.seat().equals(ONE));
  }
}
