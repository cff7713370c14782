package io.stardeck.stccg.card.word;

import io.stardeck.stccg.card.fact.Attribute;
import java.util.Optional;

/**
 * Which persons of a group an effect takes.
 *
 * @param from among whom; the group that faces the card unless told
 * @param n how many; all unless told
 * @param by who picks; chance unless told
 * @param highest the attribute by which the highest are taken, their controller choosing between
 *     equals
 * @param lowest the attribute by which the lowest are taken, in the same way
 * @param filter what they are like; anything unless told
 */
public record Selection(
    Optional<From> from,
    Optional<Amount> n,
    Optional<Chooser> by,
    Optional<Attribute> highest,
    Optional<Attribute> lowest,
    Optional<Requirement> filter) {
  /** Nobody is asked for: the word takes something else. */
  public static final Selection NOBODY =
      new Selection(
          Optional.empty(),
          Optional.of(new Amount.Fixed(0)),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  /** Among whom. */
  public From among() {
    return from.orElse(From.GROUP);
  }

  /** Whether they are taken by an attribute. */
  public boolean ranked() {
    return highest.isPresent() || lowest.isPresent();
  }

  /** Who picks. */
  public Chooser chooser() {
    return by.orElse(Chooser.RANDOM);
  }
}
