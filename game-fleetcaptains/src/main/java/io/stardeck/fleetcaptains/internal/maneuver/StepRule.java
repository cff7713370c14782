package io.stardeck.fleetcaptains.internal.maneuver;

import static io.stardeck.fleetcaptains.internal.RuleIds.BRK_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.CPT_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.MAP_10;
import static io.stardeck.fleetcaptains.internal.RuleIds.MOV_07;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.FreeAction.Step;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.card.word.Standing.StopOnEntry;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.internal.rule.ExactRule;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.step.Exploring;
import io.stardeck.fleetcaptains.internal.step.Lying;
import io.stardeck.fleetcaptains.internal.step.Maneuvers;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.internal.value.Routes;
import io.stardeck.fleetcaptains.internal.value.Sources;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Secret;
import io.stardeck.fleetcaptains.state.Secret.TokenRun;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** Into an adjacent space ({@code FC-MOV-04 … FC-MOV-07}). */
final class StepRule extends ExactRule<Step> {
  /** The points of the pieces, -1 without Engines, and what going on costs before the entry. */
  private record Pace(int points, int paid) {
    boolean allows(int entry) {
      return paid + entry <= points;
    }
  }

  private static Pace pace(FleetView view, Maneuver maneuver, int from) {
    Table table = view.table();
    ImmutableList<CardId> pieces = Routes.pieces(view, maneuver);
    int points = points(table, maneuver, pieces.get(0), view.own(), from);
    int passing = maneuver.moved() ? Routes.passing(table, pieces, from) : 0;
    return new Pace(points, spent(maneuver, view.own()) + passing);
  }

  @Override
  public void candidates(FleetView view, Consumer<? super Step> offer) {
    Table table = view.table();
    Maneuver maneuver = (Maneuver) view.top();
    int from = Routes.space(table, maneuver);
    if (from < 0 || maneuver.due()) {
      return;
    }
    Pace pace = pace(view, maneuver, from);
    for (int i = 0; i < table.shape().neighbours(from); i++) {
      int to = table.shape().neighbour(from, i);
      if (!Routes.barred(table, view.seat(), to)
          && pace.allows(Routes.entry(table, view.seat(), to))) {
        offer.accept(new Step(view.seat(), to));
      }
    }
  }

  @Override
  public void check(FleetView view, Step action, Findings findings) {
    Table table = view.table();
    Maneuver maneuver = (Maneuver) view.top();
    int from = Routes.space(table, maneuver);
    if (!table.shape().has(action.to()) || from < 0) {
      findings.reject("to", VAL_04, "there is no space %s", action.to());
      return;
    }
    if (maneuver.due()) {
      findings.reject(BRK_01, "a breakaway has to be rolled first");
    }
    if (!table.shape().adjacent(from, action.to())) {
      findings.reject("to", MAP_10, "that space is not adjacent");
      return;
    }
    if (Routes.barred(table, view.seat(), action.to())) {
      findings.reject("to", CPT_01, "that is the enemy's post");
      return;
    }
    Pace pace = pace(view, maneuver, from);
    int entry = Routes.entry(table, view.seat(), action.to());
    if (!pace.allows(entry)) {
      findings.reject(
          "to", MOV_07, "the route would cost %s of %s", pace.paid() + entry, pace.points());
    }
  }

  private static int points(Table table, Maneuver maneuver, CardId piece, Secret own, int from) {
    if (maneuver.token() == 0) {
      return Routes.points(table, maneuver, from);
    }
    Ship ship = table.ship(piece);
    boolean disabled =
        ship != null
            && Ratings.of(table, ship, from, ShipSystem.ENGINES, Ratings.MANEUVER)
                == Setting.DISABLED;
    return disabled ? Setting.DISABLED : own.run().map(TokenRun::mp).orElse(0);
  }

  private static int spent(Maneuver maneuver, Secret own) {
    return maneuver.token() == 0 ? maneuver.spent() : own.run().map(TokenRun::spent).orElse(0);
  }

  @Override
  public void perform(Play<FleetState> play, Step action) {
    Table table = Tables.of(play);
    Maneuver maneuver = (Maneuver) play.state().top();
    int from = Routes.space(table, maneuver);
    if (Breakaways.needsEvasion(table, maneuver, from) && !Breakaways.evade(play, maneuver, from)) {
      Maneuvers.end(play, ManeuverEnd.EVASION);
      return;
    }
    ImmutableList<CardId> pieces = Routes.pieces(play.state(), maneuver);
    int passing = maneuver.moved() ? Routes.passing(table, pieces, from) : 0;
    if (maneuver.token() != 0) {
      if (maneuver.moved() && table.ship(pieces.get(0)) != null) {
        Deeds.countUnseen(play, maneuver.seat(), pieces.get(0), Deed.TILE_PASSED);
      }
      token(play, maneuver, action.to(), passing);
    } else {
      ships(play, maneuver, from, action.to(), passing);
    }
  }

  private static void token(Play<FleetState> play, Maneuver maneuver, int to, int passing) {
    Tokens.move(play, maneuver.token(), to);
    Tables.secret(
        play,
        maneuver.seat(),
        own -> own.withRun(own.run().map(run -> new TokenRun(run.mp(), run.spent() + passing))));
    play.replace(maneuver.stepped(0, 0));
    play.tell(MOV_07, new BoardEvent.ShipEntered(ImmutableList.of(), maneuver.token(), to));
    Table table = Tables.of(play);
    if (table.shape().isPost(to)) {
      Maneuvers.end(play, ManeuverEnd.POST);
    } else if (!table.tiles().get(to).explored()) {
      Maneuvers.end(play, ManeuverEnd.UNEXPLORED);
    } else if (Sources.tileHas(table, to, StopOnEntry.class)) {
      Maneuvers.end(play);
    }
  }

  private static void ships(
      Play<FleetState> play, Maneuver maneuver, int from, int to, int passing) {
    Table table = Tables.of(play);
    if (maneuver.moved() && table.location(from) != null) {
      Deeds.count(play, maneuver.seat(), Deed.TILE_PASSED, 1);
    }
    int points = Routes.points(table, maneuver, from);
    for (CardId ship : maneuver.ships()) {
      Tables.ship(play, ship, each -> each.withAt(to));
      Lying.moved(play, ship);
    }
    play.replace(maneuver.stepped(points, maneuver.spent() + passing));
    play.tell(MOV_07, new BoardEvent.ShipEntered(maneuver.ships(), 0, to));
    if (Tables.of(play).shape().isPost(to)) {
      Maneuvers.end(play, ManeuverEnd.POST);
    } else if (!Tables.of(play).tiles().get(to).explored()) {
      Exploring.explore(play, maneuver.seat(), maneuver.ships(), to);
    } else if (Sources.tileHas(Tables.of(play), to, StopOnEntry.class)) {
      Maneuvers.end(play);
    }
  }
}
