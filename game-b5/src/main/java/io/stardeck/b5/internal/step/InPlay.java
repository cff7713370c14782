package io.stardeck.b5.internal.step;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.event.CardEvent.CardDiscarded;
import io.stardeck.b5.event.CardEvent.CardRotated;
import io.stardeck.b5.event.CardEvent.LeadershipEnded;
import io.stardeck.b5.event.TurnEvent.CardReadied;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Card.ActiveEffect;
import io.stardeck.b5.state.ImmutableCard;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Transfer;
import java.util.Optional;

/** What happens to cards in play: coming, rotating, readying, leaving. */
public final class InPlay {
  private static final RuleId GEN_03 = RuleId.of("B5-GEN-03");
  private static final RuleId LED_05 = RuleId.of("B5-LED-05");

  private InPlay() {}

  /** The card rotates ({@code B5-GEN-03}). */
  public static void rotate(Play<B5State> play, CardId id) {
    Boards.change(play, id, card -> card.withRotated(true));
    play.tell(GEN_03, new CardRotated(id));
  }

  /** The card stays rotated for that effect. */
  public static void rotateFor(Play<B5State> play, CardId id, ActiveEffect effect) {
    Boards.change(play, id, card -> card.withRotated(true).withActiveEffect(effect));
    play.tell(GEN_03, new CardRotated(id));
  }

  /** The card is not rotated any more, and what it gave while rotated ends ({@code B5-EFF-05}). */
  public static void unrotate(Play<B5State> play, CardId id, RuleId rule) {
    Spot spot = Boards.find(play, id);
    if (spot != null && spot.card().rotated()) {
      unrotate(play, ImmutableList.of(spot), rule);
    }
  }

  /** Those, which are rotated, are rotated no longer, and what their rotation lent has ended. */
  public static void unrotate(Play<B5State> play, ImmutableList<Spot> rotated, RuleId rule) {
    ImmutableList.Builder<CardId> all = ImmutableList.builderWithExpectedSize(rotated.size());
    for (Spot spot : rotated) {
      all.add(spot.id());
    }
    ImmutableList<CardId> ids = all.build();
    Boards.changeAll(play, card -> ids.contains(card.id()) ? unrotated(card) : card);
    Boards.end(
        play, each -> each.duration() == Duration.WHILE_ROTATED && ids.contains(each.source()));
    for (Spot spot : rotated) {
      CardId id = spot.id();
      spot.card().leading().ifPresent(fleet -> play.tell(LED_05, new LeadershipEnded(id, fleet)));
      play.tell(rule, new CardReadied(id));
    }
  }

  private static Card unrotated(Card card) {
    return ImmutableCard.copyOf(card)
        .withRotated(false)
        .withActiveEffect(Optional.empty())
        .withLeading(Optional.empty());
  }

  /** The character leads no fleet any more ({@code B5-LED-05}). */
  public static void endLeading(Play<B5State> play, Card character) {
    if (character.leading().isPresent()) {
      Boards.change(play, character.id(), card -> card.withLeading(Optional.empty()));
      play.tell(LED_05, new LeadershipEnded(character.id(), character.leading().get()));
    }
  }

  /** A card from the own hand comes into play; how it lies there, the caller says. */
  public static void fromHand(Play<B5State> play, Seat seat, CardId id) {
    Cards.DEALER.card(play, Places.hand(seat), id).openly().to(Places.IN_PLAY);
  }

  /** The card leaves play, with all that lies on it, each to its owner's discard pile. */
  public static void discard(Play<B5State> play, CardId id, RuleId rule) {
    Spot spot = Boards.find(play, id);
    if (spot == null) {
      return;
    }
    for (Card attached : spot.card().attachments()) {
      discard(play, attached.id(), rule);
    }
    SetAftermaths.discardUnder(play, Optional.of(id), rule);
    endLinks(play, id);
    Spot now = Boards.find(play, id);
    play.become(play.state().with(Verify.verifyNotNull(now).remove(Boards.of(play))));
    Boards.end(play, each -> each.card().equals(Optional.of(id)) || endsWith(each, id));
    toDiscard(play, Places.IN_PLAY, id, rule);
  }

  /** A card that lies in {@code from} goes to its owner's discard pile. */
  public static void toDiscard(Play<B5State> play, Place from, CardId id, RuleId rule) {
    toDiscard(play, Cards.DEALER.card(play, from, id), rule);
  }

  /** That card goes to its owner's discard pile. */
  static void toDiscard(Play<B5State> play, Transfer<B5State, CardId> card, RuleId rule) {
    Seat owner = Boards.of(play).config().roster().owner(card.card());
    card.openly().under(Places.discard(owner));
    play.tell(rule, new CardDiscarded(owner, card.card()));
  }

  /** Every leadership of that card ends, of a leader and of a fleet ({@code B5-LED-05}). */
  private static void endLinks(Play<B5State> play, CardId id) {
    for (Spot leader : Boards.of(play).leaders()) {
      if (leader.id().equals(id) || leader.card().leading().equals(Optional.of(id))) {
        endLeading(play, leader.card());
      }
    }
  }

  private static boolean endsWith(Modifier modifier, CardId source) {
    return modifier.source().equals(source)
        && (modifier.duration() == Duration.WHILE_ROTATED
            || modifier.duration() == Duration.WHILE_IN_PLAY);
  }
}
