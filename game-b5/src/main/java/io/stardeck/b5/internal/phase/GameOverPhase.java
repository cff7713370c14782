package io.stardeck.b5.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.state.B5Frame.GameOver;

/** The game is over ({@code B5-FRM-55}). */
final class GameOverPhase extends Phase<GameOver> {
  GameOverPhase() {
    super(GameOver.class, "The game is over", ImmutableList.of());
  }
}
