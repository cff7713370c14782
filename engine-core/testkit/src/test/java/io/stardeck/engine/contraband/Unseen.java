package io.stardeck.engine.contraband;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Drawn;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Invention;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Redeal;
import io.stardeck.engine.zone.Zones;

/** Invents decks that fit what a seat knows: at most two of gold in each. */
final class Unseen extends Invention<Card> {
  private final int[] gold;
  private Chance chance;

  private Unseen(Harbour.View view, Chance chance) {
    super(view.zones(), Card::id, chance.fork(1));
    this.chance = chance.fork(2);
    this.gold = new int[view.players() + 1];
    for (Seat seat : Seat.first(view.players())) {
      for (Place place : Places.ofDeck(seat)) {
        for (Card card : view.zones().cards(place)) {
          gold[seat.number()] += card.face().equals(Config.GOLD) ? 1 : 0;
        }
        gold[seat.number()] += bound(view, place);
      }
    }
  }

  /** Gold that is known to lie in a pool, counted at the first of its places. */
  private static int bound(Harbour.View view, Place place) {
    return view.zones()
        .known(place)
        .filter(pool -> pool.places().get(0).equals(place))
        .map(pool -> (int) pool.faces().stream().filter(Config.GOLD::equals).count())
        .orElse(0);
  }

  static Harbour anew(Harbour.View view, Chance chance) {
    Zones<Card> zones =
        Redeal.of(view.zones(), view.seat(), new Unseen(view, chance), chance.fork(3));
    Config none = new Config(ImmutableList.of(), view.table().rounds());
    Harbour dealt = new Harbour(none, view.table(), zones, chance.fork(4));
    ImmutableList.Builder<ImmutableList<Face>> decks = ImmutableList.builder();
    for (Seat seat : Seat.first(view.players())) {
      decks.add(dealt.faces(Places.ofDeck(seat)));
    }
    Config config = new Config(decks.build(), view.table().rounds());
    return informed(new Harbour(config, view.table(), zones, chance.fork(4)), view.seat());
  }

  /** What the others know whatever was shown to them: the boxes, and their own decks. */
  private static Harbour informed(Harbour dealt, Seat seat) {
    Audience others = Audience.others(seat);
    Harbour next = dealt;
    for (Seat owner : Seat.first(dealt.players())) {
      next = Cards.DEALER.informed(next, others, Places.boxes(owner));
      next = Cards.DEALER.informed(next, others.and(Audience.only(owner)), Places.ofDeck(owner));
    }
    return next;
  }

  @Override
  protected Card card(Face face, CardId id, Place place) {
    return new Card(id, face);
  }

  @Override
  protected Face face(Place place) {
    Seat owner = Places.owner(place);
    Drawn<Face> drawn =
        chance.pick(
            gold[owner.number()] < Config.MOST_GOLD
                ? Config.FACES
                : ImmutableList.of(Config.TEA, Config.SPY, Config.PEEK, Config.LAMP, Config.STORM));
    chance = drawn.next();
    gold[owner.number()] += drawn.value().equals(Config.GOLD) ? 1 : 0;
    return drawn.value();
  }
}
