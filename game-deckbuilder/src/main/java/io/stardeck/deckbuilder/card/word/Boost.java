package io.stardeck.deckbuilder.card.word;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.fact.Stat;
import java.util.Optional;

/** Effects on stats, allowances and costs. */
public sealed interface Boost extends Effect {
  /**
   * More of a stat for the flagship of a player ({@code DB-EFF-01}).
   *
   * @param player whose; SELF if it is not told
   * @param stat which
   * @param amount how much; may be negative
   * @param until how long; to the end of the turn if it is not told
   */
  @JsonTypeName("ADD_STAT")
  record AddStat(Optional<Who> player, Stat stat, Amount amount, Optional<Until> until)
      implements Boost {
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
   * More of a stat for the space Starship that is encountered.
   *
   * @param stat which
   * @param amount how much; may be negative
   * @param until how long; to the end of the turn if it is not told
   */
  @JsonTypeName("ADD_STAT_SHIP")
  record AddStatShip(Stat stat, Amount amount, Optional<Until> until) implements Boost {
    @Override
    public Amount number() {
      return amount;
    }
  }

  /**
   * More XP ({@code DB-EFF-04}).
   *
   * @param amount how much
   */
  @JsonTypeName("ADD_XP")
  record AddXp(Amount amount) implements Boost {
    @Override
    public Amount number() {
      return amount;
    }
  }

  /**
   * More explorations ({@code DB-EFF-02}).
   *
   * @param amount how many
   */
  @JsonTypeName("ADD_EXPLORE")
  record AddExplore(Amount amount) implements Boost {
    @Override
    public Amount number() {
      return amount;
    }
  }

  /**
   * More searches ({@code DB-EFF-03}).
   *
   * @param amount how many; may be negative, what is left stays 0 or more
   */
  @JsonTypeName("ADD_SEARCH")
  record AddSearch(Amount amount) implements Boost {
    @Override
    public Amount number() {
      return amount;
    }
  }

  /**
   * Cards cost the player less ({@code DB-EFF-09}).
   *
   * @param sel what the cards are like
   * @param amount how much less
   * @param uses for how many gains; for the next one if it is not told ({@code DB-D-43})
   * @param until how long; to the end of the turn if it is not told
   */
  @JsonTypeName("DISCOUNT")
  record Discount(Selector sel, Amount amount, Optional<Uses> uses, Optional<Until> until)
      implements Boost {
    /** For how many gains it holds. */
    public Uses times() {
      return uses.orElse(Uses.ONE);
    }

    @Override
    public Amount number() {
      return amount;
    }
  }

  /**
   * Damage is prevented, besides Shields.
   *
   * @param player whose; SELF if it is not told
   * @param amount how much; all if it is not told
   * @param until how long; to the end of the turn if it is not told
   */
  @JsonTypeName("PREVENT")
  record Prevent(Optional<Who> player, Optional<Amount> amount, Optional<Until> until)
      implements Boost {
    @Override
    public Amount number() {
      return amount.orElse(Amount.NONE);
    }

    @Override
    public Who addressed() {
      return player.orElse(Who.SELF);
    }
  }
}
