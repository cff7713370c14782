package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.action.BeginRedraw;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.action.PlayCeasefire;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.action.SecondFormation;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.ShipId;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Phase 4: the play that promises most; without one, better cards or a better formation. */
final class ChoosingAttack implements Decision {
  /** What a fresh card for a poor one is worth. */
  private static final double FRESH_CARD = 0.22;

  /** What it costs that a weapon card stays in the hand and no fresh one comes for it. */
  private static final double STALE_CARD = 0.35;

  /** What a play is worth besides that costs the hand one card alone. */
  private static final double NO_CARD = 0.4;

  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    @Nullable List<Berth> targets = null;
    @Nullable BattleForceAction best = null;
    double most = 0;
    for (BattleForceAction action : moment.legal()) {
      double worth;
      if (action instanceof BeginAttack attack) {
        targets = targets == null ? Aims.targets(moment.view(), Form.SHIP) : targets;
        worth = Aims.weapons(moment.view(), berth(moment, attack.ship()), targets);
      } else {
        worth = worth(moment, action);
      }
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best == null ? moment.first(PassAttack.class) : best;
  }

  private static double worth(Moment moment, BattleForceAction action) {
    if (action instanceof BeginFighters fighters) {
      return Aims.fighters(moment.view(), fighters.squadrons())
          - STALE_CARD * Hands.count(moment, CardKind::weapon);
    } else if (action instanceof BeginPlanetFighters) {
      return NO_CARD
          + Aims.fighters(moment.view(), 2 * Hands.count(moment, kind -> kind == CardKind.PBF));
    } else if (action instanceof BeginMutiny) {
      return Aims.mutiny(moment.view());
    } else if (action instanceof PlayFlotilla) {
      return NO_CARD + Aims.flotilla(moment.view());
    } else if (action instanceof PlayCeasefire) {
      return ceasefire(moment);
    } else if (action instanceof BeginRedraw) {
      return redraw(moment);
    } else if (action instanceof SecondFormation) {
      return moment.view().reserveSize(moment.seat()) < 2
          ? 0.02 * Fleets.damage(moment.table(), moment.seat())
          : 0;
    }
    return 0;
  }

  /** A ceasefire takes all damage off and brings everybody a new hand. */
  private static double ceasefire(Moment moment) {
    double behind = Behind.points(moment.view());
    return behind > 3 ? 0.6 * behind + 2 * redraw(moment) : 0;
  }

  /** Poor cards are changed, and where there is no weapon nearly the whole hand. */
  private static double redraw(Moment moment) {
    boolean armed = Hands.any(moment, CardKind::weapon);
    int poor = Hands.below(moment, Cards.POOR);
    return FRESH_CARD * (armed ? poor : Math.max(poor, Hands.below(moment, Cards.FINE) - 1));
  }

  private static Berth berth(Moment moment, ShipId ship) {
    return Objects.requireNonNull(moment.table().find(ship, moment.seat()));
  }
}
