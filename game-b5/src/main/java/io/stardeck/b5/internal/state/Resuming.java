package io.stardeck.b5.internal.state;

import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.DiscardAgenda;
import io.stardeck.b5.action.Deed.HideAgenda;
import io.stardeck.b5.action.Deed.PlayEvent;
import io.stardeck.b5.action.Deed.ReplaceAgenda;
import io.stardeck.b5.action.Deed.RevealAgenda;
import io.stardeck.b5.action.Deed.SetAftermath;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.action.Deed.SponsorAgenda;
import io.stardeck.b5.action.Deed.UseEffect;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Audience;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Zone;

/** Whether an action from outside that waits for replies can be carried out. */
final class Resuming {
  private Resuming() {}

  static boolean may(B5State state, B5Action action) {
    Board board = state.board();
    if (action instanceof WithEvent with) {
      return with.deed().actor().equals(with.actor())
          && cards(state, with.deed())
          && isEvent(board, with.card());
    } else if (action instanceof PlayEvent event) {
      return isEvent(board, event.card());
    }
    return action instanceof Attack attack && attack.sufferer().isEmpty();
  }

  private static boolean isEvent(Board board, CardId card) {
    return board.def(card).kind() == Kind.EVENT;
  }

  private static boolean cards(B5State state, Deed deed) {
    Board board = state.board();
    CardId card = null;
    if (deed instanceof Sponsor sponsor) {
      return isShown(state, deed, sponsor.card())
          && board.def(sponsor.card()).kind().isSponsored()
          && sponsor.host().isPresent()
              == (board.def(sponsor.card()).kind() == Kind.ENHANCEMENT
                  && !board.def(sponsor.card()).onStation());
    } else if (deed instanceof SetAftermath || deed instanceof HideAgenda) {
      return false; // what is laid face down lies there before anybody is asked
    } else if (deed instanceof SponsorAgenda agenda) {
      card = agenda.card();
    } else if (deed instanceof ReplaceAgenda agenda) {
      card = agenda.card();
    } else if (deed instanceof UseEffect use) {
      return use.effect() < board.def(use.source()).effects().size();
    }
    boolean takesAway =
        deed instanceof DiscardAgenda
            || deed instanceof RevealAgenda
            || deed instanceof ReplaceAgenda;
    boolean hidden = state.zones().size(Places.hiddenAgenda(deed.actor())) > 0;
    boolean open = board.faction(deed.actor()).agenda().isPresent();
    boolean agenda = deed instanceof RevealAgenda ? hidden : hidden || open;
    return (card == null || isShown(state, deed, card) && board.def(card).kind() == Kind.AGENDA)
        && (!takesAway || agenda)
        && (!(deed instanceof SponsorAgenda) || !agenda);
  }

  /** Whether that card lies in the hand, and all have seen it there as it was announced. */
  private static boolean isShown(B5State state, Deed deed, CardId card) {
    Zone<CardId> hand = state.zones().at(Places.hand(deed.actor()));
    int position = hand.cards().indexOf(card);
    return position >= 0 && hand.knowers(position).equals(Audience.everyone());
  }
}
