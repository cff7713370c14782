package io.stardeck.stccg.internal.casualties;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.Standing.KillGuard;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Frames;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Projections;
import io.stardeck.stccg.internal.value.Holograms;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Victim;
import java.util.Optional;

/** Persons die ({@code ST-RND-02}, {@code ST-HOL-06}, {@code ST-HOL-08}). */
public final class Killing {
  private static final RuleId HOL_08 = RuleId.of("ST-HOL-08");

  private Killing() {}

  /**
   * A person on {@code host} is about to die: others may answer that first. A hologram is
   * deactivated instead. What has to come after the death lies on the stack already, as the death
   * is carried out by a frame above it.
   */
  public static void kill(Play<StccgState> play, Host host, Seat seat, Card victim, RuleId rule) {
    kill(play, ImmutableList.of(new Victim(seat, victim, Optional.of(host))), rule);
  }

  /** Several persons die at once. */
  public static void kill(Play<StccgState> play, ImmutableList<Victim> victims, RuleId rule) {
    ImmutableList.Builder<Victim> mortal = ImmutableList.builder();
    for (Victim victim : victims) {
      Host host = victim.host().orElseThrow();
      if (dying(play.state(), victim)) {
        continue;
      }
      Role role = Hosts.role(play.state(), host, victim.card()).orElseThrow();
      Optional<InForce<KillGuard>> guard =
          Guarding.by(play.state(), host, victim.seat(), victim.card());
      if (guard.isPresent()) {
        Guarding.save(play, guard.get(), host, victim.seat());
        continue;
      }
      Card shown = DEALER.show(play, host.place(role), victim.card(), Audience.everyone()).card();
      if (Holograms.is(play.state().table(), shown)) {
        deactivate(play, host, victim.seat(), shown, role);
      } else {
        Victim dying = new Victim(victim.seat(), shown.unmarked(), victim.host());
        Marks.silently(play, host.place(role), shown, shown.marked(dying.mark()));
        mortal.add(dying);
      }
    }
    ImmutableList<Victim> dying = mortal.build();
    if (!dying.isEmpty()) {
      Frames.lost(play, new Phase.Casualty(dying, rule, false));
    }
  }

  private static boolean dying(StccgState state, Victim victim) {
    return Frames.losing(
        state, other -> other.host().equals(victim.host()) && other.is(victim.card()));
  }

  /** Who was about to die dies, if still there: whoever was taken away is saved. */
  static void die(Play<StccgState> play, Victim victim, RuleId rule) {
    Host host = victim.host().orElseThrow();
    for (Role role : Role.ALL) {
      for (Card card : play.state().cards(host, role)) {
        if (victim.is(card)) {
          play.tell(rule, new CardEvent.PersonKilled(card.unmarked()));
          Discards.discard(play, host.place(role), card, rule);
          return;
        }
      }
    }
    Mark saved = victim.mark();
    Marks.changeAll(play, (seat, card) -> card.without(saved::equals));
  }

  private static void deactivate(
      Play<StccgState> play, Host host, Seat seat, Card hologram, Role role) {
    play.tell(HOL_08, new CardEvent.HologramDeactivated(hologram.unmarked()));
    Place place = host.place(role);
    // Those on a planet are not projected any more.
    Card bare = hologram.without(mark -> mark instanceof Mark.Home);
    Card marked = Marks.silently(play, place, hologram, bare.marked(new Mark.Deactivated()));
    if (host.kind() == HostKind.TEAM) {
      for (Mark mark : hologram.marks()) {
        if (mark instanceof Mark.Home home) {
          Projections.back(play, host, seat, role, marked, Host.ship(home.ship()), HOL_08);
        }
      }
    }
  }
}
