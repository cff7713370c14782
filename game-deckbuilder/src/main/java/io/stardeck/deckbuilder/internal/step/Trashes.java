package io.stardeck.deckbuilder.internal.step;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.event.CardEvent.CardTrashed;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** Cards are trashed: where they go their origin tells (DB-EFF-12, DB-TRP-02 to 04). */
public final class Trashes {
  private Trashes() {}

  /**
   * A card is trashed, from wherever it lies.
   *
   * @param seat who trashes it if it is nobody's
   */
  public static void trash(Play<DeckbuilderState> play, Found found, Seat seat, RuleId rule) {
    boolean owned = !found.owner().equals(Seat.SPECTATOR);
    oneOfSeveral(play, found, owned ? found.owner() : seat, rule);
    Slots.refill(play);
  }

  /**
   * The same, but {@link Slots#refill} has to follow when the step is complete (DB-SBS-06).
   *
   * @param seat whose card it was, or who trashes it if it was nobody's
   */
  public static void oneOfSeveral(
      Play<DeckbuilderState> play, Found found, Seat seat, RuleId rule) {
    CardId card = Moves.take(play, found);
    play.tell(rule, new CardTrashed(seat, card));
    place(play, card);
    Triggers.fire(play, When.TRASHED, seat, Optional.of(card));
  }

  private static void place(Play<DeckbuilderState> play, CardId card) {
    Table table = play.state().table();
    CardDef def = table.def(card);
    switch (def.family()) {
      case STARBASE -> Slots.toDiscard(play, card);
      case BASIC -> {
        for (Basic kind : Basic.values()) {
          if (def.has(kind.keyword())) {
            Pile<CardId> pile = table.starbase().pile(kind).push(card);
            play.become(
                play.state().with(table.withStarbase(table.starbase().withPile(kind, pile))));
          }
        }
      }
      case BORG_CARD -> CARDS.bring(play, Places.BORG, ImmutableList.of(card), Audience.everyone());
      default ->
          play.become(play.state().with(table.withRemoved(Lists.plus(table.removed(), card))));
    }
  }
}
