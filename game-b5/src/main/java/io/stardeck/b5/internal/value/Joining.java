package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.ConflictTraits.AlsoUses;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.CardOperation.MayUse;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Role;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;

/** Who may take part in a conflict, and with what ({@code B5-SUP}, {@code B5-ATK-04}). */
public final class Joining {
  private Joining() {}

  /** Whether its kind may take part at all ({@code B5-SUP-01, B5-D-22}). */
  public static boolean kindMay(Board board, Spot spot, Conflict conflict, Role role) {
    Kind kind = board.def(spot).kind();
    return kind.isCharacter()
        || kind == Kind.FLEET
        || kind == Kind.LOCATION
            && (board.def(spot).mayParticipate()
                || conflict.traits().locationsMayParticipate()
                || role == Role.OPPOSE && aimedAndOpposes(board, spot, conflict))
        || InForce.says(board, spot, Stat.MAY_PARTICIPATE);
  }

  /** Whether that ability is none for a card of its kind ({@code B5-SUP-02}). */
  public static boolean barred(Board board, Spot spot, Ability ability) {
    return ability == Ability.MILITARY && board.def(spot).kind().isCharacter();
  }

  /** Whether it may at first sight: what lies on another card does so by a text alone. */
  public static boolean placeMay(Board board, Spot spot) {
    return spot.top() || board.changes(Stat.MAY_PARTICIPATE);
  }

  /** Whether it is the location aimed at that may oppose that ({@code B5-REL-06}). */
  public static boolean aimedAndOpposes(Board board, Spot spot, Conflict conflict) {
    return conflict.aim().isPresent()
        && conflict.aim().get().equals(spot.id())
        && board.def(spot).opposesWhenAimed();
  }

  /** Whether nothing shuts it out ({@code B5-SUP-07, B5-ATK-04}). */
  public static boolean admitted(
      Board board, Spot spot, Seat faction, Conflict conflict, Role role, Ability ability) {
    CardDef def = board.def(spot);
    if (InForce.says(board, spot, Stat.CANNOT_JOIN)
        || role == Role.ATTACK && def.cannotAttack()
        || role != Role.OPPOSE && def.opposesOnly().contains(ability)) {
      return false;
    }
    if (role == Role.OPPOSE && aimedAndOpposes(board, spot, conflict)) {
      return true;
    }
    if (def.joinsOnlyWhenTarget() && !conflict.targets(faction)) {
      return false;
    }
    ConflictTraits traits = conflict.traits();
    if (traits.restriction().isPresent()) {
      Scope scope =
          Scope.of(board, conflict.initiator(), conflict.card().orElse(null)).in(conflict);
      if (!Filters.fits(scope, traits.restriction().get(), spot)) {
        return false;
      }
    }
    boolean party = faction.equals(conflict.initiator()) || conflict.targets(faction);
    if (traits.onlyInitiatorAndTarget() && !party) {
      return false;
    }
    return !traits.oneFleetEachSide() || party && isTheFleet(spot, def, faction, conflict, role);
  }

  /** Whether it may be the one fleet of its side ({@code B5-W-06}). */
  private static boolean isTheFleet(
      Spot spot, CardDef def, Seat faction, Conflict conflict, Role role) {
    boolean initiator = faction.equals(conflict.initiator());
    Role wrong = initiator ? Role.OPPOSE : Role.SUPPORT;
    if (def.kind() != Kind.FLEET || role == wrong) {
      return false;
    }
    for (Participant each : conflict.participants()) {
      boolean aimed = conflict.aim().isPresent() && conflict.aim().get().equals(each.card());
      if (each.faction().equals(faction) && !aimed && !each.card().equals(spot.id())) {
        return false;
      }
    }
    return true;
  }

  /** Whether it may support or oppose with {@code ability} ({@code B5-SUP-06, B5-D-27}). */
  public static boolean mayUse(
      Board board, Spot spot, Conflict conflict, Side side, Ability ability) {
    if (ability == conflict.type()) {
      return true;
    }
    Kind kind = board.def(spot).kind();
    for (int i = 0; i < conflict.traits().alsoUses().size(); i++) {
      AlsoUses also = conflict.traits().alsoUses().get(i);
      if (also.ability() == ability
          && (also.side().isEmpty() || also.side().get() == side)
          && (also.kind().isEmpty() || is(also.kind().get(), kind))) {
        return true;
      }
    }
    ImmutableList<Force> forces = InForce.all(board, Stat.MAY_USE);
    for (int i = 0; i < forces.size(); i++) {
      if (forces.get(i).changes(spot) && allows(forces.get(i), board, spot, conflict, ability)) {
        return true;
      }
    }
    return false;
  }

  /** Whether it may perhaps support or oppose with another ability than the type. */
  public static boolean mayUseOthers(Board board, Spot spot, Conflict conflict) {
    return !conflict.traits().alsoUses().isEmpty() || InForce.says(board, spot, Stat.MAY_USE);
  }

  private static boolean allows(
      Force force, Board board, Spot spot, Conflict conflict, Ability ability) {
    MayUse use = (MayUse) force.operation();
    Conflict only = force.scope().about().open();
    if (use.inChosen() && (only == null || only.number() != conflict.number())) {
      return false;
    }
    if (use.insteadOf().isPresent() && use.insteadOf().get() != conflict.type()) {
      return false;
    }
    if (use.use().isPresent()) {
      return use.use().get() == ability;
    }
    int own = Ratings.current(board, spot, ability);
    for (Ability other : Ability.values()) {
      if (Ratings.current(board, spot, other) > own) {
        return false;
      }
    }
    return true;
  }

  private static boolean is(Kind wanted, Kind kind) {
    return wanted == kind || wanted == Kind.CHARACTER && kind == Kind.AMBASSADOR;
  }
}
