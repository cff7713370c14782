package io.stardeck.deckbuilder.card.word;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import java.util.Optional;

/** Effects that say which other effects are carried out. */
public sealed interface Control extends Effect {
  /**
   * A cost: if it cannot be paid in full, the effects after it in the same list are not available.
   *
   * @param price what is paid
   */
  @JsonTypeName("PAY")
  record Pay(Price price) implements Control {
    @Override
    public Amount number() {
      return price.n();
    }
  }

  /**
   * A card is named.
   *
   * @param guesser who guesses whether the Hand of the one who names holds it; without it the Hand
   *     of each player decides
   * @param player whose Hands hold it or not, without a guesser
   * @param hit if the guess is right, or the Hand holds it
   * @param miss otherwise
   */
  @JsonTypeName("NAME_CARD")
  record NameCard(
      Optional<Who> guesser,
      Optional<Who> player,
      ImmutableList<Effect> hit,
      ImmutableList<Effect> miss)
      implements Control {
    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return ImmutableList.of(hit, miss);
    }
  }

  /**
   * One of several lists of effects, chosen.
   *
   * @param of the lists, at least one
   * @param chooser who chooses; SELF if it is not told
   */
  @JsonTypeName("CHOOSE_ONE")
  record ChooseOne(ImmutableList<ImmutableList<Effect>> of, Optional<Who> chooser)
      implements Control {
    @Override
    public Optional<Who> whose() {
      return chooser;
    }

    /**
     * @throws IllegalArgumentException if there is nothing to choose from
     */
    public ChooseOne {
      checkArgument(!of.isEmpty(), "one of at least one list is chosen");
    }

    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return of;
    }
  }

  /**
   * Some of several lists of effects, each at most once, chosen one after the other.
   *
   * @param n how many
   * @param of the lists, at least n
   * @param chooser who chooses; SELF if it is not told
   */
  @JsonTypeName("CHOOSE_N")
  record ChooseN(int n, ImmutableList<ImmutableList<Effect>> of, Optional<Who> chooser)
      implements Control {
    @Override
    public Optional<Who> whose() {
      return chooser;
    }

    /**
     * @throws IllegalArgumentException if there are fewer lists than are chosen
     */
    public ChooseN {
      checkArgument(n >= 1 && n <= of.size(), "%s of %s lists cannot be chosen", n, of.size());
    }

    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return of;
    }
  }

  /**
   * Effects that the player may leave.
   *
   * @param effects which
   */
  @JsonTypeName("OPTIONAL")
  record Maybe(ImmutableList<Effect> effects) implements Control {
    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return ImmutableList.of(effects);
    }
  }

  /**
   * One list or the other.
   *
   * @param condition which decides
   * @param then if it holds
   * @param otherwise if it does not
   */
  @JsonTypeName("IF")
  record If(
      Condition condition, ImmutableList<Effect> then, Optional<ImmutableList<Effect>> otherwise)
      implements Control {
    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return otherwise.isPresent()
          ? ImmutableList.of(then, otherwise.get())
          : ImmutableList.of(then);
    }
  }

  /**
   * Effects once for each card that is selected at the start.
   *
   * @param sel which cards
   * @param effects which; the zone CURRENT is the card
   */
  @JsonTypeName("FOR_EACH")
  record ForEach(Selector sel, ImmutableList<Effect> effects) implements Control {
    @Override
    public Optional<Who> whose() {
      return sel.owner();
    }

    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return ImmutableList.of(effects);
    }
  }

  /**
   * Effects several times.
   *
   * @param times how often, 1 to 10
   * @param effects which
   */
  @JsonTypeName("REPEAT")
  record Repeat(int times, ImmutableList<Effect> effects) implements Control {
    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return ImmutableList.of(effects);
    }
  }

  /**
   * Effects one after the other.
   *
   * @param effects which
   */
  @JsonTypeName("SEQUENCE")
  record Sequence(ImmutableList<Effect> effects) implements Control {
    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return ImmutableList.of(effects);
    }
  }

  /**
   * Effects once for each of some cards drawn by chance.
   *
   * @param sel from which cards
   * @param n how many
   * @param effects which; the zone CURRENT is the card
   */
  @JsonTypeName("RANDOM_PICK")
  record RandomPick(Selector sel, Amount n, ImmutableList<Effect> effects) implements Control {
    @Override
    public Optional<Who> whose() {
      return sel.owner();
    }

    @Override
    public Amount number() {
      return n;
    }

    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return ImmutableList.of(effects);
    }
  }
}
