package io.stardeck.b5;

import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.config.ImmutableB5Config;
import io.stardeck.engine.testkit.ReadmeLaws;

/** The README of this module shows code that runs, and every setting. */
final class ModuleReadmeTest implements ReadmeLaws {
  @Override
  public Class<?> config() {
    return B5Config.class;
  }

  @Override
  public Class<?> immutableConfig() {
    return ImmutableB5Config.class;
  }
}
