package io.stardeck.deckbuilder.state;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Window;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.Optional;

/**
 * BATTLE_PLAY against a Cube: all who fight in the {@link CubeBattle} below play in any order until
 * each has a standing pass ({@code DB-CUB-06}).
 *
 * @param seat the lead when it began
 * @param in who takes part, in seat order
 * @param done those of them who have a standing pass, in seat order
 * @param maneuvers the Maneuvers played in this battle, the first played first
 */
@JsonTypeName("cube-play")
public record CubePlay(
    Seat seat, ImmutableList<Seat> in, ImmutableList<Seat> done, ImmutableList<Maneuver> maneuvers)
    implements Gathering {
  /**
   * A Maneuver that was played: no other player may play one of its name ({@code DB-CUB-07}).
   *
   * @param by by whom
   * @param card the card
   */
  public record Maneuver(Seat by, CardId card) {}

  @Override
  public CubePlay with(ImmutableList<Seat> players, ImmutableList<Seat> content) {
    return new CubePlay(seat, players, content, maneuvers);
  }

  /** The same with one more Maneuver. */
  public CubePlay plus(Maneuver maneuver) {
    return new CubePlay(seat, in, done, Lists.plus(maneuvers, maneuver));
  }

  @Override
  public Optional<Window> window() {
    return Optional.of(Window.BATTLE);
  }
}
