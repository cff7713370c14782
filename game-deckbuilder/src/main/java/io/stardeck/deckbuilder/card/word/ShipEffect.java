package io.stardeck.deckbuilder.card.word;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Optional;

/** Effects of Starships, damage and battles. */
public sealed interface ShipEffect extends Effect {
  /** What the winner of a battle gets. */
  enum Prize {
    /** The Event, by {@code DB-WAR-01}. */
    WAR
  }

  /**
   * Damage is dealt, to flagships or to the encountered ship.
   *
   * @param player whose flagships; the encountered ship if it is not told
   * @param amount how much, worked out for each player as SELF
   * @param ignoreShields whether Shields do not help
   */
  @JsonTypeName("DAMAGE")
  record DealDamage(Optional<Who> player, Amount amount, Optional<Boolean> ignoreShields)
      implements ShipEffect {
    @Override
    public Amount number() {
      return amount;
    }

    @Override
    public Who addressed() {
      return player.orElse(Who.SELF);
    }
  }

  /**
   * Damage is removed from a flagship.
   *
   * @param player whose; SELF if it is not told
   * @param amount how much; all if it is not told
   */
  @JsonTypeName("REPAIR")
  record RepairShip(Optional<Who> player, Optional<Amount> amount) implements ShipEffect {
    @Override
    public Amount number() {
      return amount.orElse(Amount.NONE);
    }

    @Override
    public Who addressed() {
      return player.orElse(Who.SELF);
    }
  }

  /**
   * The encountered ship becomes the flagship of a player ({@code DB-SHP-08}).
   *
   * @param player whose; SELF if it is not told
   */
  @JsonTypeName("TAKE_FLAGSHIP")
  record TakeFlagship(Optional<Who> player) implements ShipEffect {
    @Override
    public Who addressed() {
      return player.orElse(Who.SELF);
    }
  }

  /**
   * A battle among players.
   *
   * @param participants who fights
   * @param prize what the winner gets; nothing if it is not told
   */
  @JsonTypeName("BATTLE_ALL")
  record BattleAll(Who participants, Optional<Prize> prize) implements ShipEffect {
    @Override
    public Optional<Who> whose() {
      return Optional.of(participants);
    }
  }

  /**
   * The battle with the encountered ship. It cannot be declined and is fought once, with this word
   * or without it ({@code DB-SHP-01}): a card may say so and changes nothing by it.
   */
  @JsonTypeName("BATTLE_SHIP")
  record BattleShip() implements ShipEffect {}

  /**
   * Space cards are flipped by force ({@code DB-EXP-07}).
   *
   * @param n how many
   */
  @JsonTypeName("EXPLORE_NOW")
  record ExploreNow(Amount n) implements ShipEffect {
    @Override
    public Amount number() {
      return n;
    }
  }

  /**
   * Several space cards are turned up ({@code DB-BOR-60}).
   *
   * @param n how many
   */
  @JsonTypeName("FLIP_BATCH")
  record FlipBatch(Amount n) implements ShipEffect {
    @Override
    public Amount number() {
      return n;
    }
  }
}
