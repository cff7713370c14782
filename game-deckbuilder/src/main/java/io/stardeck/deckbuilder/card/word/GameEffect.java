package io.stardeck.deckbuilder.card.word;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Optional;

/** Effects on Borg cards, Influence, the turn and the game. */
public sealed interface GameEffect extends Effect {
  /** Who wins or loses. */
  enum Side {
    /** The player. */
    PLAYER,
    /** Their team. */
    TEAM,
    /** All. */
    ALL
  }

  /**
   * Borg cards are given to a player ({@code DB-BOR-41}).
   *
   * @param player to whom; SELF if it is not told
   * @param n how many
   * @param to where they go; the Discard if it is not told
   */
  @JsonTypeName("GAIN_BORG")
  record GainBorg(Optional<Who> player, Amount n, Optional<Destination> to) implements GameEffect {
    @Override
    public Amount number() {
      return n;
    }

    @Override
    public Who addressed() {
      return player.orElse(Who.SELF);
    }
  }

  /**
   * Borg cards of a player are trashed ({@code DB-BOR-46}).
   *
   * @param player whose; SELF if it is not told
   * @param n how many, if there are so many
   * @param zone of which zones
   */
  @JsonTypeName("TRASH_BORG")
  record TrashBorg(Optional<Who> player, Amount n, Zones zone) implements GameEffect {
    @Override
    public Amount number() {
      return n;
    }

    @Override
    public Who addressed() {
      return player.orElse(Who.SELF);
    }
  }

  /**
   * An Influence card comes to a player ({@code DB-KCW-21}).
   *
   * @param player to whom; SELF if it is not told
   * @param sel which
   */
  @JsonTypeName("TAKE_INFLUENCE")
  record TakeInfluence(Optional<Who> player, Selector sel) implements GameEffect {
    @Override
    public Optional<Who> whose() {
      return sel.owner();
    }

    @Override
    public Who addressed() {
      return player.orElse(Who.SELF);
    }
  }

  /**
   * Influence cards go to the bottom of the space deck.
   *
   * @param player whose; SELF if it is not told
   * @param sel which, of their Influence Area
   */
  @JsonTypeName("LOSE_INFLUENCE")
  record LoseInfluence(Optional<Who> player, Selector sel) implements GameEffect {
    @Override
    public Optional<Who> whose() {
      return sel.owner();
    }

    @Override
    public Who addressed() {
      return player.orElse(Who.SELF);
    }
  }

  /** The turn ends ({@code DB-EFF-20}). */
  @JsonTypeName("END_TURN")
  record EndTurn() implements GameEffect {}

  /**
   * The game is won.
   *
   * @param who by whom
   */
  @JsonTypeName("WIN")
  record Win(Side who) implements GameEffect {}

  /**
   * The game is lost.
   *
   * @param who by whom
   */
  @JsonTypeName("LOSE")
  record Lose(Side who) implements GameEffect {}
}
