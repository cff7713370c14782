package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Numbered;

/**
 * Where cards lie: a zone of the rulebook and which of its kind, as the hand of seat 2, the crew of
 * a ship, what a face-down token stands for. Its JSON form is {@code hand-2}, or {@code stock}
 * where there is but one.
 */
public final class Place implements Comparable<Place> {
  private static final int LONGEST = 40;

  private final String zone;
  private final int of;
  private final int hash; // places are looked up many times a decision

  /**
   * That place.
   *
   * @param zone the name of the kind of zone, in lower-case letters with hyphens
   * @param of the number of the seat, card or token whose zone it is; -1 where there is but one
   */
  public Place(String zone, int of) {
    this.zone = zone;
    this.of = of;
    this.hash = zone.hashCode() + 31 * of;
  }

  /** The one place of that kind. */
  public static Place of(String zone) {
    return new Place(zone, -1);
  }

  /** The place of {@code seat}. */
  public static Place of(String zone, Seat seat) {
    return new Place(zone, seat.number());
  }

  /** The place of the card, or the token, of that number. */
  public static Place of(String zone, CardId host) {
    return new Place(zone, host.number());
  }

  // Read by hand: a state names places by the dozen.
  @JsonCreator
  static Place parse(String text) {
    int hyphen = text.lastIndexOf('-');
    int of = hyphen < 0 ? -1 : Numbered.parse('-', text.substring(hyphen));
    String zone = of < 0 ? text : text.substring(0, hyphen);
    checkArgument(isName(zone), "a place is named like hand-2 or stock, not \"%s\"", text);
    return new Place(zone, of);
  }

  /** Whether it is words of lower-case letters with a hyphen between two of them. */
  private static boolean isName(String zone) {
    boolean letter = false;
    for (int i = 0; i < zone.length(); i++) {
      char at = zone.charAt(i);
      if (at == '-' ? !letter : at < 'a' || at > 'z') {
        return false;
      }
      letter = at != '-';
    }
    return letter && zone.length() <= LONGEST;
  }

  /** The name of the kind of zone. */
  public String zone() {
    return zone;
  }

  /** The number of the seat, card or token whose zone it is; -1 where there is but one. */
  public int of() {
    return of;
  }

  /** By the name of the zone, then by number. */
  @Override
  public int compareTo(Place other) {
    int byZone = zone.equals(other.zone) ? 0 : zone.compareTo(other.zone);
    return byZone != 0 ? byZone : Integer.compare(of, other.of);
  }

  // As a rule asked of the very one that is meant, or of one with another hash.
  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Place that
            && that.hash == hash
            && that.of == of
            && that.zone.equals(zone);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  @JsonValue
  public String toString() {
    return of < 0 ? zone : zone + "-" + of;
  }
}
