package io.stardeck.deckbuilder.card;

import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import java.util.Optional;

/**
 * The printed stats of a card. What is not printed is not there, which is not the same as 0.
 *
 * @param speed Speed
 * @param attack Attack
 * @param diplomacy Diplomacy
 * @param defense Defense
 * @param shields Shields
 */
public record Stats(
    Optional<Amount> speed,
    Optional<Amount> attack,
    Optional<Amount> diplomacy,
    Optional<Amount> defense,
    Optional<Amount> shields) {
  /** No stat is printed. */
  public static final Stats NONE =
      new Stats(
          Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  /** The printed value of {@code stat}. */
  public Optional<Amount> of(Stat stat) {
    return switch (stat) {
      case SPEED -> speed;
      case ATTACK -> attack;
      case DIPLOMACY -> diplomacy;
      case DEFENSE -> defense;
      case SHIELDS -> shields;
    };
  }
}
