package org.example.ferry;

import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import java.util.stream.Collectors;

/** The game in words. */
final class Words implements Narrator<Move, Crossing.Sight> {
  @Override
  public String table(Crossing.Sight view) {
    StringBuilder text = new StringBuilder();
    Crossing.Table table = view.table();
    text.append("Round %d, a ferry of %d\n".formatted(table.round(), table.ferry()));
    for (Seat seat : Seat.first(table.rules().players())) {
      text.append(
          "%s  %2d points  %d in hand  %s\n"
              .formatted(
                  seat,
                  table.points().get(seat.index()),
                  view.zones().size(Places.hand(seat)),
                  view.zones().size(Places.laid(seat)) == 0 ? "" : "has laid"));
    }
    if (view.zones().has(Places.hand(view.seat()))) {
      text.append("You hold ").append(cards(view, view.seat())).append('\n');
    }
    return text.toString();
  }

  private static String cards(Crossing.Sight view, Seat seat) {
    return view.zones().cards(Places.hand(seat)).stream()
        .map(Words::card)
        .collect(Collectors.joining(" "));
  }

  @Override
  public String action(Crossing.Sight view, Move move) {
    if (move instanceof Move.Lay lay) {
      return "lay " + card(lay.card());
    }
    return move instanceof Move.Pass ? "pass" : "exchange your card";
  }

  @Override
  public String event(Crossing.Sight view, GameEvent event) {
    if (event instanceof Happening.FerryCame came) {
      return "A ferry of " + came.seats() + " has come";
    } else if (event instanceof Happening.Drawn drawn) {
      return drawn.seat() + " draws " + card(drawn.card());
    } else if (event instanceof Happening.Laid laid) {
      return laid.seat() + " lays " + card(laid.card());
    } else if (event instanceof Happening.Returned returned) {
      return returned.seat() + " puts " + card(returned.card()) + " under the deck";
    } else if (event instanceof Happening.Exchanged exchanged) {
      return exchanged.seat() + " takes " + card(exchanged.card()) + " instead";
    } else if (event instanceof Happening.Passed passed) {
      return passed.seat() + " passes";
    } else if (event instanceof Happening.Shown shown) {
      return shown.seat() + " shows " + card(shown.card());
    } else if (event instanceof Happening.Taken taken) {
      return taken.seat() + " takes the ferry: " + taken.points() + " points";
    }
    return "The game is over";
  }

  private static String card(Optional<CardId> card) {
    return card.map(Words::card).orElse("a card");
  }

  private static String card(CardId card) {
    return Integer.toString(Cards.value(card));
  }
}
