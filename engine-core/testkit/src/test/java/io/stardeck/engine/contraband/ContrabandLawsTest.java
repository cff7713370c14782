package io.stardeck.engine.contraband;

import io.stardeck.engine.testkit.GameLaws;

/** The laws hold where decks are secret and cards leave face down. */
final class ContrabandLawsTest
    implements ContrabandTable, GameLaws<Config, Harbour, Move, Harbour.View> {
  @Override
  public int wholeGames() {
    return 8;
  }
}
