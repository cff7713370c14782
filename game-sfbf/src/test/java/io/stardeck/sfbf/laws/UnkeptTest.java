package io.stardeck.sfbf.laws;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Ruling;
import io.stardeck.sfbf.action.StashDiscard;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.event.CardEvent.CardStashed;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import org.junit.jupiter.api.Test;

/** The laws leave out what is told and not kept, and no more. */
class UnkeptTest {
  @Test
  void aCardPutDownBeforeTheTieBreakIsNotKept() {
    ImmutableList<Event> ruling = stashed(TieBreak.DRAW, 200);
    assertThat(Unkept.is(stash(ruling), ruling)).isTrue();
    assertThat(Unkept.is(ruling.get(ruling.size() - 1), ruling)).as("the end").isFalse();
  }

  @Test
  void aCardPutDownIsKeptWhereNoTieBreakFollows() {
    ImmutableList<Event> shared = stashed(TieBreak.SHARED, 200);
    assertThat(Unkept.is(stash(shared), shared)).isFalse();
    ImmutableList<Event> before = stashed(TieBreak.DRAW, 100);
    assertThat(Unkept.is(stash(before), before)).isFalse();
  }

  private static ImmutableList<Event> stashed(TieBreak tieBreak, int turn) {
    BattleForceState state =
        Given.config(2, c -> c.tieBreak(tieBreak))
            .gameTurn(turn)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .hand(TWO, "rs-1", "rs-2")
            .phases(new Phase.Discard(TWO, true, false))
            .scene()
            .state();
    Ruling<BattleForceState> ruling = Scene.GAME.apply(state, new StashDiscard(TWO, card("rs-1")));
    return ruling.events();
  }

  private static Event stash(ImmutableList<Event> ruling) {
    return ruling.stream()
        .filter(event -> event.what() instanceof CardStashed)
        .findFirst()
        .orElseThrow();
  }
}
