package io.stardeck.stccg.internal.effects.game;

import com.google.common.collect.ImmutableList;
import io.stardeck.stccg.internal.effects.word.StccgWord;

/** Words about the game: other words, points, missions, the turn and the card itself. */
public final class GameWords {
  /** All of them. */
  public static final ImmutableList<StccgWord<?>> ALL =
      ImmutableList.of(
          new AddSeedCardWord(),
          new ChooseWord(),
          new CountWord(),
          new DestroyLocationWord(),
          new DiscardSelfWord(),
          new EachPlayerWord(),
          new EndAttemptWord(),
          new EndTurnWord(),
          new GainArtifactsWord(),
          new IfWord(),
          new ImposeWord(),
          new LosePointsWord(),
          new PutOutOfPlayWord(),
          new RelocateMissionWord(),
          new RepeatWord(),
          new RestoreMissionWord(),
          new ScoreWord(),
          new StakesWord(),
          new TurnOverWord());

  private GameWords() {}
}
