package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_05;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_59;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestCard;

/** Command cards on their way: drawn, discarded, trashed ({@code FC-CMD-05, FC-D-58, FC-D-59}). */
public final class Commands {
  private Commands() {}

  /** Draws a card; nothing happens if there is none to draw. */
  public static void draw(Play<FleetState> play, Seat seat) {
    Place deck = Places.deck(seat);
    if (play.state().zones().size(deck) == 0) {
      reshuffle(play, seat);
    }
    if (play.state().zones().size(deck) > 0) {
      Cards.DEALER
          .top(play, deck)
          .to(Places.hand(seat))
          .tell(CMD_05, card -> new CardEvent.CommandDrawn(seat, card));
    }
  }

  /** The cards that lay in the discard pile when the turn began make a new deck. */
  private static void reshuffle(Play<FleetState> play, Seat seat) {
    Place discards = Places.discards(seat);
    Place deck = Places.deck(seat);
    int old = Tables.of(play).captain(seat).oldDiscards();
    for (int i = 0; i < old; i++) {
      Cards.DEALER.at(play, discards, play.state().zones().size(discards) - 1).to(deck);
    }
    if (old > 0) {
      Cards.DEALER.shuffle(play, deck);
      Tables.captain(play, seat, captain -> captain.withOldDiscards(0));
      play.tell(D_59, new CardEvent.DeckReshuffled(deck.toString()));
    }
  }

  /** Fills a hand to the number that it began with. */
  public static void fill(Play<FleetState> play, Seat seat, int hand) {
    for (int held = play.state().zones().size(Places.hand(seat)); held < hand; held++) {
      draw(play, seat);
    }
  }

  /** The cards that are out of a hand to be resolved, and are replaced after that. */
  public static int due(Play<FleetState> play, Seat seat) {
    Table table = Tables.of(play);
    int due = 0;
    for (FleetFrame frame : table.frames()) {
      if (frame instanceof FleetFrame.CardEnd end && end.player().equals(seat)) {
        due++;
      } else if (frame instanceof FleetFrame.TestCards test) {
        for (TestCard card : test.cards()) {
          due += table.player(card.card()).equals(seat) ? 1 : 0;
        }
      }
    }
    return due;
  }

  /** A card of a hand goes to the discard pile. */
  public static void discard(Play<FleetState> play, Seat seat, CardId card, RuleId rule) {
    Cards.DEALER
        .card(play, Places.hand(seat), card)
        .openly()
        .to(Places.discards(seat))
        .tell(rule, shown -> new CardEvent.CommandDiscarded(seat, card));
  }

  /** A card drawn from the fan of a hand goes to the discard pile. */
  public static void discardAny(Play<FleetState> play, Seat seat, RuleId rule) {
    ImmutableList<CardId> hand = play.state().zones().cards(Places.hand(seat));
    if (!hand.isEmpty()) {
      discard(play, seat, play.pick(hand), rule);
    }
  }

  /** A card is played openly out of a hand. */
  public static void show(Play<FleetState> play, RuleId rule, CardEvent.CommandPlayed played) {
    Cards.DEALER.card(play, Places.hand(played.player()), played.card()).openly().to(Places.OPEN);
    play.tell(rule, played);
  }

  /** An open card goes to its pile, an encounter's or its owner's discards, or to the trash. */
  public static void lay(Play<FleetState> play, CardId card, boolean trashed, RuleId rule) {
    Place pile = Places.SPENT_ENCOUNTERS;
    CardEvent laid = new CardEvent.EncounterLaid(card, trashed);
    if (Tables.of(play).set().isCommand(card)) {
      Seat owner = Tables.of(play).player(card);
      pile = Places.discards(owner);
      laid = new CardEvent.CommandLaid(owner, card, trashed);
    }
    Cards.DEALER.card(play, Places.OPEN, card).to(trashed ? Places.TRASH : pile);
    play.tell(rule, laid);
    Lying.left(play, card);
  }
}
