package io.stardeck.stccg.internal.effects;

import com.google.common.collect.ImmutableList;

/** All words that can be carried out, in the order of the vocabulary. */
final class Words {
  static final ImmutableList<Word<?>> ALL =
      ImmutableList.of(
          new KillWord(),
          new StopWord(),
          new DrawWord(),
          new ScoreWord(),
          new EndAttemptWord(),
          new IfWord(),
          new ChooseWord());

  private Words() {}
}
