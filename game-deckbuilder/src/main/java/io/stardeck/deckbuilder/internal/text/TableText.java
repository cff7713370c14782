package io.stardeck.deckbuilder.internal.text;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** The whole table in a fixed-width font, as one seat sees it. */
final class TableText {
  private static final int NAME = 26;
  private static final int STATS = 30;

  /** From this width on there is a column for what a card says. */
  private static final int ROOMY = 100;

  private TableText() {}

  static String of(DeckbuilderView view, int width) {
    Table table = view.table();
    Page page = new Page(width);
    page.ends(
        scenario(table.config()) + ", turn " + table.turn().number(),
        (table.config().borg() ? "lead: " : "turn of ") + table.turnPlayer());
    StarbaseText.add(view, page);
    page.gap();
    SpaceText.add(view, page);
    page.gap();
    PlayersText.add(view, page);
    forecast(view, page);
    cards("Your Hand", view.table(), view.hand(), page);
    cards("You are shown", view.table(), shown(view), page);
    KnownText.add(view, page);
    return page.toString();
  }

  private static void forecast(DeckbuilderView view, Page page) {
    ImmutableList<String> fight = ForecastText.of(view);
    if (!fight.isEmpty()) {
      page.line("As it stands, the fastest first");
      fight.forEach(side -> page.line("  " + side));
    }
    GoalText.of(view).ifPresent(page::line);
  }

  private static String scenario(DeckbuilderConfig config) {
    return switch (config.scenario()) {
      case EXPLORATION -> "Exploration to " + config.victoryPoints() + " points";
      case BORG_INVASION -> "Borg Invasion";
      case KLINGON_CIVIL_WAR -> "Klingon Civil War";
    };
  }

  /** For whom costs are told: the one who looks, or the turn player if nobody's seat looks. */
  static Seat watcher(DeckbuilderView view) {
    return view.seat().equals(Seat.SPECTATOR) ? view.table().turnPlayer() : view.seat();
  }

  /** What the seat chooses from. */
  private static ImmutableList<CardId> shown(DeckbuilderView view) {
    return view.top() instanceof Choice choice
            && choice.seat().equals(view.seat())
            && choice.look().isPresent()
        ? view.seen(choice.look().get())
        : ImmutableList.of();
  }

  private static void cards(String title, Table table, ImmutableList<CardId> cards, Page page) {
    if (cards.isEmpty()) {
      return;
    }
    page.gap().line(title);
    for (CardId card : cards) {
      CardDef def = table.def(card);
      String name = "  " + Strings.padEnd(Page.cut(def.name(), NAME - 1), NAME, ' ');
      String stats = CardText.stats(def);
      if (page.width() < ROOMY) {
        page.line(name + joined(stats, CardText.rules(def)), 2 + NAME);
      } else {
        page.line(name + Strings.padEnd(stats, STATS, ' ') + CardText.rules(def), 2 + NAME + STATS);
      }
    }
  }

  private static String joined(String stats, String rules) {
    return stats + (stats.isEmpty() || rules.isEmpty() ? "" : "; ") + rules;
  }
}
