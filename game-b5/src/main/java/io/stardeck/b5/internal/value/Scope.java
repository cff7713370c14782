package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the words of an effect speak of: whose effect it is, of which card, with which choices, in
 * which conflict.
 *
 * @param board the board as it is now
 * @param own whose effect it is
 * @param source the card whose effect it is; null for a conflict without a card
 * @param chosen what was chosen, in the order of the choices
 * @param number the number chosen, 0 without one
 * @param about what it is about beside that
 */
public record Scope(
    Board board,
    Seat own,
    @Nullable CardId source,
    ImmutableList<Chosen> chosen,
    int number,
    About about) {
  /** The two cards of an attack. */
  public record Attacking(CardId attacker, CardId target) {}

  private static final About NOTHING =
      ImmutableAbout.builder().purged(0).answering(false).rotating(false).build();

  /** An effect of that card, without choices. */
  public static Scope of(Board board, Seat own, @Nullable CardId source) {
    return of(board, own, source, ImmutableList.of(), 0);
  }

  /** An effect of that card, with those choices. */
  public static Scope of(
      Board board, Seat own, @Nullable CardId source, ImmutableList<Chosen> chosen, int number) {
    return new Scope(board, own, source, chosen, number, NOTHING);
  }

  /** The same as the board is now. */
  public Scope on(Board now) {
    return now == board ? this : new Scope(now, own, source, chosen, number, about);
  }

  /** The same with those choices. */
  public Scope choosing(ImmutableList<Chosen> choices, int chosenNumber) {
    return choices.isEmpty() && chosen.isEmpty() && chosenNumber == number
        ? this
        : new Scope(board, own, source, choices, chosenNumber, about);
  }

  private Scope with(About now) {
    return new Scope(board, own, source, chosen, number, now);
  }

  private ImmutableAbout change() {
    return ImmutableAbout.copyOf(about);
  }

  /** The same about an open conflict. */
  public Scope in(@Nullable Conflict open) {
    return with(change().withOpen(open));
  }

  /** The same about a decided conflict. */
  public Scope after(ConflictResult result) {
    return with(change().withResult(result));
  }

  /** The same about an attack. */
  public Scope attacking(CardId attacker, CardId target) {
    return with(change().withAttack(new Attacking(attacker, target)));
  }

  /** The same after so many marks were purged. */
  public Scope purging(int marks) {
    return with(change().withPurged(marks));
  }

  /** The same after those cards were neutralised. */
  public Scope felling(List<CardId> cards) {
    return cards.isEmpty()
        ? this
        : with(change().withFallen(Iterables.concat(about.fallen(), cards)));
  }

  /** The same as an answer to a gain ({@code B5-W-44}). */
  public Scope answer() {
    return with(change().withAnswering(true));
  }

  /** The same of an effect for which its card has rotated. */
  public Scope rotating() {
    return with(change().withRotating(true));
  }

  /** The same of an aftermath that lay under that card. */
  public Scope under(@Nullable CardId host) {
    return with(change().withUnder(host));
  }

  /** The card that was chosen at that position, if one was. */
  public @Nullable CardId chosenCard(int index) {
    return index < chosen.size() && chosen.get(index) instanceof Chosen.ACard card
        ? card.card()
        : null;
  }

  /** The cards that were chosen, in the order of the choices. */
  public ImmutableList<CardId> chosenCards() {
    ImmutableList<CardId> cards = ImmutableList.of();
    for (Chosen each : chosen) {
      cards = each instanceof Chosen.ACard card ? Lists.plus(cards, card.card()) : cards;
    }
    return cards;
  }

  /** The faction that was chosen, or null. */
  public @Nullable Seat chosenFaction() {
    Chosen.AFaction faction = chosen(Chosen.AFaction.class);
    return faction == null ? null : faction.faction();
  }

  /** The open conflict that was chosen, or null. */
  public @Nullable Conflict chosenConflict() {
    Chosen.AConflict conflict = chosen(Chosen.AConflict.class);
    return conflict == null ? null : board.conflict(conflict.conflict());
  }

  /** The tension that was chosen, or null. */
  public Chosen.@Nullable ATension chosenTension() {
    return chosen(Chosen.ATension.class);
  }

  private <C extends Chosen> @Nullable C chosen(Class<C> kind) {
    for (Chosen each : chosen) {
      if (kind.isInstance(each)) {
        return kind.cast(each);
      }
    }
    return null;
  }

  /** The conflict that it is about, open or decided, else the one that was chosen; or null. */
  public @Nullable Conflict conflict() {
    Conflict open = about.open();
    ConflictResult decided = about.result();
    if (open != null) {
      return open;
    }
    return decided == null ? chosenConflict() : decided.conflict();
  }

  /** The one faction that {@code who} names; nobody if there is none. */
  public @Nullable Seat seat(Who who) {
    Conflict about = conflict();
    return switch (who) {
      case OWN -> own;
      case CHOSEN -> chosenFaction();
      case INITIATOR -> about == null ? null : about.initiator();
      case TARGET_FACTION -> about == null ? null : about.target().orElse(null);
      case SUBJECT -> subject();
      case OTHER, EACH -> null;
    };
  }

  /** Whether {@code who} names that faction. */
  public boolean names(Who who, Seat faction) {
    return switch (who) {
      case EACH -> true;
      case OTHER -> !faction.equals(own);
      case OWN -> faction.equals(own);
      default -> faction.equals(seat(who));
    };
  }

  /** Whether {@code who} names the faction that controls that card, if any does. */
  public boolean namesHolder(Who who, @Nullable Seat holder) {
    return holder == null ? who == Who.EACH : names(who, holder);
  }

  /** The faction that the condition of an aftermath speaks of ({@code B5-W-07}). */
  private @Nullable Seat subject() {
    ConflictResult decided = about.result();
    if (decided == null) {
      return null;
    }
    boolean wonByOther =
        source != null
            && board.def(source).condition().isPresent()
            && Conditions.isWonByOther(board.def(source).condition().get());
    return (wonByOther ? decided.winner() : decided.loser()).orElse(null);
  }

  /** The card whose effect it is, as it lies in play, or null. */
  public @Nullable Spot sourceSpot() {
    return source == null ? null : Spot.find(board, source);
  }
}
