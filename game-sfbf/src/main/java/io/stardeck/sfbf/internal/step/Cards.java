package io.stardeck.sfbf.internal.step;

import static io.stardeck.sfbf.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.CardEvent.CardDiscarded;
import io.stardeck.sfbf.event.CardEvent.CardDrawn;
import io.stardeck.sfbf.event.CardEvent.CardStashed;
import io.stardeck.sfbf.event.CardEvent.DeckReshuffled;
import io.stardeck.sfbf.event.Source;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.PublicFacts;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;

/** Action cards on their way between Starbase, hands, reserves and discard pile. */
public final class Cards {
  private static final RuleId DRW_07 = RuleId.of("BF-DRW-07");
  private static final RuleId INF_02 = RuleId.of("BF-INF-02");

  private Cards() {}

  /** Whether a card can be drawn: Starbase or discard pile holds one (BF-DRW-07). */
  public static boolean canDraw(PublicFacts facts) {
    return facts.starbase() > 0 || !facts.table().discard().isEmpty();
  }

  /**
   * Draws the top card of the Starbase to the hand of {@code seat}; an empty Starbase is made anew
   * first (BF-DRW-07). Call it only if {@link #canDraw}. The reshuffle may end the game
   * (BF-OPT-41): who draws several cards asks {@link Play#over} before each.
   */
  public static CardId draw(Play<BattleForceState> play, Seat seat, RuleId rule) {
    boolean anew = renew(play);
    CardId card =
        CARDS
            .top(play, Places.STARBASE)
            .to(Places.hand(seat))
            .tell(rule, drawn -> new CardDrawn(seat, Source.STARBASE, drawn));
    if (anew) {
      Ending.check(play);
    }
    return card;
  }

  /**
   * Draws the top card of the Starbase, as {@link #draw}, to the open cards of the solitaire enemy
   * {@code seat} (BF-SOL-03, 11).
   */
  public static CardId drawOpen(Play<BattleForceState> play, Seat seat, RuleId rule) {
    boolean anew = renew(play);
    CardId card = CARDS.top(play, Places.STARBASE).away();
    Table table = play.state().table();
    play.become(play.state().with(table.withEnemyCards(Lists.plus(table.enemyCards(), card))));
    play.tell(rule, new CardDrawn(seat, Source.STARBASE, Optional.of(card)));
    if (anew) {
      Ending.check(play);
    }
    return card;
  }

  /** Makes an empty Starbase anew. */
  private static boolean renew(Play<BattleForceState> play) {
    if (play.state().starbase() > 0) {
      return false;
    }
    reshuffle(play);
    return true;
  }

  /** Moves the top card of the discard pile, which is not empty, to the hand of {@code seat}. */
  public static void drawDiscardTop(Play<BattleForceState> play, Seat seat, RuleId rule) {
    Table table = play.state().table();
    CardId card = table.discard().top();
    play.become(play.state().with(table.withDiscard(table.discard().pop())));
    CARDS.bring(play, Places.hand(seat), ImmutableList.of(card), Audience.everyone());
    play.tell(rule, new CardDrawn(seat, Source.DISCARD, Optional.of(card)));
  }

  /** Takes {@code card} out of the hand of {@code seat}, or of the solitaire enemy's cards. */
  public static void leaveHand(Play<BattleForceState> play, Seat seat, CardId card) {
    leaveHand(play, seat, ImmutableList.of(card));
  }

  /** Takes all of {@code cards} out of the hand of {@code seat}, or of the enemy's cards. */
  public static void leaveHand(
      Play<BattleForceState> play, Seat seat, ImmutableList<CardId> cards) {
    BattleForceState state = play.state();
    if (!state.isPlayer(seat)) {
      Table table = state.table();
      play.become(state.with(table.withEnemyCards(without(table.enemyCards(), cards))));
      return;
    }
    for (int i = 0; i < cards.size(); i++) {
      CARDS.card(play, Places.hand(seat), cards.get(i)).away();
    }
  }

  private static ImmutableList<CardId> without(
      ImmutableList<CardId> all, ImmutableList<CardId> cards) {
    ImmutableList.Builder<CardId> left = ImmutableList.builderWithExpectedSize(all.size());
    for (int i = 0; i < all.size(); i++) {
      if (!cards.contains(all.get(i))) {
        left.add(all.get(i));
      }
    }
    return left.build();
  }

  /** Puts {@code cards}, which lie nowhere now, on the discard pile, the last on top (BF-D-66). */
  public static void discardAll(
      Play<BattleForceState> play, Seat seat, ImmutableList<CardId> cards) {
    Table table = play.state().table();
    play.become(play.state().with(table.withDiscard(table.discard().pushAll(cards))));
    for (int i = 0; i < cards.size(); i++) {
      play.tell(INF_02, new CardDiscarded(seat, cards.get(i)));
    }
  }

  /** Puts {@code card}, which lies nowhere now, face up on the discard pile (BF-INF-02). */
  public static void discard(Play<BattleForceState> play, Seat seat, CardId card) {
    discard(play, seat, card, INF_02);
  }

  /**
   * Puts {@code card}, which lies nowhere now, face up on the discard pile because of {@code rule}.
   */
  public static void discard(Play<BattleForceState> play, Seat seat, CardId card, RuleId rule) {
    Table table = play.state().table();
    play.become(play.state().with(table.withDiscard(table.discard().push(card))));
    play.tell(rule, new CardDiscarded(seat, card));
  }

  /** Moves {@code card} from the hand of {@code seat} to the discard pile. */
  public static void discardFromHand(Play<BattleForceState> play, Seat seat, CardId card) {
    leaveHand(play, seat, card);
    discard(play, seat, card);
  }

  /** Moves {@code card} from the hand of {@code from} to the reserve action cards of {@code to}. */
  public static void stash(
      Play<BattleForceState> play, Seat from, Seat to, CardId card, RuleId rule) {
    stash(play, from, to, ImmutableList.of(card), rule);
  }

  /** Moves {@code cards} from the hand of {@code seat} to their reserve action cards. */
  public static void stash(
      Play<BattleForceState> play, Seat seat, ImmutableList<CardId> cards, RuleId rule) {
    stash(play, seat, seat, cards, rule);
  }

  private static void stash(
      Play<BattleForceState> play, Seat from, Seat to, ImmutableList<CardId> cards, RuleId rule) {
    CARDS
        .cards(play, Places.hand(from), cards)
        .to(Places.stash(to))
        .forEach(each -> each.tell(rule, stashed -> new CardStashed(to, stashed)));
  }

  /** Moves {@code card} from the reserve action cards of {@code seat} to their hand. */
  public static void unstash(Play<BattleForceState> play, Seat seat, CardId card, RuleId rule) {
    CARDS
        .card(play, Places.stash(seat), card)
        .to(Places.hand(seat))
        .tell(rule, taken -> new CardDrawn(seat, Source.RESERVE, taken));
  }

  /** Shuffles the discard pile into a new Starbase; a reshuffle for BF-OPT-41 (BF-DRW-07). */
  public static void reshuffle(Play<BattleForceState> play) {
    newStarbase(play, play.state().table().discard().toList(), DRW_07);
  }

  /**
   * Shuffles {@code cards}, which lie nowhere else, into the Starbase, and no discard pile is left.
   * What lies in the Starbase is no card that BF-INF-07 remembers.
   */
  public static void newStarbase(
      Play<BattleForceState> play, ImmutableList<CardId> cards, RuleId rule) {
    Table table = play.state().table();
    play.become(
        play.state().with(table.withDiscard(Pile.empty()).withReshuffles(table.reshuffles() + 1)));
    CARDS.bring(play, Places.STARBASE, cards, Audience.nobody());
    CARDS.shuffle(play, Places.STARBASE);
    play.tell(rule, new DeckReshuffled(false, play.state().starbase()));
  }
}
