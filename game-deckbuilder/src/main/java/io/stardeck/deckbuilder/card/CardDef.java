package io.stardeck.deckbuilder.card;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Disposition;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.GoalScope;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.word.Ability;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.deckbuilder.card.word.StaticEffect;
import io.stardeck.deckbuilder.card.word.Trigger;
import io.stardeck.engine.json.MayBeAbsent;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;

/** One kind of card, as a set describes it (section 1.6 of the catalogue). */
@Value.Immutable
@JsonSerialize(as = ImmutableCardDef.class)
@JsonDeserialize(as = ImmutableCardDef.class)
public abstract class CardDef {
  CardDef() {}

  /** A builder of kinds of cards. */
  public static ImmutableCardDef.Builder builder() {
    return ImmutableCardDef.builder();
  }

  /** The name that JSON knows it by; one of its own in its set. */
  public abstract String id();

  /** The printed name; several kinds may share one. */
  public abstract String name();

  /** Its type. */
  public abstract CardType type();

  /** What it is for, if it is a Starship. */
  @MayBeAbsent
  @Value.Default
  public Role role() {
    return Role.STANDARD;
  }

  /** The colour of its border. */
  public abstract Family family();

  /** The copies in the set, 1 or more. */
  public abstract int count();

  /** The printed cost in XP, 0 or more; a card without one cannot be bought or gained. */
  public abstract OptionalInt cost();

  /** Its affiliations. */
  @MayBeAbsent
  public abstract ImmutableSet<String> affiliations();

  /** Its classifications. */
  @MayBeAbsent
  public abstract ImmutableSet<String> classifications();

  /**
   * Its keywords; those in {@link io.stardeck.deckbuilder.card.fact.Keyword} mean something to the
   * rules.
   */
  @MayBeAbsent
  public abstract ImmutableSet<String> keywords();

  /** Its stats. */
  @MayBeAbsent
  @Value.Default
  public Stats stats() {
    return Stats.NONE;
  }

  /** The points that it is worth in a Points Area, 0 or more. */
  @MayBeAbsent
  @Value.Default
  public int missionPoints() {
    return 0;
  }

  /** What happens when it is turned up. */
  @MayBeAbsent
  public abstract ImmutableList<Effect> flip();

  /** What happens when it is played. */
  @MayBeAbsent
  public abstract ImmutableList<Effect> onPlay();

  /** The main effect of an Event. */
  @MayBeAbsent
  public abstract ImmutableList<Effect> effects();

  /** What its player may do with it. */
  @MayBeAbsent
  public abstract ImmutableList<Ability> abilities();

  /** What it does as long as it is somewhere. */
  @MayBeAbsent
  public abstract ImmutableList<StaticEffect> statics();

  /** What it does when something happens. */
  @MayBeAbsent
  public abstract ImmutableList<Trigger> triggers();

  /** What it takes to win it. */
  public abstract Optional<Condition> goal();

  /** Who has to meet the Goal. */
  @MayBeAbsent
  @Value.Default
  public GoalScope goalScope() {
    return GoalScope.SELF;
  }

  /** What is paid for the Goal; it is met only if all of it can be paid. */
  @MayBeAbsent
  public abstract ImmutableList<Price> goalPay();

  /** What acquires an Allied Starship, any of them; if empty as in {@code DB-KCW-11}. */
  @MayBeAbsent
  public abstract ImmutableList<Condition> acquire();

  /** What the player gets who met the Goal. */
  @MayBeAbsent
  public abstract ImmutableList<Effect> reward();

  /** What happens if the Goal is not met, or the ship not beaten. */
  @MayBeAbsent
  public abstract ImmutableList<Effect> fail();

  /** Where it goes when it is done with. */
  @MayBeAbsent
  @Value.Default
  public Disposition disposition() {
    return Disposition.USUAL;
  }

  /** A text without meaning for the rules. */
  public abstract Optional<String> flavor();

  /** All lists of effects in it, numbered. */
  @Value.Derived
  @Value.Auxiliary
  @JsonIgnore
  public Scripts scripts() {
    return new Scripts(this);
  }

  /** Whether it has that keyword. */
  public final boolean has(String keyword) {
    return keywords().contains(keyword);
  }

  /** Whether it can never be played ({@code DB-BOR-42}). */
  @Value.Derived
  @Value.Auxiliary
  @JsonIgnore
  public boolean unplayable() {
    return has(Keyword.NO_PLAY);
  }

  /** Whether it can be put on a Bridge ({@code DB-PLR-10}). */
  public final boolean bridgeable() {
    return type() == CardType.CHARACTER || type() == CardType.MANEUVER || type() == CardType.SETUP;
  }

  /** Whether it is a space card or a starting Starship. */
  public final boolean spaceCard() {
    return switch (family()) {
      case STARSHIP, EXPLORATION, BORG_INVASION, KLINGON -> true;
      default -> false;
    };
  }

  /** The printed cost where costs are added up: none counts 0. */
  @Value.Derived
  @Value.Auxiliary
  @JsonIgnore
  public int costOrZero() {
    return cost().orElse(0);
  }

  /** Whether it has a printed cost: without one it cannot be bought or gained. */
  @Value.Derived
  @Value.Auxiliary
  @JsonIgnore
  public boolean hasCost() {
    return cost().isPresent();
  }
}
