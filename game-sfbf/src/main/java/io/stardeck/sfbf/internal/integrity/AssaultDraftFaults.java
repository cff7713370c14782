package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Standing;
import io.stardeck.sfbf.internal.combat.Targets;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Counter;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The drafts of attacks: cards of the own hand, an attacker that can, a target that may be hit. */
final class AssaultDraftFaults implements Topic {
  @Override
  public void find(BattleForceState state, Inspection inspection) {
    for (int index = 0; index < state.secrets().size(); index++) {
      Secrets secrets = state.secrets().get(index);
      if (secrets.desk().isOpen() && secrets.desk().open() instanceof Draft.Assault draft) {
        find(state, Seat.at(index), draft, "secrets[" + index + "].desk", inspection);
      }
    }
  }

  private static void find(
      BattleForceState state, Seat seat, Draft.Assault draft, String path, Inspection inspection) {
    if (!cards(state.hand(seat), draft, path, inspection)) {
      return;
    }
    Table table = state.table();
    boolean byShip = draft.form() == Form.SHIP || draft.form() == Form.FIGHTERS;
    @Nullable Berth attacker =
        draft.ship().isPresent() ? table.find(draft.ship().get(), seat) : null;
    boolean able =
        attacker != null
            && attacker.row() != Row.RESERVE
            && !attacker.ship().heldBack()
            && !attacker.ship().cloaked();
    inspection.require(
        byShip ? able : draft.ship().isEmpty(), path + ".ship", "that ship cannot attack");
    squadrons(table, draft, attacker, path, inspection);
    openers(table, draft, path, inspection);
    if (attacker != null) {
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

  private static void squadrons(
      Table table,
      Draft.Assault draft,
      @Nullable Berth attacker,
      String path,
      Inspection inspection) {
    int ready =
        attacker == null
            ? 0
            : table
                .card(attacker.ship().id())
                .undamaged(BoxType.FTR, attacker.ship().damaged())
                .size();
    boolean fits =
        draft.form() == Form.FIGHTERS
            ? draft.squadrons() >= 1 && draft.squadrons() <= ready && table.config().fighters()
            : draft.squadrons() == 0;
    inspection.require(fits, path + ".squadrons", "%s squadrons cannot fly", draft.squadrons());
  }

  private static void openers(
      Table table, Draft.Assault draft, String path, Inspection inspection) {
    int size = draft.openers().size();
    boolean fits =
        switch (draft.form()) {
          case PLANET_FIGHTERS -> size > 0;
          case MUTINY -> size == 1;
          default -> size == 0;
        };
    CardKind kind = draft.form() == Form.MUTINY ? CardKind.MUT : CardKind.PBF;
    for (CardId card : draft.openers()) {
      fits &= table.kind(card) == kind;
    }
    inspection.require(fits, path + ".openers", "those cards begin no such attack");
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
