package io.stardeck.sfbf.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.CardDiscarded;
import io.stardeck.sfbf.event.CardDrawn;
import io.stardeck.sfbf.event.CardStashed;
import io.stardeck.sfbf.event.DeckReshuffled;
import io.stardeck.sfbf.event.Source;
import io.stardeck.sfbf.event.UnknownCardDrawn;
import io.stardeck.sfbf.event.UnknownCardStashed;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Hidden;
import io.stardeck.sfbf.state.PublicFacts;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Table;

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
    boolean anew = play.state().starbase() == 0;
    CardId card = top(play);
    Secrets secrets = play.state().secrets(seat);
    play.become(play.state().with(seat, secrets.withHand(Lists.plus(secrets.hand(), card))));
    tellDrawn(play, seat, card, Source.STARBASE, rule);
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
    boolean anew = play.state().starbase() == 0;
    CardId card = top(play);
    Table table = play.state().table();
    play.become(play.state().with(table.withEnemyCards(Lists.plus(table.enemyCards(), card))));
    play.tell(rule, new CardDrawn(seat, Source.STARBASE, card));
    if (anew) {
      Ending.check(play);
    }
    return card;
  }

  /** Takes the top card off the Starbase, which is made anew first if it is empty. */
  private static CardId top(Play<BattleForceState> play) {
    if (play.state().starbase() == 0) {
      reshuffle(play);
    }
    Hidden hidden = play.state().hidden();
    CardId card = hidden.starbase().top();
    play.become(play.state().with(hidden.withStarbase(hidden.starbase().pop())));
    return card;
  }

  /** Moves the top card of the discard pile, which is not empty, to the hand of {@code seat}. */
  public static void drawDiscardTop(Play<BattleForceState> play, Seat seat, RuleId rule) {
    Table table = play.state().table();
    CardId card = table.discard().top();
    Secrets secrets = play.state().secrets(seat);
    play.become(
        play.state()
            .with(table.withDiscard(table.discard().pop()))
            .with(seat, secrets.withHand(Lists.plus(secrets.hand(), card))));
    play.tell(rule, new CardDrawn(seat, Source.DISCARD, card));
  }

  /** Tells {@code seat} which card came to their hand, and all others that one did. */
  public static void tellDrawn(
      Play<BattleForceState> play, Seat seat, CardId card, Source source, RuleId rule) {
    play.tell(Audience.only(seat), rule, new CardDrawn(seat, source, card));
    play.tell(Audience.others(seat), rule, new UnknownCardDrawn(seat, source));
  }

  /** Takes {@code card} out of the hand of {@code seat}, or of the solitaire enemy's cards. */
  public static void leaveHand(Play<BattleForceState> play, Seat seat, CardId card) {
    leaveHand(play, seat, ImmutableList.of(card));
  }

  /** Takes all of {@code cards} out of the hand of {@code seat}, or of the enemy's cards. */
  public static void leaveHand(
      Play<BattleForceState> play, Seat seat, ImmutableList<CardId> cards) {
    BattleForceState state = play.state();
    if (Windows.isPlayer(state, seat)) {
      Secrets secrets = state.secrets(seat);
      play.become(state.with(seat, secrets.withHand(without(secrets.hand(), cards))));
    } else {
      Table table = state.table();
      play.become(state.with(table.withEnemyCards(without(table.enemyCards(), cards))));
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
    leaveHand(play, from, card);
    Secrets secrets = play.state().secrets(to);
    play.become(play.state().with(to, secrets.withStash(Lists.plus(secrets.stash(), card))));
    play.tell(Audience.only(to), rule, new CardStashed(to, card));
    if (!from.equals(to)) {
      play.tell(Audience.only(from), rule, new CardStashed(to, card));
    }
    for (Seat other : Seat.first(play.state().table().config().players())) {
      if (!other.equals(from) && !other.equals(to)) {
        play.tell(Audience.only(other), rule, new UnknownCardStashed(to));
      }
    }
    play.tell(Audience.only(Seat.SPECTATOR), rule, new UnknownCardStashed(to));
  }

  /** Moves {@code card} from the reserve action cards of {@code seat} to their hand. */
  public static void unstash(Play<BattleForceState> play, Seat seat, CardId card, RuleId rule) {
    Secrets secrets = play.state().secrets(seat);
    play.become(
        play.state()
            .with(
                seat,
                secrets
                    .withStash(Lists.minus(secrets.stash(), card))
                    .withHand(Lists.plus(secrets.hand(), card))));
    tellDrawn(play, seat, card, Source.RESERVE, rule);
  }

  /** Shuffles the discard pile into a new Starbase; a reshuffle for BF-OPT-41 (BF-DRW-07). */
  public static void reshuffle(Play<BattleForceState> play) {
    Table table = play.state().table();
    newStarbase(play, table.discard().toList(), DRW_07);
  }

  /** Shuffles {@code cards}, with no discard pile left beside them, into a new Starbase. */
  public static void newStarbase(
      Play<BattleForceState> play, ImmutableList<CardId> cards, RuleId rule) {
    ImmutableList<CardId> starbase = play.shuffle(cards);
    BattleForceState state = play.state();
    Table table = state.table();
    play.become(
        state
            .with(table.withDiscard(Pile.empty()).withReshuffles(table.reshuffles() + 1))
            .with(state.hidden().withStarbase(Pile.topFirst(starbase))));
    play.tell(rule, new DeckReshuffled(false, cards.size()));
  }
}
