package io.stardeck.stccg.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.action.OrderAction;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.fact.BonusWhen;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Muster;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whether groups overcome dilemmas and solve missions, and what that gives (ST-ATT, ST-DIL). */
final class Trials {
  /** What happens in an attempt and changes nobody's skills. */
  private static final ImmutableSet<Class<?>> QUIET =
      ImmutableSet.of(
          TurnEvent.WindowOpened.class,
          TurnEvent.WindowClosed.class,
          TurnEvent.PointsScored.class,
          MissionEvent.OrderDeclared.class,
          MissionEvent.AttemptStarted.class,
          MissionEvent.SeedCardMet.class,
          MissionEvent.DilemmaResolved.class,
          MissionEvent.ArtifactEarned.class,
          CardEvent.CardsRevealed.class,
          CardEvent.CardsRenamed.class,
          CardEvent.CardOutOfPlay.class,
          BattleEvent.ShipDamaged.class);

  private final Counts counts;
  private final StccgState before;
  private final StccgState after;
  private final List<GameEvent> events = new ArrayList<>();
  private final List<Card> persons = new ArrayList<>();
  private final List<Card> gear = new ArrayList<>();
  private @Nullable Seat seat;
  private @Nullable Host host;
  private int location;
  private boolean stopped;

  private Trials(Counts counts, StccgState before, StccgState after, ImmutableList<Event> told) {
    this.counts = counts;
    this.before = before;
    this.after = after;
    told.forEach(event -> events.add(event.what()));
  }

  static void check(
      Counts counts,
      StccgState before,
      StccgAction action,
      StccgState after,
      ImmutableList<Event> events) {
    Trials trials = new Trials(counts, before, after, events);
    if (trials.starts(action)) {
      trials.run();
    }
  }

  /** Who attempts, with whom; false if nobody does. */
  private boolean starts(StccgAction action) {
    if (action instanceof OrderAction.Attempt attempt && before.muster().isEmpty()) {
      set(attempt.actor(), attempt.party(), attempt.location());
      take(attempt.party(), Role.FREE, Role.GEAR);
      return after.muster().isEmpty();
    }
    Optional<Muster> muster = before.muster();
    if (muster.isPresent()) {
      if (!(muster.get().order() instanceof Order.Attempt order)) {
        return false;
      }
      Host party = muster.get().host().orElseThrow();
      set(action.actor(), party, order.location());
      take(party, Role.FREE, Role.GEAR);
      persons.removeIf(card -> !muster.get().members().contains(card.id()));
      gear.removeIf(card -> !muster.get().members().contains(card.id()));
      return action instanceof OrderAction.Confirm;
    }
    for (Phase phase : before.frames()) {
      if (phase instanceof OrderPhase.Attempting attempting) {
        Attempt attempt = attempting.attempt();
        set(attempt.seat(), attempt.host(), attempt.location());
        take(attempt.host(), Role.GROUP, Role.GEAR_GROUP);
        return attempt.step() == Attempt.Step.MEET || attempt.step() == Attempt.Step.REQUIREMENTS;
      } else if (phase instanceof OrderPhase.Declared declared
          && declared.order() instanceof Order.Attempt order) {
        set(declared.seat(), declared.host().orElseThrow(), order.location());
        take(declared.host().get(), Role.GROUP, Role.GEAR_GROUP);
        return true;
      }
    }
    return false;
  }

  private void set(Seat who, Host where, int at) {
    seat = who;
    host = where;
    location = at;
  }

  private void take(Host party, Role role, Role gearRole) {
    persons.addAll(before.cards(party, role));
    gear.addAll(before.cards(party, gearRole));
  }

  private Crowd crowd() {
    return Crowd.of(before, seat, location, host, persons, ImmutableList.copyOf(gear));
  }

  private void run() {
    for (int i = 0; i < events.size(); i++) {
      GameEvent event = events.get(i);
      if (event instanceof CardEvent.PersonKilled killed) {
        lost(killed.card());
      } else if (event instanceof CardEvent.HologramDeactivated saved) {
        lost(saved.card());
      } else if (event instanceof CardEvent.CardDiscarded discarded) {
        boolean other = before.table().def(discarded.card()).kind() != CardKind.DILEMMA;
        if (other && !lostBefore(discarded.card(), i)) {
          return;
        }
      } else if (event instanceof MissionEvent.DilemmaResolved resolved) {
        dilemma(resolved, i);
      } else if (event instanceof MissionEvent.GroupStopped) {
        stopped = true;
      } else if (event instanceof MissionEvent.MissionSolved solved) {
        assertThat(solves()).as("%s solve %s", persons, mission()).isTrue();
        assertThat(solved.seat()).isEqualTo(seat);
        scored(i, mission().id(), Numbers.points(before, here(), seat), true);
        counts.count(Matter.SOLVED);
        return;
      } else if (event instanceof MissionEvent.AttemptEnded ended) {
        if (!ended.solved()) {
          inVain();
        }
        return;
      } else if (!QUIET.contains(event.getClass())) {
        return;
      }
    }
  }

  private boolean lostBefore(Card card, int index) {
    for (int i = 0; i < index; i++) {
      if (events.get(i) instanceof CardEvent.PersonKilled killed
          && killed.card().def().equals(card.def())) {
        return true;
      }
    }
    return false;
  }

  private void lost(Card card) {
    for (int i = 0; i < persons.size(); i++) {
      if (persons.get(i).def().equals(card.def())) {
        persons.remove(i);
        return;
      }
    }
  }

  private void dilemma(MissionEvent.DilemmaResolved resolved, int index) {
    DilemmaDef def = (DilemmaDef) before.table().def(resolved.card());
    boolean nullified = nullified(def);
    if (persons.isEmpty() && def.conditions().isPresent()) {
      return; // the last one died: what is left is shown by scenes (ST-DIL-10)
    }
    boolean free = def.conditions().isEmpty() && def.pay().isEmpty();
    if (!free && !nullified && deadSince(index)) {
      return;
    }
    boolean expected =
        nullified
            || free
            || def.conditions().isPresent() && Demands.met(def.conditions().get(), crowd());
    if (!def.pay().isEmpty() && !expected && payable(def)) {
      return;
    }
    assertThat(resolved.overcome())
        .as("%s overcome by %s with %s", def.name(), persons, gear)
        .isEqualTo(expected);
    counts.count(expected ? Matter.OVERCOME : Matter.FAILED);
    if (def.bonusWhen() == BonusWhen.OVERCOME) {
      boolean bonus = expected && !nullified && def.bonusPoints() > 0;
      scored(index, def.id(), def.bonusPoints(), bonus);
    }
  }

  /** Whether persons have died since the dilemma was met: by it, after its conditions. */
  private boolean deadSince(int index) {
    for (int i = index - 1; i >= 0; i--) {
      if (events.get(i) instanceof MissionEvent.SeedCardMet) {
        return false;
      } else if (events.get(i) instanceof CardEvent.PersonKilled
          || events.get(i) instanceof CardEvent.HologramDeactivated) {
        return true;
      }
    }
    return true;
  }

  private boolean payable(DilemmaDef def) {
    return def.pay().stream()
        .anyMatch(
            price ->
                price.filter() instanceof Requirement.OfKind
                    ? gear.size() >= price.n()
                    : Demands.known(price.filter()) && Demands.met(price.filter(), crowd()));
  }

  /** Whether equipment of the group makes the dilemma void. */
  private boolean nullified(DilemmaDef def) {
    for (Card card : gear) {
      for (Standing what : before.table().def(card).words().standing()) {
        if (what instanceof Standing.Overcomes voids && voids.dilemmas().contains(def.id())) {
          return true;
        }
      }
    }
    return events.stream()
        .anyMatch(
            event ->
                event instanceof CardEvent.CardNullified nullified
                    && nullified.card().def().equals(def.id()));
  }

  /** Whether points of that card are told after that event. */
  private void scored(int index, String source, int points, boolean expected) {
    Optional<TurnEvent.PointsScored> told =
        events.subList(index, events.size()).stream()
            .filter(TurnEvent.PointsScored.class::isInstance)
            .map(TurnEvent.PointsScored.class::cast)
            .filter(score -> score.source().equals(source))
            .findFirst();
    if (expected) {
      assertThat(told)
          .as("points of %s", source)
          .hasValue(new TurnEvent.PointsScored(seat, points, source));
      counts.count(Matter.POINTS);
    } else {
      assertThat(told).as("points of %s", source).isEmpty();
    }
  }

  private Location here() {
    return before.table().location(location);
  }

  private MissionDef mission() {
    return (MissionDef) before.table().def(here().card());
  }

  private boolean solves() {
    return mission().requirements().stream().anyMatch(asked -> Demands.met(asked, crowd()));
  }

  /** An attempt that met everything and was not stopped has failed for the requirement alone. */
  private void inVain() {
    boolean dilemmas =
        after.cards(Places.stack(location)).stream()
            .anyMatch(card -> after.table().def(card).kind() == CardKind.DILEMMA);
    if (!stopped && !dilemmas && !persons.isEmpty() && !crowd().persons().isEmpty()) {
      assertThat(solves()).as("%s solve %s", persons, mission()).isFalse();
      counts.count(Matter.NOT_SOLVED);
    }
  }
}
