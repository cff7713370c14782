package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.choice.Progress;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.Optional;

/**
 * A list of effects that is being carried out. A list within a list is a frame on top of it.
 *
 * @param card the card whose list it is
 * @param script the number of the list among the card's ({@link
 *     io.stardeck.deckbuilder.card.Scripts})
 * @param next the position of the effect that is under way, from 0 on
 * @param bindings what the words stand for
 * @param look the top cards of a deck into which the player has looked in this list
 * @param progress how far the effect has been carried out
 */
@JsonTypeName("run")
public record Run(
    CardId card, int script, int next, Bindings bindings, Optional<Look> look, Progress progress)
    implements Phase {
  /** A list at its beginning. */
  public static Run of(CardId card, int script, Bindings bindings) {
    return new Run(card, script, 0, bindings, Optional.empty(), Progress.START);
  }

  @Override
  public Seat seat() {
    return bindings.player();
  }

  @Override
  public ImmutableList<Seat> deciders() {
    return ImmutableList.of();
  }

  /** The player on whom the effect is being carried out. */
  public Seat target() {
    return progress.players().get(0);
  }

  /** What the words stand for in a number that is worked out for the player under way. */
  public Bindings each() {
    return bindings.withPlayer(target());
  }

  /** The same with those bindings. */
  public Run with(Bindings next) {
    return new Run(card, script, this.next, next, look, progress);
  }

  /** The same at that point of the effect. */
  public Run with(Progress next) {
    return new Run(card, script, this.next, bindings, look, next);
  }

  /** The same with that to look at. */
  public Run looking(Look at) {
    return new Run(card, script, next, bindings, Optional.of(at), progress);
  }

  /** The same looking at so many cards of the same deck. */
  public Run seeing(int n) {
    Optional<Look> rest = look.filter(at -> n > 0).map(at -> new Look(at.pile(), at.whose(), n));
    return new Run(card, script, next, bindings, rest, progress);
  }

  /** The same with one more answer. */
  public Run answered(Answer option) {
    return with(
        new Progress(
            true, progress.players(), Lists.plus(progress.answers(), option), progress.done()));
  }

  /** The same with one more pick carried out. */
  public Run picked() {
    return with(new Progress(true, progress.players(), progress.answers(), progress.done() + 1));
  }

  /** The effect is done with the player under way: the next player, or the next effect. */
  public Run onward() {
    ImmutableList<Seat> players = progress.players();
    return players.size() > 1
        ? with(Progress.on(players.subList(1, players.size())))
        : new Run(card, script, next + 1, bindings, look, Progress.START);
  }

  /** The rest of the list is not carried out. */
  public Run cut(int size) {
    return new Run(card, script, size, bindings, look, Progress.START);
  }
}
