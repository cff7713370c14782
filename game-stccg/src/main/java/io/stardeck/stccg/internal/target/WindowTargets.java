package io.stardeck.stccg.internal.target;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Reply;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.word.Target;
import io.stardeck.stccg.card.word.Target.Condition;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.internal.value.Filters;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Played;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.state.Victim;
import java.util.function.Consumer;

/** What a card may be played on because the open window is about it. */
final class WindowTargets {
  private WindowTargets() {}

  /** Adds what {@code target} allows to {@code seat} in the window that is open, if one is. */
  static void add(Targets targets, Facts facts, Seat seat, Target target, Consumer<Aim> aims) {
    Phase.Window window = About.window(facts.table());
    if (window == null) {
      return;
    }
    Phase below = About.below(facts.table());
    switch (target.kind()) {
      case ANNOUNCED -> {
        if (below instanceof Phase.Announced announced && !window.announced().stopped()) {
          announced(targets, facts.table(), target, announced, aims);
        }
        replies(targets, facts.table(), target, window, aims);
      }
      case DILEMMA -> {
        String dilemma = About.dilemma(facts.table());
        boolean named =
            dilemma != null && (target.cards().isEmpty() || target.cards().get().contains(dilemma));
        if (named && !window.announced().stopped()) {
          aims.accept(Aim.atAnnounced(0));
        }
      }
      case CASUALTY -> {
        if (below instanceof Phase.Casualty casualty) {
          casualty.victims().forEach(victim -> victim(targets, facts, target, victim, aims));
        }
      }
      case SOLVERS -> {
        if (window.kind() == WindowKind.MISSION_SOLVED
            && below instanceof OrderPhase.Attempting attempting) {
          solvers(targets, facts, target, attempting.attempt(), aims);
        }
      }
      case SIDE -> {
        if (below instanceof OrderPhase.Battling battling) {
          side(seat, battling.battle(), aims);
        }
      }
      default -> {}
    }
  }

  private static void announced(
      Targets targets, Table table, Target target, Phase.Announced card, Consumer<Aim> aims) {
    CardDef def = table.def(card.card());
    if (targets.whose(target, card.seat()) && named(target, def, About.played(def))) {
      aims.accept(Aim.atAnnounced(0));
    }
  }

  private static void replies(
      Targets targets, Table table, Target target, Phase.Window window, Consumer<Aim> aims) {
    ImmutableList<Reply<Played>> replies = window.announced().replies();
    for (int i = 0; i < replies.size(); i++) {
      Played played = replies.get(i).action();
      if (!replies.get(i).stopped()
          && targets.whose(target, played.actor())
          && named(target, table.def(played.def()), CardKind.INTERRUPT)) {
        aims.accept(Aim.atAnnounced(i + 1));
      }
    }
  }

  private static boolean named(Target target, CardDef def, CardKind kind) {
    return (target.kinds().isEmpty() || target.kinds().get().contains(kind))
        && (target.cards().isEmpty() || target.cards().get().contains(def.id()))
        && Treaties.fits(target, def);
  }

  private static void victim(
      Targets targets, Facts facts, Target target, Victim victim, Consumer<Aim> aims) {
    CardDef def = facts.table().def(victim.card());
    boolean fits =
        targets.whose(target, victim.seat())
            && named(target, def, def.kind())
            && Filters.fits(target.filter(), def)
            && (!Targets.has(target, Condition.TEAM_BATTLE)
                || About.teamsFight(facts.table().frames()));
    if (fits && victim.host().isPresent()) {
      if (!saved(facts, victim, victim.host().get())) {
        aims.accept(Aim.at(victim.card().id()));
      }
    } else if (fits) {
      Host ship = Host.ship(victim.card().id());
      if (!Targets.has(target, Condition.MANNED) || facts.persons(ship) > 0) {
        aims.accept(Aim.at(ship));
      }
    }
  }

  /** Whether all can see that somebody who was to die is not there any more. */
  private static boolean saved(Facts facts, Victim victim, Host host) {
    for (Role role : Role.PERSONS) {
      ImmutableList<Card> seen = facts.cards(host, role);
      if (seen.size() < facts.size(host, role)) {
        return false;
      }
      for (Card card : seen) {
        if (victim.is(card)) {
          return false;
        }
      }
    }
    return true;
  }

  private static void solvers(
      Targets targets, Facts facts, Target target, Attempt attempt, Consumer<Aim> aims) {
    Group group =
        Group.of(
            facts, attempt.seat(), attempt.location(), attempt.host(), Role.GROUP, Role.GEAR_GROUP);
    if (targets.whose(target, attempt.seat())
        && targets.site(target, attempt.host(), attempt.location())
        && (target.filter().isEmpty() || Requirements.met(target.filter().get(), group))) {
      aims.accept(Aim.at(attempt.host()).with(attempt.location()));
    }
  }

  private static void side(Seat seat, Battle battle, Consumer<Aim> aims) {
    boolean fights = seat.equals(battle.attacker()) || seat.equals(battle.defender());
    if (fights && battle.order() instanceof Order.AttackTeam) {
      aims.accept(Aim.at(Host.team(battle.location(), seat)).with(battle.location()));
    }
  }
}
