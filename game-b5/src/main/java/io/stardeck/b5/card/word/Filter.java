package io.stardeck.b5.card.word;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.engine.json.MayBeAbsent;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;

/** Which cards: those that fit every field that is there. */
@MayBeAbsent
@Value.Immutable
@JsonSerialize(as = ImmutableFilter.class)
@JsonDeserialize(as = ImmutableFilter.class)
public interface Filter {
  /** Any card. */
  Filter ANY = ImmutableFilter.builder().build();

  /** Starts an empty one. */
  static ImmutableFilter.Builder builder() {
    return ImmutableFilter.builder();
  }

  /** Of any of these kinds; an ambassador is a CHARACTER here too. */
  ImmutableSet<Kind> kinds();

  Optional<Race> race();

  Optional<String> trait();

  Optional<String> title();

  /** Of any of these factions; without it of every one. */
  ImmutableSet<Who> whose();

  Optional<Place> place();

  Optional<Boolean> ready();

  Optional<Boolean> rotated();

  Optional<Boolean> damaged();

  Optional<Boolean> neutralised();

  /** With severe damage. */
  Optional<Boolean> severe();

  /** A participant of the conflict in question; if none is, of an open one. */
  Optional<Boolean> participant();

  /** The ability in which the participant took part is below its highest printed one. */
  Optional<Boolean> usedLesser();

  /** With a current rating of at least {@link Level#atLeast}. */
  Optional<Level> ability();

  /** With a printed rating of at least {@link Level#atLeast}. */
  Optional<Level> printed();

  Optional<Marked> mark();

  Optional<Boolean> ambassador();

  /** The card whose effect it is. */
  Optional<Boolean> self();

  /** Attached to the card whose effect it is. */
  Optional<Boolean> attachedToSelf();

  /** An aftermath that lies face up. */
  Optional<Boolean> faceUpAftermath();

  /** The Inner Circle of its faction has at least so many members. */
  OptionalInt innerCircleOfItsFaction();

  /** Fits none of these. */
  ImmutableList<Filter> not();

  /** Whether it asks for nothing but a definition and whose the card is. */
  @Value.Lazy
  default boolean plain() {
    return equals(plainPart().build());
  }

  /** Whether it asks for nothing but that and how the card stands. */
  @Value.Lazy
  default boolean standingAlone() {
    return equals(
        plainPart()
            .ready(ready())
            .rotated(rotated())
            .damaged(damaged())
            .neutralised(neutralised())
            .severe(severe())
            .build());
  }

  private ImmutableFilter.Builder plainPart() {
    return builder()
        .kinds(kinds())
        .race(race())
        .trait(trait())
        .title(title())
        .whose(whose())
        .printed(printed())
        .ambassador(ambassador());
  }

  /** Whether a card of that kind fits. */
  default boolean takes(Kind kind) {
    return (taken() & 1 << kind.ordinal()) != 0;
  }

  /** The kinds that fit, one bit each by {@link Kind#ordinal}. */
  @Value.Lazy
  default int taken() {
    int taken = 0;
    for (Kind kind : Kind.values()) {
      boolean leads = kind == Kind.AMBASSADOR;
      boolean fits =
          kinds().isEmpty() || kinds().contains(kind) || leads && kinds().contains(Kind.CHARACTER);
      taken |= fits && ambassador().orElse(leads) == leads ? 1 << kind.ordinal() : 0;
    }
    return taken;
  }

  /** {@link #whose}, to go through without an iterator. */
  @Value.Lazy
  default ImmutableList<Who> factions() {
    return whose().asList();
  }

  /** Whether it asks of the definition for nothing but its kind. */
  @Value.Lazy
  default boolean kindAlone() {
    return race().isEmpty() && trait().isEmpty() && title().isEmpty() && printed().isEmpty();
  }

  /** The two rows of a faction. */
  enum Place {
    INNER_CIRCLE,
    SUPPORTING_ROW
  }

  /** A rating of at least a number. */
  record Level(Ability ability, int atLeast) {}

  /** At least so many marks. */
  record Marked(Mark mark, int atLeast) {}
}
