package io.stardeck.engine.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Files that the user names. */
final class TextFile {
  /** Room for the longest configuration and for 100,000 decisions, in bytes. */
  private static final long LONGEST = 64L << 20;

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private TextFile() {}

  /**
   * The text of the file, which is in UTF-8, without the byte order mark that some editors put
   * before it.
   *
   * @throws InputException if it cannot be read
   */
  static String read(String name) throws InputException {
    try {
      Path path = path(name);
      if (Files.size(path) > LONGEST) {
        throw new InputException(name + " is longer than " + LONGEST + " bytes");
      }
      String text = Files.readString(path);
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (NoSuchFileException e) {
      throw new InputException("there is no file " + name);
    } catch (CharacterCodingException e) {
      throw new InputException(name + " is not text in UTF-8");
    } catch (IOException e) {
      throw new InputException("cannot read " + name + ": " + reason(e));
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
      throw notWritten(name, e);
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
      throw notWritten(name, e);
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
      throw notWritten(name, e);
    }
  }

  /** That the file cannot be written, or cannot be written to its end. */
  static InputException notWritten(String name, IOException e) {
    return new InputException("cannot write " + name + ": " + reason(e));
  }

  /** What is wrong with a file, without its name. */
  private static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such folder";
    }
    if (e instanceof AccessDeniedException) {
      return "access denied";
    }
    String told = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
    return told == null ? e.toString() : told;
  }

  private static Path path(String name) throws InputException {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new InputException("no file can be called " + name);
    }
  }
}
