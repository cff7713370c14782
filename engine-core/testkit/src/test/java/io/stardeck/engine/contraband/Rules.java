package io.stardeck.engine.contraband;

import static io.stardeck.engine.contraband.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Dealt;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** What may be done in a turn. */
final class Rules {
  static final ImmutableList<ActionRule<Harbour, Harbour.View, ?>> ALL =
      ImmutableList.of(
          new MoveRule<>(
              Move.Pass.class,
              (view, offer) -> offer.accept(new Move.Pass(view.seat())),
              (view, action, findings) -> {},
              (play, action) -> {}),
          new MoveRule<>(
              Move.Draw.class,
              (view, offer) -> offer.accept(new Move.Draw(view.seat())),
              (view, action, findings) -> {
                if (view.zones().size(Places.deck(view.seat())) == 0) {
                  findings.reject(Contraband.CARDS, "your deck is empty");
                }
              },
              (play, action) -> Handling.draw(play, action.actor())),
          new MoveRule<>(
              Move.Stash.class,
              (view, offer) -> cards(view, offer, Move.Stash::new),
              (view, action, findings) -> Handling.checkInHand(view, action.card(), findings),
              (play, action) ->
                  take(play, action.actor(), action.card(), false)
                      .tell(Contraband.CARDS, card -> new Happening.Stashed(action.actor(), card))),
          new MoveRule<>(
              Move.Bury.class,
              (view, offer) -> cards(view, offer, Move.Bury::new),
              (view, action, findings) -> Handling.checkInHand(view, action.card(), findings),
              (play, action) ->
                  take(play, action.actor(), action.card(), true)
                      .tell(Contraband.CARDS, card -> new Happening.Buried(action.actor(), card))),
          new MoveRule<>(
              Move.PlayCard.class,
              (view, offer) -> cards(view, offer, Move.PlayCard::new),
              (view, action, findings) -> Handling.checkInHand(view, action.card(), findings),
              Rules::play),
          new MoveRule<>(
              Move.MixBoxes.class,
              (view, offer) -> offer.accept(new Move.MixBoxes(view.seat())),
              (view, action, findings) -> {},
              (play, action) -> Handling.mixBoxes(play, action.actor())),
          new MoveRule<>(
              Move.OpenBox.class,
              (view, offer) -> boxes(view, offer),
              (view, action, findings) -> {
                if (action.box() < 0 || action.box() > 2) {
                  findings.reject(Contraband.BOXES, "there is no such box");
                }
              },
              (play, action) ->
                  Handling.look(
                      play,
                      Places.box(action.actor().next(play.state().players()), action.box()),
                      1,
                      Audience.everyone())));

  private Rules() {}

  private static Dealt<Harbour, Card> take(Play<Harbour> play, Seat seat, CardId id, boolean bury) {
    var transfer = DEALER.card(play, Places.hand(seat), Handling.card(play, seat, id));
    return bury ? transfer.under(Places.deck(seat)) : transfer.to(Places.stash(seat));
  }

  private static void play(Play<Harbour> play, Move.PlayCard action) {
    Seat seat = action.actor();
    Card card =
        DEALER
            .card(play, Places.hand(seat), Handling.card(play, seat, action.card()))
            .openly()
            .to(Places.yard(seat))
            .tell(Contraband.CARDS, shown -> new Happening.Played(seat, shown));
    Handling.carryOut(play, seat, card);
  }

  private static <A extends Move> void cards(
      Harbour.View view, Consumer<? super A> offer, BiFunction<Seat, CardId, A> action) {
    for (Card card : view.zones().cards(Places.hand(view.seat()))) {
      offer.accept(action.apply(view.seat(), card.id()));
    }
  }

  private static void boxes(Harbour.View view, Consumer<? super Move.OpenBox> offer) {
    for (int box = 0; box < 3; box++) {
      offer.accept(new Move.OpenBox(view.seat(), box));
    }
  }
}
