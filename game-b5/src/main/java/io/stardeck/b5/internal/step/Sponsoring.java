package io.stardeck.b5.internal.step;

import static io.stardeck.b5.internal.value.RuleIds.W_14;

import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.word.FactionOperation.NextCost;
import io.stardeck.b5.card.word.FactionOperation.TokenCost;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.event.CardEvent.CardSponsored;
import io.stardeck.b5.event.CardEvent.CostTokensSpent;
import io.stardeck.b5.internal.value.Filters;
import io.stardeck.b5.internal.value.Force;
import io.stardeck.b5.internal.value.InForce;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** A sponsored card comes into play ({@code B5-SPN-03} to {@code 05}, {@code B5-SPN-09}). */
public final class Sponsoring {
  private static final RuleId SPN_01 = RuleId.of("B5-SPN-01");

  private Sponsoring() {}

  /** What made the card cheaper once is used up ({@code B5-W-13, B5-W-14}). */
  public static void spend(Play<B5State> play, Seat seat, CardId card) {
    Board board = Boards.of(play);
    Boards.end(
        play,
        each ->
            each.operation() instanceof NextCost next
                && each.faction().equals(seat)
                && Filters.fits(Scope.of(board, seat, each.source()), next.filter(), card, seat));
    for (Force force : InForce.of(Boards.of(play), seat, Stat.TOKEN_COST)) {
      Spot spot = force.scope().sourceSpot();
      TokenCost tokens = (TokenCost) force.operation();
      if (spot != null
          && spot.card().tokens() > 0
          && Filters.fits(force.scope(), tokens.filter(), card, seat)) {
        Boards.change(play, spot.id(), each -> each.withTokens(0));
        play.tell(W_14, new CostTokensSpent(spot.id(), spot.card().tokens()));
      }
    }
  }

  /** It lies where its kind lies, ready, and has the effect that it has by entering. */
  public static void enter(
      Play<B5State> play, Seat seat, CardId by, CardId card, Optional<CardId> host) {
    CardDef def = Boards.of(play).def(card);
    if (host.isPresent() && Boards.find(play, host.get()) == null) {
      InPlay.toDiscard(play, Places.hand(seat), card, SPN_01);
      return;
    }
    InPlay.fromHand(play, seat, card);
    play.tell(SPN_01, new CardSponsored(seat, by, card, host));
    if (host.isPresent()) {
      Rows.attach(play, host.get(), card);
    } else if (def.onStation()) {
      Rows.attachToStation(play, seat, card);
    } else if (def.mercenary()) {
      Rows.hire(play, Card.of(card));
    } else {
      Rows.support(play, seat, Card.of(card));
    }
    Spot spot = Boards.find(play, card);
    if (spot != null) {
      Effects.enters(play, spot, seat);
    }
  }
}
