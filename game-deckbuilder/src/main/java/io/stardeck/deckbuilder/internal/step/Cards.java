package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.event.CardDiscarded;
import io.stardeck.deckbuilder.event.CardPlayed;
import io.stardeck.deckbuilder.event.CardsDrawn;
import io.stardeck.deckbuilder.event.DeckReshuffled;
import io.stardeck.deckbuilder.event.UnknownCardsDrawn;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** What happens to the cards of one player. */
public final class Cards {
  private static final RuleId PLR_06 = RuleId.of("DB-PLR-06");

  private Cards() {}

  /**
   * {@code seat} draws so many cards, or as many as there are (DB-PLR-06, 07), or until he is
   * assimilated (DB-BOR-91).
   */
  public static void draw(Play<DeckbuilderState> play, Seat seat, int n, RuleId rule) {
    ImmutableList.Builder<CardId> builder = ImmutableList.builder();
    int room = Assimilation.room(play.state(), seat);
    int left = n;
    while (left > 0 && room > 0 && renewed(play, seat)) {
      Pile<CardId> deck = play.state().hidden().deck(seat);
      for (; left > 0 && room > 0 && !deck.isEmpty(); left--) {
        builder.add(deck.top());
        room -= Assimilation.borg(play.state().table(), deck.top()) ? 1 : 0;
        deck = deck.pop();
      }
      play.become(play.state().with(play.state().hidden().withDeck(seat, deck)));
    }
    ImmutableList<CardId> drawn = builder.build();
    if (drawn.isEmpty()) {
      return;
    }
    Looks.fewer(play, CardEffect.Pile.DECK, seat, drawn.size());
    Looks.end(play, CardEffect.Pile.HAND, seat);
    play.become(play.state().withHand(seat, Lists.plusAll(play.state().hand(seat), drawn)));
    play.tell(Audience.only(seat), rule, new CardsDrawn(seat, drawn));
    play.tell(Audience.others(seat), rule, new UnknownCardsDrawn(seat, drawn.size()));
    Assimilation.check(play, seat);
  }

  /**
   * The Discard becomes the Deck if the Deck is empty (DB-PLR-06).
   *
   * @return whether there is a card in the Deck now
   */
  public static boolean renewed(Play<DeckbuilderState> play, Seat seat) {
    DeckbuilderState state = play.state();
    if (!state.hidden().deck(seat).isEmpty()) {
      return true;
    }
    ImmutableList<CardId> discard = state.table().area(seat).discard();
    if (discard.isEmpty()) {
      return false;
    }
    shuffled(play, seat, discard);
    play.become(
        play.state().with(seat, play.state().table().area(seat).withDiscard(ImmutableList.of())));
    play.tell(PLR_06, new DeckReshuffled(seat, discard.size()));
    return true;
  }

  /** Those cards, shuffled, are the Deck of {@code seat}. */
  static void shuffled(Play<DeckbuilderState> play, Seat seat, ImmutableList<CardId> cards) {
    ImmutableList<CardId> deck = play.shuffle(cards);
    play.become(play.state().with(play.state().hidden().withDeck(seat, Pile.topFirst(deck))));
    Looks.end(play, CardEffect.Pile.DECK, seat);
  }

  /** The whole Hand is discarded, by number, so that its order tells nothing. */
  public static void discardHand(Play<DeckbuilderState> play, Seat seat, RuleId rule) {
    ImmutableList<CardId> hand =
        ImmutableList.sortedCopyOf(CardId.BY_NUMBER, play.state().hand(seat));
    play.become(play.state().withHand(seat, ImmutableList.of()));
    discarded(play, seat, play.state().table().area(seat), hand, rule);
  }

  /** The whole Bridge is discarded. */
  public static void discardBridge(Play<DeckbuilderState> play, Seat seat, RuleId rule) {
    Area area = play.state().table().area(seat);
    discarded(play, seat, area.withBridge(ImmutableList.of()), area.bridge(), rule);
  }

  /** Those cards go to the Discard of {@code area}, as it is without them. */
  private static void discarded(
      Play<DeckbuilderState> play, Seat seat, Area area, ImmutableList<CardId> cards, RuleId rule) {
    if (cards.isEmpty()) {
      return;
    }
    play.become(play.state().with(seat, area.withDiscard(Lists.plusAll(area.discard(), cards))));
    for (int i = 0; i < cards.size(); i++) {
      play.tell(rule, new CardDiscarded(seat, cards.get(i)));
    }
  }

  /** Hand, Discard, Deck and Bridge of {@code seat}. */
  static ImmutableList<CardId> all(DeckbuilderState state, Seat seat) {
    Area area = state.table().area(seat);
    return ImmutableList.<CardId>builder()
        .addAll(state.hand(seat))
        .addAll(area.discard())
        .addAll(state.hidden().deck(seat))
        .addAll(area.bridge())
        .build();
  }

  /** Those cards may be played again in this turn, whoever has played them (DB-PLR-09). */
  static void free(Play<DeckbuilderState> play, ImmutableList<CardId> cards) {
    Table table = play.state().table();
    for (int index = 0; index < table.players(); index++) {
      Tally tally = table.areas().get(index).tally();
      ImmutableList<CardId> played = tally.played();
      for (int i = 0; i < cards.size() && !played.isEmpty(); i++) {
        played = Lists.minus(played, cards.get(i));
      }
      if (played.size() < tally.played().size()) {
        play.become(play.state().with(Seat.at(index), tally.withPlayed(played)));
      }
    }
  }

  /** A card goes from the Hand to the Bridge and is played (DB-PLR-01, 09). */
  public static void play(Play<DeckbuilderState> play, Seat seat, CardId card, RuleId rule) {
    play.become(play.state().withHand(seat, Lists.minus(play.state().hand(seat), card)));
    Area area = play.state().table().area(seat);
    Tally tally = area.tally().withPlayed(Lists.plus(area.tally().played(), card));
    play.become(play.state().with(seat, area.afterPlay(Lists.plus(area.bridge(), card), tally)));
    play.tell(rule, new CardPlayed(seat, card));
  }
}
