package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.SUP_01;
import static io.stardeck.b5.internal.value.RuleIds.SUP_02;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.Deed.Join;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.Conflicts;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.internal.value.Joining;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Role;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Supporting or opposing a conflict ({@code B5-SUP}). */
final class JoinRule extends DeedRule<Join> {
  private static final RuleId SUP_03 = RuleId.of("B5-SUP-03");
  private static final RuleId SUP_06 = RuleId.of("B5-SUP-06");
  private static final RuleId SUP_07 = RuleId.of("B5-SUP-07");
  private static final RuleId SUP_08 = RuleId.of("B5-SUP-08");

  JoinRule() {
    super(ActionKind.SUPPORT, FREE, Join::card);
  }

  @Override
  boolean isAny(ImmutableSet<ActionKind> kinds) {
    return kinds.contains(ActionKind.SUPPORT) || kinds.contains(ActionKind.OPPOSE);
  }

  @Override
  ActionKind kind(Join deed) {
    return deed.side() == Side.SUPPORT ? ActionKind.SUPPORT : ActionKind.OPPOSE;
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super Join> offer) {
    ImmutableList<Conflict> conflicts = view.board().conflicts();
    ImmutableList<Spot> actors = conflicts.isEmpty() ? ImmutableList.of() : Naming.actors(view);
    for (int i = 0; i < actors.size(); i++) {
      Spot spot = actors.get(i);
      if (Joining.placeMay(view.board(), spot) && Naming.mayAct(spot.card())) {
        for (int k = 0; k < conflicts.size(); k++) {
          propose(view, spot, conflicts.get(k), offer);
        }
      }
    }
  }

  private static void propose(
      B5View view, Spot spot, Conflict conflict, Consumer<? super Join> offer) {
    if (conflict.participant(spot.id()) != null) {
      return;
    }
    Board board = view.board();
    boolean others = Joining.mayUseOthers(board, spot, conflict);
    for (Ability ability : ABILITIES) {
      boolean able =
          (others || ability == conflict.type())
              && !Joining.barred(board, spot, ability)
              && Ratings.current(board, spot, ability) > 0;
      for (int i = 0; able && i < SIDES.length; i++) {
        Side side = SIDES[i];
        if (Joining.mayUse(board, spot, conflict, side, ability)
            && Joining.kindMay(board, spot, conflict, Role.of(side))
            && Joining.admitted(board, spot, view.seat(), conflict, Role.of(side), ability)) {
          CardId card = spot.id();
          offer.accept(new Join(view.seat(), card, conflict.number(), side, ability));
        }
      }
    }
  }

  private static final Ability[] ABILITIES = Ability.values();
  private static final Side[] SIDES = Side.values();

  @Override
  void forbid(B5View view, Join deed, Findings findings) {
    Board board = view.board();
    Spot spot = Naming.acting(view, deed.card(), findings);
    if (spot == null) {
      return;
    }
    Conflict conflict = board.conflict(deed.conflict());
    if (conflict == null) {
      findings.reject(SUP_01, "no conflict %s is open", deed.conflict());
      return;
    }
    Role role = Role.of(deed.side());
    EffectUse.acts(spot, findings);
    if (!Joining.kindMay(board, spot, conflict, role)) {
      findings.reject(SUP_01, "%s takes no part in conflicts", deed.card());
    }
    if (conflict.participant(deed.card()) != null) {
      findings.reject(SUP_08, "%s takes part in it already", deed.card());
    }
    if (!Joining.admitted(board, spot, view.seat(), conflict, role, deed.ability())) {
      findings.reject(SUP_07, "%s may not join it", deed.card());
    }
    if (!Joining.mayUse(board, spot, conflict, deed.side(), deed.ability())) {
      findings.reject(SUP_06, "%s may not use %s there", deed.card(), deed.ability());
    }
    if (Joining.barred(board, spot, deed.ability())) {
      findings.reject(SUP_02, "a character does not use Military");
    }
    if (Ratings.current(board, spot, deed.ability()) < 1) {
      findings.reject(SUP_03, "%s has no %s", deed.card(), deed.ability());
    }
  }

  @Override
  void carryOut(Play<B5State> play, Join deed, @Nullable Accompaniment with) {
    if (Boards.find(play, deed.card()) != null) { // a reply to its event may have taken it
      Role role = Role.of(deed.side());
      Conflicts.join(
          play, deed.conflict(), new Participant(deed.card(), deed.actor(), role, deed.ability()));
    }
  }
}
