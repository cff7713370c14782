package io.stardeck.b5.card;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.engine.json.MayBeAbsent;
import java.util.Optional;
import org.immutables.value.Value;

/** The definition of a card: what all its copies have in common. */
@MayBeAbsent
@Value.Immutable
@JsonSerialize(as = ImmutableCardDef.class)
@JsonDeserialize(as = ImmutableCardDef.class)
public interface CardDef {
  /** Starts one with the defaults of the catalogue. */
  static ImmutableCardDef.Builder builder() {
    return ImmutableCardDef.builder();
  }

  /** Lower-case letters, digits and hyphens; each of its own. */
  String id();

  /** The name on the card, which cards of several races may share. */
  String title();

  Kind kind();

  /** For a character loyalty; elsewhere any but NEUTRAL reserves it ({@code B5-RAC-04, 05}). */
  @Value.Default
  default Race race() {
    return Race.NEUTRAL;
  }

  ImmutableSet<String> traits();

  /** Printed influence cost, 0 or more. */
  @Value.Default
  default int cost() {
    return 0;
  }

  /** Whether more than one may be in play ({@code B5-SPN-08}). */
  @Value.Default
  default boolean multiple() {
    return false;
  }

  /** Printed ratings; an ability that is not listed is 0. */
  ImmutableMap<Ability, Integer> abilities();

  ImmutableMap<Mark, Integer> marks();

  /** Whether a value of it is our own and not read from a card. */
  @Value.Default
  default boolean derived() {
    return false;
  }

  /** What must hold for it to be played, sponsored, declared or revealed. */
  ImmutableList<Condition> requirements();

  ImmutableList<Effect> effects();

  @Value.Default
  default boolean mercenary() {
    return false;
  }

  @Value.Default
  default boolean neverInnerCircle() {
    return false;
  }

  @Value.Default
  default boolean cannotAttack() {
    return false;
  }

  /** With these abilities it can neither support nor attack. */
  ImmutableSet<Ability> opposesOnly();

  /** A fleet that takes part only in conflicts against its own faction. */
  @Value.Default
  default boolean joinsOnlyWhenTarget() {
    return false;
  }

  /** A location that may take part in conflicts. */
  @Value.Default
  default boolean mayParticipate() {
    return false;
  }

  /** A location that may oppose a conflict aimed at it ({@code B5-REL-06}). */
  @Value.Default
  default boolean opposesWhenAimed() {
    return false;
  }

  /** What an enhancement goes on, or an aftermath under: an own card unless it says whose. */
  Optional<Filter> host();

  /** An enhancement of Babylon 5. */
  @Value.Default
  default boolean onStation() {
    return false;
  }

  @Value.Default
  default boolean major() {
    return false;
  }

  /** The actions that an event accompanies; empty if it is an action of its own. */
  ImmutableSet<ActionKind> playWith();

  /** What a conflict has to be like for an aftermath. */
  Optional<Condition> condition();

  /** What only a conflict has. */
  Optional<ConflictTraits> conflict();

  /** What it does when it is played, or revealed; nothing if it has no such effect. */
  @Value.Lazy
  default Effect played() {
    for (Effect effect : effects()) {
      if (effect.trigger().isPlayed()) {
        return effect;
      }
    }
    return Effect.builder().trigger(Trigger.PLAY).build();
  }

  /** The printed rating in {@code ability}. */
  default int printed(Ability ability) {
    return ratings().get(ability.ordinal());
  }

  /** The printed ratings of all abilities, in their order. */
  @Value.Lazy
  default ImmutableIntArray ratings() {
    ImmutableIntArray.Builder ratings = ImmutableIntArray.builder();
    for (Ability ability : Ability.values()) {
      ratings.add(abilities().getOrDefault(ability, 0));
    }
    return ratings.build();
  }

  /** What lasts in its CONSTANT effects, by what it changes. */
  @Value.Lazy
  default Constants constants() {
    return Constants.of(effects());
  }
}
