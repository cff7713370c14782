package io.stardeck.stccg.deck;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.stardeck.engine.Fault;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where decks come from: shipped with the game, JSON, or the plain lists that players exchange. */
public final class Decklists {
  private static final Pattern LINE = Pattern.compile("(?:(\\d{1,4})\\s*x?\\s+)?(.+)");
  private static final ImmutableList<Decklist> READY =
      EngineJson.readList(
          EngineJson.resource(Decklists.class, "/io/stardeck/stccg/decks.json"), Decklist.class);

  private Decklists() {}

  /** The decks that come with the game, two for each major affiliation ({@code ST-PRE-06}). */
  public static ImmutableList<Decklist> ready() {
    return READY;
  }

  /**
   * Reads a deck from JSON.
   *
   * @throws FaultException with the path of every fault
   */
  public static Decklist read(String json) {
    return EngineJson.read(json, Decklist.class);
  }

  /**
   * Reads a list of lines "count name": {@code 2 Data}, {@code 2x Data} or {@code Data}. What
   * follows a # is not read; capital letters and the number of spaces do not matter.
   *
   * @throws FaultException with the line of every fault
   */
  public static Decklist parse(String name, String text, CardSet set) {
    ImmutableMap<String, CardDef> byName =
        Maps.uniqueIndex(set.cards(), card -> folded(card.name()));
    Map<String, Integer> counts = new LinkedHashMap<>();
    ImmutableList.Builder<Fault> faults = ImmutableList.builder();
    List<String> lines = Splitter.on('\n').splitToList(text);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).replaceFirst("#.*", "").trim();
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches()) {
        CardDef card = byName.get(folded(line));
        boolean bare = card != null; // the name of a card may begin with a number
        card = bare ? card : byName.get(folded(matcher.group(2)));
        int n = bare || matcher.group(1) == null ? 1 : Integer.parseInt(matcher.group(1));
        if (card == null || n < 1) {
          faults.add(fault(i, card == null ? "no card is named so" : "at least one copy"));
        } else if (counts.merge(card.id(), n, Integer::sum) > Decklist.Entry.MOST) {
          faults.add(fault(i, "at most " + Decklist.Entry.MOST + " copies"));
        }
      }
    }
    ImmutableList<Fault> all = faults.build();
    if (!all.isEmpty()) {
      throw new FaultException(all);
    }
    ImmutableList.Builder<Decklist.Entry> entries = ImmutableList.builder();
    counts.forEach((card, n) -> entries.add(new Decklist.Entry(n, card)));
    return new Decklist(name, entries.build());
  }

  /** The lines that {@link #parse} reads as that deck. */
  public static String write(Decklist deck, CardSet set) {
    StringBuilder text = new StringBuilder();
    for (Decklist.Entry entry : deck.cards()) {
      text.append(entry.n()).append(' ').append(set.card(entry.card()).name()).append('\n');
    }
    return text.toString();
  }

  private static Fault fault(int index, String message) {
    return new Fault(String.format(Locale.ROOT, "line %d", index + 1), message);
  }

  private static String folded(String name) {
    return Ascii.toLowerCase(name.trim().replaceAll("\\s+", " "));
  }
}
