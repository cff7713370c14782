package io.stardeck.deckbuilder.internal.text;

import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** The Missions, the Flipped area and what the Borg have. */
final class SpaceText {
  private final DeckbuilderView view;
  private final Table table;
  private final Page page;

  private SpaceText(DeckbuilderView view, Page page) {
    this.view = view;
    this.table = view.table();
    this.page = page;
  }

  static void add(DeckbuilderView view, Page page) {
    new SpaceText(view, page).add();
  }

  private void add() {
    page.ends("Space", decks());
    for (Slot slot : table.missions()) {
      slot.card().ifPresent(this::mission);
    }
    for (FlippedCard card : table.flipped()) {
      flipped(card);
    }
  }

  private String decks() {
    String deck = "deck " + view.spaceDeck() + (view.spaceGoneRound() ? " (gone round)" : "");
    return table.config().borg()
        ? "Borg area "
            + view.borgArea()
            + ", Cubes defeated "
            + table.defeatedCubes().size()
            + ", "
            + deck
        : deck;
  }

  private void mission(CardId card) {
    CardDef def = table.def(card);
    page.line("  Mission " + def.name() + points(def) + ". " + CardText.rules(def));
  }

  private void flipped(FlippedCard card) {
    CardDef def = table.def(card.card());
    Optional<FlippedCard> met = table.encountered();
    boolean here = met.isPresent() && met.get().card().equals(card.card());
    page.line(
        (here ? "> " : "  ")
            + CardText.kind(def)
            + ": "
            + def.name()
            + points(def)
            + (def.type() == CardType.STARSHIP ? ship(card) : "")
            + ". "
            + CardText.rules(def));
  }

  private String ship(FlippedCard card) {
    StringBuilder text = new StringBuilder(",");
    for (Stat stat : Stat.all()) {
      boolean printed = table.def(card.card()).stats().of(stat).isPresent();
      text.append(' ')
          .append(CardText.brief(stat))
          .append(' ')
          .append(printed ? Integer.toString(Totals.of(table, card, stat)) : "-");
    }
    return text + (card.damage() > 0 ? ", damage " + card.damage() : "");
  }

  private static String points(CardDef def) {
    return def.missionPoints() > 0 ? ", " + def.missionPoints() + " points" : "";
  }
}
