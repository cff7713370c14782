package io.stardeck.fleetcaptains.internal.power;

import static io.stardeck.fleetcaptains.internal.RuleIds.CLK_10;
import static io.stardeck.fleetcaptains.internal.RuleIds.CLK_11;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_86;
import static io.stardeck.fleetcaptains.internal.RuleIds.PWR_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.PWR_06;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_03;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.FreeAction.PowerAdjust;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.rule.ExactRule;
import io.stardeck.fleetcaptains.internal.step.Allowances;
import io.stardeck.fleetcaptains.internal.step.Exploring;
import io.stardeck.fleetcaptains.internal.step.Maneuvers;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetFrame.Turn;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.function.Consumer;

/** Another setting of the same alert level ({@code FC-PWR, FC-D-86}). */
public final class PowerAdjustRule extends ExactRule<PowerAdjust> {
  @Override
  public void candidates(FleetView view, Consumer<? super PowerAdjust> offer) {
    if (!view.table().active().equals(view.seat())) {
      return;
    }
    ImmutableList<Ship> fleet = view.fleet();
    for (int i = 0; i < fleet.size(); i++) {
      if (!fleet.get(i).adjusted()) {
        propose(view, fleet.get(i), offer);
      }
    }
  }

  private static void propose(FleetView view, Ship ship, Consumer<? super PowerAdjust> offer) {
    boolean free = view.top() instanceof Turn || view.top() instanceof Maneuver;
    ImmutableList<Setting> settings = view.table().def(ship).settings(ship.alert());
    for (int setting = 0; setting < settings.size(); setting++) {
      boolean blue = settings.get(setting).cloaked();
      if (setting != ship.setting()
          && (!blue || ship.cloaked())
          && (free || allowed(view, ship, blue))) {
        offer.accept(new PowerAdjust(view.seat(), ship.card(), setting));
      }
    }
  }

  private static boolean allowed(FleetView view, Ship ship, boolean blue) {
    Findings findings = Findings.probing();
    inside(view, ship, blue, findings);
    return findings.clean();
  }

  @Override
  public void check(FleetView view, PowerAdjust action, Findings findings) {
    Table table = view.table();
    if (!table.active().equals(view.seat())) {
      findings.reject(VAL_03, "it is not your turn");
      return;
    }
    Ship ship = own(view, action.ship(), findings);
    if (ship == null) {
      return;
    }
    if (ship.adjusted()) {
      findings.reject("ship", PWR_06, "it has adjusted in this turn");
    }
    ImmutableList<Setting> settings = table.def(ship).settings(ship.alert());
    if (action.setting() < 0
        || action.setting() >= settings.size()
        || action.setting() == ship.setting()) {
      findings.reject("setting", PWR_02, "no other setting of its alert level");
      return;
    }
    boolean blue = settings.get(action.setting()).cloaked();
    if (blue && !ship.cloaked()) {
      findings.reject("setting", CLK_11, "an adjustment does not cloak");
    }
    inside(view, ship, blue, findings);
  }

  /** What forbids it within a procedure ({@code FC-D-86}). */
  private static void inside(FleetView view, Ship ship, boolean blue, Findings findings) {
    Table table = view.table();
    boolean inside = !(view.top() instanceof Turn) && !(view.top() instanceof Maneuver);
    if (inside && ship.cloaked() && !blue && table.faceDown(view.spaceOf(ship))) {
      findings.reject("ship", D_86, "it would explore in the midst of something");
    }
    for (FleetFrame frame : table.frames()) {
      if (frame instanceof FleetFrame.EchoRelocate shown
          && ship.card().equals(view.identity(shown.token()))) {
        findings.reject("ship", D_86, "its token is just being shown");
      }
    }
    if (view.top() instanceof FleetFrame.ChooseSetting choice
        && choice.ship().equals(ship.card())) {
      findings.reject("ship", D_86, "its setting is just being chosen");
    }
  }

  /**
   * Whether it is made in a window of a free attack, which leaves the maneuver open ({@code
   * FC-D-22}).
   */
  private static boolean freeAttack(Table table) {
    FleetFrame above = table.frames().top();
    for (FleetFrame frame : table.frames()) {
      if (frame instanceof Maneuver) {
        return above instanceof FleetFrame.Test || above instanceof FleetFrame.TestCards;
      }
      above = frame;
    }
    return false;
  }

  @Override
  public void perform(Play<FleetState> play, PowerAdjust action) {
    if (!freeAttack(Tables.of(play))) {
      Maneuvers.end(play, ManeuverEnd.ADJUSTMENT);
    }
    Ship ship = Objects.requireNonNull(Tables.of(play).ship(action.ship()));
    boolean blue = Tables.of(play).def(ship).settings(ship.alert()).get(action.setting()).cloaked();
    Tables.ship(play, ship.card(), each -> Allowances.adjust(each).withSetting(action.setting()));
    if (ship.cloaked() && !blue) {
      Tokens.decloak(play, ship.card(), action.setting(), CLK_10);
    }
    play.tell(PWR_02, new ShipEvent.DialSet(ship.card(), action.setting()));
    if (ship.cloaked() && !blue) {
      Exploring.land(play, ship.card());
    }
  }
}
