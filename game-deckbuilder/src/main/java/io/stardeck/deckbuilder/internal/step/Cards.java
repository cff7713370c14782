package io.stardeck.deckbuilder.internal.step;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.event.CardEvent.CardPlayed;
import io.stardeck.deckbuilder.event.CardEvent.CardsDiscarded;
import io.stardeck.deckbuilder.event.CardEvent.CardsDrawn;
import io.stardeck.deckbuilder.event.CardEvent.DeckReshuffled;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Shown;

/** What happens to the cards of one player. */
public final class Cards {
  private static final RuleId PLR_06 = RuleId.of("DB-PLR-06");

  private Cards() {}

  /**
   * {@code seat} draws so many cards, or as many as there are (DB-PLR-06, 07), or until they are
   * assimilated (DB-BOR-91).
   */
  public static void draw(Play<DeckbuilderState> play, Seat seat, int n, RuleId rule) {
    ImmutableList.Builder<CardId> builder = ImmutableList.builder();
    int room = Assimilation.room(play.state(), seat);
    int left = n;
    while (left > 0 && room > 0 && renewed(play, seat)) {
      int count = Math.min(left, room);
      for (CardId card : CARDS.tops(play, Places.deck(seat), count).to(Places.hand(seat)).cards()) {
        builder.add(card);
        left--;
        room -= Assimilation.borg(play.state().table(), card) ? 1 : 0;
      }
    }
    ImmutableList<CardId> drawn = builder.build();
    if (drawn.isEmpty()) {
      return;
    }
    new Shown<>(play, drawn, Audience.only(seat))
        .tell(rule, cards -> new CardsDrawn(seat, drawn.size(), cards));
    Assimilation.check(play, seat);
  }

  /**
   * The Discard becomes the Deck if the Deck is empty (DB-PLR-06).
   *
   * @return whether there is a card in the Deck now
   */
  public static boolean renewed(Play<DeckbuilderState> play, Seat seat) {
    DeckbuilderState state = play.state();
    if (!state.deck(seat).isEmpty()) {
      return true;
    }
    ImmutableList<CardId> discard = state.table().area(seat).discard();
    if (discard.isEmpty()) {
      return false;
    }
    CARDS.bring(play, Places.deck(seat), discard, Audience.everyone());
    CARDS.shuffle(play, Places.deck(seat));
    play.become(
        play.state().with(seat, play.state().table().area(seat).withDiscard(ImmutableList.of())));
    play.tell(PLR_06, new DeckReshuffled(seat, discard.size()));
    return true;
  }

  /** A player's empty Deck is renewed before somebody looks into it (DB-EFF-23). */
  public static void renew(Play<DeckbuilderState> play, CardEffect.Pile pile, Seat whose) {
    if (pile == CardEffect.Pile.DECK) {
      renewed(play, whose);
    }
  }

  /** The whole Hand is discarded, by number, so that its order tells nothing. */
  public static void discardHand(Play<DeckbuilderState> play, Seat seat, RuleId rule) {
    ImmutableList<CardId> hand =
        ImmutableList.sortedCopyOf(CardId.BY_NUMBER, play.state().hand(seat));
    CARDS.all(play, Places.hand(seat)).away();
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
    play.tell(rule, new CardsDiscarded(seat, cards));
  }

  /**
   * Hand, Discard, Deck and Bridge become the new Deck (DB-DEF-03).
   *
   * @return its cards, in no order that tells anything
   */
  static ImmutableList<CardId> gather(Play<DeckbuilderState> play, Seat seat) {
    Area area = play.state().table().area(seat);
    Place deck = Places.deck(seat);
    CARDS.bringOnTop(play, deck, area.discard(), Audience.everyone());
    CARDS.all(play, Places.hand(seat)).to(deck);
    CARDS.bring(play, deck, area.bridge(), Audience.everyone());
    CARDS.shuffle(play, deck);
    play.become(
        play.state()
            .with(seat, area.withDiscard(ImmutableList.of()).withBridge(ImmutableList.of())));
    return play.state().deck(seat);
  }

  /** Hand, Discard, Deck and Bridge of {@code seat}. */
  static ImmutableList<CardId> all(DeckbuilderState state, Seat seat) {
    Area area = state.table().area(seat);
    return ImmutableList.<CardId>builder()
        .addAll(state.hand(seat))
        .addAll(area.discard())
        .addAll(state.deck(seat))
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
    CARDS.card(play, Places.hand(seat), card).away();
    Area area = play.state().table().area(seat);
    Tally tally = area.tally().withPlayed(Lists.plus(area.tally().played(), card));
    play.become(play.state().with(seat, area.afterPlay(Lists.plus(area.bridge(), card), tally)));
    play.tell(rule, new CardPlayed(seat, card));
  }
}
