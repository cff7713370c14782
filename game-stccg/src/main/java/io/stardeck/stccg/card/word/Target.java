package io.stardeck.stccg.card.word;

import com.google.common.collect.ImmutableSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;
import java.util.Optional;

/**
 * What a card may be played on. Everything is looked at as far as all can see ({@code ST-PRE-03}).
 *
 * @param kind the kind of thing
 * @param whose whose; anybody's unless told
 * @param affiliation of which affiliation; any unless told
 * @param site the kind of location; any unless told
 * @param cards of which definitions; any unless told
 * @param kinds of which kinds of card; any unless told
 * @param filter what it is like beyond that; anything unless told
 * @param condition what else has to be so; nothing unless told
 */
public record Target(
    TargetKind kind,
    Optional<Whose> whose,
    Optional<Affiliation> affiliation,
    Optional<Site> site,
    Optional<ImmutableSet<String>> cards,
    Optional<ImmutableSet<CardKind>> kinds,
    Optional<Requirement> filter,
    Optional<ImmutableSet<Condition>> condition) {
  /** What else has to be so. */
  public enum Condition {
    /** The ship is cloaked. */
    CLOAKED,
    /** The ship is not cloaked. */
    UNCLOAKED,
    /** At least one person is aboard. */
    MANNED,
    /** No person is aboard. */
    UNMANNED,
    /** There is equipment. */
    EQUIPPED,
    /** The ship is not at a usable outpost of its controller. */
    AWAY_FROM_OUTPOST,
    /** An own ship is here, with a Tractor Beam. */
    WITH_TRACTOR,
    /** Intruders are aboard. */
    BOARDED,
    /** The ship is stopped for good, no person has come since ({@code ST-SPC-06}). */
    DEAD,
    /** An outpost of that affiliation is in play. */
    OUTPOST_IN_PLAY,
    /** It is a ship of somebody, no mover. */
    NOT_MOVER,
    /** It is a treaty. */
    TREATY,
    /** It is no treaty. */
    NOT_TREATY,
    /** Teams are fighting. */
    TEAM_BATTLE,
    /**
     * As many of the intruders aboard are the player's as anybody else's, at least one ({@code
     * ST-D-63}).
     */
    MOST_INTRUDERS
  }
}
