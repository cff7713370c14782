package io.stardeck.fleetcaptains.internal.transporter;

import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_07;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.fleetcaptains.action.Answer.DeployRescued;
import io.stardeck.fleetcaptains.action.Answer.DiscardRescued;
import io.stardeck.fleetcaptains.action.Answer.EndTransport;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.internal.step.Beams;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.FleetFrame.RescuedCrew;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import org.jspecify.annotations.Nullable;

/** The rules of this chapter. */
public final class Transporter {
  private Transporter() {}

  /** What may be done in the own turn. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> turn() {
    return ImmutableList.of(
        new TransportFriendlyRule(),
        new TransportEnemyRule(),
        new SendAwayTeamRule(),
        new RetrieveAwayTeamRule());
  }

  /** What answers a transport between own ships. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> more() {
    return ImmutableList.of(
        ActionRule.only(EndTransport.class, EndTransport::new, (play, answer) -> play.pop()),
        new BeamMoreRule());
  }

  /** What a successful test lets a player choose. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> effect() {
    return ImmutableList.of(new TransportEffectRule());
  }

  /** How a loss of crew is answered. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> loss() {
    return ImmutableList.of(new LoseCrewRule(), new DiscardHandInsteadRule());
  }

  /** What becomes of a captive who was freed. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> rescued() {
    return ImmutableList.of(
        ActionRule.only(
            DiscardRescued.class,
            DiscardRescued::new,
            (play, answer) ->
                Commands.lay(play, Tables.popped(play, RescuedCrew.class).card(), false, TRP_07)),
        ActionRule.only(
            DeployRescued.class, DeployRescued::new, (play, answer) -> Beams.deployRescued(play)));
  }

  /** The Sensors must not be disabled. */
  static boolean off(FleetView view, Ship ship) {
    return Ratings.disabled(view.table(), ship, view.spaceOf(ship), ShipSystem.SENSORS);
  }

  static void check(FleetView view, Ship ship, Findings findings) {
    if (off(view, ship)) {
      findings.reject("ship", TRP_01, "its Sensors are disabled");
    }
  }

  /** Two different ships of the own side in one hex ({@code FC-TEA-09}). */
  static void together(FleetView view, Ship ship, @Nullable Ship other, Findings findings) {
    boolean together =
        other != null
            && !view.table().enemies(view.seat(), view.table().owner(other.card()))
            && !other.card().equals(ship.card())
            && !ship.cloaked()
            && other.isAt(ship.at());
    if (!together) {
      findings.reject("other", TRP_02, "no other own ship in the hex of the ship");
    }
  }
}
