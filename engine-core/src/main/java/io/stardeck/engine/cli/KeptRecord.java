package io.stardeck.engine.cli;

import io.stardeck.engine.session.Session;
import java.util.Optional;

/**
 * The file in which the record of a game under way is kept: written at once, so that nobody plays
 * for an hour and then hears that there is no place for it, and again when the game is closed,
 * however that comes about: it is over or left, it fails, or the process is ended from outside.
 */
final class KeptRecord implements AutoCloseable {
  private final Optional<String> file;
  private final Session<?, ?, ?, ?> session;
  private final Console console;
  private final Thread hook = new Thread(this::keepAtEnd, "end of process");

  private KeptRecord(Optional<String> file, Session<?, ?, ?, ?> session, Console console) {
    this.file = file;
    this.session = session;
    this.console = console;
  }

  /**
   * The record of {@code session}, kept in {@code file}, or nowhere.
   *
   * @throws InputException if it cannot be written
   */
  static KeptRecord in(Optional<String> file, Session<?, ?, ?, ?> session, Console console)
      throws InputException {
    KeptRecord record = new KeptRecord(file, session, console);
    record.keep();
    Runtime.getRuntime().addShutdownHook(record.hook);
    return record;
  }

  @Override
  public void close() throws InputException {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException endsNow) {
      // The hook runs already, and keeps it.
      return;
    }
    keep();
  }

  private void keep() throws InputException {
    if (file.isPresent()) {
      TextFile.write(file.get(), session.save());
    }
  }

  private void keepAtEnd() {
    try {
      keep();
    } catch (InputException e) {
      console.err().println(e.getMessage());
    }
  }
}
