package io.stardeck.stccg.internal.effects;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.PersonEffect.Stop;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.effects.Pool.Member;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;

/** {@code STOP}: persons are stopped until the end of the turn ({@code ST-EFF-02}). */
final class StopWord extends Selecting<Stop> {
  private static final RuleId EFF_02 = RuleId.of("ST-EFF-02");

  @Override
  Selection selection(Stop effect) {
    return effect.of();
  }

  @Override
  boolean takes(Member member) {
    return member.role().stopped() != member.role();
  }

  @Override
  void act(Play<StccgState> play, Stop effect, Effects run, Member member) {
    Selection selection = effect.of();
    if (selection.n().isPresent() || selection.filter().isPresent()) {
      DEALER
          .card(play, member.place(), member.card())
          .to(Hosts.place(play, member.host(), member.seat(), member.role().stopped()))
          .tell(EFF_02, known -> new CardEvent.CardStopped(member.host(), known));
      return;
    }
    ImmutableSet<Host> hosts = hosts(play.state(), effect, run);
    Hosts.turn(
        play, member.host(), member.seat(), member.card(), member.role(), member.role().stopped());
    boolean ship = effect.ship().orElse(false); // which is told with its crew
    if (run.progress().left() <= 1 && !ship) {
      hosts.forEach(host -> play.tell(EFF_02, new MissionEvent.GroupStopped(host)));
    }
  }

  private static ImmutableSet<Host> hosts(Facts facts, Stop effect, Effects run) {
    ImmutableSet.Builder<Host> hosts = ImmutableSet.builder();
    Pool.of(facts, run, effect.of()).members().forEach(member -> hosts.add(member.host()));
    return hosts.build();
  }

  @Override
  void after(Play<StccgState> play, Stop effect, Effects run) {
    if (effect.ship().orElse(false) && run.on().host().isPresent()) {
      Host host = run.on().host().get();
      Ship ship = host.kind() == HostKind.SHIP ? play.state().table().ship(host.card()) : null;
      if (ship != null && ship.controller().isPresent()) {
        Hosts.stop(play, host, ship.controller().get(), Role.GEAR);
      }
      if (ship != null && !ship.stopped()) {
        Tables.ship(play, ship.copy().withStop(io.stardeck.stccg.state.Stop.TURN));
      }
    }
  }
}
