package io.stardeck.fleetcaptains.internal.influence;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_48;
import static io.stardeck.fleetcaptains.internal.RuleIds.INS_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.INS_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.INS_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.INS_09;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.BuildInstallation;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Influence;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.internal.value.Sources;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/** An outpost, or the next step of an installation ({@code FC-INS-01 … FC-INS-04}). */
final class BuildInstallationRule extends ShipRule<BuildInstallation> {
  BuildInstallationRule() {
    super(ActionKind.INFLUENCE);
  }

  @Override
  protected boolean concerns(FleetView view, Ship ship) {
    Table table = view.table();
    LocationDef location = table.location(ship.at());
    return location != null
        && (location.habitable()
            || table.tiles().get(ship.at()).built()
            || Sources.waives(table, ship, ship.at(), INS_01));
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super BuildInstallation> offer) {
    propose(view, ship, new BuildInstallation(view.seat(), ship.card()), offer);
  }

  @Override
  protected void forbid(FleetView view, BuildInstallation action, Ship ship, Findings findings) {
    if (!Spheres.explored(view, ship, findings)) {
      return;
    }
    Spheres.free(view, ship, findings);
    Table table = view.table();
    Tile tile = table.tiles().get(ship.at());
    boolean body = Objects.requireNonNull(table.location(ship.at())).habitable();
    if (!body && tile.installation().isEmpty() && !Sources.waives(table, ship, ship.at(), INS_01)) {
      findings.reject(INS_01, "nothing to settle on, and no installation");
    }
    Optional<InstallationKind> next = tile.next();
    if (next.isEmpty()) {
      findings.reject(INS_04, "a starbase cannot be expanded");
    }
    Faction faction = table.faction(view.seat());
    if (tile.control(faction.enemy()) > 0) {
      findings.reject(INS_09, "the enemy controls the tile");
    }
    int need = next.isEmpty() ? 0 : Fleets.need(table, ship.at(), next.get());
    if (tile.control(faction) < need) {
      findings.reject(
          INS_02,
          "%s needs %s control %s, you have %s there",
          named(next.orElseThrow()),
          need,
          need == 1 ? "token" : "tokens",
          tile.control(faction));
    }
    if (tile.installation().isEmpty() && Fleets.installationsLeft(table) == 0) {
      findings.reject(D_48, "no installation token is left");
    }
  }

  private static String named(InstallationKind kind) {
    return switch (kind) {
      case OUTPOST -> "an outpost";
      case COLONY -> "a colony";
      case STARBASE -> "a starbase";
    };
  }

  @Override
  protected void carryOut(Play<FleetState> play, BuildInstallation action) {
    int space = Objects.requireNonNull(Tables.of(play).ship(action.ship())).at();
    InstallationKind kind = Tables.of(play).tiles().get(space).next().orElseThrow();
    Influence.build(play, action.actor(), space, kind);
  }
}
