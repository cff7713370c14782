package io.stardeck.stccg.internal.casualties;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Projections;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;

/** Persons die ({@code ST-RND-02}, {@code ST-HOL-06}, {@code ST-HOL-08}). */
public final class Killing {
  private static final RuleId HOL_08 = RuleId.of("ST-HOL-08");

  private Killing() {}

  /** A person on {@code host} dies; a hologram is deactivated. */
  public static void kill(Play<StccgState> play, Host host, Seat seat, Card victim, RuleId rule) {
    Role role = Hosts.role(play.state(), host, victim).orElseThrow();
    Place place = host.place(role);
    boolean hologram =
        play.state().table().def(victim) instanceof PersonnelDef person && person.hologram();
    if (hologram) {
      deactivate(play, host, seat, victim, role);
    } else {
      play.tell(rule, new CardEvent.PersonKilled(victim.unmarked()));
      Discards.discard(play, place, victim, rule);
    }
  }

  private static void deactivate(
      Play<StccgState> play, Host host, Seat seat, Card hologram, Role role) {
    play.tell(HOL_08, new CardEvent.HologramDeactivated(hologram.unmarked()));
    Place place = host.place(role);
    Card marked = Marks.mark(play, place, hologram, new Mark.Deactivated());
    if (host.kind() == HostKind.TEAM) {
      for (Mark mark : hologram.marks()) {
        if (mark instanceof Mark.Home home) {
          Projections.back(play, host, seat, role, marked, Host.ship(home.ship()), HOL_08);
        }
      }
    }
  }
}
