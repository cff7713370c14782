package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.GEN_05;
import static io.stardeck.b5.internal.value.RuleIds.SUP_01;
import static io.stardeck.b5.internal.value.RuleIds.SUP_02;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.internal.step.Attacks;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.Conflicts;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.step.InPlay;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Attacking a participant ({@code B5-ATK}). */
final class AttackRule extends DeedRule<Attack> {
  private static final RuleId ATK_01 = RuleId.of("B5-ATK-01");
  private static final RuleId ATK_02 = RuleId.of("B5-ATK-02");
  private static final RuleId ATK_04 = RuleId.of("B5-ATK-04");
  private static final RuleId ATK_07 = RuleId.of("B5-ATK-07");
  private static final RuleId ATK_08 = RuleId.of("B5-ATK-08");
  private static final RuleId ATK_09 = RuleId.of("B5-ATK-09");

  private static final int USUAL = 4;

  AttackRule() {
    super(ActionKind.ATTACK, FREE, Attack::attacker, Attack::target);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super Attack> offer) {
    List<Target> targets = targets(view);
    ImmutableList<Spot> actors = targets.isEmpty() ? ImmutableList.of() : Naming.actors(view);
    for (int i = 0; i < actors.size(); i++) {
      Spot spot = actors.get(i);
      boolean acts = Joining.placeMay(view.board(), spot) && Naming.mayAct(spot.card());
      for (int k = 0; acts && k < targets.size(); k++) {
        Conflict conflict = targets.get(k).conflict();
        Participant entry = targets.get(k).entry();
        if (may(view, spot, conflict, entry)) {
          CardId by = spot.id();
          offer.accept(
              new Attack(view.seat(), by, entry.card(), conflict.number(), Optional.empty()));
        }
      }
    }
  }

  private record Target(Conflict conflict, Participant entry) {}

  /** The participants that whoever is able to may attack. */
  private static List<Target> targets(B5View view) {
    List<Target> targets = List.of();
    ImmutableList<Conflict> conflicts = view.board().conflicts();
    for (int i = 0; i < conflicts.size(); i++) {
      ImmutableList<Participant> entries = conflicts.get(i).participants();
      for (int k = 0; k < entries.size(); k++) {
        Spot spot = Spot.find(view.board(), entries.get(k).card());
        if (spot != null && !spot.of(view.seat()) && !spot.card().neutralised()) {
          targets = targets.isEmpty() ? new ArrayList<>(USUAL) : targets;
          targets.add(new Target(conflicts.get(i), entries.get(k)));
        }
      }
    }
    return targets;
  }

  private static boolean may(B5View view, Spot spot, Conflict conflict, Participant entry) {
    Board board = view.board();
    return !Joining.barred(board, spot, entry.ability())
        && Ratings.current(board, spot, entry.ability()) > 0
        && Joining.kindMay(board, spot, conflict, Role.ATTACK)
        && Joining.admitted(board, spot, view.seat(), conflict, Role.ATTACK, entry.ability());
  }

  @Override
  void forbid(B5View view, Attack deed, Findings findings) {
    if (deed.sufferer().isPresent()) {
      findings.reject(GEN_05, "an attack names no card beside the two");
    }
    Board board = view.board();
    Spot spot = Naming.acting(view, deed.attacker(), findings);
    Spot target = Naming.inPlay(view, deed.target(), findings);
    if (spot == null || target == null) {
      return;
    }
    Conflict conflict = board.conflict(deed.conflict());
    Participant entry = conflict == null ? null : conflict.participant(deed.target());
    if (conflict == null || entry == null) {
      boolean leads =
          conflict != null
              && target.card().leading().isPresent()
              && conflict.participant(target.card().leading().get()) != null;
      findings.reject(
          leads ? ATK_02 : ATK_01,
          "%s takes no part in conflict %s",
          deed.target(),
          deed.conflict());
      return;
    }
    if (target.of(view.seat())) {
      findings.reject(ATK_09, "%s is of your own faction", deed.target());
    }
    if (target.card().neutralised()) {
      findings.reject(ATK_08, "%s is neutralised", deed.target());
    }
    EffectUse.acts(spot, findings);
    if (!Joining.kindMay(board, spot, conflict, Role.ATTACK)) {
      findings.reject(SUP_01, "%s takes no part in conflicts", deed.attacker());
    }
    if (!Joining.admitted(board, spot, view.seat(), conflict, Role.ATTACK, entry.ability())) {
      findings.reject(ATK_04, "%s may not attack there", deed.attacker());
    }
    if (Joining.barred(board, spot, entry.ability())) {
      findings.reject(SUP_02, "a character does not use Military");
    }
    if (Ratings.current(board, spot, entry.ability()) < 1) {
      findings.reject(ATK_07, "%s has no %s", deed.attacker(), entry.ability());
    }
  }

  /** It becomes a participant when the attack is declared ({@code B5-ATK-04}). */
  @Override
  void pay(Play<B5State> play, Attack deed) {
    InPlay.rotate(play, deed.attacker());
    Conflict conflict = Boards.of(play).conflict(deed.conflict());
    Participant entry = conflict == null ? null : conflict.participant(deed.target());
    if (entry != null) {
      Conflicts.join(
          play,
          deed.conflict(),
          new Participant(deed.attacker(), deed.actor(), Role.ATTACK, entry.ability()));
    }
  }

  @Override
  void carryOut(Play<B5State> play, Attack deed, @Nullable Accompaniment with) {
    Attacks.resolve(play, deed, with);
  }
}
