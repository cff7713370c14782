package io.stardeck.engine.json;

/** How much JSON is read at most. What goes beyond is answered with a fault. */
public final class Bounds {
  /** The longest document, in characters: 8 Mi. */
  public static final int DOCUMENT = 8 << 20;

  /** The most values in a document, each object and list counted as one: 200,000. */
  public static final int NODES = 200_000;

  /** The deepest nesting of objects and lists. */
  public static final int DEPTH = 64;

  /** The longest text, in characters. */
  public static final int TEXT = 1 << 16;

  /** The longest name of a field, in characters. */
  public static final int NAME = 256;

  /** The longest number, in characters. */
  public static final int NUMBER = 64;

  /** The most faults that one reading reports. */
  public static final int FAULTS = 100;

  private Bounds() {}
}
