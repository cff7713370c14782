package io.stardeck.stccg.turn;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multisets;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.event.Stake;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.Yes;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the winner takes of the deck of who has lost. */
class StakesTest {
  @Rule({"ST-X-31", "ST-SPC-11", "ST-D-31"})
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 5, 59, 60, 61})
  void theCardsTakenAreSoManyOfTheDeckAndNoneTwice(int stakes) {
    Scene scene = Scene.laid().missions("151");
    for (int i = 0; i < stakes; i++) {
      scene.lies(TWO, "089", On.table(TWO));
    }
    scene.orders(ONE).does(new Resign(ONE));
    ImmutableMultiset<String> deck =
        ImmutableMultiset.copyOf(scene.state().decks().get(ONE.index()).copies());
    ImmutableMultiset<String> won =
        scene.told(TurnEvent.GameEnded.class).get(0).stakes().stream()
            .map(Stake::def)
            .collect(ImmutableMultiset.toImmutableMultiset());
    assertThat(won).hasSize(Math.min(stakes, deck.size()));
    assertThat(Multisets.containsOccurrences(deck, won)).as("%s", won).isTrue();
  }

  @Rule({"ST-X-31", "ST-RNG-01"})
  @Test
  void whichCardsAreTakenIsLeftToChance() {
    Set<List<String>> taken = new HashSet<>();
    for (int draw : new int[] {0, 1}) {
      Scene lost = Scene.laid().missions("191");
      for (int i = 0; i < 5; i++) {
        lost.lies(TWO, "089", On.table(TWO));
      }
      lost.draws(Collections.nCopies(50, draw).toArray(Integer[]::new))
          .orders(ONE)
          .does(new Resign(ONE));
      taken.add(
          lost.told(TurnEvent.GameEnded.class).get(0).stakes().stream().map(Stake::def).toList());
    }
    assertThat(taken).hasSize(2);
  }

  @Rule({"ST-MUL-06", "ST-SPC-11", "ST-D-31", "ST-MUL-05"})
  @Test
  void whoHasGivenUpPaysWhatWasAtStakeForThemByThen() {
    Scene three = Scene.laid(3).missions("151");
    three.lies(THREE, "089", On.table(THREE));
    three.orders(ONE).does(new Resign(TWO));
    three.lies(THREE, "089", On.table(THREE));
    three.does(new Resign(ONE));
    assertThat(three.told(TurnEvent.GameEnded.class).get(0).stakes())
        .extracting(Stake::from)
        .containsExactly(ONE, ONE, TWO);
  }

  @Rule({"ST-SPC-11", "ST-MUL-06", "ST-WIN-05"})
  @Test
  void whoLeavesBeforeBeingAskedIsPassedOver() {
    Scene scene = Scene.laid(4).missions("151", "191");
    CardId stake = scene.hand(ONE, "089");
    scene.cardPlay(ONE).does(new PlayCard(ONE, stake, Aim.NOTHING)).passes();
    scene.does(new Choose(TWO, new Yes())).does(new Resign(Seat.of(4)));
    assertThat(scene.state().top().deciders()).containsExactly(THREE);
    scene.does(new Choose(THREE, new No()));
    assertThat(scene.state().table().player(TWO).resigned()).isFalse();
    assertThat(scene.state().table().player(THREE).resigned()).isTrue();
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }
}
