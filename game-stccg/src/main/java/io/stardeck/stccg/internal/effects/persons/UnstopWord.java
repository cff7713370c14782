package io.stardeck.stccg.internal.effects.persons;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.PersonEffect.Unstop;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.effects.word.Pool.Member;
import io.stardeck.stccg.internal.effects.word.Selecting;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;
import java.util.Optional;

/**
 * {@code UNSTOP}: a ship, its crew and its controller's persons on the planet are not stopped any
 * more, or those in another place, or some persons ({@code ST-EFF-03}).
 */
final class UnstopWord extends Selecting<Unstop> {
  private static final RuleId EFF_03 = RuleId.of("ST-EFF-03");

  @Override
  protected Selection selection(Unstop effect) {
    return effect.of().orElse(Selection.NOBODY);
  }

  /** Whom a card keeps stopped stays so ({@code ST-EFF-02}). */
  @Override
  protected boolean takes(Facts facts, Unstop effect, Effects run, Member member) {
    return member.role() == Role.STOPPED && !member.card().has(Mark.Stopped.class);
  }

  @Override
  protected void act(Play<StccgState> play, Unstop effect, Effects run, Member member) {
    Card going = Marks.drop(play, member.place(), member.card(), Mark.Halted.class::isInstance);
    DEALER
        .card(play, member.place(), going)
        .to(Hosts.place(play, member.host(), member.seat(), Role.FREE))
        .tell(EFF_03, known -> new CardEvent.CardUnstopped(member.host(), known));
  }

  @Override
  protected void after(Play<StccgState> play, Unstop effect, Effects run) {
    Optional<Ship> ship = Who.ship(play.state(), run);
    if (effect.of().isPresent()) {
      return;
    }
    if (ship.isPresent() && ship.get().controller().isPresent()) {
      ship(play, effect, ship.get(), ship.get().controller().get());
    } else if (ship.isEmpty()) {
      run.on()
          .host()
          .flatMap(host -> Manned.of(play.state().table(), host))
          .ifPresent(manned -> unstop(play, manned.host(), manned.seat(), false));
    }
  }

  private static void ship(Play<StccgState> play, Unstop effect, Ship ship, Seat seat) {
    unstop(play, ship.host(), seat, ship.stop() == Stop.TURN);
    unstop(play, Host.team(ship.location(), seat), seat, false);
    Stop stop = ship.stop() == Stop.TURN ? Stop.NO : ship.stop();
    int used = effect.rangeBack() ? 0 : ship.rangeUsed();
    Tables.ship(play, ship.copy().withStop(stop).withRangeUsed(used));
    if (used < ship.rangeUsed()) {
      play.tell(EFF_03, new MissionEvent.RangeRestored(ship.id()));
    }
  }

  private static void unstop(Play<StccgState> play, Host host, Seat seat, boolean itself) {
    boolean stopped =
        itself
            || play.state().size(host, Role.STOPPED) > 0
            || play.state().size(host, Role.GEAR_STOPPED) > 0;
    Hosts.unstop(play, host, seat);
    for (Role role : new Role[] {Role.FREE, Role.GEAR}) {
      for (Card card : Marks.inOrder(play.state().cards(host, role))) {
        Marks.drop(play, host.place(role), card, Mark.Halted.class::isInstance);
      }
    }
    if (stopped) {
      play.tell(EFF_03, new MissionEvent.GroupUnstopped(host));
    }
  }
}
