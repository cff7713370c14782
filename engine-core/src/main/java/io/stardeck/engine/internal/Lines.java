package io.stardeck.engine.internal;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** The lines of a stream, none of which can take more memory than it may. */
public final class Lines {
  private final Reader reader;
  private final int longest;
  private final char[] read = new char[1 << 13];
  private int from;
  private int to;

  /**
   * The lines of {@code reader}.
   *
   * @param longest the most characters that a line may have
   */
  public Lines(Reader reader, int longest) {
    this.reader = reader;
    this.longest = longest;
  }

  /**
   * The next line, without its end.
   *
   * @return empty at the end of the stream. Of a line that is too long, the first {@code longest +
   *     1} characters, so that it is seen to be; what follows in it is passed over
   */
  public Optional<String> next() throws IOException {
    if (!filled()) {
      return Optional.empty();
    }
    StringBuilder line = new StringBuilder();
    boolean ended = false;
    while (!ended && filled()) {
      int end = from;
      while (end < to && read[end] != '\n') {
        end++;
      }
      ended = end < to;
      // One more than is given away: the last may be the first half of a line's end.
      line.append(read, from, Math.min(end - from, longest + 2 - line.length()));
      from = ended ? end + 1 : end;
    }
    return Optional.of(text(line));
  }

  /** Whether there is something more to read, for which it waits. */
  private boolean filled() throws IOException {
    while (from == to) {
      int count = reader.read(read);
      if (count < 0) {
        return false;
      }
      from = 0;
      to = count;
    }
    return true;
  }

  private String text(StringBuilder line) {
    int last = line.length() - 1;
    if (last >= 0 && line.charAt(last) == '\r') {
      line.setLength(last);
    }
    return line.substring(0, Math.min(line.length(), longest + 1));
  }
}
