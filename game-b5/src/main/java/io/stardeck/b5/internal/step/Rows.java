package io.stardeck.b5.internal.step;

import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.event.CardEvent.CharacterDemoted;
import io.stardeck.b5.event.CardEvent.CharacterPromoted;
import io.stardeck.b5.event.ConflictEvent.LocationCaptured;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.ImmutableCard;
import io.stardeck.b5.state.Mercenary;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.state.Spot.Row;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** How cards come to lie in rows, and move between them. */
public final class Rows {
  private static final RuleId PRO_03 = RuleId.of("B5-PRO-03");
  private static final RuleId W_22 = RuleId.of("B5-W-22");
  private static final RuleId REL_07 = RuleId.of("B5-REL-07");

  private Rows() {}

  /** A card comes to the right end of the supporting row ({@code B5-SPN-03}). */
  public static void support(Play<B5State> play, Seat seat, Card card) {
    Boards.change(play, seat, now -> now.withSupportingRow(Lists.plus(now.supportingRow(), card)));
  }

  /** A card comes to the mercenary row ({@code B5-SPN-09}). */
  public static void hire(Play<B5State> play, Card card) {
    Mercenary mercenary = Mercenary.of(card, Boards.of(play).players());
    Boards.change(play, board -> board.withMercenaries(Lists.plus(board.mercenaries(), mercenary)));
  }

  /** An enhancement comes to its host ({@code B5-SPN-05}). */
  public static void attach(Play<B5State> play, CardId host, CardId card) {
    Boards.change(
        play, host, each -> each.withAttachments(Lists.plus(each.attachments(), Card.of(card))));
  }

  /** An enhancement comes to Babylon 5. */
  public static void attachToStation(Play<B5State> play, Seat seat, CardId card) {
    Boards.change(play, seat, now -> now.withOnStation(Lists.plus(now.onStation(), Card.of(card))));
  }

  /** A supporting character moves to the right end of the Inner Circle ({@code B5-PRO-03}). */
  public static void promote(Play<B5State> play, Spot spot) {
    if (spot.row() == Row.SUPPORTING_ROW
        && spot.top()
        && Boards.of(play).def(spot).kind() == Kind.CHARACTER) {
      Seat seat = spot.seat().orElseThrow();
      Card card = spot.card();
      play.become(play.state().with(spot.remove(Boards.of(play))));
      Boards.change(play, seat, now -> now.withInnerCircle(Lists.plus(now.innerCircle(), card)));
      play.tell(PRO_03, new CharacterPromoted(seat, card.id()));
    }
  }

  /** A member of an Inner Circle, never the ambassador, moves to the supporting row. */
  public static void demote(Play<B5State> play, Spot spot) {
    if (spot.row() == Row.INNER_CIRCLE && spot.top() && spot.index() > 0) {
      Seat seat = spot.seat().orElseThrow();
      play.become(play.state().with(spot.remove(Boards.of(play))));
      support(play, seat, spot.card());
      play.tell(W_22, new CharacterDemoted(seat, spot.id()));
    }
  }

  /** A location moves to the right end of another's supporting row, rotated. */
  public static void capture(Play<B5State> play, Seat seat, Spot spot) {
    play.become(play.state().with(spot.remove(Boards.of(play))));
    support(play, seat, ImmutableCard.copyOf(spot.card()).withRotated(true));
    play.tell(REL_07, new LocationCaptured(seat, spot.id()));
  }
}
