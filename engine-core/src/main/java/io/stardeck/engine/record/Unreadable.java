package io.stardeck.engine.record;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;

/** Why a record cannot be read, or not be replayed. */
public sealed interface Unreadable {
  /** The reason in one sentence. */
  String reason();

  /**
   * It is written in a format that is not known.
   *
   * @param known the latest that is; all before it are read too
   */
  record OtherFormat(int found, int known) implements Unreadable {
    @Override
    public String reason() {
      return "the record is of format " + found + "; this version reads up to format " + known;
    }
  }

  /** It is of another game. */
  record OtherGame(String found, String expected) implements Unreadable {
    @Override
    public String reason() {
      return "the record is of the game " + found + ", not of " + expected;
    }
  }

  /** It was made under another version of the game's rules. */
  record OtherVersion(String found, String expected) implements Unreadable {
    @Override
    public String reason() {
      return "the record was made under version "
          + found
          + " of the rules; these are version "
          + expected;
    }
  }

  /** Its seed is not told. */
  record Undisclosed() implements Unreadable {
    @Override
    public String reason() {
      return "the seed of the record is not told yet";
    }
  }

  /**
   * It is no record, or a damaged one.
   *
   * @param faults at least one, in the order of the lines
   */
  record Faulty(ImmutableList<LineFault> faults) implements Unreadable {
    @Override
    public String reason() {
      return Joiner.on("; ").join(faults);
    }
  }

  /**
   * Something wrong in the text of a record.
   *
   * @param line 1 or more; 0 for the whole
   * @param fault what, and where in the line
   */
  record LineFault(int line, Fault fault) {
    @Override
    public String toString() {
      return line == 0 ? fault.toString() : "line " + line + ": " + fault;
    }
  }
}
