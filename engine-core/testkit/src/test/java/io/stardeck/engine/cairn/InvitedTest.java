package io.stardeck.engine.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.match.Altered;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.MatchListener;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** In a match a bot may act unasked where the game invites its seat. */
final class InvitedTest {
  /** Agrees whenever it is asked; lays a stone whenever it is not. */
  private static final Bot<Move, Heap.View> RESTLESS =
      new Bot<>() {
        @Override
        public Move choose(Heap.View view, ImmutableList<Move> legal, Chance chance) {
          return legal.get(0);
        }

        @Override
        public Optional<Move> unasked(Heap.View view, ImmutableList<Move> legal, Chance chance) {
          return Optional.of(legal.get(0));
        }
      };

  private int laid;

  @Test
  void whoIsInvitedActsUnaskedIfItWantsTo() {
    play(Altered.game(new Cairn(), "invited", Heap.SEATS));
    assertThat(laid).isEqualTo(5);
  }

  @Test
  void whoIsNotInvitedIsNotAsked() {
    play(new Cairn());
    assertThat(laid).isZero();
  }

  private void play(Game<Integer, Heap, Move, Heap.View> game) {
    Heap end =
        new Match<>(Lineup.of(game, 2, "restless", RESTLESS), "any")
            .play(
                new MatchListener<Heap, Move>() {
                  @Override
                  public void decided(
                      Heap before,
                      int options,
                      Move move,
                      Heap after,
                      ImmutableList<Event> events) {
                    laid += move instanceof Move.Lay ? 1 : 0;
                  }
                });
    assertThat(end.agreed()).isEqualTo(Heap.SEATS);
  }
}
