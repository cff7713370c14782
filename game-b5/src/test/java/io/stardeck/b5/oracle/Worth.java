package io.stardeck.b5.oracle;

import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.CardOperation.Role;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation;
import io.stardeck.b5.card.word.Numbered;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Section 2.4 of the catalogue, word by word. */
final class Worth {
  private Worth() {}

  /** A lasting operation and the card that it comes from. */
  record Lasting(Spot source, Operation operation) {}

  /** All that CONSTANT effects say at this moment. */
  static List<Lasting> constants(Board board) {
    List<Lasting> found = new ArrayList<>();
    for (Spot source : board.spots()) {
      for (Effect effect : board.def(source.card()).effects()) {
        boolean holds =
            effect.trigger() == Trigger.CONSTANT
                && source.seat().isPresent()
                && (effect.condition().isEmpty()
                    || Words.hold(board, source, effect.condition().get()));
        for (Operation operation : effect.operations()) {
          if (holds) {
            found.add(new Lasting(source, operation));
          }
        }
      }
    }
    return found;
  }

  static int marks(Board board, Spot card, Mark mark) {
    int sum = board.def(card.card()).marks().getOrDefault(mark, 0) + card.card().marks().of(mark);
    for (Lasting lasting : constants(board)) {
      if (lasting.operation() instanceof CardOperation.AddMark add
          && add.mark() == mark
          && Words.meant(board, lasting.source(), add.target(), card)) {
        sum += Words.amount(board, lasting.source(), add.amount());
      }
    }
    return sum;
  }

  static int full(Board board, Spot card, Ability ability) {
    CardDef def = board.def(card.card());
    int sum = def.printed(ability);
    for (Lasting lasting : constants(board)) {
      if (lasting.operation() instanceof CardOperation.Raise raise
          && raise.abilities().contains(ability)
          && Words.meant(board, lasting.source(), raise.target(), card)) {
        sum += Words.amount(board, lasting.source(), raise.amount());
      }
    }
    for (Modifier modifier : board.modifiers()) {
      if (!modifier.card().equals(Optional.of(card.card().id()))) {
        continue;
      }
      if (modifier.operation() instanceof CardOperation.Raise raise
          && raise.abilities().contains(ability)) {
        sum += modifier.number();
      } else if (modifier.operation() instanceof CardOperation.RaiseAll
          && def.printed(ability) >= 1) {
        sum += modifier.number();
      }
    }
    if (def.kind() == Kind.FLEET && ability == Ability.MILITARY) {
      for (Spot leader : board.spots()) {
        if (leader.card().leading().equals(Optional.of(card.card().id()))) {
          sum += current(board, leader, Ability.LEADERSHIP);
        }
      }
    }
    return Math.max(0, sum);
  }

  static int current(Board board, Spot card, Ability ability) {
    return card.card().neutralised()
        ? 0
        : Math.max(0, full(board, card, ability) - card.card().damage());
  }

  static int needed(Board board, Spot card) {
    int highest = 0;
    for (Ability ability : Ability.values()) {
      highest = Math.max(highest, full(board, card, ability));
    }
    for (Lasting lasting : constants(board)) {
      if (lasting.operation() instanceof CardOperation.DamageLimit limit
          && Words.meant(board, lasting.source(), limit.target(), card)) {
        highest += Words.amount(board, lasting.source(), limit.amount());
      }
    }
    for (Modifier modifier : board.modifiers()) {
      if (modifier.card().equals(Optional.of(card.card().id()))
          && modifier.operation() instanceof CardOperation.DamageLimit) {
        highest += modifier.number();
      }
    }
    return Math.max(1, highest);
  }

  /** What a card deals in an attack, and the other takes. */
  static int dealt(Board board, Spot from, Spot against, Ability with, Role role) {
    int sum = current(board, from, with) + 2 * marks(board, from, Mark.STRIFE);
    int less = 0;
    for (Lasting lasting : constants(board)) {
      Spot source = lasting.source();
      if (lasting.operation() instanceof CardOperation.AttackDamage more
          && Words.meant(board, source, more.target(), from)
          && (more.role().isEmpty() || more.role().get() == role)
          && (more.with().isEmpty() || more.with().get() == with)
          && (more.against().isEmpty()
              || Words.fits(board, source, more.against().get(), against))) {
        sum += Words.amount(board, source, more.amount());
      } else if (lasting.operation() instanceof CardOperation.DamageTaken taken
          && Words.meant(board, source, taken.target(), against)) {
        less += Words.amount(board, source, taken.amount());
      }
    }
    return Math.max(0, Math.max(0, sum) + less);
  }

  static boolean dealsFirst(Board board, Spot card) {
    return constants(board).stream()
        .anyMatch(
            each ->
                each.operation() instanceof CardOperation.DealsFirst first
                    && Words.meant(board, each.source(), first.target(), card));
  }

  static int total(Board board, Conflict conflict, Side side) {
    int sum = side == Side.SUPPORT ? conflict.supportBonus() : conflict.oppositionBonus();
    for (Participant each : conflict.participants()) {
      Spot spot = Spot.find(board, each.card());
      if (spot != null && each.role().name().equals(side.name())) {
        sum += counted(board, conflict, side, each, spot);
      }
    }
    return Math.max(0, sum);
  }

  private static int counted(
      Board board, Conflict conflict, Side side, Participant entry, Spot card) {
    int rating = current(board, card, entry.ability());
    boolean twice = false;
    int more = 0;
    if (conflict.traits().countDouble().isPresent()) {
      boolean party =
          card.seat().equals(Optional.of(conflict.initiator()))
              || card.seat().equals(conflict.target());
      twice = party && board.def(card.card()).kind().isCharacter();
    }
    for (Lasting lasting : constants(board)) {
      if (lasting.operation() instanceof CardOperation.Contributes adds
          && Words.meant(board, lasting.source(), adds.target(), card)
          && (adds.side().isEmpty() || adds.side().get() == side)
          && (adds.ability().isEmpty() || adds.ability().get() == entry.ability())
          && (adds.type().isEmpty() || adds.type().get() == conflict.traits().type())
          && (!adds.own() || lasting.source().seat().equals(Optional.of(conflict.initiator())))) {
        twice |= adds.twice();
        more += Words.amount(board, lasting.source(), adds.amount());
      }
    }
    return (twice ? 2 : 1) * rating + (rating >= 1 ? more : 0);
  }

  static int rating(Board board, Seat seat) {
    return board.faction(seat).baseRating() + gives(board, seat, FactionOperation.Rating.class);
  }

  static int power(Board board, Seat seat) {
    return rating(board, seat) + gives(board, seat, FactionOperation.Power.class);
  }

  private static int gives(Board board, Seat seat, Class<? extends Numbered> operation) {
    int sum = 0;
    for (Lasting lasting : constants(board)) {
      if (operation.isInstance(lasting.operation())
          && lasting.source().seat().equals(Optional.of(seat))) {
        sum += Words.amount(board, lasting.source(), operation.cast(lasting.operation()).amount());
      }
    }
    return sum;
  }
}
