package io.stardeck.deckbuilder.internal.text;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.internal.formula.Costs;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import java.util.ArrayList;
import java.util.List;

/** The Starbase: the search area as a table of three by three, and the basic piles. */
final class StarbaseText {
  private static final int ROWS = 3;
  private final DeckbuilderView view;
  private final Starbase starbase;

  /** How many columns a card has. */
  private final int cell;

  private StarbaseText(DeckbuilderView view, int width) {
    this.cell = (width - 1) / ROWS - 2;
    this.view = view;
    this.starbase = view.table().starbase();
  }

  static void add(DeckbuilderView view, Page page) {
    new StarbaseText(view, page.width()).add(page);
  }

  private void add(Page page) {
    page.ends("Starbase", "deck " + view.starbaseDeck() + ", discard " + starbase.discard().size());
    String rule = Strings.repeat("+" + Strings.repeat("-", cell + 1), ROWS) + "+";
    for (int row = 0; row < ROWS; row++) {
      page.line(rule);
      row(row).forEach(page::line);
    }
    page.line(rule);
    for (Basic kind : Basic.values()) {
      pile(kind, page);
    }
  }

  private List<String> row(int row) {
    List<List<String>> cells = new ArrayList<>();
    int height = 0;
    for (int column = 0; column < ROWS; column++) {
      int slot = ROWS * row + column;
      cells.add(cell(slot, starbase.slots().get(slot)));
      height = Math.max(height, cells.get(column).size());
    }
    List<String> lines = new ArrayList<>();
    for (int line = 0; line < height; line++) {
      StringBuilder text = new StringBuilder("|");
      for (List<String> each : cells) {
        String part = line < each.size() ? each.get(line) : "";
        text.append(Strings.padEnd(part, cell + 1, ' ')).append('|');
      }
      lines.add(text.toString());
    }
    return lines;
  }

  private List<String> cell(int number, Slot slot) {
    if (slot.card().isEmpty()) {
      return ImmutableList.of(number + " empty");
    }
    CardId card = slot.card().get();
    CardDef def = view.table().def(card);
    List<String> lines = new ArrayList<>();
    lines.add(Page.spread(number + " " + def.name(), cost(card, def), cell));
    String stats = CardText.stats(def);
    lines.addAll(Page.wrap(CardText.kind(def), cell));
    if (!stats.isEmpty()) {
      lines.addAll(Page.wrap(stats, cell));
    }
    String rules = CardText.rules(def);
    if (!rules.isEmpty()) {
      lines.addAll(Page.wrap(rules, cell));
    }
    return lines;
  }

  /** The cost for the one who looks; for the spectator the one for the turn player. */
  private String cost(CardId card, CardDef def) {
    if (def.cost().isEmpty()) {
      return "no cost";
    }
    int now = Costs.of(view, TableText.watcher(view), card);
    int printed = def.cost().getAsInt();
    return "cost " + now + (now == printed ? "" : " (" + printed + ")");
  }

  private void pile(Basic kind, Page page) {
    Pile<CardId> pile = starbase.pile(kind);
    CardDef def = view.table().config().cardSet().basic(kind.keyword());
    String left = pile.isEmpty() ? "none left" : pile.size() + " left";
    String cost = pile.isEmpty() ? "" : cost(pile.top(), def) + ", ";
    page.line(
        "  "
            + Strings.padEnd(def.name(), 12, ' ')
            + cost
            + left
            + ": "
            + CardText.stats(def)
            + " "
            + CardText.rules(def));
  }
}
