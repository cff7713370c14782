package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Window;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.window.Gathering;
import java.util.Optional;

/**
 * BATTLE_PLAY against a Cube: all who fight in the {@link CubeBattle} below play in any order until
 * each has a standing pass ({@code DB-CUB-06}).
 *
 * @param seat the lead when it began
 * @param gathering who takes part; done are those who have a standing pass
 * @param maneuvers the Maneuvers played in this battle, the first played first
 */
@JsonTypeName("cube-play")
public record CubePlay(Seat seat, Gathering gathering, ImmutableList<Maneuver> maneuvers)
    implements TeamPhase {
  /**
   * A Maneuver that was played: no other player may play one of its name ({@code DB-CUB-07}).
   *
   * @param by by whom
   * @param card the card
   */
  public record Maneuver(Seat by, CardId card) {}

  @Override
  public CubePlay with(Gathering next) {
    return new CubePlay(seat, next, maneuvers);
  }

  /** The same with one more Maneuver. */
  public CubePlay plus(Maneuver maneuver) {
    return new CubePlay(seat, gathering, Lists.plus(maneuvers, maneuver));
  }

  @Override
  public Optional<Window> window() {
    return Optional.of(Window.BATTLE);
  }
}
