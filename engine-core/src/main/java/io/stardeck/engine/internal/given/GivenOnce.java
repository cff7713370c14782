package io.stardeck.engine.internal.given;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;

/**
 * A value that may be large and stands in many others, such as a card set: it is given once, in a
 * configuration or at the head of a record, and only named in states, views and events. A shipped
 * one is named everywhere.
 */
@JsonSerialize(using = GivenOnceWriter.class)
public interface GivenOnce {
  /** Its name; equal values have the same, and others have others. */
  String reference();

  /** Whether it is shipped, so that everybody who has the game has it. */
  boolean shipped();

  /** What is written where it is given. */
  Object whole();
}
