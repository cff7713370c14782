package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Discount;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Prevention;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** What players have got for a time ends. */
public final class Bonuses {
  private Bonuses() {}

  /** All that lasts until {@code until} ends, for every player. */
  public static void end(Play<DeckbuilderState> play, Until until) {
    Table table = play.state().table();
    for (int index = 0; index < table.players(); index++) {
      Seat seat = Seat.at(index);
      Tally tally = table.tally(seat);
      if (!tally.bonuses().isEmpty()
          || !tally.discounts().isEmpty()
          || !tally.preventions().isEmpty()) {
        play.become(play.state().with(seat, without(tally, until)));
      }
    }
  }

  /** What the stats of {@code card}, if it lies in the Flipped area, have got until then ends. */
  public static void endOn(Play<DeckbuilderState> play, CardId card, Until until) {
    Table table = play.state().table();
    Optional<FlippedCard> flipped = table.flipped(card);
    if (flipped.isPresent() && !flipped.get().bonuses().isEmpty()) {
      int index = table.flipped().indexOf(flipped.get());
      FlippedCard next = flipped.get().withBonuses(without(flipped.get().bonuses(), until));
      play.become(play.state().with(table.withFlipped(Lists.set(table.flipped(), index, next))));
    }
  }

  private static ImmutableList<Bonus> without(ImmutableList<Bonus> bonuses, Until until) {
    ImmutableList.Builder<Bonus> left = ImmutableList.builder();
    for (Bonus bonus : bonuses) {
      if (bonus.until() != until) {
        left.add(bonus);
      }
    }
    return left.build();
  }

  private static Tally without(Tally tally, Until until) {
    ImmutableList.Builder<Discount> discounts = ImmutableList.builder();
    for (Discount discount : tally.discounts()) {
      if (discount.until() != until) {
        discounts.add(discount);
      }
    }
    ImmutableList.Builder<Prevention> preventions = ImmutableList.builder();
    for (Prevention prevention : tally.preventions()) {
      if (prevention.until() != until) {
        preventions.add(prevention);
      }
    }
    return tally
        .withBonuses(without(tally.bonuses(), until))
        .withDiscounts(discounts.build())
        .withPreventions(preventions.build());
  }
}
