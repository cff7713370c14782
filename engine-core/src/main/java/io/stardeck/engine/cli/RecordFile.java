package io.stardeck.engine.cli;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.record.GameRecord;
import io.stardeck.engine.record.Heading;
import io.stardeck.engine.record.Reading;
import io.stardeck.engine.record.Records;
import io.stardeck.engine.record.Replay;

/**
 * A file with a record.
 *
 * @param name of the file
 * @param text what it holds
 */
record RecordFile(String name, String text) {
  /**
   * Reads a file.
   *
   * @throws InputException if it cannot be read
   */
  static RecordFile read(String name) throws InputException {
    return new RecordFile(name, TextFile.read(name));
  }

  /**
   * The game that it is of.
   *
   * @throws InputException if it is no record, or of a game that is not here
   */
  Game<?, ?, ?, ?> game() throws InputException {
    try {
      return GameShelf.load()
          .find(Heading.read(Splitter.on('\n').split(text).iterator().next()).game());
    } catch (FaultException e) {
      throw new InputException(name + " is no record:\n  " + Joiner.on("\n  ").join(e.faults()));
    }
  }

  /**
   * The record.
   *
   * @throws InputException if it cannot be read
   */
  <C, A extends Action> GameRecord<C, A> record(Game<C, ?, A, ?> game) throws InputException {
    Reading<C, A> reading = Records.of(game).read(text);
    if (reading instanceof Reading.Read<C, A> read) {
      return read.record();
    }
    throw new InputException(name + ": " + ((Reading.Failed<C, A>) reading).why().reason());
  }

  /** What is to be said if the record does not replay. */
  InputException untrue(Replay<?> replay) {
    return new InputException(
        name
            + ": "
            + (replay instanceof Replay.Refused<?> refused
                ? refused.why().reason()
                : ((Replay.Diverged<?>) replay).at()));
  }
}
