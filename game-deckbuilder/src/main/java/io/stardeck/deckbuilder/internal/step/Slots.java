package io.stardeck.deckbuilder.internal.step;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.event.CardEvent.SlotRefilled;
import io.stardeck.deckbuilder.event.CardEvent.StarbaseReshuffled;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** The search area, the starbase deck and its discard. */
public final class Slots {
  private static final RuleId SBS_03 = RuleId.of("DB-SBS-03");
  private static final RuleId SBS_04 = RuleId.of("DB-SBS-04");

  private Slots() {}

  /** Takes the card out of a slot; {@link #refill} has to follow when the step is complete. */
  public static void empty(Play<DeckbuilderState> play, int slot) {
    Table table = play.state().table();
    play.become(play.state().with(table.withStarbase(table.starbase().withSlot(slot, Slot.EMPTY))));
  }

  /** The card of a slot goes to the Starbase discard; {@link #refill} has to follow. */
  public static void discard(Play<DeckbuilderState> play, int slot) {
    Table table = play.state().table();
    Starbase starbase = table.starbase();
    CardId card = starbase.slots().get(slot).card().orElseThrow();
    play.become(
        play.state()
            .with(
                table.withStarbase(
                    starbase
                        .withSlot(slot, Slot.EMPTY)
                        .withDiscard(Lists.plus(starbase.discard(), card)))));
  }

  /** {@code card} goes to the Starbase discard; {@link #refill} has to follow. */
  public static void toDiscard(Play<DeckbuilderState> play, CardId card) {
    Table table = play.state().table();
    Starbase starbase = table.starbase();
    play.become(
        play.state()
            .with(table.withStarbase(starbase.withDiscard(Lists.plus(starbase.discard(), card)))));
  }

  /**
   * Fills the empty slots in ascending order, renewing the deck whenever it has run out (DB-SBS-03
   * to 06). To be called when a step is complete that has emptied slots or put cards into the
   * Starbase discard.
   */
  public static void refill(Play<DeckbuilderState> play) {
    renew(play);
    for (int slot = 0; slot < Starbase.SLOTS; slot++) {
      DeckbuilderState state = play.state();
      boolean empty = state.table().starbase().slots().get(slot).card().isEmpty();
      if (empty && state.starbaseDeck() > 0) {
        turnUp(play, slot);
        renew(play);
      }
    }
  }

  private static void turnUp(Play<DeckbuilderState> play, int slot) {
    CardId card = CARDS.top(play, Places.STARBASE).away();
    Table table = play.state().table();
    play.become(
        play.state().with(table.withStarbase(table.starbase().withSlot(slot, Slot.of(card)))));
    play.tell(SBS_03, new SlotRefilled(slot, card));
    if (!table.def(card).flip().isEmpty()) {
      Chains.turnedUp(play, card);
    }
  }

  private static void renew(Play<DeckbuilderState> play) {
    ImmutableList<CardId> discard = play.state().table().starbase().discard();
    if (play.state().starbaseDeck() > 0 || discard.isEmpty()) {
      return;
    }
    CARDS.bring(play, Places.STARBASE, discard, Audience.everyone());
    CARDS.shuffle(play, Places.STARBASE);
    Table table = play.state().table();
    play.become(
        play.state().with(table.withStarbase(table.starbase().withDiscard(ImmutableList.of()))));
    play.tell(SBS_04, new StarbaseReshuffled(discard.size()));
  }
}
