package io.stardeck.b5.oracle;

import io.stardeck.b5.action.Deed.Promote;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.oracle.Worth.Lasting;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import java.util.Optional;

/** What sponsoring and promoting cost without an event. */
final class Costs {
  private Costs() {}

  private static int doubled(Board board, Seat seat, CardDef def) {
    boolean foreign =
        def.kind() == Kind.CHARACTER
            && def.race() != Race.NEUTRAL
            && def.race() != board.faction(seat).race();
    return foreign ? 2 * def.cost() : def.cost();
  }

  static int promoting(Board board, Promote action) {
    CardDef def = board.def(action.card());
    return doubled(board, action.actor(), def) + board.faction(action.actor()).innerCircle().size();
  }

  static int sponsoring(Board board, Sponsor action) {
    Seat seat = action.actor();
    CardDef def = board.def(action.card());
    int cost = doubled(board, seat, def);
    Spot ambassador = Spot.find(board, board.faction(seat).innerCircle().get(0).id());
    for (Effect effect : def.effects()) {
      for (Operation operation : effect.operations()) {
        if (effect.trigger() == Trigger.CONSTANT
            && operation instanceof FactionOperation.OwnCost own
            && ambassador != null) {
          cost += Words.amount(board, ambassador, own.amount());
        }
      }
    }
    for (Lasting lasting : Worth.constants(board)) {
      Spot source = lasting.source();
      if (!source.seat().equals(Optional.of(seat))) {
        continue;
      }
      if (lasting.operation() instanceof FactionOperation.SponsorCost less
          && Words.fits(less.filter(), def)
          && (!less.onSelf() || action.host().equals(Optional.of(source.card().id())))) {
        cost += Words.amount(board, source, less.amount());
      } else if (lasting.operation() instanceof FactionOperation.TokenCost token
          && Words.fits(token.filter(), def)) {
        cost -= token.each() * source.card().tokens();
      }
    }
    for (Modifier modifier : board.modifiers()) {
      if (modifier.operation() instanceof FactionOperation.NextCost next
          && modifier.faction().equals(seat)
          && Words.fits(next.filter(), def)) {
        cost += next.amount();
      }
    }
    return Math.max(0, cost);
  }
}
