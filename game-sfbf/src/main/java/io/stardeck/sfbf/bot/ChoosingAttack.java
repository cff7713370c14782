package io.stardeck.sfbf.bot;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
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
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Phase 4: the play that promises most; without one, better cards or a better formation. */
final class ChoosingAttack implements Decision {
  /** What a fresh card for a poor one is worth. */
  private static final double FRESH_CARD = 0.22;

  /** What it costs that a weapon card stays in the hand and no fresh one comes for it. */
  private static final double STALE_CARD = 0.35;

  /** What a play is worth besides that costs the hand one card alone. */
  private static final double NO_CARD = 0.4;

  /** What each play that is open in phase 4 promises; without a line here none is ever made. */
  private static final ImmutableMap<Class<? extends BattleForceAction>, Worth<?>> WORTHS =
      ImmutableMap.<Class<? extends BattleForceAction>, Worth<?>>builder()
          .put(PassAttack.class, (Worth<PassAttack>) (m, at, pass) -> 0)
          .put(SecondFormation.class, (Worth<SecondFormation>) (m, at, action) -> regroup(m))
          .put(BeginRedraw.class, (Worth<BeginRedraw>) (m, at, action) -> redraw(m))
          .put(
              BeginAttack.class,
              (Worth<BeginAttack>)
                  (m, at, attack) -> Aims.weapons(m.view(), berth(m, attack.ship()), at.get()))
          .put(
              BeginFighters.class,
              (Worth<BeginFighters>)
                  (m, at, fighters) ->
                      Aims.fighters(m.view(), fighters.squadrons())
                          - STALE_CARD * Hands.count(m, CardKind::weapon))
          .put(BeginPlanetFighters.class, (Worth<BeginPlanetFighters>) (m, at, all) -> planet(m))
          .put(BeginMutiny.class, (Worth<BeginMutiny>) (m, at, mutiny) -> Aims.mutiny(m.view()))
          .put(
              PlayFlotilla.class,
              (Worth<PlayFlotilla>) (m, at, flotilla) -> NO_CARD + Aims.flotilla(m.view()))
          .put(PlayCeasefire.class, (Worth<PlayCeasefire>) (m, at, action) -> ceasefire(m))
          .buildOrThrow();

  /** What a play of one kind promises; the targets of weapons are worked out once for all. */
  private interface Worth<A extends BattleForceAction> {
    double of(Moment moment, Supplier<List<Berth>> targets, A action);
  }

  /** The kinds of play that have a worth. */
  static ImmutableSet<Class<? extends BattleForceAction>> weighed() {
    return WORTHS.keySet();
  }

  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    Supplier<List<Berth>> targets = Suppliers.memoize(() -> Aims.targets(moment.view(), Form.SHIP));
    @Nullable BattleForceAction best = null;
    double most = 0;
    for (BattleForceAction action : moment.legal()) {
      double worth = worth(moment, targets, action);
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best == null ? moment.first(PassAttack.class) : best;
  }

  @SuppressWarnings("unchecked") // the table is keyed by the type of action
  private static <A extends BattleForceAction> double worth(
      Moment moment, Supplier<List<Berth>> targets, A action) {
    return ((Worth<A>) Objects.requireNonNull(WORTHS.get(action.getClass())))
        .of(moment, targets, action);
  }

  /** Planet-based fighters fly all together. */
  private static double planet(Moment moment) {
    int cards = Hands.count(moment, kind -> kind == CardKind.PBF);
    return NO_CARD + Aims.fighters(moment.view(), 2 * cards);
  }

  /** A second formation change brings damaged ships out of the first row, if there is room. */
  private static double regroup(Moment moment) {
    return moment.view().reserveSize(moment.seat()) < 2
        ? 0.02 * Fleets.damage(moment.table(), moment.seat())
        : 0;
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
