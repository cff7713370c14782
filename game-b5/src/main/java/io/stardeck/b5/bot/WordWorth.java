package io.stardeck.b5.bot;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.CardOperation.AddMark;
import io.stardeck.b5.card.word.CardOperation.AddToken;
import io.stardeck.b5.card.word.CardOperation.CannotJoin;
import io.stardeck.b5.card.word.CardOperation.Damage;
import io.stardeck.b5.card.word.CardOperation.Demote;
import io.stardeck.b5.card.word.CardOperation.Discard;
import io.stardeck.b5.card.word.CardOperation.MayUse;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.CardOperation.RaiseAll;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.CardOperation.RemoveDamage;
import io.stardeck.b5.card.word.CardOperation.RemoveSevere;
import io.stardeck.b5.card.word.CardOperation.Rotate;
import io.stardeck.b5.card.word.CardOperation.Stay;
import io.stardeck.b5.card.word.FactionOperation;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.LoseInfluence;
import io.stardeck.b5.card.word.FactionOperation.NoConflictGain;
import io.stardeck.b5.card.word.FactionOperation.PoolNextTurn;
import io.stardeck.b5.card.word.FactionOperation.RestorePool;
import io.stardeck.b5.card.word.Numbered;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.card.word.TableOperation;
import io.stardeck.b5.card.word.TableOperation.CancelConflict;
import io.stardeck.b5.card.word.TableOperation.OpenConflict;
import io.stardeck.b5.card.word.TableOperation.SideBonus;
import io.stardeck.b5.card.word.TableOperation.Station;
import io.stardeck.b5.card.word.TableOperation.Tension;
import io.stardeck.b5.card.word.TableOperation.Vorlon;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.internal.value.Amounts;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.internal.value.Targets;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Role;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import org.jspecify.annotations.Nullable;

/** What one word of an effect does for the player. */
final class WordWorth {
  private static final double RATING = 3;
  private static final ImmutableSet<Ability> ALL = ImmutableSet.copyOf(Ability.values());

  private WordWorth() {}

  static double of(Situation situation, Scope scope, Operation operation) {
    if (operation instanceof Operation.If when) {
      double worth = 0;
      if (Conditions.hold(scope, when.when())) {
        for (Operation each : when.then()) {
          worth += of(situation, scope, each);
        }
      }
      return worth;
    }
    if (operation instanceof CardOperation card) {
      double worth = 0;
      for (Spot spot : Targets.of(scope, card.target())) {
        worth += (situation.mine(spot) ? 1 : -1) * onCard(situation, scope, card, spot);
      }
      return worth;
    }
    return operation instanceof FactionOperation faction
        ? onFaction(situation, scope, faction)
        : operation instanceof TableOperation table ? onTable(situation, scope, table) : 0;
  }

  /** What it does for who controls the card. */
  private static double onCard(
      Situation situation, Scope scope, CardOperation operation, Spot spot) {
    Card card = spot.card();
    double worth = CardWorth.of(situation.board().def(card));
    if (operation instanceof Raise raise) {
      int more = Amounts.of(scope, raise.amount());
      return raising(situation, spot, raise.abilities(), more);
    } else if (operation instanceof RaiseAll raise) {
      return raising(situation, spot, ALL, Amounts.of(scope, raise.amount()));
    } else if (operation instanceof RemoveDamage) {
      return 0.3 * card.damage();
    } else if (operation instanceof RemoveSevere) {
      return 0.6;
    } else if (operation instanceof AddMark mark) {
      return 0.8 + RATING * AgendaAims.mark(situation, mark.mark());
    } else if (operation instanceof AddToken) {
      return 0.8;
    } else if (operation instanceof Ready) {
      return card.rotated() ? 2.5 : 0;
    } else if (operation instanceof Rotate) {
      return card.ready() ? -0.2 * worth : 0;
    } else if (operation instanceof Damage || operation instanceof Demote) {
      return -1.5;
    } else if (operation instanceof Discard) {
      return -0.5 * worth - 0.5;
    } else if (operation instanceof Stay) {
      return staying(situation, scope);
    } else if (operation instanceof MayUse use && use.inChosen()) {
      return joiningWith(situation, scope, use, spot);
    }
    return operation instanceof CannotJoin ? -1 : 0.5;
  }

  /** Of use to a card that can still join the conflict, and turns more there with that ability. */
  private static double joiningWith(Situation situation, Scope scope, MayUse use, Spot spot) {
    Conflict conflict = scope.chosenConflict();
    if (conflict == null || conflict.participant(spot.id()) != null) {
      return 0;
    }
    Side side = situation.stake(conflict) > 0 ? Side.SUPPORT : Side.OPPOSE;
    double usual = joining(situation, conflict, side, spot, conflict.type());
    double best = usual;
    for (Ability ability : use.use().map(ImmutableSet::of).orElse(ALL)) {
      best = Math.max(best, joining(situation, conflict, side, spot, ability));
    }
    return best - usual;
  }

  private static double joining(
      Situation situation, Conflict conflict, Side side, Spot spot, Ability ability) {
    return situation.mayJoin(spot, situation.me(), conflict, Role.of(side), ability)
        ? Math.max(0, Contesting.joining(situation, conflict, side, spot, ability))
        : 0;
  }

  private static double staying(Situation situation, Scope scope) {
    if (scope.source() == null) {
      return 0;
    }
    int raised = CardWorth.raises(situation, scope.source());
    boolean hinders = !situation.def(scope.source()).constants().of(Stat.READY_COST).isEmpty();
    return hinders ? -1 : 0.4 + 0.4 * raised;
  }

  /** Of use to a card in a conflict that is not decided yet, or to one that can still join one. */
  private static double raising(
      Situation situation, Spot spot, ImmutableSet<Ability> abilities, int more) {
    double best = 0;
    for (Conflict conflict : situation.board().conflicts()) {
      Participant entry = conflict.participant(spot.id());
      Ability used = entry == null ? conflict.type() : entry.ability();
      if (!abilities.contains(used) || entry == null && !spot.card().ready()) {
        continue;
      }
      boolean wanted = situation.stake(conflict) > 0;
      Side side =
          entry == null
              ? wanted ? Side.SUPPORT : Side.OPPOSE
              : entry.role() == Role.SUPPORT ? Side.SUPPORT : Side.OPPOSE;
      if (more < 0) {
        side = side == Side.SUPPORT ? Side.OPPOSE : Side.SUPPORT;
      }
      double turned = Contesting.turning(situation, conflict, side, Math.abs(more));
      best = Math.max(best, more < 0 ? turned : turned - 0.3);
    }
    return more < 0 ? -best : best;
  }

  private static double onFaction(Situation situation, Scope scope, FactionOperation operation) {
    if (operation instanceof GainInfluence gain) {
      return RATING * sign(situation, scope, gain.who()) * Amounts.of(scope, gain.amount());
    } else if (operation instanceof LoseInfluence lose) {
      return -RATING * sign(situation, scope, lose.who()) * Amounts.of(scope, lose.amount());
    } else if (operation instanceof PoolNextTurn next) {
      return 0.4 * Amounts.of(scope, next.amount());
    } else if (operation instanceof RestorePool) {
      return situation.own().pool() < situation.own().baseRating() ? 0.6 : 0;
    } else if (operation instanceof NoConflictGain none) {
      return threatens(situation, scope, none.who()) ? 2 : 0;
    }
    return operation instanceof Numbered ? 0.6 : 0.7;
  }

  private static int sign(Situation situation, Scope scope, Who who) {
    Seat seat = scope.seat(who);
    return seat == null ? 0 : seat.equals(situation.me()) ? 1 : -1;
  }

  private static boolean threatens(Situation situation, Scope scope, Who who) {
    Seat seat = scope.seat(who);
    for (Conflict conflict : situation.board().conflicts()) {
      if (conflict.initiator().equals(seat)
          && !conflict.initiator().equals(situation.me())
          && situation.lead(conflict) > 0) {
        return true;
      }
    }
    return false;
  }

  private static double onTable(Situation situation, Scope scope, TableOperation operation) {
    if (operation instanceof Station station) {
      return 0.3 * Amounts.of(scope, station.amount());
    } else if (operation instanceof Vorlon) {
      return 0.2;
    } else if (operation instanceof Tension tension) {
      return RATING * tension(situation, scope, tension.of()) * Amounts.of(scope, tension.amount());
    } else if (operation instanceof OpenConflict open) {
      int mine = situation.strength(situation.me(), open.type(), false);
      int most = 0;
      for (int i = 0; i < situation.board().players(); i++) {
        int other = situation.strength(Seat.at(i), open.type(), false);
        most = i == situation.me().index() ? most : Math.max(most, other);
      }
      return mine > most ? 5 : 0;
    }
    Conflict conflict = scope.chosenConflict();
    if (operation instanceof SideBonus bonus && conflict != null) {
      return Contesting.turning(
          situation, conflict, bonus.side(), Amounts.of(scope, bonus.amount()));
    } else if (operation instanceof CancelConflict && conflict != null) {
      return situation.lead(conflict) > 0 ? -situation.stake(conflict) : 0;
    }
    return 0;
  }

  private static double tension(Situation situation, Scope scope, TableOperation.Pair pair) {
    Race own = situation.own().race();
    if (pair instanceof TableOperation.Pair.Races races) {
      return races.from() == own ? AgendaAims.tension(situation, races.toward()) : 0;
    }
    Chosen.@Nullable ATension chosen = scope.chosenTension();
    return pair instanceof TableOperation.Pair.Chosen && chosen != null && chosen.from() == own
        ? AgendaAims.tension(situation, chosen.toward())
        : 0;
  }
}
