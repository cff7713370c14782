package io.stardeck.engine.internal;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** The lines of a stream, none of which can take more memory than it may. */
public final class Lines {
  private final Reader reader;
  private final int longest;

  /**
   * The lines of {@code reader}, which should be buffered.
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
    StringBuilder line = new StringBuilder();
    int c = reader.read();
    if (c < 0) {
      return Optional.empty();
    }
    boolean returned = false;
    for (; c >= 0 && c != '\n'; c = reader.read()) {
      if (returned) {
        append(line, '\r');
      }
      returned = c == '\r';
      if (!returned) {
        append(line, (char) c);
      }
    }
    return Optional.of(line.toString());
  }

  private void append(StringBuilder line, char c) {
    if (line.length() <= longest) {
      line.append(c);
    }
  }
}
