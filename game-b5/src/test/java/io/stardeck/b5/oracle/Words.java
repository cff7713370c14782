package io.stardeck.b5.oracle;

import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.MarkScope;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import java.util.Optional;

/** What the words of lasting effects mean; a word that none of the shipped ones uses is a fault. */
final class Words {
  private Words() {}

  static boolean hold(Board board, Spot source, Condition condition) {
    Seat own = source.seat().orElseThrow();
    if (condition instanceof Condition.TargetOfOpen open) {
      for (Conflict conflict : board.conflicts()) {
        if (conflict.target().equals(Optional.of(own))
            && (open.type().isEmpty() || open.type().get() == conflict.traits().type())) {
          return true;
        }
      }
      return false;
    }
    if (condition instanceof Condition.Station station) {
      return board.station() >= station.atLeast();
    }
    if (condition instanceof Condition.AtWar war) {
      return board.relations().atWar(board.faction(own).race(), war.with());
    }
    if (condition instanceof Condition.HasInPlay has) {
      return board.spots().stream()
          .filter(spot -> spot.seat().equals(Optional.of(own)))
          .anyMatch(spot -> fits(board, source, has.filter(), spot));
    }
    throw new AssertionError("the oracle does not know " + condition);
  }

  static int amount(Board board, Spot source, Amount amount) {
    if (amount instanceof Amount.Fixed fixed) {
      return fixed.value();
    }
    if (amount instanceof Amount.Times times) {
      return times.by() * amount(board, source, times.amount());
    }
    if (amount instanceof Amount.Over over) {
      return Math.floorDiv(amount(board, source, over.amount()), over.by());
    }
    if (amount instanceof Amount.Sum sum) {
      return sum.of().stream().mapToInt(each -> amount(board, source, each)).sum();
    }
    if (amount instanceof Amount.Station) {
      return board.station();
    }
    if (amount instanceof Amount.Current current) {
      return Worth.current(board, source, current.ability());
    }
    Seat own = source.seat().orElseThrow();
    if (amount instanceof Amount.Tension tension) {
      return board.relations().tension(board.faction(own).race(), tension.toward());
    }
    if (amount instanceof Amount.HighestTension) {
      return board.relations().highest(board.faction(own).race());
    }
    if (amount instanceof Amount.Marks marks && marks.of() == MarkScope.FACTION) {
      int sum = 0;
      for (Spot spot : board.spots()) {
        for (Mark mark : marks.marks()) {
          sum += spot.seat().equals(Optional.of(own)) ? Worth.marks(board, spot, mark) : 0;
        }
      }
      return sum;
    }
    if (amount instanceof Amount.ReadyFleets fleets) {
      return (int)
          board.faction(own).supportingRow().stream()
              .filter(card -> board.def(card).kind() == Kind.FLEET)
              .filter(card -> !card.rotated() && !card.neutralised())
              .filter(card -> board.def(card).printed(Ability.MILITARY) >= fleets.military())
              .count();
    }
    throw new AssertionError("the oracle does not know " + amount);
  }

  /** Whether an effect of the source works on that card. */
  static boolean meant(Board board, Spot source, Target target, Spot card) {
    if (target instanceof Target.All all) {
      return fits(board, source, all.filter(), card);
    }
    Target.Word word = ((Target.Plain) target).word();
    return switch (word) {
      case SELF -> card.card().id().equals(source.card().id());
      case HOST -> !source.top() && card.card().id().equals(source.host(board).id());
      case OWN_AMBASSADOR ->
          card.row() == Spot.Row.INNER_CIRCLE
              && card.top()
              && card.index() == 0
              && card.seat().equals(source.seat());
      case LED -> source.card().leading().equals(Optional.of(card.card().id()));
      default -> throw new AssertionError("the oracle does not know " + word);
    };
  }

  static boolean fits(Board board, Spot source, Filter filter, Spot spot) {
    Card card = spot.card();
    boolean whose = filter.whose().isEmpty();
    for (Who who : filter.whose()) {
      boolean own = spot.seat().equals(source.seat());
      whose |=
          switch (who) {
            case OWN -> own;
            case OTHER -> !own && spot.seat().isPresent();
            case EACH -> true;
            default -> throw new AssertionError("the oracle does not know " + who);
          };
    }
    boolean attached = !spot.top() && spot.host(board).id().equals(source.card().id());
    return whose
        && fits(filter, board.def(card))
        && (filter.attachedToSelf().isEmpty() || filter.attachedToSelf().get() == attached)
        && (filter.ready().isEmpty()
            || filter.ready().get() == (!card.rotated() && !card.neutralised()));
  }

  /** Of a definition: kind, race, trait. */
  static boolean fits(Filter filter, CardDef def) {
    Kind kind = def.kind() == Kind.AMBASSADOR ? Kind.CHARACTER : def.kind();
    return (filter.kinds().isEmpty() || filter.kinds().contains(kind))
        && (filter.race().isEmpty() || filter.race().get() == def.race())
        && (filter.trait().isEmpty() || def.traits().contains(filter.trait().get()));
  }
}
