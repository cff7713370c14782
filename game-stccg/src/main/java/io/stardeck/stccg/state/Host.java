package io.stardeck.stccg.state;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Place;

/**
 * What persons and equipment are on; several {@link Role}s make several places of it.
 *
 * @param kind what it is
 * @param of the number of the ship's, outpost's or pod's card; of a team, of its location and
 *     player together
 */
public record Host(HostKind kind, int of) {
  private static final int SEATS = 10;
  private static final int MOST = 999_999;
  private static final ImmutableList<ImmutableList<Host>> KNOWN = known();

  /**
   * @throws IllegalArgumentException if the number is not 0 to 999,999
   */
  public Host {
    checkArgument(of >= 0 && of <= MOST, "a host is numbered 0 to %s, not %s", MOST, of);
  }

  private static ImmutableList<ImmutableList<Host>> known() {
    ImmutableList.Builder<ImmutableList<Host>> hosts = ImmutableList.builder();
    for (HostKind kind : HostKind.values()) {
      ImmutableList.Builder<Host> known = ImmutableList.builder();
      for (int of = 0; of < HostKind.KNOWN; of++) {
        known.add(new Host(kind, of));
      }
      hosts.add(known.build());
    }
    return hosts.build();
  }

  private static Host of(HostKind kind, int of) {
    return of >= 0 && of < HostKind.KNOWN ? KNOWN.get(kind.ordinal()).get(of) : new Host(kind, of);
  }

  /** A ship. */
  public static Host ship(CardId ship) {
    return of(HostKind.SHIP, ship.number());
  }

  /** An outpost. */
  public static Host outpost(CardId outpost) {
    return of(HostKind.OUTPOST, outpost.number());
  }

  /** The cards of {@code seat} on the surface of a location. */
  public static Host team(int location, Seat seat) {
    return of(HostKind.TEAM, location * SEATS + seat.number());
  }

  /** A pod. */
  public static Host pod(CardId card) {
    return of(HostKind.POD, card.number());
  }

  /** The card that it is; not asked of a team. */
  public CardId card() {
    return CardId.of(of);
  }

  /** Of a team, its location. */
  public int teamLocation() {
    return of / SEATS;
  }

  /** Of a team, whose it is. */
  public Seat teamSeat() {
    return Seat.of(of % SEATS);
  }

  /** The place of that role. */
  public Place place(Role role) {
    return kind.place(role, of);
  }
}
