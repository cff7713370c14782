package io.stardeck.engine.contraband;

import static io.stardeck.engine.contraband.Cards.DEALER;

import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import java.util.Optional;

/** Named steps, and what they need. */
final class Handling {
  private Handling() {}

  static Optional<Card> find(Harbour.View view, CardId id) {
    return view.zones().cards(Places.hand(view.seat())).stream()
        .filter(card -> card.id().equals(id))
        .findAny();
  }

  static void checkInHand(Harbour.View view, CardId id, Findings findings) {
    if (find(view, id).isEmpty()) {
      findings.reject(Contraband.CARDS, "%s is not in your hand", id);
    }
  }

  static Card card(Play<Harbour> play, Seat seat, CardId id) {
    return play.state().zones().cards(Places.hand(seat)).stream()
        .filter(card -> card.id().equals(id))
        .findAny()
        .orElseThrow();
  }

  static void draw(Play<Harbour> play, Seat seat) {
    DEALER
        .top(play, Places.deck(seat))
        .to(Places.hand(seat))
        .tell(Contraband.CARDS, card -> new Happening.Drawn(seat, card));
  }

  /** What a card does when it is played. */
  static void carryOut(Play<Harbour> play, Seat seat, Card card) {
    Seat next = seat.next(play.state().players());
    switch (card.face().name()) {
      case "tea" -> score(play, seat);
      case "spy" -> look(play, Places.hand(next), 99, Audience.only(seat));
      case "peek" -> look(play, Places.deck(seat), 2, Audience.only(seat));
      case "lamp" -> look(play, Places.stash(next), 1, Audience.everyone());
      case "storm" -> {
        DEALER.all(play, Places.yard(seat)).under(Places.deck(seat));
        DEALER.shuffle(play, Places.deck(seat));
        play.tell(Contraband.CARDS, new Happening.Mixed(Places.deck(seat)));
      }
      default -> {}
    }
  }

  static void look(Play<Harbour> play, Place place, int count, Audience who) {
    DEALER
        .show(play, place, count, who)
        .tell(Contraband.CARDS, cards -> new Happening.Looked(place, cards));
  }

  static void mixBoxes(Play<Harbour> play, Seat seat) {
    DEALER.mix(play, Places.boxes(seat));
    play.tell(Contraband.BOXES, new Happening.Mixed(Places.box(seat, 0)));
    for (Place box : Places.boxes(seat)) {
      DEALER.renamed(play, box, Audience.only(seat), play.state().zones().cards(box));
    }
  }

  static void score(Play<Harbour> play, Seat seat) {
    Harbour.Table table = play.state().table();
    int points = table.points().get(seat.index()) + 1;
    play.become(
        play.state()
            .with(
                new Harbour.Table(
                    table.rounds(),
                    table.phase(),
                    table.left(),
                    Lists.set(table.points(), seat.index(), points))));
  }

  static void endTurn(Play<Harbour> play) {
    Harbour.Table table = play.state().table();
    Seat next = table.phase().deciders().get(0).next(play.state().players());
    int left = table.left() - 1;
    Phase phase = left == 0 ? new Phase.End() : new Phase.Turn(next);
    play.become(play.state().with(new Harbour.Table(table.rounds(), phase, left, table.points())));
  }
}
