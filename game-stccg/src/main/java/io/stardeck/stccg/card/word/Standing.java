package io.stardeck.stccg.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.Stat;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What holds as long as a card lies where it lies, or as long as {@link GameEffect.Impose} says.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op")
public sealed interface Standing
    permits Standing.Scoped,
        Standing.Sees,
        Standing.Prevent,
        Standing.BeamCap,
        Standing.Treaty,
        Standing.Espionage,
        Standing.Holograms,
        Standing.ShowHands,
        Standing.MassReport,
        Standing.TurnsDoubled,
        Standing.KillGuard,
        Standing.DrawMore,
        Standing.Overcomes,
        Standing.Voids,
        ShipStanding {
  /** Which of equal cards on one thing have this effect ({@code ST-TRM-03}). */
  default Copies copies() {
    return Copies.FIRST;
  }

  /** What holds for all cards of some kind that are so. */
  sealed interface Scoped extends Standing {
    /** On what. */
    Scope on();

    /** Which of these; all unless told. Of persons it asks for what is printed. */
    Optional<Requirement> filter();

    /** What serves its own player, and what is about those whom a card holds, is its own alone. */
    @Override
    default Copies copies() {
      return on() == Scope.OWN
          ? Copies.FIRST_OF_EACH_PLAYER
          : on() == Scope.HELD ? Copies.EACH : Copies.FIRST;
    }
  }

  /**
   * A number is changed ({@code ST-EFF-12}).
   *
   * @param stat which number
   * @param how how it is changed
   * @param by by how much
   * @param on on what
   * @param filter which of these; all unless told
   */
  @JsonTypeName("MODIFY")
  record Modify(Stat stat, How how, Amount by, Scope on, Optional<Requirement> filter)
      implements Scoped {}

  /**
   * Persons have more levels of a skill ({@code ST-EFF-11}).
   *
   * @param name the skill, or the name of a classification
   * @param n how many levels; 1 unless told
   * @param on on what
   * @param filter which of these; all unless told
   */
  @JsonTypeName("GAIN_SKILL")
  record GainSkill(String name, OptionalInt n, Scope on, Optional<Requirement> filter)
      implements Scoped {}

  /**
   * Persons have one more classification ({@code ST-EFF-11}).
   *
   * @param name the classification
   * @param on on what
   * @param filter which of these; all unless told
   */
  @JsonTypeName("GAIN_CLASS")
  record GainClass(String name, Scope on, Optional<Requirement> filter) implements Scoped {}

  /**
   * Persons are without a skill, or have fewer levels of it ({@code ST-EFF-11}).
   *
   * @param name the skill; the first in their list unless told
   * @param n how many levels fewer; the whole skill unless told
   * @param on on what
   * @param filter which of these; all unless told
   */
  @JsonTypeName("LOSE_SKILL")
  record LoseSkill(Optional<String> name, OptionalInt n, Scope on, Optional<Requirement> filter)
      implements Scoped {}

  /**
   * Cards are of another affiliation ({@code ST-EFF-12}).
   *
   * @param is which
   * @param on on what
   * @param filter which of these; all unless told
   */
  @JsonTypeName("SET_AFFILIATION")
  record SetAffiliation(Affiliation is, Scope on, Optional<Requirement> filter) implements Scoped {}

  /**
   * Persons are disabled ({@code ST-EFF-31}).
   *
   * @param on on what
   * @param filter which of these; all unless told
   */
  @JsonTypeName("DISABLE")
  record Disable(Scope on, Optional<Requirement> filter) implements Scoped {}

  /**
   * Something is not possible ({@code ST-EFF-07}).
   *
   * @param what what
   * @param on on what
   * @param kinds what kinds of cards are not played; any unless told
   * @param except the ids of cards that may be played all the same
   */
  @JsonTypeName("PREVENT")
  record Prevent(
      Deed what,
      Scope on,
      Optional<ImmutableSet<CardKind>> kinds,
      Optional<ImmutableSet<String>> except)
      implements Standing {
    /** Whether it is about playing a card of that id and kind. */
    public boolean of(String card, CardKind kind) {
      return (kinds.isEmpty() || kinds.get().contains(kind))
          && !(except.isPresent() && except.get().contains(card));
    }
  }

  /**
   * Cards may be neither beamed nor loaded from where they are ({@code ST-EFF-30}).
   *
   * @param on on what
   * @param filter which of these; all unless told
   */
  @JsonTypeName("NO_BEAM")
  record NoBeam(Scope on, Optional<Requirement> filter) implements Scoped {}

  /**
   * So many persons of each player beam here in a turn, at most; with 0 no card does ({@code
   * ST-EFF-35}).
   *
   * @param n how many
   * @param turned whether that holds only while the card is turned over
   */
  @JsonTypeName("BEAM_CAP")
  record BeamCap(int n, boolean turned) implements Standing {}

  /**
   * A rule does not bind ({@code ST-EFF-18}).
   *
   * @param rule which
   * @param on on what
   * @param filter which of these; all unless told
   */
  @JsonTypeName("ALLOW")
  record Allow(RuleId rule, Scope on, Optional<Requirement> filter) implements Scoped {}

  /**
   * Two affiliations mix for the player ({@code ST-EFF-13}).
   *
   * @param one the one
   * @param other the other
   */
  @JsonTypeName("TREATY")
  record Treaty(Affiliation one, Affiliation other) implements Standing {}

  /**
   * An affiliation may attempt missions of another ({@code ST-EFF-14}).
   *
   * @param by who may
   * @param on whose missions
   */
  @JsonTypeName("ESPIONAGE")
  record Espionage(Affiliation by, Affiliation on) implements Standing {
    /** Spies serve their own player alone. */
    @Override
    public Copies copies() {
      return Copies.FIRST_OF_EACH_PLAYER;
    }
  }

  /**
   * Holograms are active ({@code ST-EFF-15}).
   *
   * @param ships aboard ships
   * @param planets on planets
   */
  @JsonTypeName("HOLOGRAMS")
  record Holograms(boolean ships, boolean planets) implements Standing {}

  /** Hidden cards are shown as long as the card lies there ({@code ST-EFF-17}). */
  sealed interface Sees extends Standing {
    /** Which. */
    Hidden at();

    /** How many from the top of a deck; all unless told. */
    OptionalInt n();
  }

  /**
   * Hidden cards of what the card lies on are shown to all.
   *
   * @param at which
   * @param n how many from the top of a deck; all unless told
   */
  @JsonTypeName("REVEAL")
  record Reveal(Hidden at, OptionalInt n) implements Sees {}

  /**
   * The card's controller looks at hidden cards of what it lies on.
   *
   * @param at which
   * @param n how many from the top of a deck; all unless told
   */
  @JsonTypeName("LOOK")
  record Look(Hidden at, OptionalInt n) implements Sees {
    /** Each player's card shows them to its player. */
    @Override
    public Copies copies() {
      return Copies.FIRST_OF_EACH_PLAYER;
    }
  }

  /** All hands lie open ({@code ST-EFF-17}). */
  @JsonTypeName("SHOW_HANDS")
  record ShowHands() implements Standing {}

  /** The player may report any number of cards as the card play ({@code ST-EFF-37}). */
  @JsonTypeName("MASS_REPORT")
  record MassReport() implements Standing {}

  /** After each turn the player has one more ({@code ST-EFF-36}). */
  @JsonTypeName("TURNS_DOUBLED")
  record TurnsDoubled() implements Standing {}

  /**
   * Own persons on planets are not killed while their group meets this ({@code ST-EFF-54}).
   *
   * @param requirement what
   * @param filter which of these; all unless told
   * @param stops whether those who meet it are stopped by that: then only who is not stopped meets
   *     it
   */
  @JsonTypeName("KILL_GUARD")
  record KillGuard(Requirement requirement, Optional<Requirement> filter, Optional<Boolean> stops)
      implements Standing {
    /** Whether it is at that cost. */
    public boolean costs() {
      return stops.orElse(false);
    }
  }

  /**
   * The player draws more cards at the end of a turn.
   *
   * @param n how many
   * @param on on what
   */
  @JsonTypeName("DRAW_MORE")
  record DrawMore(int n, Scope on) implements Standing {}

  /**
   * Dilemmas that the group meets are overcome.
   *
   * @param dilemmas their ids
   */
  @JsonTypeName("OVERCOMES")
  record Overcomes(ImmutableSet<String> dilemmas) implements Standing {}

  /**
   * A card does not act on the player whom this one lies on.
   *
   * @param card its id
   */
  @JsonTypeName("VOIDS")
  record Voids(String card) implements Standing {}
}
