package io.stardeck.stccg.internal.casualties;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Standing.KillGuard;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.value.Filters;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Person;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Cards that keep persons on planets from being killed ({@code ST-EFF-54}). */
public final class Guarding {
  private static final RuleId EFF_54 = RuleId.of("ST-EFF-54");

  private Guarding() {}

  /** What keeps a person from being killed now: what costs nothing before what does. */
  public static Optional<InForce<KillGuard>> by(Facts facts, Host host, Seat seat, Card person) {
    if (host.kind() != HostKind.TEAM) {
      return Optional.empty();
    }
    @Nullable InForce<KillGuard> found = null;
    for (InForce<KillGuard> guard : facts.table().inForce(KillGuard.class)) {
      KillGuard what = guard.what();
      if (guard.by().controller().equals(seat)
          && (found == null || !what.costs())
          && Filters.fits(what.filter(), facts.table().def(person))
          && Requirements.met(what.requirement(), together(facts, what, host, seat))) {
        found = guard;
      }
    }
    return Optional.ofNullable(found);
  }

  /** That somebody is saved is told; those who do it are shown and stopped, if that is its cost. */
  public static void save(Play<StccgState> play, InForce<KillGuard> guard, Host host, Seat seat) {
    play.tell(EFF_54, new MissionEvent.LivesSaved(guard.by().def(), host));
    KillGuard what = guard.what();
    if (what.costs()) {
      needed(together(play.state(), what, host, seat), what)
          .forEach(person -> stop(play, host, seat, person));
    }
  }

  private static void stop(Play<StccgState> play, Host host, Seat seat, Card person) {
    for (Role role : ImmutableList.of(Role.GROUP, Role.FREE)) {
      if (Find.card(play.state().cards(host, role), person.id()) != null) {
        Card shown = DEALER.show(play, host.place(role), person, Audience.everyone()).card();
        DEALER
            .card(play, host.place(role), shown)
            .openly()
            .to(Hosts.place(play, host, seat, role.stopped()))
            .tell(EFF_54, known -> new CardEvent.CardStopped(host, known));
        return;
      }
    }
  }

  /** Who it takes to meet the requirement: as few as can be, the first of the group. */
  private static List<Card> needed(Group group, KillGuard guard) {
    List<Card> needed = new ArrayList<>();
    group.persons().forEach(person -> needed.add(person.card()));
    for (Person person : Lists.reverse(group.persons())) {
      List<Card> others = new ArrayList<>(needed);
      others.remove(person.card());
      Group less =
          Group.ofCards(
              group.facts(),
              group.seat(),
              group.location(),
              ImmutableList.copyOf(others),
              ImmutableList.copyOf(group.gear()));
      if (Requirements.met(guard.requirement(), less)) {
        needed.remove(person.card());
      }
    }
    return needed;
  }

  private static Group together(Facts facts, KillGuard guard, Host host, Seat seat) {
    int there = host.teamLocation();
    if (facts.size(host, Role.GROUP) > 0) {
      return Group.of(facts, seat, there, host, Role.GROUP, Role.GEAR_GROUP);
    }
    return guard.costs()
        ? Group.of(facts, seat, there, host, Role.FREE, Role.GEAR)
        : Group.of(facts, seat, there, host, Role.FREE, Role.STOPPED, Role.GEAR, Role.GEAR_STOPPED);
  }
}
