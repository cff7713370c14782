package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where cards lie: a zone of the rulebook and which of its kind, as the hand of seat 2, the crew of
 * a ship, what a face-down token stands for. Its JSON form is {@code hand-2}, or {@code stock}
 * where there is but one.
 *
 * @param zone the name of the kind of zone, in lower-case letters with hyphens
 * @param of the number of the seat, card or token whose zone it is; -1 where there is but one
 */
public record Place(String zone, int of) implements Comparable<Place> {
  private static final Pattern ZONE = Pattern.compile("[a-z]+(-[a-z]+)*");
  private static final Pattern TEXT = Pattern.compile("([a-z-]{1,40}?)(?:-(0|[1-9][0-9]{0,8}))?");

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

  @JsonCreator
  static Place parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    checkArgument(matcher.matches(), "a place is named like hand-2 or stock, not \"%s\"", text);
    checkArgument(
        ZONE.matcher(matcher.group(1)).matches(),
        "a place is named like hand-2 or stock, not \"%s\"",
        text);
    return new Place(
        matcher.group(1), matcher.group(2) == null ? -1 : Integer.parseInt(matcher.group(2)));
  }

  /** By the name of the zone, then by number. */
  @Override
  public int compareTo(Place other) {
    int byZone = zone.equals(other.zone) ? 0 : zone.compareTo(other.zone);
    return byZone != 0 ? byZone : Integer.compare(of, other.of);
  }

  // Places are looked up several times a decision, as a rule by the very one that is meant.
  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof Place that && that.of == of && that.zone.equals(zone);
  }

  @Override
  public int hashCode() {
    return zone.hashCode() + 31 * of;
  }

  @Override
  @JsonValue
  public String toString() {
    return of < 0 ? zone : zone + "-" + of;
  }
}
