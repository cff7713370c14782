package io.stardeck.engine.record;

import io.stardeck.engine.Fault;

/**
 * Something wrong in the text of a record.
 *
 * @param line 1 or more; 0 for the whole
 * @param fault what, and where in the line
 */
public record LineFault(int line, Fault fault) {
  @Override
  public String toString() {
    return line == 0 ? fault.toString() : "line " + line + ": " + fault;
  }
}
