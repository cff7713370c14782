package io.stardeck.deckbuilder.card.word;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Optional;
import java.util.OptionalInt;

/** Effects that move or show cards. */
public sealed interface CardEffect extends Effect {
  /** What is looked at. */
  enum Pile {
    /** The Deck of a player. */
    DECK,
    /** The starbase deck. */
    STARBASE_DECK,
    /** The space deck. */
    SPACE_DECK,
    /** The Hand of a player. */
    HAND
  }

  /**
   * What is done to cards of players: of those whom the effect names, or else of those whom its
   * selector does, each by each ({@code DB-EFF-17}).
   */
  sealed interface OwnedCards extends CardEffect permits Discard, Trash, MoveCards, Reveal {
    /** Whose cards; if it is not told, the selector tells it, or else they are those of SELF. */
    Optional<Who> player();

    /** Which cards, as they are written. */
    Selector sel();

    /** Which cards of a player on whom it is carried out. */
    default Selector theirs() {
      return player().isPresent() ? sel() : sel().ofNobody();
    }

    @Override
    default Optional<Who> whose() {
      return sel().owner();
    }

    @Override
    default Who addressed() {
      return player().or(() -> sel().owner()).orElse(Who.SELF);
    }
  }

  /**
   * Cards are drawn ({@code DB-PLR-06}).
   *
   * @param player who draws; SELF if it is not told
   * @param n how many
   */
  @JsonTypeName("DRAW")
  record Draw(Optional<Who> player, Amount n) implements CardEffect {
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
   * Cards go to the Discard of their owner.
   *
   * @param player whose cards; see {@link OwnedCards}
   * @param sel which, of Hand or Bridge
   * @param n how many
   * @param chooser who picks; the owner if it is not told
   * @param optional whether fewer will do
   */
  @JsonTypeName("DISCARD")
  record Discard(
      Optional<Who> player,
      Selector sel,
      Amount n,
      Optional<Chooser> chooser,
      Optional<Boolean> optional)
      implements OwnedCards {
    @Override
    public Amount number() {
      return n;
    }
  }

  /**
   * Cards are trashed ({@code DB-EFF-12}).
   *
   * @param player whose cards; see {@link OwnedCards}
   * @param sel which
   * @param n how many
   * @param chooser who picks; {@link Chooser#usual} if it is not told
   * @param optional whether fewer will do
   */
  @JsonTypeName("TRASH")
  record Trash(
      Optional<Who> player,
      Selector sel,
      Amount n,
      Optional<Chooser> chooser,
      Optional<Boolean> optional)
      implements OwnedCards {
    @Override
    public Amount number() {
      return n;
    }
  }

  /**
   * Cards of the Starbase are gained without XP ({@code DB-EFF-08}).
   *
   * @param sel which, of the Starbase
   * @param n how many
   * @param maxCost the most that one may cost
   * @param to where they go; the Discard if it is not told
   * @param optional whether fewer will do
   */
  @JsonTypeName("GAIN")
  record Gain(
      Selector sel,
      Amount n,
      OptionalInt maxCost,
      Optional<Destination> to,
      Optional<Boolean> optional)
      implements CardEffect {
    @Override
    public Amount number() {
      return n;
    }
  }

  /**
   * A card is trashed and a better one gained ({@code DB-EFF-13}).
   *
   * @param from the card to be trashed
   * @param plus the surplus, or with MAX_COST the fixed cost
   * @param bound EXACT if it is not told
   * @param filter what the gained card is like
   * @param to where it goes; the Discard if it is not told
   * @param optional whether it may be left
   */
  @JsonTypeName("UPGRADE")
  record Upgrade(
      Selector from,
      Amount plus,
      Optional<Bound> bound,
      Optional<Selector> filter,
      Optional<Destination> to,
      Optional<Boolean> optional)
      implements CardEffect {
    @Override
    public Optional<Who> whose() {
      return from.owner();
    }

    @Override
    public Amount number() {
      return plus;
    }
  }

  /**
   * Any other movement of cards.
   *
   * @param player whose cards; see {@link OwnedCards}
   * @param sel which
   * @param n how many
   * @param to where they go
   * @param toPlayer whose; their owner if it is not told
   * @param chooser who picks; {@link Chooser#usual} if it is not told
   * @param optional whether fewer will do
   */
  @JsonTypeName("MOVE")
  record MoveCards(
      Optional<Who> player,
      Selector sel,
      Amount n,
      Destination to,
      Optional<Who> toPlayer,
      Optional<Chooser> chooser,
      Optional<Boolean> optional)
      implements OwnedCards {
    @Override
    public Amount number() {
      return n;
    }
  }

  /**
   * The effects of a card on the Bridge are carried out once more.
   *
   * @param sel which, of the Bridge
   */
  @JsonTypeName("COPY")
  record Copy(Selector sel) implements CardEffect {
    @Override
    public Optional<Who> whose() {
      return sel.owner();
    }
  }

  /**
   * Hidden cards are shown to the acting player alone.
   *
   * @param pile which cards
   * @param player whose Deck or Hand; SELF if it is not told
   * @param n how many of a deck, 1 to 5
   */
  @JsonTypeName("PEEK")
  record Peek(Pile pile, Optional<Who> player, OptionalInt n) implements CardEffect {
    @Override
    public Who addressed() {
      return player.orElse(Who.SELF);
    }
  }

  /**
   * The top cards of a deck are looked at and put back in any order.
   *
   * @param pile which deck
   * @param player whose Deck; SELF if it is not told
   * @param n how many, 1 to 5
   * @param bottom whether any of them may go to the bottom
   */
  @JsonTypeName("REORDER")
  record Reorder(Pile pile, Optional<Who> player, int n, Optional<Boolean> bottom)
      implements CardEffect {
    @Override
    public Who addressed() {
      return player.orElse(Who.SELF);
    }
  }

  /**
   * Cards are shown to all.
   *
   * @param player whose; see {@link OwnedCards}
   * @param sel which
   */
  @JsonTypeName("REVEAL")
  record Reveal(Optional<Who> player, Selector sel) implements OwnedCards {}

  /**
   * Cards of the search area are replaced, without a search.
   *
   * @param n how many; all if it is not told
   */
  @JsonTypeName("SEARCH_NOW")
  record SearchNow(OptionalInt n) implements CardEffect {}

  /**
   * A face-up Mission leaves the Mission Area.
   *
   * @param sel which
   * @param to where it goes
   */
  @JsonTypeName("MOVE_MISSION")
  record MoveMission(Selector sel, Destination to) implements CardEffect {}
}
