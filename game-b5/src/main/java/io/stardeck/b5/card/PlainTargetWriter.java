package io.stardeck.b5.card;

import io.stardeck.engine.card.PlainWriter;

/** Writes a target of one word as that word. */
final class PlainTargetWriter extends PlainWriter<Target.Plain> {
  private static final long serialVersionUID = 1;

  PlainTargetWriter() {
    super(Target.Plain.class);
  }

  @Override
  protected Object plain(Target.Plain value) {
    return value.word();
  }
}
