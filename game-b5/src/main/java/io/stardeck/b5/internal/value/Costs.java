package io.stardeck.b5.internal.value;

import static io.stardeck.b5.internal.value.RuleIds.PRO_04;
import static io.stardeck.b5.internal.value.RuleIds.SPN_06;
import static io.stardeck.b5.internal.value.RuleIds.W_13;
import static io.stardeck.b5.internal.value.RuleIds.W_14;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.Constants.Constant;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.FactionOperation.NextCost;
import io.stardeck.b5.card.word.FactionOperation.NoDoubling;
import io.stardeck.b5.card.word.FactionOperation.OwnCost;
import io.stardeck.b5.card.word.FactionOperation.PromoteCost;
import io.stardeck.b5.card.word.FactionOperation.SponsorCost;
import io.stardeck.b5.card.word.FactionOperation.TokenCost;
import io.stardeck.b5.card.word.Lasting;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.value.Computation;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** What sponsoring and promoting cost ({@code B5-SPN-06, B5-PRO-04, B5-D-07}). */
public final class Costs {
  private static final RuleId RAC_02 = RuleId.of("B5-RAC-02");
  private static final RuleId W_47 = RuleId.of("B5-W-47");

  private Costs() {}

  /**
   * Influence for sponsoring a card.
   *
   * @param host the host of an enhancement, or null
   * @param with the accompanying event's words, or null
   */
  public static Computation sponsoring(
      Board board,
      Seat seat,
      CardId card,
      @Nullable CardId host,
      @Nullable Accompaniment with,
      Computation sum) {
    CardDef def = board.def(card);
    boolean doubled = doubled(board, seat, def) && !undoubled(board, seat, card, false, with);
    sum.base(doubled ? 2 * def.cost() : def.cost(), doubled ? RAC_02 : SPN_06, card);
    for (Constant own : def.constants().of(Stat.OWN_COST)) {
      Scope scope = Scope.of(board, seat, card);
      if (Conditions.hold(scope, own.condition())) {
        sum.add(Amounts.of(scope, ((OwnCost) own.operation()).amount()), W_47, card);
      }
    }
    for (Force force : forces(board, seat, Stat.SPONSOR_COST, with)) {
      SponsorCost change = (SponsorCost) force.operation();
      boolean there = !change.onSelf() || host != null && host.equals(force.scope().source());
      if (there && Filters.fits(force.scope(), change.filter(), card, seat)) {
        sum.add(force.amount(), SPN_06, force.source());
      }
    }
    for (Force force : InForce.of(board, seat, Stat.TOKEN_COST)) {
      TokenCost tokens = (TokenCost) force.operation();
      Spot source = force.scope().sourceSpot();
      if (source != null && Filters.fits(force.scope(), tokens.filter(), card, seat)) {
        sum.add(-tokens.each() * source.card().tokens(), W_14, source.id());
      }
    }
    for (int i = 0; i < board.modifiers().size(); i++) {
      Modifier modifier = board.modifiers().get(i);
      if (modifier.operation() instanceof NextCost next
          && modifier.faction().equals(seat)
          && Filters.fits(Scope.of(board, seat, modifier.source()), next.filter(), card, seat)) {
        sum.add(next.amount(), W_13, modifier.source());
      }
    }
    return sum.atLeast(0, SPN_06, card);
  }

  /** Influence for promoting a character. */
  public static Computation promoting(
      Board board, Seat seat, CardId card, @Nullable Accompaniment with, Computation sum) {
    CardDef def = board.def(card);
    boolean doubled = doubled(board, seat, def) && !undoubled(board, seat, card, true, with);
    sum.base(doubled ? 2 * def.cost() : def.cost(), PRO_04, card);
    sum.add(board.faction(seat).innerCircle().size(), PRO_04, "Inner Circle");
    for (Force force : forces(board, seat, Stat.PROMOTE_COST, with)) {
      PromoteCost change = (PromoteCost) force.operation();
      if (Filters.fits(force.scope(), change.filter(), card, seat)) {
        sum.add(force.amount(), PRO_04, force.source());
      }
    }
    return sum.atLeast(0, PRO_04, card);
  }

  /** Whether the character is loyal to another race ({@code B5-RAC-02, B5-RAC-03}). */
  private static boolean doubled(Board board, Seat seat, CardDef def) {
    return def.kind().isCharacter()
        && def.race() != Race.NEUTRAL
        && def.race() != board.faction(seat).race();
  }

  private static boolean undoubled(
      Board board, Seat seat, CardId card, boolean promotion, @Nullable Accompaniment with) {
    for (Force force : forces(board, seat, Stat.NO_DOUBLING, with)) {
      NoDoubling no = (NoDoubling) force.operation();
      if ((!promotion || no.promotion()) && Filters.fits(force.scope(), no.filter(), card, seat)) {
        return true;
      }
    }
    return false;
  }

  /** What changes that: all that is in force, and what the accompanying event says of it. */
  private static ImmutableList<Force> forces(
      Board board, Seat seat, Stat stat, @Nullable Accompaniment with) {
    ImmutableList<Force> inForce = InForce.of(board, seat, stat);
    return with == null ? inForce : Lists.plusAll(inForce, with.forces(stat));
  }

  /**
   * What the event that accompanies an action brings into its costs and its attack.
   *
   * @param card the event
   * @param scope what its words speak of
   * @param operations its words
   */
  public record Accompaniment(CardId card, Scope scope, Iterable<Operation> operations) {
    /** What of its words changes that. */
    ImmutableList<Force> forces(Stat stat) {
      ImmutableList.Builder<Force> forces = ImmutableList.builder();
      for (Operation operation : operations) {
        if (operation instanceof Lasting lasting && lasting.stat() == stat) {
          forces.add(new Force(scope, lasting, null));
        }
      }
      return forces.build();
    }

    /** What that of its words which changes {@code stat} of one card comes to. */
    int sum(Spot spot, Stat stat, ToIntFunction<Force> value) {
      int total = 0;
      for (Force force : forces(stat)) {
        total += force.changes(spot) ? value.applyAsInt(force) : 0;
      }
      return total;
    }
  }
}
