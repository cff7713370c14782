package io.stardeck.b5.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.PlayEvent;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.ReplyOperation.TakeDamageFor;
import io.stardeck.b5.card.word.ReplyOperation.Withdraw;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.Filters;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Which cards in play may answer what ({@code B5-RPL-01, B5-RPL-02}). */
public final class Replies {
  private Replies() {}

  /** Who is asked: those with a fitting reply, in the order of the turn after the actor. */
  public static Round round(Board board, B5Action announced) {
    ImmutableList<Seat> order = board.order();
    if (!isEvent(announced) && !(announced instanceof Attack)) {
      return Round.of(RoundEnd.FIRST_TAKER, ImmutableList.of());
    }
    int actor = order.indexOf(announced.actor());
    ImmutableList.Builder<Seat> asked = ImmutableList.builder();
    for (int i = 1; i < order.size(); i++) {
      Seat seat = order.get((actor + i) % order.size());
      if (any(board, announced, seat)) {
        asked.add(seat);
      }
    }
    return Round.of(RoundEnd.FIRST_TAKER, asked.build());
  }

  /** Whether that player has a fitting reply. */
  public static boolean any(Board board, B5Action announced, Seat seat) {
    for (Spot spot : board.spots()) {
      if (spot.of(seat) && fitting(board, announced, seat, spot).isPresent()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isEvent(B5Action announced) {
    return announced instanceof PlayEvent || announced instanceof WithEvent;
  }

  /** The attack that was announced, alone or with an event; null if none was. */
  public static @Nullable Attack attack(B5Action announced) {
    B5Action deed = announced instanceof WithEvent with ? with.deed() : announced;
    return deed instanceof Attack attack ? attack : null;
  }

  /** The reply of that card, if it fits. */
  public static Optional<Effect> fitting(Board board, B5Action announced, Seat seat, Spot spot) {
    Card card = spot.card();
    if (!card.ready() || card.neutralisedThisTurn()) {
      return Optional.empty();
    }
    for (Effect effect : board.def(card).effects()) {
      if (names(board, announced, effect, seat, spot)
          && payable(scope(board, announced, seat, card.id()), effect)) {
        return Optional.of(effect);
      }
    }
    return Optional.empty();
  }

  /** Whether that card has a reply to that, could it but act and pay. */
  public static boolean names(Board board, B5Action announced, Seat seat, Spot spot) {
    for (Effect effect : board.def(spot).effects()) {
      if (names(board, announced, effect, seat, spot)) {
        return true;
      }
    }
    return false;
  }

  private static boolean names(
      Board board, B5Action announced, Effect effect, Seat seat, Spot spot) {
    Attack attack = attack(announced);
    return effect.trigger() == Trigger.REPLY_EVENT && isEvent(announced)
        || effect.trigger() == Trigger.REPLY_ATTACKED
            && attack != null
            && answers(board, attack, effect, seat, spot);
  }

  private static boolean answers(Board board, Attack attack, Effect effect, Seat seat, Spot spot) {
    Spot target = Spot.find(board, attack.target());
    if (target == null || !target.of(seat)) {
      return false;
    }
    if (!namesCards(effect.operations())) {
      return true;
    }
    Scope scope = Scope.of(board, seat, spot.id()).attacking(attack.attacker(), attack.target());
    for (Operation operation : Conditions.letThrough(scope, effect.operations())) {
      if (operation instanceof TakeDamageFor take
          && take.title().equals(board.def(target).title())) {
        return true;
      }
      if (operation instanceof Withdraw withdraw
          && Filters.fits(scope, withdraw.filter(), target)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a reply names the attacked cards that it fits; else it fits each ({@code B5-RPL-02}).
   */
  private static boolean namesCards(ImmutableList<Operation> operations) {
    for (Operation operation : operations) {
      if (operation instanceof TakeDamageFor
          || operation instanceof Withdraw
          || namesCards(operation.inner())) {
        return true;
      }
    }
    return false;
  }

  /** What the words of that card's reply speak of, the two cards of an attack included. */
  public static Scope scope(Board board, B5Action announced, Seat seat, CardId card) {
    Scope scope = Scope.of(board, seat, card);
    Attack attack = attack(announced);
    return attack == null ? scope : scope.attacking(attack.attacker(), attack.target());
  }

  private static boolean payable(Scope scope, Effect effect) {
    EffectUse use = new EffectUse(effect, scope, OptionalInt.empty());
    Findings findings = Findings.probing();
    if (use.isWhole(findings)) {
      use.forbid(findings);
    }
    return findings.clean() && use.influence() <= Standing.available(scope.board(), scope.own());
  }
}
