package io.stardeck.fleetcaptains.internal.value;

import static io.stardeck.fleetcaptains.internal.RuleIds.ACT_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_65;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_87;
import static io.stardeck.fleetcaptains.internal.RuleIds.FLT_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.INS_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.INS_07;
import static io.stardeck.fleetcaptains.internal.RuleIds.INS_13;
import static io.stardeck.fleetcaptains.internal.RuleIds.LOC_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.MOV_05;
import static io.stardeck.fleetcaptains.internal.RuleIds.RNF_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.RNF_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.VIC_02;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.value.Computation;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Standing.ExtraPassCost;
import io.stardeck.fleetcaptains.card.word.Standing.ModifyActionLimit;
import io.stardeck.fleetcaptains.card.word.Standing.ModifyFleetLimit;
import io.stardeck.fleetcaptains.card.word.Standing.ModifyInstallationNeed;
import io.stardeck.fleetcaptains.card.word.Standing.ModifyInstallationShields;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.Table;
import java.util.function.ToIntFunction;

/**
 * What the numbers of tiles and players are made of, part after part; the numbers are those of
 * {@link Routes} and {@link Fleets}.
 */
public final class PlaceParts {
  private PlaceParts() {}

  /** What going on through an explored tile costs a ship that nothing helps. */
  public static Computation passing(Table table, int space, LocationDef location, Computation sum) {
    sum.base(location.sectorSize(), MOV_05, location.name());
    ToIntFunction<Standing> more = each -> each instanceof ExtraPassCost cost ? cost.amount() : 0;
    changes(table, space, LOC_02, more, sum);
    return sum.atLeast(1, D_87, "");
  }

  /** The control tokens that an installation needs in a tile. */
  public static Computation need(Table table, int space, InstallationKind kind, Computation sum) {
    sum.base(table.set().installation(kind).controlNeeded(), INS_02, kind);
    ToIntFunction<Standing> more =
        each ->
            each instanceof ModifyInstallationNeed change && change.kind().orElse(kind) == kind
                ? change.amount()
                : 0;
    changes(table, space, INS_07, more, sum);
    return sum.atLeast(0, INS_02, "");
  }

  /** The shields of an installation in a tile. */
  public static Computation shields(
      Table table, int space, InstallationKind kind, Computation sum) {
    sum.base(table.set().installation(kind).shields(), INS_13, kind);
    ToIntFunction<Standing> more =
        each ->
            each instanceof ModifyInstallationShields change && change.kind().orElse(kind) == kind
                ? change.amount()
                : 0;
    changes(table, space, D_65, more, sum);
    return sum;
  }

  private static void changes(
      Table table, int space, RuleId rule, ToIntFunction<Standing> amount, Computation sum) {
    LocationDef location = table.location(space);
    if (location == null) {
      return;
    }
    for (Standing standing : location.standing()) {
      sum.add(amount.applyAsInt(standing), rule, location.name());
    }
    lying(table, table.tiles().get(space).attached(), D_65, amount, sum);
  }

  /** The points of a player. */
  public static Computation score(Table table, Seat seat, Computation sum) {
    sum.base(0, VIC_02, "");
    for (Scored scored : table.captain(seat).scored()) {
      sum.add(
          scored.vp(), VIC_02, scored.card().map(table.set()::title).orElse(scored.kind().name()));
    }
    return sum;
  }

  /** The sizes that a fleet may have together ({@code FC-I-07}). */
  public static Computation fleetSize(Table table, Seat seat, Computation sum) {
    Captain captain = table.captain(seat);
    int start = table.config().fleetSize();
    int loss = captain.destroyed().isEmpty() ? 0 : table.set().limits().firstLossFleetBonus();
    sum.base(start, FLT_03, "").add(loss, RNF_02, "first loss");
    sum.add(captain.fleetLimit() - start - loss, RNF_03, "cards that were resolved");
    ToIntFunction<Standing> more =
        each -> each instanceof ModifyFleetLimit limit ? limit.amount() : 0;
    lying(table, captain.staying(), RNF_03, more, sum);
    return sum;
  }

  /** The actions of a player in a turn. */
  public static Computation actions(Table table, Seat seat, Computation sum) {
    sum.base(table.config().actionLimit(), ACT_04, "");
    ToIntFunction<Standing> more =
        each -> each instanceof ModifyActionLimit limit ? limit.amount() : 0;
    lying(table, table.captain(seat).staying(), CMD_03, more, sum);
    return sum.atLeast(0, ACT_04, "");
  }

  private static void lying(
      Table table,
      ImmutableList<CardId> cards,
      RuleId rule,
      ToIntFunction<Standing> amount,
      Computation sum) {
    for (CardId card : cards) {
      for (Standing standing : table.set().lying(card)) {
        sum.add(amount.applyAsInt(standing), rule, table.set().title(card));
      }
    }
  }
}
