package io.stardeck.b5.config;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.CardSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Face;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The copies of all cards of a game, numbered player by player: the ambassador, then the deck in
 * the order of its list; after the last player the mercenaries that lie open from the start.
 */
public final class Roster {
  private final CardDef[] definitions;
  private final Seat[] owners;
  private final int[] firsts;
  private final Face[] faces;
  private final ImmutableSet<String> shared;

  private Roster(List<CardDef> definitions, List<Seat> owners, int[] firsts) {
    this.definitions = definitions.toArray(new CardDef[0]);
    this.owners = owners.toArray(new Seat[0]);
    this.firsts = firsts;
    this.faces = new Face[this.definitions.length];
    for (int i = 0; i < faces.length; i++) {
      faces[i] = new Face(this.definitions[i].id());
    }
    this.shared = shared(definitions);
  }

  static Roster of(B5Config config) {
    CardSet set = config.set();
    List<CardDef> cards = new ArrayList<>();
    List<Seat> owners = new ArrayList<>();
    int[] firsts = new int[config.players() + 1];
    for (int player = 0; player < config.players(); player++) {
      firsts[player] = cards.size();
      cards.add(set.ambassador(config.races().get(player)));
      config
          .decks()
          .get(player)
          .cards()
          .forEach((id, copies) -> cards.addAll(Collections.nCopies(copies, set.card(id))));
      while (owners.size() < cards.size()) {
        owners.add(Seat.at(player));
      }
    }
    firsts[config.players()] = cards.size();
    for (String id : config.openMercenaries()) {
      cards.add(set.card(id));
      owners.add(Seat.at(0));
    }
    return new Roster(cards, owners, firsts);
  }

  private static ImmutableSet<String> shared(List<CardDef> definitions) {
    Set<String> seen = new HashSet<>();
    ImmutableSet.Builder<String> shared = ImmutableSet.builder();
    for (CardDef def : definitions) {
      if (!seen.add(def.title())) {
        shared.add(def.title());
      }
    }
    return shared.build();
  }

  /** Whether another copy of the game has the title of that one. */
  public boolean sharesTitle(CardId id) {
    return shared.contains(def(id).title());
  }

  /** The number of copies. */
  public int size() {
    return definitions.length;
  }

  /** Whether a copy of the game has that id. */
  public boolean has(CardId id) {
    return id.number() < definitions.length;
  }

  /** The definition of that copy. */
  public CardDef def(CardId id) {
    return definitions[id.number()];
  }

  /** What that copy shows when it is turned up: its definition. */
  public Face face(CardId id) {
    return faces[id.number()];
  }

  /** In whose deck that copy was; of the mercenaries that lay open, the first player. */
  public Seat owner(CardId id) {
    return owners[id.number()];
  }

  /** The ambassador of that player. */
  public CardId ambassador(Seat seat) {
    return CardId.of(firsts[seat.index()]);
  }

  /** The number of the first copy of that player's deck. */
  public int first(Seat seat) {
    return firsts[seat.index()] + 1;
  }

  /** The number behind the last copy of that player's deck. */
  public int end(Seat seat) {
    return firsts[seat.index() + 1];
  }

  /** The number of the first mercenary that lies open from the start. */
  public int firstMercenary() {
    return firsts[firsts.length - 1];
  }
}
