package io.stardeck.deckbuilder.internal.dealing;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.card.Scenario;
import io.stardeck.deckbuilder.internal.integrity.Census;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Hidden;
import io.stardeck.deckbuilder.state.Holding;
import io.stardeck.deckbuilder.state.Look;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.Secrets;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Drawn;
import io.stardeck.engine.rules.Lists;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * Deals anew all that a seat cannot know: Hands and Decks out of what everybody knows to be whose,
 * the shared decks out of what is left, the generator.
 */
public final class Dealing {
  private static final ImmutableList<CardId> NOTHING = ImmutableList.of();

  private final DeckbuilderView view;
  private final BitSet gone = new BitSet();
  private Chance chance;

  private Dealing(DeckbuilderView view, Chance chance) {
    this.view = view;
    this.chance = chance;
  }

  /** A state that looks to the seat of {@code view} as the true one. */
  public static DeckbuilderState anew(DeckbuilderView view, Chance chance) {
    return new Dealing(view, chance).deal();
  }

  private DeckbuilderState deal() {
    Table table = view.table();
    int players = table.players();
    List<ImmutableList<CardId>> hands = new ArrayList<>(Collections.nCopies(players, NOTHING));
    List<Pile<CardId>> decks = new ArrayList<>(Collections.nCopies(players, Pile.empty()));
    for (Holding holding : table.holdings()) {
      holding(holding, hands, decks);
    }
    Census.open(table).forEach(card -> gone.set(card.number()));
    Pile<CardId> space = space(unseen(spaceCards(table)));
    Pile<CardId> starbase =
        deck(unseen(Roster.starbase(table.config())), CardEffect.Pile.STARBASE_DECK);
    Pile<CardId> borg = Pile.topFirst(shuffle(unseen(Roster.borg(table.config()))));
    ImmutableList<Secrets> secrets =
        hands.stream().map(Secrets::new).collect(ImmutableList.toImmutableList());
    Hidden hidden = new Hidden(ImmutableList.copyOf(decks), space, starbase, borg, chance.fork(0));
    return new DeckbuilderState(table, secrets, hidden);
  }

  /** Those of the space deck; a card may have moved a starting Starship there. */
  private static ImmutableList<CardId> spaceCards(Table table) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    cards.addAll(Roster.space(table.config()));
    table.areas().forEach(area -> cards.add(area.starting()));
    return cards.build();
  }

  /** The Hands and Decks of the players whose cards these are. */
  private void holding(
      Holding holding, List<ImmutableList<CardId>> hands, List<Pile<CardId>> decks) {
    BitSet known = new BitSet();
    for (Seat seat : holding.seats()) {
      view.table().area(seat).bridge().forEach(card -> known.set(card.number()));
      view.table().area(seat).discard().forEach(card -> known.set(card.number()));
      seenHand(seat).forEach(card -> known.set(card.number()));
      seenDeck(seat).forEach(card -> known.set(card.number()));
    }
    List<CardId> pool = new ArrayList<>();
    for (CardId card : holding.cards()) {
      gone.set(card.number());
      if (!known.get(card.number())) {
        pool.add(card);
      }
    }
    ImmutableList<CardId> rest = shuffle(pool);
    if (view.table().is(Scenario.BORG_INVASION)) {
      rest = BorgLimit.kept(view, holding, rest);
    }
    for (Seat seat : holding.seats()) {
      ImmutableList<CardId> hand = seenHand(seat);
      int handGap = view.counts(seat).hand() - hand.size();
      hands.set(seat.index(), Lists.plusAll(hand, rest.subList(0, handGap)));
      rest = rest.subList(handGap, rest.size());
      ImmutableList<CardId> top = seenDeck(seat);
      int deckGap = view.counts(seat).deck() - top.size();
      decks.set(seat.index(), Pile.topFirst(Lists.plusAll(top, rest.subList(0, deckGap))));
      rest = rest.subList(deckGap, rest.size());
    }
  }

  private ImmutableList<CardId> seenHand(Seat seat) {
    return view.hand(seat);
  }

  private ImmutableList<CardId> seenDeck(Seat seat) {
    return view.seen(new Look(CardEffect.Pile.DECK, seat, view.counts(seat).deck()));
  }

  /** How many cards of the Deck of {@code seat} are seen. */
  static int seenDeck(DeckbuilderView view, Seat seat) {
    return view.seen(new Look(CardEffect.Pile.DECK, seat, view.counts(seat).deck())).size();
  }

  /** What was flipped in this turn lies at the bottom, unless the deck has gone round. */
  private Pile<CardId> space(List<CardId> cards) {
    ImmutableList<CardId> shown =
        view.seen(new Look(CardEffect.Pile.SPACE_DECK, Seat.SPECTATOR, view.spaceDeck()));
    List<CardId> fresh = new ArrayList<>();
    List<CardId> flipped = new ArrayList<>();
    for (CardId card : shuffle(cards)) {
      if (!shown.contains(card)) {
        boolean old = view.table().turn().flipped().contains(card);
        (old ? flipped : fresh).add(card);
      }
    }
    List<CardId> order = new ArrayList<>(shown);
    if (shown.isEmpty() && view.spaceGoneRound()) {
      order.add(flipped.remove(0));
    }
    order.addAll(fresh);
    order.addAll(flipped);
    return Pile.topFirst(order);
  }

  private Pile<CardId> deck(List<CardId> cards, CardEffect.Pile pile) {
    ImmutableList<CardId> shown = view.seen(new Look(pile, Seat.SPECTATOR, cards.size()));
    List<CardId> order = new ArrayList<>(shown);
    for (CardId card : shuffle(cards)) {
      if (!shown.contains(card)) {
        order.add(card);
      }
    }
    return Pile.topFirst(order);
  }

  private List<CardId> unseen(ImmutableList<CardId> cards) {
    List<CardId> unseen = new ArrayList<>();
    for (CardId card : cards) {
      if (!gone.get(card.number())) {
        unseen.add(card);
      }
    }
    return unseen;
  }

  private ImmutableList<CardId> shuffle(List<CardId> cards) {
    Drawn<ImmutableList<CardId>> shuffled = chance.shuffle(cards);
    chance = shuffled.next();
    return shuffled.value();
  }
}
