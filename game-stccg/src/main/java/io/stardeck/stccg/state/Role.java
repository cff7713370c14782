package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.zone.Place;

/** What everybody can tell of the cards on a host: each role makes a place of its own. */
public enum Role {
  /** Persons who are not stopped. */
  FREE("free"),
  /** Persons who are stopped until the end of the turn ({@code ST-ORD-05}). */
  STOPPED("stopped"),
  /** Persons who are disabled, and treated as stopped ({@code ST-ORD-11}). */
  DISABLED("disabled"),
  /** Persons of the group that attempts or fights. */
  GROUP("group"),
  /** Equipment. */
  GEAR("gear"),
  /** Equipment that is stopped. */
  GEAR_STOPPED("gear-stopped"),
  /** Equipment of the group that attempts or fights. */
  GEAR_GROUP("gear-group");

  /** All of them. */
  public static final ImmutableList<Role> ALL = ImmutableList.copyOf(values());

  /** Those of persons. */
  public static final ImmutableList<Role> PERSONS =
      ImmutableList.of(FREE, STOPPED, DISABLED, GROUP);

  /** Those of equipment. */
  public static final ImmutableList<Role> EQUIPMENT =
      ImmutableList.of(GEAR, GEAR_STOPPED, GEAR_GROUP);

  private final String word;

  Role(String word) {
    this.word = word;
  }

  String word() {
    return word;
  }

  /** Whether a place is of this role, on whatever host. */
  public boolean has(Place place) {
    String zone = place.zone();
    return zone.endsWith(word) && zone.indexOf('-') == zone.length() - word.length() - 1;
  }

  /** Whether persons are in it, not equipment. */
  public boolean persons() {
    return this == FREE || this == STOPPED || this == DISABLED || this == GROUP;
  }

  /** The role of the equipment beside persons of this one. */
  public Role gear() {
    return switch (this) {
      case GROUP -> GEAR_GROUP;
      case STOPPED -> GEAR_STOPPED;
      default -> GEAR;
    };
  }

  /** The role of those who stop: the same for what is stopped already. */
  public Role stopped() {
    return switch (this) {
      case FREE, GROUP -> STOPPED;
      case GEAR, GEAR_GROUP -> GEAR_STOPPED;
      default -> this;
    };
  }

  /** The role of those who are not stopped any more. */
  public Role free() {
    return switch (this) {
      case STOPPED, GROUP -> FREE;
      case GEAR_STOPPED, GEAR_GROUP -> GEAR;
      default -> this;
    };
  }
}
