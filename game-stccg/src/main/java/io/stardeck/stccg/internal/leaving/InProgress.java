package io.stardeck.stccg.internal.leaving;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Reply;
import io.stardeck.stccg.internal.battle.Battles;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.effects.Words;
import io.stardeck.stccg.internal.moving.BreakingTies;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.EndStep;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Muster;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Played;
import io.stardeck.stccg.state.SetupPhase;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.state.Victim;
import java.util.Objects;
import java.util.Optional;

/** What is in progress when a player gives up ({@code ST-MUL-05}). */
final class InProgress {
  private static final RuleId MUL_05 = RuleId.of("ST-MUL-05");

  private InProgress() {}

  /**
   * What the leaver is asked is answered by the first option; so is which of equal things it is
   * where the turn, in which another was asked, ends with them.
   */
  static void answer(Play<StccgState> play, Seat leaver) {
    if (play.state().top() instanceof Phase.Effects effects
        && effects.deciders().contains(leaver)
        && !effects.seat().equals(leaver)) {
      Words.takeFirst(play, leaver);
    }
    for (Phase phase : play.state().frames().toList()) {
      if (phase instanceof Phase.Tie tie && !stays(tie, play.state(), leaver)) {
        BreakingTies.takeFirst(play, tie);
      }
    }
  }

  /** What is the leaver's, or against them, ends; their turn goes to the next player. */
  static void end(Play<StccgState> play, Seat leaver) {
    boolean turn =
        play.state().table().turn().number() > 0 && play.state().table().active().equals(leaver);
    ImmutableList.Builder<Phase> kept = ImmutableList.builder();
    boolean ended = turn;
    if (turn) {
      kept.add(new Phase.End(EndStep.NEXT, ImmutableList.of()));
    } else {
      boolean below = true;
      for (Phase phase : play.state().frames().toList().reverse()) {
        Optional<Phase> without =
            below || !(phase instanceof Phase.Window window)
                ? without(phase, play.state(), leaver)
                : closed(play, window);
        below = without.isPresent();
        without.ifPresent(kept::add);
        ended |=
            without.isEmpty() && !(phase instanceof Phase.Effects || phase instanceof Phase.Tie);
      }
    }
    Pile<Phase> stack = Pile.<Phase>empty().pushAll(kept.build());
    Tables.table(play, table -> table.withStack(stack));
    if (ended) {
      disband(play);
    }
  }

  /** What a window was about is no more: nor is what was played in it. */
  private static Optional<Phase> closed(Play<StccgState> play, Phase.Window window) {
    for (Reply<Played> reply : window.announced().replies()) {
      Card card = Find.card(play.state().cards(Places.IN_PLAY), reply.action().card());
      if (card != null) {
        Discards.discard(play, Places.IN_PLAY, card, MUL_05);
      }
    }
    return Optional.empty();
  }

  /** Nobody attempts or fights any more: what the leaver was in is all that can be under way. */
  private static void disband(Play<StccgState> play) {
    Battles.lapse(play);
    play.become(play.state().with(Optional.<Muster>empty()));
    for (Manned manned : Manned.all(play.state().table())) {
      Hosts.disband(play, manned.host(), manned.seat());
    }
  }

  /** The frame as it goes on without the leaver; nothing if it ends. */
  private static Optional<Phase> without(Phase phase, StccgState state, Seat leaver) {
    if (phase instanceof SetupPhase.Seed seed) {
      return Optional.of(new SetupPhase.Seed(seed.round().without(leaver)));
    }
    if (phase instanceof SetupPhase.Outposts outposts) {
      return Optional.of(new SetupPhase.Outposts(outposts.round().without(leaver)));
    }
    if (phase instanceof Phase.Window window) {
      return Optional.of(window.with(window.announced().without(leaver)));
    }
    if (phase instanceof Phase.Play play) {
      return Optional.of(new Phase.Play(play.seat(), Lists.minus(play.others(), leaver)));
    }
    if (phase instanceof Phase.Orders orders && !orders.seat().equals(leaver)) {
      return Optional.of(
          new Phase.Orders(orders.seat(), Lists.minus(orders.others(), leaver), orders.ship()));
    }
    if (phase instanceof Phase.Casualty casualty) {
      ImmutableList<Victim> others = others(casualty.victims(), state.table(), leaver);
      return others.isEmpty()
          ? Optional.empty()
          : Optional.of(new Phase.Casualty(others, casualty.rule(), casualty.told()));
    }
    return ends(phase, state, leaver) ? Optional.empty() : Optional.of(phase);
  }

  /** Those who are not the leaver's, or not any more: what was lent is its player's again. */
  private static ImmutableList<Victim> others(
      ImmutableList<Victim> victims, Table table, Seat leaver) {
    ImmutableList.Builder<Victim> others = ImmutableList.builder();
    for (Victim victim : victims) {
      Host host = victim.host().orElse(Host.ship(victim.card().id()));
      Seat seat = Objects.requireNonNullElse(Manned.seat(table, host), victim.seat());
      if (!seat.equals(leaver)) {
        others.add(new Victim(seat, victim.card(), victim.host()));
      }
    }
    return others.build();
  }

  private static boolean ends(Phase phase, StccgState state, Seat leaver) {
    if (phase instanceof Phase.Tie tie) {
      return !stays(tie, state, leaver);
    }
    if (phase instanceof OrderPhase.Mustering mustering) {
      // What another musters for is theirs to know: it ends when it is announced.
      return mustering.seat().equals(leaver);
    }
    if (phase instanceof OrderPhase.Declared declared) {
      return declared.seat().equals(leaver) || against(declared.order(), state, leaver);
    }
    if (phase instanceof OrderPhase.Fought fought) {
      return fought.battle().has(leaver);
    }
    return phase instanceof Phase.Orders
        || phase instanceof Phase.Effects effects && effects.seat().equals(leaver);
  }

  /** Whether another is still asked about a ship that stays in play, in a turn that goes on. */
  private static boolean stays(Phase.Tie tie, StccgState state, Seat leaver) {
    Ship ship = state.table().ship(tie.ship());
    return !state.table().active().equals(leaver)
        && !tie.seat().equals(leaver)
        && ship != null
        && !ship.of(leaver);
  }

  private static boolean against(Order order, StccgState state, Seat leaver) {
    if (order instanceof Order.AttackTeam team) {
      return team.opponent().equals(leaver);
    }
    if (order instanceof Order.AttackShip attack) {
      var ship = state.table().ship(attack.target());
      return ship != null && ship.of(leaver);
    }
    if (order instanceof Order.AttackOutpost attack) {
      var outpost = state.table().outpost(attack.target());
      return outpost != null && outpost.controller().equals(leaver);
    }
    return false;
  }
}
