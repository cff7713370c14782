package io.stardeck.stccg.internal.effects.persons;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.PersonEffect.Survive;
import io.stardeck.stccg.card.word.PersonEffect.Survive.Refuge;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Seizing;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Taken;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.internal.missions.Attempts;
import io.stardeck.stccg.internal.value.Holograms;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.state.Victim;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * {@code SURVIVE}: who is being killed, or all persons aboard the ship that is being destroyed, are
 * somewhere else instead ({@code ST-EFF-20}, {@code ST-SPC-15}).
 */
final class SurviveWord implements StccgWord<Survive> {
  private static final RuleId EFF_20 = RuleId.of("ST-EFF-20");
  private static final RuleId SPC_15 = RuleId.of("ST-SPC-15");

  @Override
  public void perform(Play<StccgState> play, Survive effect, Effects run) {
    Optional<Ship> ship = Who.ship(play.state(), run);
    if (ship.isPresent() && ship.get().controller().isPresent()) {
      // The crew of a lent ship are those of its own player, who would have it back (ST-EFF-16).
      Seat seat = ship.get().returnsTo().orElse(ship.get().controller().get());
      if (effect.refuge() == Refuge.POD) {
        inPod(play, run, ship.get(), seat);
      } else {
        crew(play, effect.refuge(), ship.get().host(), seat);
      }
    } else if (run.on().card().isPresent()) {
      person(play, effect.refuge(), run, run.on().card().get());
    }
  }

  private static void inPod(Play<StccgState> play, Effects run, Ship ship, Seat seat) {
    Optional<Host> pod = pod(play, run, seat, ship.location());
    if (pod.isEmpty()) {
      return;
    }
    for (Role role : Role.PERSONS) {
      if (play.state().size(ship.host(), role) > 0) {
        survive(play, seat, role, ship.host(), pod.get());
      }
    }
    Attempts.relocate(play, ship.host(), pod.get());
    if (!Attempts.by(play.state(), pod.get())) {
      Hosts.disband(play, pod.get(), seat); // the attempt that was announced is not made
    }
  }

  /** The card is a pod from now on, if it lies there. */
  private static Optional<Host> pod(Play<StccgState> play, Effects run, Seat seat, int location) {
    @Nullable Lying card = play.state().table().lying(run.card());
    if (card == null) {
      return Optional.empty();
    }
    Pod pod = new Pod(card.card(), seat, location);
    Laying.lift(play, card);
    Tables.table(play, table -> table.copy().withPods(Lists.plus(table.pods(), pod)));
    return Optional.of(pod.host());
  }

  private static void survive(Play<StccgState> play, Seat seat, Role role, Host ship, Host pod) {
    Hosts.moveThose(
        play, seat, role, ship, pod, card -> mortal(play.state().table(), card), SPC_15);
  }

  private static boolean mortal(Table table, Card card) {
    return !Holograms.is(table, card);
  }

  /** One after the other: those who are still aboard may bear other ids then. */
  private static void crew(Play<StccgState> play, Refuge refuge, Host ship, Seat seat) {
    for (Role role : Role.PERSONS) {
      ImmutableList<Card> left = saved(play.state(), refuge, seat, ship, role);
      while (!left.isEmpty()) {
        save(play, refuge, seat, left.get(0), role, ship);
        left = saved(play.state(), refuge, seat, ship, role);
      }
    }
  }

  private static ImmutableList<Card> saved(
      Facts facts, Refuge refuge, Seat seat, Host from, Role role) {
    return Marks.inOrder(
        Lists.filter(
            facts.cards(from, role),
            card ->
                mortal(facts.table(), card)
                    && (refuge == Refuge.HAND
                        || goal(facts, refuge, seat, card, from).isPresent())));
  }

  private static Optional<Host> goal(Facts facts, Refuge refuge, Seat seat, Card card, Host from) {
    Optional<Host> to =
        refuge == Refuge.OUTPOST
            ? Seizing.outpost(facts.table(), seat, card, Sites.of(facts.table(), from))
            : Seizing.surface(facts, seat, card, from);
    return to.filter(host -> !host.equals(from));
  }

  private static void save(
      Play<StccgState> play, Refuge refuge, Seat seat, Card card, Role role, Host from) {
    if (refuge == Refuge.HAND) {
      new Taken(from.place(role), card).to(play, Places.hand(card.owner()), EFF_20);
    } else {
      goal(play.state(), refuge, seat, card, from)
          .ifPresent(to -> Hosts.moveOut(play, seat, card, role, from, to, EFF_20));
    }
  }

  private static void person(Play<StccgState> play, Refuge refuge, Effects run, CardId id) {
    for (Manned manned : Manned.all(play.state().table())) {
      for (Role role : Role.PERSONS) {
        for (Card card : play.state().cards(manned.host(), role)) {
          if (Victim.is(card, id)) {
            person(play, refuge, run, manned.own(play.state().table()), card, role);
            return;
          }
        }
      }
    }
  }

  private static void person(
      Play<StccgState> play, Refuge refuge, Effects run, Manned manned, Card card, Role role) {
    if (refuge == Refuge.POD) {
      int there = Sites.of(play.state().table(), manned.host());
      pod(play, run, manned.seat(), there)
          .ifPresent(
              pod -> Hosts.moveOut(play, manned.seat(), card, role, manned.host(), pod, EFF_20));
    } else {
      save(play, refuge, manned.seat(), card, role, manned.host());
    }
  }
}
