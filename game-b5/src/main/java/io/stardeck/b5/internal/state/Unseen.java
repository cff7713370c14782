package io.stardeck.b5.internal.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.config.Roster;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.state.B5Frame.Look;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Redeal;
import io.stardeck.engine.zone.Supply;
import io.stardeck.engine.zone.Zones;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The cards that a seat cannot see, dealt anew from the deck lists, which everybody knows ({@code
 * B5-D-78}): each player's among themselves, agendas and aftermaths where such lie face down.
 */
public final class Unseen implements Supply<CardId> {
  private final Board board;
  private final Map<Seat, List<CardId>> left = new HashMap<>();

  private Unseen(B5View view, Chance chance) {
    this.board = view.board();
    Set<CardId> seen = new HashSet<>();
    view.zones().zones().forEach(zone -> seen.addAll(zone.cards()));
    Roster roster = board.config().roster();
    Chance next = chance;
    for (Seat seat : board.seats()) {
      List<CardId> cards = new ArrayList<>();
      for (int number = roster.first(seat); number < roster.end(seat); number++) {
        if (!seen.contains(CardId.of(number))) {
          cards.add(CardId.of(number));
        }
      }
      var shuffled = next.shuffle(cards);
      next = shuffled.next();
      left.put(seat, new ArrayList<>(shuffled.value()));
    }
  }

  /** A state that looks to the seat of {@code view} just as the true one. */
  public static B5State anew(B5View view, Chance chance) {
    Unseen unseen = new Unseen(view, chance.fork(1));
    Zones<CardId> zones = Redeal.of(view.zones(), view.seat(), unseen, chance.fork(2));
    B5State state = new B5State(view.board(), view.frames(), zones, chance.fork(3));
    return state.top() instanceof Look look && !look.looker().equals(view.seat())
        ? Cards.DEALER.aware(
            state, Audience.only(look.looker()), Places.deck(look.deck()), 0, look.number())
        : state;
  }

  @Override
  public CardId of(Face face, Place place) {
    List<CardId> cards = left(place);
    for (int i = cards.size() - 1; i >= 0; i--) {
      if (board.config().roster().face(cards.get(i)).equals(face)) {
        return cards.remove(i);
      }
    }
    throw new IllegalArgumentException("no " + face + " is left for " + place);
  }

  @Override
  public CardId any(Place place) {
    List<CardId> cards = left(place);
    return cards.remove(cards.size() - 1);
  }

  @Override
  public int misfits(Place place, ImmutableList<CardId> cards) {
    int misfits = 0;
    for (CardId card : cards) {
      boolean own = board.config().roster().owner(card).equals(Seat.of(place.of()));
      Optional<Kind> wanted = kind(place);
      boolean fits = wanted.isEmpty() || board.def(card).kind() == wanted.get();
      misfits += own && fits ? 0 : 1;
    }
    return misfits;
  }

  /** What everybody can tell of the cards there. */
  private static Optional<Kind> kind(Place place) {
    Seat seat = Seat.of(place.of());
    if (place.equals(Places.hiddenAgenda(seat))) {
      return Optional.of(Kind.AGENDA);
    }
    return place.equals(Places.set(seat)) ? Optional.of(Kind.AFTERMATH) : Optional.empty();
  }

  private List<CardId> left(Place place) {
    return Objects.requireNonNull(left.get(Seat.of(place.of())));
  }
}
