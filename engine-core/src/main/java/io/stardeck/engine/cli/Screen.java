package io.stardeck.engine.cli;

import com.google.common.base.CharMatcher;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What lines look like where they are shown.
 *
 * @param width the most columns of a line; longer ones are broken between words, behind a stop
 *     where one is near
 * @param colours whether colours are understood there
 * @param names what the seats are called, in seat order; seats beyond them go by their number
 */
record Screen(int width, boolean colours, ImmutableList<String> names) {
  /** Lines as they are: of any length, without colours. */
  static final Screen PLAIN = new Screen(Integer.MAX_VALUE, false, ImmutableList.of());

  private static final int NARROWEST = 20;
  private static final CharMatcher STOPS = CharMatcher.anyOf(",;:");
  private static final String ESCAPE = "\u001b[";
  private static final Pattern SEAT = Pattern.compile("\\bseat (\\d{1,2})\\b");
  private static final Pattern HEAD = Pattern.compile("^ *(?:\\d+ {2,})?");

  /** Green, magenta, cyan, yellow, blue, red: none is black or white, whatever the background. */
  private static final ImmutableList<Integer> SEAT_COLOURS =
      ImmutableList.of(32, 35, 36, 33, 34, 31);

  /**
   * The screen that a process writes to. {@code COLUMNS} says how wide it is before it is asked
   * itself; {@code NO_COLOR}, or a terminal that calls itself dumb, has no colours.
   *
   * @param environment the variables of the process
   * @param terminal whether a person watches; else lines stay as they are
   * @param columns asks the terminal how wide it is; 0 if it cannot say
   */
  static Screen of(Map<String, String> environment, boolean terminal, IntSupplier columns) {
    if (!terminal) {
      return PLAIN;
    }
    String told = environment.getOrDefault("COLUMNS", "");
    int width = told.matches("[1-9]\\d{0,4}") ? Integer.parseInt(told) : columns.getAsInt();
    boolean colours =
        environment.getOrDefault("NO_COLOR", "").isEmpty()
            && !environment.getOrDefault("TERM", "").equals("dumb");
    return new Screen(
        width <= 0 ? Integer.MAX_VALUE : Math.max(NARROWEST, width), colours, ImmutableList.of());
  }

  /** This screen with those names for the seats. */
  Screen named(ImmutableList<String> seats) {
    return new Screen(width, colours, seats);
  }

  /** What {@code seat} is called. */
  String name(Seat seat) {
    int index = seat.number() - 1;
    return index >= 0 && index < names.size() ? names.get(index) : seat.toString();
  }

  /** {@code line} as it is shown: one line or several, with names, colours and no end. */
  String shown(Style style, String line) {
    StringBuilder text = new StringBuilder();
    for (String part : broken(named(line.stripTrailing()))) {
      text.append(text.isEmpty() ? "" : "\n").append(colours ? dressed(style, part) : part);
    }
    return text.toString();
  }

  /** Takes everything off the screen, where that can be done. */
  String cleared() {
    return colours ? ESCAPE + "2J" + ESCAPE + "3J" + ESCAPE + "H" : "";
  }

  private String named(String line) {
    return names.isEmpty()
        ? line
        : SEAT.matcher(line)
            .replaceAll(
                found -> {
                  int seat = Integer.parseInt(found.group(1));
                  return Matcher.quoteReplacement(
                      seat >= 1 && seat <= names.size() ? names.get(seat - 1) : found.group());
                });
  }

  private ImmutableList<String> broken(String line) {
    if (line.length() <= width) {
      return ImmutableList.of(line);
    }
    Matcher head = HEAD.matcher(line);
    int lead = head.find() ? head.end() : 0;
    int indent = Math.min(line.substring(0, lead).isBlank() ? lead + 2 : lead, width / 2);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    String rest = line;
    int from = lead;
    while (rest.length() > width) {
      int end = rest.lastIndexOf(' ', width);
      if (end <= from) {
        end = rest.indexOf(' ', from + 1);
      } else {
        end = afterStop(rest, end);
      }
      if (end < 0) {
        break;
      }
      lines.add(rest.substring(0, end).stripTrailing());
      rest = Strings.repeat(" ", indent) + rest.substring(end).stripLeading();
      from = indent;
    }
    return lines.add(rest).build();
  }

  /** The last space behind a stop up to {@code end}, or that, if the line would be too short. */
  private int afterStop(String line, int end) {
    for (int i = end; i > 2 * width / 3; i--) {
      if (line.charAt(i) == ' ' && STOPS.matches(line.charAt(i - 1))) {
        return i;
      }
    }
    return end;
  }

  private String dressed(Style style, String line) {
    String coloured = line;
    for (int seat = 1; seat <= Math.max(names.size(), SEAT_COLOURS.size()); seat++) {
      String name = name(Seat.of(seat));
      int colour = SEAT_COLOURS.get((seat - 1) % SEAT_COLOURS.size());
      coloured =
          Pattern.compile("(?<![\\w;\\[])" + Pattern.quote(name) + "(?!\\w)")
              .matcher(coloured)
              .replaceAll(Matcher.quoteReplacement(ESCAPE + colour + "m" + name + ESCAPE + "39m"));
    }
    return switch (style) {
      case PLAIN -> coloured;
      case STRONG -> ESCAPE + "1m" + coloured + ESCAPE + "22m";
      case FAINT -> ESCAPE + "2m" + coloured + ESCAPE + "22m";
    };
  }

  /** How a line stands out. */
  enum Style {
    /** As most do. */
    PLAIN,
    /** What somebody is asked. */
    STRONG,
    /** What is said beside the game. */
    FAINT
  }
}
