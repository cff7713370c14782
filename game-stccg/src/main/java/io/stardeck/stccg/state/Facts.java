package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.zone.Place;
import java.util.BitSet;
import java.util.function.Predicate;

/**
 * The game as somebody knows it: the state knows all, a view what its seat may know. Rules work
 * numbers out of either.
 */
public interface Facts {
  /** What everybody sees. */
  Table table();

  /** Whether there is such a place. */
  boolean has(Place place);

  /** The number of cards in {@code place}; 0 if there is no such place. */
  int size(Place place);

  /** The known cards in {@code place}; none if there is no such place. */
  ImmutableList<Card> cards(Place place);

  /** The surfaces where anything lies, by the numbers of their hosts. */
  BitSet teams();

  /**
   * What lies on hosts, each by its definition: persons and equipment in play are known to
   * everybody, by place or by pool ({@code ST-VIS-16}).
   *
   * @param places which places of hosts; of a pool its first
   */
  ImmutableList<String> onHosts(Predicate<Place> places);

  /** The known cards on a host in a role. */
  default ImmutableList<Card> cards(Host host, Role role) {
    return cards(host.place(role));
  }

  /** The number of cards on a host in a role. */
  default int size(Host host, Role role) {
    return size(host.place(role));
  }

  /** How many persons are on a host, whoever knows them. */
  default int persons(Host host) {
    return size(host, Role.FREE)
        + size(host, Role.STOPPED)
        + size(host, Role.DISABLED)
        + size(host, Role.GROUP);
  }

  /** How many pieces of equipment are on a host. */
  default int gear(Host host) {
    return size(host, Role.GEAR) + size(host, Role.GEAR_STOPPED) + size(host, Role.GEAR_GROUP);
  }
}
