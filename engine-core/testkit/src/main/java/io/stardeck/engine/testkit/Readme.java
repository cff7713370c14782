package io.stardeck.engine.testkit;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A page that tests hold to what is there: its code, its links, its tables.
 *
 * @param text the page
 */
public record Readme(String text) {
  private static final Pattern LINK = Pattern.compile("(?<=\\]\\()[^)#:]+(?=\\))");
  private static final Pattern ROW =
      Pattern.compile("(?<=^\\| `)[a-zA-Z]+(?=` \\|)", Pattern.MULTILINE);

  /** The page in that file. */
  public static Readme at(Path file) {
    return new Readme(read(file));
  }

  /** The blocks of code in {@code language}, one after the other. */
  public ImmutableList<String> blocks(String language) {
    return Pattern.compile("^```" + language + "\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE)
        .matcher(text)
        .results()
        .map(block -> block.group(1))
        .collect(ImmutableList.toImmutableList());
  }

  /** All that the page links to within the project. */
  public ImmutableList<String> links() {
    return found(LINK, text);
  }

  /** The names in code that begin a row of a table. */
  public ImmutableSet<String> rows() {
    return ImmutableSet.copyOf(found(ROW, text));
  }

  /** All that {@code pattern} matches in {@code text}. */
  public static ImmutableList<String> found(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * What a file can set of a configuration made by Immutables: the methods of {@code config}
   * without a body, or with a default, that its builder knows.
   */
  public static ImmutableSet<String> settings(Class<?> config, Class<?> immutable) {
    ImmutableSet<String> built =
        Arrays.stream(immutable.getMethods())
            .map(Method::getName)
            .filter(name -> name.startsWith("with"))
            .map(name -> Character.toLowerCase(name.charAt(4)) + name.substring(5))
            .collect(ImmutableSet.toImmutableSet());
    return Arrays.stream(config.getMethods())
        .filter(method -> !Modifier.isFinal(method.getModifiers()))
        .map(Method::getName)
        .filter(built::contains)
        .collect(ImmutableSet.toImmutableSet());
  }

  /** {@code text} without regard to indentation and line breaks. */
  public static String folded(String text) {
    return CharMatcher.whitespace().trimAndCollapseFrom(text, ' ');
  }

  /** The sources in those files, one after the other, folded. */
  public static String sources(Iterable<Path> files) {
    StringBuilder all = new StringBuilder();
    for (Path file : files) {
      all.append(folded(read(file))).append('\n');
    }
    return all.toString();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException("reading " + file, e);
    }
  }
}
