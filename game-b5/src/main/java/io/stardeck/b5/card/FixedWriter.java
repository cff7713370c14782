package io.stardeck.b5.card;

import io.stardeck.engine.card.PlainWriter;

/** Writes a fixed amount as a number. */
final class FixedWriter extends PlainWriter<Amount.Fixed> {
  private static final long serialVersionUID = 1;

  FixedWriter() {
    super(Amount.Fixed.class);
  }

  @Override
  protected Object plain(Amount.Fixed value) {
    return value.value();
  }
}
