package io.stardeck.deckbuilder.card.word;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.base.Enums;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;

/**
 * The zones that a {@link Selector} looks into, in the order of {@link Zone}. In JSON one zone or a
 * list of them.
 *
 * @param any the zones, whatever the order in which they were written
 */
public record Zones(ImmutableSet<Zone> any) {
  /** In one order, so that equal selectors find cards in the same order. */
  public Zones {
    any = Sets.immutableEnumSet(any);
  }

  /** That zone alone. */
  public static Zones of(Zone zone) {
    return new Zones(ImmutableSet.of(zone));
  }

  /** Whether a card may lie in two of them, as in BRIDGE and IN_PLAY. */
  public boolean overlap() {
    return any.size() > 1
        && (any.contains(Zone.THIS)
            || any.contains(Zone.CURRENT)
            || any.contains(Zone.IN_PLAY)
            || any.contains(Zone.STARBASE)
            || any.contains(Zone.DECK));
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static Zones parse(JsonNode json) {
    if (json.isTextual()) {
      return of(zone(json.textValue()));
    }
    checkArgument(json.isArray() && !json.isEmpty(), "a zone or a list of zones");
    ImmutableSet.Builder<Zone> zones = ImmutableSet.builder();
    for (JsonNode zone : json) {
      checkArgument(zone.isTextual(), "a list of zones holds their names");
      zones.add(zone(zone.textValue()));
    }
    return new Zones(zones.build());
  }

  @JsonValue
  Object json() {
    return any.size() == 1 ? any.asList().get(0) : any;
  }

  private static Zone zone(String name) {
    Zone zone = Enums.getIfPresent(Zone.class, name).orNull();
    checkArgument(zone != null, "a zone is one of %s", Joiner.on(", ").join(Zone.values()));
    return zone;
  }
}
