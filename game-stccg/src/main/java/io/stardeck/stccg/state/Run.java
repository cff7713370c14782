package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.stccg.card.word.Effect;
import java.util.Optional;

/**
 * Effects of one card that are being carried out, one after the other.
 *
 * @param card the card
 * @param def its definition
 * @param seat whose effects they are: who played the card; of a dilemma, whose group faces it
 * @param on what they act on
 * @param effects what is still to be carried out
 * @param moved the number of cards that the last effect moved
 * @param left how many choices of the effect that was begun are left
 */
public record Run(
    CardId card,
    String def,
    Seat seat,
    Aim on,
    ImmutableList<Effect> effects,
    int moved,
    int left) {
  /** Effects that begin. */
  public static Run of(Card card, Seat seat, Aim on, ImmutableList<Effect> effects) {
    return new Run(card.id(), card.def(), seat, on, effects, 0, 0);
  }

  /** The effect that is being carried out. */
  public Optional<Effect> current() {
    return effects.isEmpty() ? Optional.empty() : Optional.of(effects.get(0));
  }

  /** After the first effect, which has moved so many cards. */
  public Run next(int cards) {
    return new Run(card, def, seat, on, Lists.rest(effects), cards, 0);
  }

  /** With other effects in place of the first. */
  public Run instead(ImmutableList<Effect> others) {
    return new Run(card, def, seat, on, Lists.plusAll(others, Lists.rest(effects)), moved, 0);
  }

  /** In the midst of the first effect, with so many choices left. */
  public Run within(int choices) {
    return new Run(card, def, seat, on, effects, moved, choices);
  }
}
