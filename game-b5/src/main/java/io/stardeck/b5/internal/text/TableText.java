package io.stardeck.b5.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.internal.value.MarkCounts;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.Faction;
import io.stardeck.b5.state.Mercenary;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Relations;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Phrases;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The table as a seat sees it. */
final class TableText {
  private final B5View view;
  private final Board board;
  private final Names names;
  private final StringBuilder text = new StringBuilder();

  private TableText(B5View view) {
    this.view = view;
    this.board = view.board();
    this.names = new Names(board);
  }

  static String of(B5View view) {
    TableText table = new TableText(view);
    table.head();
    for (Seat seat : view.board().seats()) {
      table.faction(seat);
    }
    view.board().mercenaries().forEach(table::mercenary);
    view.board().results().forEach(table::result);
    view.board().conflicts().forEach(table::conflict);
    table.inForce();
    table.announced();
    table.own();
    return table.text.toString();
  }

  private void line(String format, Object... values) {
    text.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  private void head() {
    line(
        "Turn %s   order: %s   Babylon 5: %s   Vorlons: %s   power that wins: %s%s",
        board.turn(),
        board.order().stream().map(names::of).collect(Collectors.joining(", ")),
        board.station(),
        board.vorlon(),
        board.config().victoryPower(),
        board.applyLimit().isPresent()
            ? "   nobody applies more than " + board.applyLimit().getAsInt()
            : "");
  }

  private void faction(Seat seat) {
    Faction faction = board.faction(seat);
    line(
        "%s%s (%s): influence %s of %s%s, power %s, hand %s, deck %s, discard pile %s",
        seat.equals(view.seat()) ? "> " : "  ",
        names.of(seat),
        seat,
        faction.pool(),
        Standing.rating(board, seat),
        beside(seat),
        Standing.power(board, seat),
        view.zones().size(Places.hand(seat)),
        view.deckSize(seat),
        view.zones().size(Places.discard(seat)));
    tensions(faction.race());
    row("Inner Circle", faction.innerCircle());
    row("supporting", faction.supportingRow());
    row("Babylon 5", faction.onStation());
    if (faction.agenda().isPresent()) {
      line("    agenda: %s", card(faction.agenda().get()));
    } else if (view.hidesAgenda(seat)) {
      ImmutableList<CardId> known = view.zones().cards(Places.hiddenAgenda(seat));
      line("    agenda: face down%s", known.isEmpty() ? "" : " (" + names.of(known.get(0)) + ")");
    }
    if (!faction.setUnder().isEmpty()) {
      line(
          "    aftermaths set: under %s",
          faction.setUnder().stream()
              .map(under -> under.host().map(names::of).orElse("the hidden agenda"))
              .collect(Collectors.joining(", ")));
    }
  }

  /** Influence beside the rating, of this turn and of the next ({@code B5-W-18, B5-W-26}). */
  private String beside(Seat seat) {
    Faction faction = board.faction(seat);
    int price = 0;
    for (Spot spot : board.spots(seat)) {
      price += spot.card().rotated() ? Standing.readyCost(board, spot) : 0;
    }
    return (faction.turnBonus() > 0 ? " and " + faction.turnBonus() + " this turn" : "")
        + (faction.nextTurnBonus() > 0 ? ", next turn " + faction.nextTurnBonus() + " more" : "")
        + (price > 0 ? ", " + price + " less next turn to ready cards" : "");
  }

  private void tensions(Race own) {
    Relations relations = board.relations();
    List<String> all = new ArrayList<>();
    for (Race toward : Race.FACTIONS) {
      if (toward != own) {
        String war = relations.atWar(own, toward) ? ", war" : "";
        all.add(Phrases.word(toward) + " " + relations.tension(own, toward) + war);
      }
    }
    line("    tension: %s", String.join("; ", all));
  }

  private void row(String name, ImmutableList<Card> cards) {
    if (!cards.isEmpty()) {
      line("    %s:", name);
      cards.forEach(card -> line("      %s", card(card)));
    }
  }

  private String card(Card card) {
    StringBuilder one = new StringBuilder(names.of(card.id()));
    Spot spot = Spot.find(board, card.id());
    if (spot != null && board.def(card).kind().holdsDamage()) {
      one.append(" [");
      String between = "";
      for (Ability ability : Ability.values()) {
        int rating = Ratings.current(board, spot, ability);
        if (rating > 0 || board.def(card).printed(ability) > 0) {
          one.append(between).append(CardText.shortly(ability)).append(' ').append(rating);
          between = " ";
        }
      }
      one.append(']');
    }
    one.append(card.rotated() ? " R" : "").append(card.neutralised() ? " N" : "");
    one.append("*".repeat(card.damage())).append("#".repeat(card.severe()));
    one.append(card.tokens() > 0 ? " tokens " + card.tokens() : "");
    card.leading().ifPresent(fleet -> one.append(" leads ").append(names.of(fleet)));
    for (Mark mark : Mark.values()) {
      int marks = spot == null ? 0 : MarkCounts.on(board, spot, mark);
      one.append(marks == 0 ? "" : " " + Phrases.word(mark) + marks);
    }
    for (Card attached : card.attachments()) {
      one.append(" + ").append(card(attached));
    }
    return one.toString();
  }

  private void mercenary(Mercenary mercenary) {
    List<String> bids = new ArrayList<>();
    for (int i = 0; i < mercenary.bids().size(); i++) {
      if (mercenary.bids().get(i) > 0) {
        bids.add(names.of(Seat.at(i)) + " " + mercenary.bids().get(i));
      }
    }
    line(
        "  mercenary: %s, %s",
        card(mercenary.card()), bids.isEmpty() ? "no bids" : "bids: " + String.join(", ", bids));
  }

  /** A conflict that is decided, for the aftermaths of the turn. */
  private void result(ConflictResult result) {
    Conflict conflict = result.conflict();
    line(
        "  %s of %s%s: %s, support %s, opposition %s",
        names.conflict(conflict.number()),
        names.of(conflict.initiator()),
        conflict.target().map(target -> " against " + names.of(target)).orElse(""),
        result.won() ? "won" : "lost",
        result.support(),
        result.opposition());
  }

  private void inForce() {
    for (Modifier modifier : board.modifiers()) {
      line("  in force by %s: %s", names.of(modifier.source()), ModifierText.of(names, modifier));
    }
  }

  private void conflict(Conflict conflict) {
    line(
        "  %s%s of %s%s%s: support %s, opposition %s",
        names.conflict(conflict.number()),
        conflict.card().isPresent() ? " (" + Phrases.word(conflict.type()) + ")" : "",
        names.of(conflict.initiator()),
        conflict.target().map(target -> " against " + names.of(target)).orElse(""),
        conflict.aim().map(aim -> " at " + names.of(aim)).orElse(""),
        Totals.of(board, conflict, Side.SUPPORT),
        Totals.of(board, conflict, Side.OPPOSE));
    for (Participant each : conflict.participants()) {
      line(
          "      %s of %s: %s with %s",
          names.of(each.card()),
          names.of(each.faction()),
          Phrases.word(each.role()),
          Phrases.word(each.ability()));
    }
  }

  /** What waits for replies, and what comes of it without one. */
  private void announced() {
    if (view.top() instanceof ReplyWindow window) {
      B5Action action = window.announced().action().orElseThrow();
      line("  %s: %s", names.of(action.actor()), ActionText.of(names, action));
      new Forecast(view).of(action).ifPresent(text -> text.lines().forEach(l -> line("    %s", l)));
    }
  }

  private void own() {
    if (!view.seat().equals(Seat.SPECTATOR)) {
      if (!view.hand().isEmpty()) {
        line("Your hand:");
      }
      for (CardId card : view.hand()) {
        line("  %s: %s", names.of(card), CardText.facts(board.def(card)));
      }
      for (CardId card : view.setAftermaths()) {
        line("  set: %s", names.of(card));
      }
    }
  }
}
