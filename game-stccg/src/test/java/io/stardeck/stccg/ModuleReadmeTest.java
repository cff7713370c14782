package io.stardeck.stccg;

import io.stardeck.engine.testkit.ReadmeLaws;
import io.stardeck.stccg.config.ImmutableStccgConfig;
import io.stardeck.stccg.config.StccgConfig;

/** The README of this module shows code that runs, and every setting. */
final class ModuleReadmeTest implements ReadmeLaws {
  @Override
  public Class<?> config() {
    return StccgConfig.class;
  }

  @Override
  public Class<?> immutableConfig() {
    return ImmutableStccgConfig.class;
  }
}
