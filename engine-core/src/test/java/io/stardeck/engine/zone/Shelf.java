package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Play;

/** Cards and nothing else. The face of a card is its number modulo ten, in words "f0" to "f9". */
record Shelf(Zones<CardId> zones, Chance chance) implements GameState<Shelf> {
  static final Seat ONE = Seat.of(1);
  static final Seat TWO = Seat.of(2);
  static final Seat THREE = Seat.of(3);
  static final Handler DEALER = new Handler();

  /** Three seats, of which each has a deck and a hand, and a yard for all. */
  static Play<Shelf> laid() {
    Play<Shelf> play = Play.silent(new Shelf(Zones.none(), Chance.seeded(7)));
    for (Seat seat : Seat.first(3)) {
      DEALER.open(play, deck(seat), ZoneKind.deck());
      DEALER.open(play, hand(seat), ZoneKind.hand(seat));
    }
    DEALER.open(play, yard(), ZoneKind.open());
    return play;
  }

  @Override
  public Pile<Frame> frames() {
    return Pile.empty();
  }

  @Override
  public Shelf withFrames(Pile<Frame> frames) {
    throw new UnsupportedOperationException("there is no game");
  }

  @Override
  public Shelf withChance(Chance next) {
    return new Shelf(zones, next);
  }

  static Place deck(Seat seat) {
    return Place.of("deck", seat);
  }

  static Place hand(Seat seat) {
    return Place.of("hand", seat);
  }

  static Place yard() {
    return Place.of("yard");
  }

  static CardId card(int number) {
    return CardId.of(number);
  }

  static ImmutableList<CardId> cards(int... numbers) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (int number : numbers) {
      cards.add(CardId.of(number));
    }
    return cards.build();
  }

  static ImmutableList<Face> faces(int... numbers) {
    ImmutableList.Builder<Face> faces = ImmutableList.builder();
    for (int number : numbers) {
      faces.add(new Face("f" + number));
    }
    return faces.build();
  }

  /** What is known of those places together. */
  static Pool pool(ImmutableList<Face> faces, Place... places) {
    return Pool.of(ImmutableList.sortedCopyOf(ImmutableList.copyOf(places)), faces);
  }

  /** Handles them. */
  static class Handler extends Dealer<Shelf, CardId> {
    Handler() {
      this(Naming.fixed());
    }

    Handler(Naming<CardId> naming) {
      super(naming);
    }

    @Override
    public final Zones<CardId> zones(Shelf shelf) {
      return shelf.zones();
    }

    @Override
    protected final Shelf with(Shelf shelf, Zones<CardId> zones) {
      return new Shelf(zones, shelf.chance());
    }

    @Override
    public final Face face(Shelf shelf, CardId card) {
      return new Face("f" + card.number() % 10);
    }
  }
}
