package io.stardeck.deckbuilder.internal.step;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Turn;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** The space deck and the Flipped area (section 3.8). */
public final class SpaceDeck {
  private static final RuleId EXP_01 = RuleId.of("DB-EXP-01");

  private SpaceDeck() {}

  /** Whether a card can be flipped now (DB-EXP-04, DB-EXP-08). */
  public static boolean open(Sight sight) {
    return sight.spaceDeck() > 0 && !sight.spaceGoneRound();
  }

  /** The top card goes to the Flipped area and is encountered (DB-EXP-01). */
  public static void flip(Play<DeckbuilderState> play, Seat seat) {
    CardId card = turnUp(play, seat);
    play.push(Encounter.of(seat, card));
  }

  /** The top card goes to the Flipped area; who encounters it is for the caller to say. */
  public static CardId turnUp(Play<DeckbuilderState> play, Seat seat) {
    CardId card = CARDS.top(play, Places.SPACE).away();
    Table table = play.state().table();
    play.become(
        play.state()
            .with(
                table
                    .withFlipped(Lists.plus(table.flipped(), FlippedCard.of(card)))
                    .withTurn(table.turn().withFlipped(Lists.plus(table.turn().flipped(), card)))));
    play.tell(EXP_01, new SpaceCardFlipped(seat, card));
    return card;
  }

  /** {@code card}, which lies nowhere, goes under all cards of the space deck (DB-EXP-05). */
  public static void bottom(Play<DeckbuilderState> play, CardId card) {
    CARDS.bring(play, Places.SPACE, ImmutableList.of(card), Audience.everyone());
  }

  /** So many flips more wait, each with its battle before the next (DB-EXP-07, DB-BOR-12, 13). */
  public static void force(Play<DeckbuilderState> play, int n) {
    Turn turn = play.state().table().turn();
    play.become(play.state().with(turn.withForcedFlips(Amounts.changed(turn.forcedFlips(), n))));
  }

  /**
   * A flip that an effect forces, if one waits: it spends no exploration (DB-EXP-07). If nothing
   * can be flipped, all that wait are skipped (DB-EXP-08).
   *
   * @return whether the state was changed
   */
  public static boolean forced(Play<DeckbuilderState> play, Seat seat) {
    Turn turn = play.state().table().turn();
    if (turn.forcedFlips() == 0) {
      return false;
    }
    boolean open = open(play.state());
    play.become(play.state().with(turn.withForcedFlips(open ? turn.forcedFlips() - 1 : 0)));
    if (open) {
      flip(play, seat);
    }
    return true;
  }
}
