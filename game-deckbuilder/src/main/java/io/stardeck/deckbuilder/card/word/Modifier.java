package io.stardeck.deckbuilder.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.fact.Stat;

/** What a {@link StaticEffect} changes as long as it works. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op")
public sealed interface Modifier {
  /** What a modifier changes. */
  enum Subject {
    /** The Speed of a flagship. */
    SPEED,
    /** The Attack of a flagship. */
    ATTACK,
    /** The Diplomacy of a flagship. */
    DIPLOMACY,
    /** The Defense of a flagship. */
    DEFENSE,
    /** The Shields of a flagship. */
    SHIELDS,
    /** What cards cost. */
    COST,
    /** How often a player may search or explore. */
    ALLOWANCE,
    /** The damage that a flagship takes. */
    DAMAGE,
    /** Which rules hold for a player. */
    RULE;

    /** That stat of a flagship. */
    public static Subject of(Stat stat) {
      return switch (stat) {
        case SPEED -> SPEED;
        case ATTACK -> ATTACK;
        case DIPLOMACY -> DIPLOMACY;
        case DEFENSE -> DEFENSE;
        case SHIELDS -> SHIELDS;
      };
    }
  }

  /** What it changes. */
  Subject changes();

  /** What there is an allowance of. */
  enum Kind {
    /** Searches. */
    SEARCH,
    /** Explorations. */
    EXPLORE
  }

  /** The rules that a card can lift. */
  enum Rule {
    /** At most one Influence card ({@code DB-KCW-21}). */
    INFLUENCE_LIMIT,
    /** Setups only out of battle ({@code DB-BAT-03}). */
    SETUPS_OUT_OF_BATTLE
  }

  /**
   * More of a stat for the flagship of the player.
   *
   * @param stat which
   * @param amount how much; may be negative
   */
  @JsonTypeName("STAT")
  record StatChange(Stat stat, Amount amount) implements Modifier {
    @Override
    public Subject changes() {
      return Subject.of(stat);
    }
  }

  /**
   * Cards cost the player less, or more.
   *
   * @param sel what the cards are like
   * @param amount what is added to the cost; may be negative
   */
  @JsonTypeName("COST")
  record CostChange(Selector sel, Amount amount) implements Modifier {
    @Override
    public Subject changes() {
      return Subject.COST;
    }
  }

  /**
   * More searches or explorations in each own turn.
   *
   * @param of of which
   * @param amount how many
   */
  @JsonTypeName("ALLOWANCE")
  record Allowance(Kind of, Amount amount) implements Modifier {
    @Override
    public Subject changes() {
      return Subject.ALLOWANCE;
    }
  }

  /**
   * Damage on the flagship of the player is prevented, besides Shields.
   *
   * @param amount how much of each damage
   */
  @JsonTypeName("PREVENT")
  record Prevention(Amount amount) implements Modifier {
    @Override
    public Subject changes() {
      return Subject.DAMAGE;
    }
  }

  /**
   * A rule does not hold for the player.
   *
   * @param rule which
   */
  @JsonTypeName("EXEMPT")
  record Exemption(Rule rule) implements Modifier {
    @Override
    public Subject changes() {
      return Subject.RULE;
    }
  }
}
