package io.stardeck.stccg.internal.missions;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.internal.ExactRule;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.internal.moving.Courses;
import io.stardeck.stccg.internal.moving.Orders;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.internal.value.Parties;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Muster;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Announcing a mission attempt ({@code ST-ATT-02}, {@code ST-ATT-05}). */
public final class Attempting implements ExactRule<Attempt> {
  private static final RuleId ATT_02 = RuleId.of("ST-ATT-02");
  private static final RuleId ATT_05 = RuleId.of("ST-ATT-05");
  private static final RuleId EFF_32 = RuleId.of("ST-EFF-32");
  private static final RuleId ATT_16 = RuleId.of("ST-ATT-16");
  private static final RuleId ATT_20 = RuleId.of("ST-ATT-20");
  private static final RuleId SPC_09 = RuleId.of("ST-SPC-09");
  private static final RuleId ORD_05 = RuleId.of("ST-ORD-05");
  private static final RuleId TRE_06 = RuleId.of("ST-TRE-06");
  private static final RuleId EFF_07 = RuleId.of("ST-EFF-07");

  @Override
  public void candidates(StccgView view, Consumer<? super Attempt> offer) {
    Findings probe = Findings.probing();
    if (!Orders.open(view, probe) || !Orders.unlent(view, probe)) {
      return;
    }
    for (int i = 0; i < view.table().spaceline().size(); i++) {
      Location location = view.table().spaceline().get(i);
      if (there(view, location)
          && location.solvedBy().isEmpty()
          && !location.destroyed()
          && view.table().def(location.card()) instanceof MissionDef mission) {
        if (mission.missionType() == MissionType.PLANET) {
          offer(view, location, Host.team(location.number(), view.seat()), offer);
        } else {
          for (Ship ship : view.table().ships()) {
            inSpace(view, location, ship.location(), ship.host(), offer);
          }
          for (Outpost outpost : view.table().outposts()) {
            inSpace(view, location, outpost.location(), outpost.host(), offer);
          }
        }
      }
    }
  }

  /** Whether anything is at a location that could attempt it. */
  private static boolean there(StccgView view, Location location) {
    for (int i = 0; i < view.table().ships().size(); i++) {
      if (view.table().ships().get(i).location() == location.number()) {
        return true;
      }
    }
    for (int i = 0; i < view.table().outposts().size(); i++) {
      if (view.table().outposts().get(i).location() == location.number()) {
        return true;
      }
    }
    return view.size(Host.team(location.number(), view.seat()), Role.FREE) > 0;
  }

  private static void inSpace(
      StccgView view, Location location, int at, Host party, Consumer<? super Attempt> offer) {
    if (at == location.number() && view.size(party, Role.FREE) > 0) {
      Findings probe = Findings.probing();
      if (aboard(view, at, party, probe) && probe.clean()) {
        offer(view, location, party, offer);
      }
    }
  }

  private static void offer(
      StccgView view, Location location, Host party, Consumer<? super Attempt> offer) {
    if (view.size(party, Role.FREE) > 0
        && !Preventions.of(view.table(), Deed.ATTEMPT, view.seat(), location.number(), party)) {
      ImmutableList<Card> able = Groups.able(view, view.seat(), location.number(), party);
      for (ImmutableSet<Affiliation> side : Parties.sides(view.table(), view.seat(), able)) {
        Findings probe = Findings.probing();
        Groups.check(view, view.seat(), location, Parties.of(view.table(), able, side), probe);
        if (probe.clean()) {
          offer.accept(new Attempt(view.seat(), location.number(), party, side));
        }
      }
    }
  }

  @Override
  public void check(StccgView view, Attempt action, Findings findings) {
    if (!Orders.open(view, findings) || !Orders.unlent(view, findings)) {
      return;
    }
    @Nullable Location location = view.table().location(action.location());
    if (location == null || !(view.table().def(location.card()) instanceof MissionDef mission)) {
      findings.reject("location", ATT_05, "there is no mission %s", action.location());
      return;
    }
    if (location.solvedBy().isPresent() || location.destroyed()) {
      findings.reject("location", ATT_05, "the mission is solved or destroyed");
    }
    if (Preventions.of(
        view.table(), Deed.ATTEMPT, view.seat(), action.location(), action.party())) {
      findings.reject("location", EFF_07, "no attempt is possible there");
    }
    boolean there =
        mission.missionType() == MissionType.PLANET
            ? action.party().equals(Host.team(action.location(), view.seat()))
            : aboard(view, action.location(), action.party(), findings);
    ImmutableList<Card> able =
        there
            ? Groups.able(view, view.seat(), action.location(), action.party())
            : ImmutableList.of();
    if (there && able.isEmpty()) {
      unable(view, action.party(), findings);
      return;
    }
    if (!there || !Parties.sides(view.table(), view.seat(), able).contains(action.sides())) {
      findings.reject("party", ATT_02, "there is no such group there");
      return;
    }
    Groups.check(
        view, view.seat(), location, Parties.of(view.table(), able, action.sides()), findings);
  }

  /** Reports what keeps those who are there from attempting. */
  private static void unable(StccgView view, Host party, Findings findings) {
    ImmutableList<Card> free = view.cards(party, Role.FREE);
    if (free.stream().anyMatch(card -> Intruders.is(view.table(), card))) {
      findings.reject("party", SPC_09, "intruders do not attempt missions");
    }
    findings.reject("party", ATT_20, "nobody there can attempt");
    if (view.size(party, Role.STOPPED) + view.size(party, Role.DISABLED) > 0) {
      findings.reject("party", ORD_05, "who is there is stopped");
    }
    if (free.stream().anyMatch(card -> card.has(Mark.Arrested.class))) {
      findings.reject("party", TRE_06, "who is there is under house arrest");
    }
  }

  private static boolean aboard(StccgView view, int location, Host party, Findings findings) {
    if (party.kind() == HostKind.OUTPOST) {
      @Nullable Outpost outpost = view.table().outpost(party.card());
      return outpost != null
          && outpost.controller().equals(view.seat())
          && outpost.location() == location;
    }
    @Nullable Ship ship = view.table().ship(party);
    if (ship == null || !Orders.own(view, ship) || ship.location() != location) {
      return false;
    }
    if (Intruders.command(view.table(), ship.id())) {
      findings.reject("party", SPC_09, "%s is a ship of intruders", ship.id());
    }
    if (ship.cloaked()) {
      findings.reject("party", ATT_16, "%s is cloaked", ship.id());
    }
    if (ship.stopped()) {
      findings.reject("party", ORD_05, "%s is stopped", ship.id());
    }
    if (Courses.holds(view.table(), ship)) {
      findings.reject("party", EFF_32, "%s is on a course", ship.id());
    }
    return true;
  }

  @Override
  public void perform(Play<StccgState> play, Attempt action) {
    Order order = new Order.Attempt(action.location());
    if (action.party().kind() == HostKind.SHIP) {
      Tables.table(play, table -> table.with(table.turn().afterOrder()));
      crew(play, action);
      Hosts.turnAll(play, action.party(), action.actor(), Role.GEAR, Role.GEAR_GROUP);
      Windows.declare(
          play,
          new OrderPhase.Declared(
              action.actor(), order, Optional.of(action.party()), ImmutableList.of()));
      return;
    }
    muster(play, action, order);
  }

  /** The whole crew attempts: all who count, and nobody else ({@code ST-ATT-02}). */
  private static void crew(Play<StccgState> play, Attempt action) {
    Host ship = action.party();
    ImmutableList<Card> able = Groups.able(play.state(), action.actor(), action.location(), ship);
    Hosts.turnThose(play, ship, action.actor(), Role.FREE, Role.GROUP, able::contains);
  }

  private static void muster(Play<StccgState> play, Attempt action, Order order) {
    StccgView view = StccgView.of(play.state(), action.actor());
    ImmutableList<Card> able = Groups.able(view, view.seat(), action.location(), action.party());
    ImmutableList<Card> persons = Parties.of(view.table(), able, action.sides());
    ImmutableList<Card> gear = view.cards(action.party(), Role.GEAR);
    Orders.muster(play, action.actor(), Muster.of(order, action.party(), persons, gear));
  }
}
