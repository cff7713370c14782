package io.stardeck.stccg.internal.effects;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.word.PersonEffect.Survive;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.missions.Attempts;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * {@code SURVIVE}: all persons aboard the ship are in a pod instead ({@code ST-EFF-20}, {@code
 * ST-SPC-15}).
 */
final class SurviveWord implements StccgWord<Survive> {
  private static final RuleId SPC_15 = RuleId.of("ST-SPC-15");

  @Override
  public void perform(Play<StccgState> play, Survive effect, Effects run) {
    @Nullable Lying card = play.state().table().lying(run.card());
    Optional<Ship> ship = Who.ship(play.state(), run);
    if (card == null || ship.isEmpty() || ship.get().controller().isEmpty()) {
      return;
    }
    // The crew of a lent ship are those of its own player, who would have it back (ST-EFF-16).
    Seat seat = ship.get().returnsTo().orElse(ship.get().controller().get());
    Pod pod = new Pod(card.card(), seat, ship.get().location());
    Laying.lift(play, card);
    Tables.table(play, table -> table.copy().withPods(Lists.plus(table.pods(), pod)));
    for (Role role : Role.ALL) {
      if (role.persons() && play.state().size(ship.get().host(), role) > 0) {
        survive(play, seat, role, ship.get().host(), pod.host());
      }
    }
    Attempts.relocate(play, ship.get().host(), pod.host());
    if (!Attempts.by(play.state(), pod.host())) {
      Hosts.disband(play, pod.host(), seat); // the attempt that was announced is not made
    }
  }

  private static void survive(Play<StccgState> play, Seat seat, Role role, Host ship, Host pod) {
    if (play.state().cards(ship, role).stream()
        .allMatch(card -> mortal(play.state().table(), card))) {
      Hosts.moveAll(play, seat, role, ship, pod, SPC_15);
    } else {
      Hosts.moveSome(
          play, seat, role, ship, pod, card -> mortal(play.state().table(), card), SPC_15);
    }
  }

  private static boolean mortal(Table table, Card card) {
    return !(table.def(card) instanceof PersonnelDef person) || !person.hologram();
  }
}
