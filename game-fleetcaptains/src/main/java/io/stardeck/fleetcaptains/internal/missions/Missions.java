package io.stardeck.fleetcaptains.internal.missions;

import static io.stardeck.fleetcaptains.internal.RuleIds.CYC_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.fleetcaptains.action.Answer.DeclineClaim;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.card.word.Objective;
import io.stardeck.fleetcaptains.card.word.Objective.AwayTeamObjective;
import io.stardeck.fleetcaptains.card.word.Objective.CourseObjective;
import io.stardeck.fleetcaptains.card.word.Objective.EventObjective;
import io.stardeck.fleetcaptains.card.word.Objective.StateObjective;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Conditions;
import io.stardeck.fleetcaptains.state.FleetFrame.ClaimWindow;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Secret;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;
import java.util.function.Function;

/** The rules of this chapter. */
public final class Missions {
  private static final ClaimMissionRule CLAIMING = new ClaimMissionRule();
  private static final ImmutableList<Optional<MissionType>> OWN =
      ImmutableList.of(Optional.empty());
  private static final ImmutableList<Optional<MissionType>> SHARED =
      ImmutableList.of(
          Optional.of(MissionType.SCIENCE),
          Optional.of(MissionType.INFLUENCE),
          Optional.of(MissionType.COMBAT));

  private Missions() {}

  /** What may be done in the own turn. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> turn() {
    return ImmutableList.of(CLAIMING, new AttemptMissionRule(), new CycleMissionRule());
  }

  /** What answers a mission that was fulfilled in the other player's turn. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> window() {
    return ImmutableList.of(
        ActionRule.only(DeclineClaim.class, DeclineClaim::new, (play, answer) -> decline(play)),
        CLAIMING);
  }

  private static void decline(Play<FleetState> play) {
    ClaimWindow frame = Tables.popped(play, ClaimWindow.class);
    Tables.captain(
        play,
        frame.seat(),
        captain -> captain.withDeclined(Lists.plus(captain.declined(), frame.mission())));
  }

  /** Whether a mission that is claimed is fulfilled, from its player's side, by that ship. */
  public static boolean fulfilled(
      Table table, Seat seat, Secret secret, CardId mission, Optional<CardId> ship) {
    Objective objective = table.set().mission(mission).objective();
    if (objective instanceof StateObjective state) {
      return Conditions.holds(table, seat, state.condition());
    }
    int done = Deeds.of(table.captain(seat).progress(), secret.progress(), mission);
    if (objective instanceof EventObjective event) {
      return done >= event.count();
    } else if (objective instanceof AwayTeamObjective team) {
      return done >= (team.retrieve() ? Deeds.BACK : Deeds.SENT);
    } else if (objective instanceof CourseObjective course) {
      return ship.isPresent()
          && table.set().isShip(ship.get())
          && table.own(seat, ship.get()) != null
          && secret.legs(ship.get(), mission) >= course.legs().size();
    }
    return false;
  }

  /** Whether the objective of a mission has a subject: the ship that fulfils it. */
  static boolean subject(Table table, CardId mission) {
    return table.set().mission(mission).objective() instanceof CourseObjective;
  }

  /** Which shared decks may be named for a replacement: none as long as the own deck has cards. */
  static ImmutableList<Optional<MissionType>> decks(FleetView view) {
    ImmutableList<Optional<MissionType>> shared = owns(view) ? OWN : filled(view, Places::stock);
    return shared.isEmpty() ? OWN : shared;
  }

  /** Which may be named for another mission, discard piles counted in where all are empty. */
  static ImmutableList<Optional<MissionType>> decksAndDiscards(FleetView view) {
    ImmutableList<Optional<MissionType>> shared = owns(view) ? OWN : filled(view, Places::stock);
    return shared.isEmpty() ? filled(view, Places::spent) : shared;
  }

  private static boolean owns(FleetView view) {
    return view.zones().size(Places.missionDeck(view.seat())) > 0;
  }

  private static ImmutableList<Optional<MissionType>> filled(
      FleetView view, Function<MissionType, Place> place) {
    return Lists.filter(SHARED, type -> view.zones().size(place.apply(type.orElseThrow())) > 0);
  }

  /** Reports a deck that may not be named. */
  static void checkDeck(FleetView view, Optional<MissionType> deck, Findings findings) {
    if (!decks(view).contains(deck)) {
      findings.reject("deck", CYC_02, "the next mission cannot come from there");
    }
  }

  /** Whether a mission is an own active one; reported if it is not. */
  static boolean active(FleetView view, CardId mission, Findings findings) {
    boolean active = view.missions().contains(mission);
    if (!active) {
      findings.reject("mission", VAL_04, "%s is no active mission of yours", mission);
    }
    return active;
  }
}
