package io.stardeck.stccg.internal.effects.persons;

import com.google.common.collect.ImmutableList;
import io.stardeck.stccg.internal.effects.word.StccgWord;

/** Words about persons and where they are. */
public final class PersonWords {
  /** All of them. */
  public static final ImmutableList<StccgWord<?>> ALL =
      ImmutableList.of(
          new BattleAgainWord(),
          new CopySkillsWord(),
          new DisableWord(),
          new HoldWord(),
          new KillWord(),
          new RelocateWord(),
          new SplitWord(),
          new StopWord(),
          new SurviveWord(),
          new TransportWord(),
          new UnstopWord());

  private PersonWords() {}
}
