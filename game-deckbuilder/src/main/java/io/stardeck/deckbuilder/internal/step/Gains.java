package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.event.CardEvent.CardGained;
import io.stardeck.deckbuilder.internal.formula.Costs;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Discount;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** Cards are gained from the Starbase. */
public final class Gains {
  private Gains() {}

  /** The XP for {@code card} is spent, and the discounts used up that fit it (DB-EFF-09). */
  public static void pay(Play<DeckbuilderState> play, Seat seat, CardId card, RuleId rule) {
    int cost = Costs.of(play.state(), seat, card);
    Table table = play.state().table();
    ImmutableList.Builder<Discount> left = ImmutableList.builder();
    for (Discount discount : table.tally(seat).discounts()) {
      boolean used = discount.uses() > 0 && Costs.fits(table, seat, card, discount);
      if (!used) {
        left.add(discount);
      } else if (discount.uses() > 1) {
        left.add(
            new Discount(discount.sel(), discount.amount(), discount.uses() - 1, discount.until()));
      }
    }
    play.become(play.state().with(seat, table.tally(seat).withDiscounts(left.build())));
    Tallies.xp(play, seat, -cost, rule);
  }

  /** {@code card} of the search area or a basic pile goes to {@code seat} (DB-ACT-09). */
  public static void gain(
      Play<DeckbuilderState> play, Seat seat, CardId card, Destination to, RuleId rule) {
    oneOfSeveral(play, seat, card, to, rule);
    Slots.refill(play);
  }

  /** The same, but {@link Slots#refill} has to follow when all are gained (DB-SBS-06). */
  public static void oneOfSeveral(
      Play<DeckbuilderState> play, Seat seat, CardId card, Destination to, RuleId rule) {
    int slot = play.state().table().starbase().slotOf(card);
    if (slot >= 0) {
      Slots.empty(play, slot);
    } else {
      takeFromPile(play, card);
    }
    Moves.put(play, seat, card, to);
    play.tell(rule, new CardGained(seat, card, to));
    Triggers.fire(play, When.GAINED, seat, Optional.of(card));
  }

  /** Takes the top card of a basic pile. */
  static void takeFromPile(Play<DeckbuilderState> play, CardId card) {
    Table table = play.state().table();
    for (Basic kind : Basic.values()) {
      Pile<CardId> pile = table.starbase().pile(kind);
      if (!pile.isEmpty() && pile.top().equals(card)) {
        play.become(
            play.state().with(table.withStarbase(table.starbase().withPile(kind, pile.pop()))));
        return;
      }
    }
    throw new IllegalStateException(card + " cannot be gained");
  }
}
