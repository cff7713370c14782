package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Standing;
import io.stardeck.sfbf.internal.combat.Targets;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Counter;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The drafts of attacks: cards of the own hand, an attacker that can, a target that may be hit. */
public final class AssaultDraftFaults {
  private AssaultDraftFaults() {}

  /** Notes what is wrong with {@code draft}, which {@code seat} has open. */
  public static void find(
      BattleForceState state, Seat seat, Draft.Assault draft, String path, Inspection inspection) {
    if (!cards(state.hand(seat), draft, path, inspection)) {
      return;
    }
    Table table = state.table();
    boolean byShip = draft.form() == Form.SHIP || draft.form() == Form.FIGHTERS;
    @Nullable Berth attacker =
        draft.ship().isPresent() ? table.find(draft.ship().get(), seat) : null;
    inspection.require(
        byShip ? attacker != null && AttackFaults.able(attacker) : draft.ship().isEmpty(),
        path + ".ship",
        "that ship cannot attack");
    inspection.require(
        draft.squadrons() == 0 || attacker != null && table.config().fighters(),
        path + ".squadrons",
        "no squadron flies");
    if (draft.form() == Form.FLOTILLA) { // its card was played before
      inspection.size(path + ".openers", draft.openers(), 0);
    } else {
      AttackFaults.openers(table, draft.form(), draft.openers(), path, inspection);
    }
    if (attacker != null) {
      ShotFaults.squadrons(
          table, draft.form(), attacker.ship(), draft.squadrons(), path, inspection);
      ShotFaults.shots(table, attacker.ship(), draft.shots(), path + ".shots", inspection);
    }
    inspection.require(
        draft.shots().isEmpty() || draft.form() == Form.SHIP, path + ".shots", "no weapon fires");
    for (CardId card : draft.plusOnes()) {
      inspection.require(
          table.kind(card) == CardKind.PRT, path + ".plusOnes", "%s adds nothing", card);
    }
    target(table, seat, draft, path, inspection);
  }

  /** Each card of the draft lies in the hand, and does one thing. */
  private static boolean cards(
      ImmutableList<CardId> hand, Draft.Assault draft, String path, Inspection inspection) {
    ImmutableList.Builder<CardId> all =
        ImmutableList.<CardId>builder().addAll(draft.openers()).addAll(draft.plusOnes());
    draft.counters().forEach(counter -> all.add(counter.card()));
    draft.shots().forEach(shot -> all.add(shot.card()).addAll(shot.support()));
    Set<CardId> cards = new HashSet<>();
    boolean good = true;
    for (CardId card : all.build()) {
      good &= inspection.require(cards.add(card), path, "%s is in the draft twice", card);
      good &= inspection.require(hand.contains(card), path, "%s is not in the hand", card);
    }
    return good;
  }

  private static void target(
      Table table, Seat seat, Draft.Assault draft, String path, Inspection inspection) {
    if (draft.target().isEmpty()) {
      inspection.require(
          draft.form() != Form.FLOTILLA && draft.counters().isEmpty() && draft.shots().isEmpty(),
          path + ".target",
          "the target is named first");
      return;
    }
    @Nullable Berth berth = table.find(draft.target().get());
    if (berth == null || !Targets.legal(table, seat, draft.form(), berth)) {
      inspection.require(false, path + ".target", "%s is no target", draft.target().get());
      return;
    }
    ResponseFaults.counters(table, draft.counters(), path + ".counters", inspection);
    for (Counter counter : draft.counters()) {
      inspection.require(
          draft.form() != Form.MUTINY && Standing.on(berth.ship(), counter.effect()),
          path + ".counters",
          "the target has no %s",
          counter.effect());
    }
    for (Shot shot : draft.shots()) {
      inspection.require(
          shot.cancels() == 0 && shot.fire() == 0, path + ".shots", "nothing was fired at it yet");
    }
  }
}
