package io.stardeck.stccg.internal.effects.persons;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.PersonEffect.Stop;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.card.Witnesses;
import io.stardeck.stccg.internal.effects.word.Pool;
import io.stardeck.stccg.internal.effects.word.Pool.Member;
import io.stardeck.stccg.internal.effects.word.Selecting;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;

/**
 * {@code STOP}: persons are stopped until the end of the turn, or as long as the card lies there
 * ({@code ST-EFF-02}).
 */
final class StopWord extends Selecting<Stop> {
  private static final RuleId EFF_02 = RuleId.of("ST-EFF-02");

  @Override
  protected String whom() {
    return "who is stopped?";
  }

  @Override
  protected Selection selection(Stop effect) {
    return effect.of();
  }

  @Override
  protected boolean takes(Facts facts, Stop effect, Effects run, Member member) {
    return effect.lasts()
        ? member.role() != Role.DISABLED && !member.card().has(Mark.Stopped.class)
        : member.role().stopped() != member.role();
  }

  @Override
  protected void act(Play<StccgState> play, Stop effect, Effects run, Member member) {
    if (effect.lasts()) {
      keep(play, run, member);
      return;
    }
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

  /** Only when they are stopped it is told who they are, to those who can still tell. */
  private static void keep(Play<StccgState> play, Effects run, Member member) {
    Role stopped = member.role().stopped();
    Card card =
        member.role() == stopped
            ? member.card()
            : Hosts.turn(play, member.host(), member.seat(), member.card(), member.role(), stopped);
    Place place = member.host().place(stopped);
    Card marked = Marks.mark(play, place, card, new Mark.Stopped(run.card()));
    play.tell(
        Audience.everyone().except(Witnesses.knowers(play.state(), place, marked)),
        EFF_02,
        new CardEvent.CardStopped(member.host(), Optional.empty()));
  }

  private static ImmutableSet<Host> hosts(Facts facts, Stop effect, Effects run) {
    ImmutableSet.Builder<Host> hosts = ImmutableSet.builder();
    Pool.of(facts, run, effect.of()).members().forEach(member -> hosts.add(member.host()));
    return hosts.build();
  }

  @Override
  protected void after(Play<StccgState> play, Stop effect, Effects run) {
    if (effect.ship().orElse(false) && run.on().host().isPresent()) {
      Host host = run.on().host().get();
      Ship ship = play.state().table().ship(host);
      if (ship != null && ship.controller().isPresent()) {
        Hosts.stop(play, host, ship.controller().get(), Role.GEAR);
      }
      if (ship != null) {
        Tables.stop(play, ship);
      }
    }
  }
}
