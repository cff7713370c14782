package io.stardeck.stccg.card;

import org.immutables.value.Value;

/** No words at all. */
@Value.Immutable
abstract class NoWords implements Words {
  /** The one and only. */
  static final Words NONE = ImmutableNoWords.builder().build();

  NoWords() {}
}
