package io.stardeck.b5.internal.step;

import static io.stardeck.b5.internal.value.RuleIds.DMG_14;
import static io.stardeck.b5.internal.value.RuleIds.EFF_02;
import static io.stardeck.b5.internal.value.RuleIds.EFF_05;
import static io.stardeck.b5.internal.value.RuleIds.GEN_02;
import static io.stardeck.b5.internal.value.RuleIds.GEN_05;
import static io.stardeck.b5.internal.value.RuleIds.GEN_06;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.internal.value.Amounts;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.Filters;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.internal.value.Targets;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * An effect with all that was chosen for it: what forbids it, what it costs, and its paying.
 *
 * @param effect the effect
 * @param scope whose it is, of which card, with which choices
 * @param number the number chosen, where its cost has one
 * @param apart cards that rotate for the same action otherwise, and so for no cost of it ({@code
 *     B5-GEN-02})
 */
public record EffectUse(
    Effect effect, Scope scope, OptionalInt number, ImmutableList<CardId> apart) {
  private static final RuleId DMG_17 = RuleId.of("B5-DMG-17");

  /** That effect, for which no card rotates but for its costs. */
  public EffectUse(Effect effect, Scope scope, OptionalInt number) {
    this(effect, scope, number, ImmutableList.of());
  }

  /** The same in an action for which those cards rotate otherwise. */
  public EffectUse apartFrom(ImmutableList<CardId> others) {
    return others.isEmpty() ? this : new EffectUse(effect, scope, number, others);
  }

  /** That effect of that card, with those choices. */
  public static EffectUse of(
      Effect effect,
      Board board,
      Seat seat,
      CardId source,
      ImmutableList<Chosen> chosen,
      OptionalInt number) {
    return new EffectUse(effect, Scope.of(board, seat, source, chosen, number.orElse(0)), number);
  }

  /** Influence for its costs, 0 or more. */
  public int influence() {
    int sum = 0;
    for (Cost cost : effect.costs()) {
      if (cost instanceof Cost.Apply apply) {
        sum += Math.max(0, Amounts.of(scope, apply.amount()));
      } else if (cost instanceof Cost.ApplyChosen) {
        sum += number.orElse(0);
      }
    }
    return sum;
  }

  /** Whether all of it is there, once, and within its range; a finding if not. */
  public boolean isWhole(Findings findings) {
    ImmutableList<Chosen> chosen = scope.chosen();
    int wanted = effect.choices().size();
    if (chosen.size() != wanted) {
      findings.reject(GEN_05, "%s chosen, the effect asks for %s", chosen.size(), wanted);
      return false;
    }
    for (int i = 0; i < wanted; i++) {
      if (!Choices.isThere(scope.board(), chosen.get(i))) {
        findings.reject(GEN_05, "there is no %s", chosen.get(i));
        return false;
      } else if (!Choices.isOf(effect.choices().get(i), chosen.get(i))) {
        findings.reject(GEN_05, "the effect does not ask for %s", chosen.get(i));
        return false;
      } else if (i > 0 && chosen.subList(0, i).contains(chosen.get(i))) {
        findings.reject(GEN_05, "%s is chosen twice", chosen.get(i));
        return false;
      }
    }
    return isWithin(findings);
  }

  /** Whether a number is chosen where one is asked for, and is among those to choose from. */
  private boolean isWithin(Findings findings) {
    boolean chooses = false;
    for (Cost cost : effect.costs()) {
      boolean from = cost.choosesNumber();
      chooses |= from;
      if (from && number.isPresent() && !isAmong(cost, number.getAsInt())) {
        findings.reject(GEN_05, "%s is not among the numbers to choose from", number.getAsInt());
        return false;
      }
    }
    if (chooses != number.isPresent()) {
      findings.reject(GEN_05, chooses ? "a number is to be chosen" : "no number is chosen here");
      return false;
    }
    return true;
  }

  private boolean isAmong(Cost cost, int n) {
    return cost instanceof Cost.ApplyChosen chosen
        ? n >= chosen.from()
            && n <= chosen.to()
            && (n - chosen.from()) % Math.max(1, chosen.step()) == 0
        : !(cost instanceof Cost.RotateFirst rotate)
            || n >= 0 && n <= rotatable(rotate.filter()).size();
  }

  /** What forbids it that is whole. */
  public void forbid(Findings findings) {
    if (!Conditions.hold(scope, effect.condition())) {
      findings.reject(EFF_02, "the condition of the effect does not hold");
    }
    if (Targets.areMissing(scope, effect.operations())) {
      findings.reject(EFF_02, "no card that the effect names is there");
    }
    for (int i = 0; i < effect.choices().size(); i++) {
      Chosen chosen = scope.chosen().get(i);
      Scope before =
          effect.choices().size() == 1
              ? scope
              : scope.choosing(scope.chosen().subList(0, i), scope.number());
      if (!Choices.legal(before, effect, effect.choices().get(i), chosen)) {
        boolean unready = Choices.isUnready(before, effect.choices().get(i), chosen);
        if (!unready || !rotates(chosen)) { // what rotates for a cost is asked below
          findings.reject(unready ? DMG_17 : EFF_02, "%s is no target of the effect", chosen);
        }
      }
    }
    readiedOnce(effect.operations(), findings);
    costs(findings);
    rotatedOnce(findings);
  }

  /** Each card rotates for one thing of an action alone ({@code B5-GEN-02}). */
  private void rotatedOnce(Findings findings) {
    if (apart.isEmpty()) {
      return;
    }
    ImmutableList<CardId> rotated = rotated();
    for (int i = 0; i < rotated.size(); i++) {
      if (apart.contains(rotated.get(i))) {
        findings.reject(GEN_02, "%s rotates for the action itself", rotated.get(i));
      }
    }
  }

  /** Whether that card rotates as the cost. */
  private boolean rotates(Chosen chosen) {
    CardId first = firstChosen();
    return first != null
        && chosen.equals(new Chosen.ACard(first))
        && effect.costs().contains(new Cost.RotateChosen());
  }

  /** By what would be carried out, as things stand. */
  private void readiedOnce(ImmutableList<Operation> operations, Findings findings) {
    for (int i = 0; i < operations.size(); i++) {
      if (operations.get(i) instanceof Operation.If when) {
        if (Conditions.hold(scope, when.when())) {
          readiedOnce(when.then(), findings);
        }
      } else if (operations.get(i) instanceof Ready ready
          && !(ready.target() instanceof Target.All)) {
        Spot spot = Targets.one(scope, ready.target());
        if (spot != null && spot.card().readiedThisTurn()) {
          findings.reject(EFF_05, "%s was readied by an effect this turn", spot.id());
        }
      }
    }
  }

  private void costs(Findings findings) {
    for (Cost cost : effect.costs()) {
      cost(cost, findings);
    }
    if (!effect.costs().isEmpty()) {
      JointCosts.check(ImmutableList.of(this), findings);
    }
  }

  private void cost(Cost cost, Findings findings) {
    Board board = scope.board();
    Seat own = scope.own();
    if (cost instanceof Cost.RotateAmbassador) {
      acts(board.ambassador(own), findings);
    } else if (cost instanceof Cost.RotateChosen) {
      CardId first = firstChosen();
      Spot spot = first == null ? null : Spot.find(board, first);
      if (spot != null && !spot.of(own)) {
        findings.reject(GEN_06, "%s is not under your control", spot.id());
      } else if (spot != null) {
        acts(spot, findings);
      }
    }
  }

  /** Whether a card may act at all: ready, and not neutralised this turn. */
  public static void acts(Spot spot, Findings findings) {
    if (spot.card().neutralisedThisTurn()) {
      findings.reject(DMG_14, "%s was neutralised this turn", spot.id());
    }
    if (!spot.card().ready()) {
      findings.reject(GEN_02, "%s is not ready", spot.id());
    }
  }

  /** Those of which the first rotate: none that rotates for the action already. */
  private List<CardId> rotatable(Filter filter) {
    List<CardId> cards = rotatable(scope, filter);
    cards.removeAll(apart);
    if (effect.costs().contains(new Cost.RotateChosen())) {
      cards.remove(firstChosen());
    }
    return cards;
  }

  /** The fitting cards of the supporting row that may act, from the left ({@code B5-W-51}). */
  static List<CardId> rotatable(Scope scope, Filter filter) {
    List<CardId> cards = new ArrayList<>();
    for (Card card : scope.board().faction(scope.own()).supportingRow()) {
      Spot spot = Spot.find(scope.board(), card.id());
      if (spot != null
          && card.ready()
          && !card.neutralisedThisTurn()
          && Filters.fits(scope, filter, spot)) {
        cards.add(card.id());
      }
    }
    return cards;
  }

  private @Nullable CardId firstChosen() {
    ImmutableList<CardId> cards = scope.chosenCards();
    return cards.isEmpty() ? null : cards.get(0);
  }

  /** The cards that rotate for its costs. */
  public ImmutableList<CardId> rotated() {
    if (effect.costs().isEmpty()) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    CardId first = firstChosen();
    for (Cost cost : effect.costs()) {
      if (cost instanceof Cost.RotateFirst rotate) {
        List<CardId> fitting = rotatable(rotate.filter());
        int chosen = Math.max(0, number.orElse(0)); // any number may come from outside
        cards.addAll(fitting.subList(0, Math.min(chosen, fitting.size())));
      } else if (cost instanceof Cost.RotateAmbassador) {
        cards.add(scope.board().ambassador(scope.own()).card().id());
      } else if (cost instanceof Cost.RotateChosen && first != null) {
        cards.add(first);
      } else if (cost instanceof Cost.RotateSelf && scope.source() != null) {
        cards.add(scope.source());
      }
    }
    return cards.build();
  }

  /** Whether it costs nothing but rotating its source ({@code B5-FRM-12}). */
  public boolean isFree() {
    for (Cost cost : effect.costs()) {
      boolean chosen = cost.choosesNumber();
      boolean nothing =
          cost instanceof Cost.Apply apply && Amounts.of(scope, apply.amount()) <= 0
              || chosen && number.orElse(0) == 0;
      if (!nothing) {
        return false;
      }
    }
    return true;
  }
}
