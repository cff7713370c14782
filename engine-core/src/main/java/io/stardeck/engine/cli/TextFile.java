package io.stardeck.engine.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Files that the user names. */
final class TextFile {
  /** Room for the longest configuration and for 100,000 decisions, in bytes. */
  private static final long LONGEST = 64L << 20;

  private TextFile() {}

  /**
   * The text of the file, which is in UTF-8.
   *
   * @throws InputException if it cannot be read
   */
  static String read(String name) throws InputException {
    try {
      Path path = path(name);
      if (Files.size(path) > LONGEST) {
        throw new InputException(name + " is longer than " + LONGEST + " bytes");
      }
      return Files.readString(path);
    } catch (NoSuchFileException e) {
      throw new InputException("there is no file " + name);
    } catch (CharacterCodingException e) {
      throw new InputException(name + " is not text in UTF-8");
    } catch (IOException e) {
      throw new InputException("cannot read " + name + ": " + e.getMessage());
    }
  }

  /**
   * Writes {@code text} in UTF-8, in place of what the file held.
   *
   * @throws InputException if it cannot be written
   */
  static void write(String name, String text) throws InputException {
    try {
      Files.writeString(path(name), text);
    } catch (IOException e) {
      throw new InputException("cannot write " + name + ": " + e.getMessage());
    }
  }

  /**
   * Makes sure that the file can be written later; what it holds stays.
   *
   * @throws InputException if it cannot be written
   */
  static void checkPlace(String name) throws InputException {
    try {
      Files.writeString(path(name), "", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new InputException("cannot write " + name + ": " + e.getMessage());
    }
  }

  /**
   * The file in UTF-8, to be written bit by bit in place of what it held.
   *
   * @throws InputException if it cannot be written
   */
  static Writer writer(String name) throws InputException {
    try {
      return Files.newBufferedWriter(path(name));
    } catch (IOException e) {
      throw new InputException("cannot write " + name + ": " + e.getMessage());
    }
  }

  private static Path path(String name) throws InputException {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new InputException("no file can be called " + name);
    }
  }
}
