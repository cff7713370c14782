package io.stardeck.sfbf.internal.attack;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.combat.Salvo;
import io.stardeck.sfbf.internal.combat.Standing;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The open draft of an attack, and what its steps ask alike. */
final class Drafting {
  private Drafting() {}

  /** The attack that the seat of {@code view} puts together; only while it does. */
  static Draft.Assault draft(BattleForceView view) {
    return (Draft.Assault) view.own().desk().open();
  }

  /** Puts the next step of the draft, or its beginning, on the desk of {@code seat}. */
  static void put(Play<BattleForceState> play, Seat seat, Draft.Assault next) {
    Secrets secrets = play.state().secrets(seat);
    play.become(play.state().with(seat, secrets.withDesk(secrets.desk().with(next))));
  }

  /** Reports if the draft has no target yet, and tells whether it has. */
  static boolean aimed(Draft.Assault draft, Findings findings) {
    if (draft.target().isEmpty()) {
      findings.reject(Checks.ACT_01, "name the target first");
      return false;
    }
    return true;
  }

  /** Reports if the draft is no attack by a ship's weapons, and tells whether it is. */
  static boolean byWeapons(Draft.Assault draft, Findings findings) {
    if (draft.form() != Form.SHIP) {
      findings.reject(Checks.ACT_01, "no weapon card goes into this attack");
      return false;
    }
    return true;
  }

  /** Where the attacking ship lies, or null for an attack without a ship. */
  static @Nullable Berth attacker(BattleForceView view, Draft.Assault draft) {
    return draft.ship().isEmpty() ? null : view.table().find(draft.ship().get(), view.seat());
  }

  /** Where the target lies. Only for a draft that has one. */
  static Berth target(BattleForceView view, Draft.Assault draft) {
    ShipId target = draft.target().orElseThrow();
    return Objects.requireNonNull(view.table().find(target));
  }

  /** What the attacking ship may fire at the target, after the counters so far (BF-RCT-09). */
  static Salvo salvo(BattleForceView view, Draft.Assault draft) {
    return new Salvo(
        view.table(),
        Objects.requireNonNull(attacker(view, draft)),
        target(view, draft),
        Standing.countered(draft.counters(), Effect.CLOAK));
  }
}
