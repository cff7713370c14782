package io.stardeck.fleetcaptains.internal.rule;

import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.internal.step.Acting;
import io.stardeck.fleetcaptains.internal.value.Sources;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An action of a ship: what all of them need and cost is asked and paid here. */
public abstract class ShipRule<A extends ShipAction> extends ExactRule<A> {
  private final ActionKind kind;
  private final boolean cloakedToo;

  /** A rule for an action of that kind. */
  protected ShipRule(ActionKind kind) {
    this(kind, false);
  }

  /**
   * A rule for an action of that kind.
   *
   * @param cloakedToo whether cloaked ships may take it
   */
  protected ShipRule(ActionKind kind, boolean cloakedToo) {
    this.kind = kind;
    this.cloakedToo = cloakedToo;
  }

  /** Whether it is worth asking any further for an own ship: a quick look that spares most. */
  protected boolean concerns(FleetView view, Ship ship) {
    return true;
  }

  /** Offers the legal actions of one own ship that may act and is concerned. */
  protected abstract void propose(FleetView view, Ship ship, Consumer<? super A> offer);

  /** Offers an action of a ship if nothing else forbids it. */
  protected final void propose(FleetView view, Ship ship, A action, Consumer<? super A> offer) {
    Findings findings = Findings.probing();
    forbid(view, action, ship, findings);
    if (findings.clean()) {
      offer.accept(action);
    }
  }

  /** What else forbids it. */
  protected abstract void forbid(FleetView view, A action, Ship ship, Findings findings);

  /** What it does, once its ship has spent its action. */
  protected abstract void carryOut(Play<FleetState> play, A action);

  @Override
  public final void candidates(FleetView view, Consumer<? super A> offer) {
    if (Acting.left(view.table())) {
      ImmutableList<Ship> fleet = view.fleet();
      for (int i = 0; i < fleet.size(); i++) {
        Ship ship = fleet.get(i);
        if (Acting.ready(ship, cloakedToo)
            && concerns(view, ship)
            && !Sources.forbids(view.table(), ship, view.spaceOf(ship), kind)) {
          propose(view, ship, offer);
        }
      }
    }
  }

  @Override
  public final void check(FleetView view, A action, Findings findings) {
    Ship ship = own(view, action.ship(), findings);
    if (ship != null && forbidFirst(view, action, ship, findings)) {
      Acting.able(view, ship, kind, cloakedToo, findings);
      forbid(view, action, ship, findings);
    }
  }

  /** What forbids it before what every action of a ship needs; whether to ask any further. */
  protected boolean forbidFirst(FleetView view, A action, Ship ship, Findings findings) {
    return true;
  }

  @Override
  public final void perform(Play<FleetState> play, A action) {
    Acting.pay(play, action.ship(), kind);
    carryOut(play, action);
  }

  /** Whether a ship that is named is in play; reported if it is not ({@code FC-VAL-04}). */
  protected static boolean inPlay(FleetView view, String path, CardId ship, Findings findings) {
    boolean inPlay = view.table().ship(ship) != null;
    if (!inPlay) {
      findings.reject(path, VAL_04, "%s is no ship in play", ship);
    }
    return inPlay;
  }

  /** An enemy ship in the hex of the own one, or null, with all that forbids to act on it. */
  protected static @Nullable Ship enemy(
      FleetView view, Ship ship, CardId target, RuleId cloaked, RuleId hex, Findings findings) {
    Ship other = view.table().ship(target);
    if (other == null || !view.table().enemies(view.seat(), view.table().owner(target))) {
      findings.reject("target", hex, "%s is no enemy ship in play", target);
    } else if (other.cloaked()) {
      findings.reject("target", cloaked, "%s is cloaked", target);
      return null;
    } else if (other.at() != ship.at()) {
      findings.reject("target", hex, "%s is not in the hex of your ship", target);
    }
    return other;
  }
}
