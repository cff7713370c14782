package io.stardeck.stccg.internal.reporting;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Pool;
import io.stardeck.engine.zone.Seen;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.view.StccgView;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which unique cards are in play already ({@code ST-UNQ-01} to {@code ST-UNQ-05}). */
final class Unique {
  private final StccgView view;
  private final boolean shared;
  private @Nullable Set<String> inPlay;

  /** Those that the seat of {@code view} may not bring into play once more. */
  Unique(StccgView view) {
    this.view = view;
    this.shared = view.table().options().sharedUniqueness();
  }

  /** Gathered when the first card is asked about that may be one of them. */
  private Set<String> keys() {
    Set<String> keys = inPlay;
    if (keys == null) {
      keys = gathered();
      inPlay = keys;
    }
    return keys;
  }

  private Set<String> gathered() {
    Set<String> keys = new HashSet<>();
    for (Ship ship : view.table().ships()) {
      add(keys, ship.card(), ship.of(view.seat()));
    }
    Manned.each(
        view,
        (host, seat) -> {
          for (int i = 0; i < Role.ALL.size(); i++) {
            addAll(keys, view.cards(host, Role.ALL.get(i)), seat.equals(view.seat()));
          }
        });
    // Who is held has not left play, and is still that of who had them (ST-ZON-12).
    for (Lying lying : view.table().lying()) {
      boolean controlled = lying.controller().equals(view.seat());
      addAll(keys, view.cards(Places.held(lying.id())), controlled);
    }
    return keys;
  }

  private void addAll(Set<String> keys, ImmutableList<Card> cards, boolean controlled) {
    for (int i = 0; i < cards.size(); i++) {
      add(keys, cards.get(i), controlled);
    }
  }

  private void add(Set<String> keys, Card card, boolean controlled) {
    CardDef def = view.table().def(card);
    if (!def.universal() && (shared || controlled || card.owner().equals(view.seat()))) {
      keys.add(def.uniqueKey());
    }
  }

  /** Whether {@code card} may not enter play. */
  boolean taken(CardDef card) {
    return !card.universal()
        && (keys().contains(card.uniqueKey())
            || pooled(card.uniqueKey()) && (shared || captured(card.uniqueKey())));
  }

  /**
   * Whether a copy of the seat's own is among those of whom nobody knows where they are: it is
   * neither in sight nor in the deck.
   */
  private boolean captured(String key) {
    int copies = 0;
    for (Decklist.Entry entry : view.deck().map(Decklist::cards).orElse(ImmutableList.of())) {
      copies += view.table().def(entry.card()).uniqueKey().equals(key) ? entry.n() : 0;
    }
    for (Seen<Card> zone : view.zones().zones()) {
      for (Card card : zone.cards()) {
        boolean own = card.owner().equals(view.seat());
        copies -= own && view.table().def(card).uniqueKey().equals(key) ? 1 : 0;
      }
    }
    Optional<Pool> deck = view.zones().known(Places.deck(view.seat()));
    if (deck.isPresent()) {
      for (Face face : deck.get().faces()) {
        copies -= view.table().def(face.name()).uniqueKey().equals(key) ? 1 : 0;
      }
    }
    return copies > 0;
  }

  /**
   * Whoever is in play is known, by place or by pool ({@code ST-VIS-16}); what is known of hands
   * and decks is not in play.
   */
  private boolean pooled(String key) {
    for (Pool pool : view.zones().known()) {
      if (onHost(pool) && names(pool, key)) {
        return true;
      }
    }
    return false;
  }

  private static boolean onHost(Pool pool) {
    for (Place place : pool.places()) {
      if (HostKind.of(place).isPresent()) {
        return true;
      }
    }
    return false;
  }

  private boolean names(Pool pool, String key) {
    for (Face face : pool.faces()) {
      if (view.table().def(face.name()).uniqueKey().equals(key)) {
        return true;
      }
    }
    return false;
  }
}
