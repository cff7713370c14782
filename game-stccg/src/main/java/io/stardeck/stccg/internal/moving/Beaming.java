package io.stardeck.stccg.internal.moving;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.internal.ExactRule;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Beaming cards ({@code ST-BEA-01} to {@code ST-BEA-08}). */
public final class Beaming implements ExactRule<Beam> {
  private static final RuleId BEA_01 = RuleId.of("ST-BEA-01");
  private static final RuleId BEA_02 = RuleId.of("ST-BEA-02");
  private static final RuleId BEA_05 = RuleId.of("ST-BEA-05");
  private static final RuleId EFF_07 = RuleId.of("ST-EFF-07");
  private static final RuleId CLK_06 = RuleId.of("ST-CLK-06");

  @Override
  public void candidates(StccgView view, Consumer<? super Beam> offer) {
    if (!Orders.open(view, Findings.probing())) {
      return;
    }
    List<Host> hosts = hosts(view);
    int[] locations = new int[hosts.size()];
    for (int i = 0; i < locations.length; i++) {
      locations[i] = location(view.table(), hosts.get(i));
    }
    for (int i = 0; i < locations.length; i++) {
      Host from = hosts.get(i);
      int most = Passage.movable(view, from) ? locations.length : 0;
      for (int j = 0; j < most; j++) {
        Host to = hosts.get(j);
        if (i != j && locations[i] == locations[j] && pair(from, to)) {
          candidates(view, from, to, offer);
        }
      }
    }
  }

  private static void candidates(StccgView view, Host from, Host to, Consumer<? super Beam> offer) {
    Findings probe = Findings.probing();
    if (between(view, from, to, probe) && probe.clean()) {
      boolean capped = Caps.capped(view.table(), from, to);
      passage(view.seat(), from, to)
          .candidates(
              view,
              Beamable.of(view, view.seat(), from, to)::check,
              card -> {
                Beam beam = new Beam(view.seat(), card, from, to);
                if (!capped || uncapped(view, beam)) {
                  offer.accept(beam);
                }
              });
    }
  }

  private static boolean uncapped(StccgView view, Beam beam) {
    Findings probe = Findings.probing();
    Caps.check(view.table(), view.seat(), beam.from(), beam.to(), going(view, beam), probe);
    return probe.clean();
  }

  private static List<Host> hosts(StccgView view) {
    List<Host> hosts = new ArrayList<>();
    for (Ship ship : view.table().ships()) {
      if (Orders.own(view, ship) && !ship.cloaked()) {
        hosts.add(ship.host());
      }
    }
    for (Outpost outpost : view.table().outposts()) {
      if (outpost.controller().equals(view.seat())) {
        hosts.add(outpost.host());
      }
    }
    for (Pod pod : view.table().pods()) {
      if (pod.controller().equals(view.seat())) {
        hosts.add(pod.host());
      }
    }
    for (int i = 0; i < view.table().spaceline().size(); i++) {
      Location location = view.table().spaceline().get(i);
      if (beams(view, location.number()) && Sites.planet(view.table(), location)) {
        hosts.add(Host.team(location.number(), view.seat()));
      }
    }
    for (Ship ship : view.table().ships()) {
      if (Orders.own(view, ship) && ship.returnsTo().isPresent()) {
        hosts.add(Host.team(ship.location(), ship.returnsTo().get()));
      }
    }
    return hosts;
  }

  /** Whether a ship or an outpost is there that could beam to and from a surface. */
  private static boolean beams(StccgView view, int location) {
    for (int i = 0; i < view.table().ships().size(); i++) {
      Ship ship = view.table().ships().get(i);
      if (ship.location() == location && ship.of(view.seat())) {
        return true;
      }
    }
    for (int i = 0; i < view.table().outposts().size(); i++) {
      Outpost outpost = view.table().outposts().get(i);
      if (outpost.location() == location && outpost.controller().equals(view.seat())) {
        return true;
      }
    }
    return false;
  }

  /** Between a ship and anything but an outpost, or between an outpost and a surface. */
  private static boolean pair(Host from, Host to) {
    return switch (from.kind()) {
      case SHIP -> to.kind() == HostKind.SHIP || to.kind() == HostKind.TEAM;
      case TEAM -> to.kind() == HostKind.SHIP || to.kind() == HostKind.OUTPOST;
      case OUTPOST -> to.kind() == HostKind.TEAM;
      case POD -> to.kind() == HostKind.SHIP;
    };
  }

  /** Where a host is; -1 if it is not in play. */
  static int location(Table table, Host host) {
    boolean space = host.kind() == HostKind.TEAM && !Sites.planet(table, host.teamLocation());
    return space ? -1 : Sites.of(table, host);
  }

  @Override
  public void check(StccgView view, Beam action, Findings findings) {
    if (Orders.open(view, findings) && between(view, action.from(), action.to(), findings)) {
      cards(view, action, findings);
    }
  }

  /** Reports what forbids beaming between two hosts; whether it is worth to look at the cards. */
  private static boolean between(StccgView view, Host from, Host to, Findings findings) {
    if (!there(view, from, "from", findings) || !there(view, to, "to", findings)) {
      return false;
    }
    if (from.equals(to)
        || location(view.table(), from) != location(view.table(), to)
        || !pair(from, to)) {
      findings.reject("to", BEA_02, "no beaming from %s to %s", from, to);
      return false;
    }
    if (!side(view, from, "from", findings) || !side(view, to, "to", findings)) {
      return false;
    }
    Lending.check(view, from, to, findings);
    if (Preventions.between(view.table(), Deed.BEAM, view.seat(), from, to)) {
      findings.reject("to", EFF_07, "no beaming is possible there");
    }
    return true;
  }

  private static boolean there(StccgView view, Host host, String path, Findings findings) {
    if (location(view.table(), host) < 0) {
      RuleId rule = host.kind() == HostKind.TEAM ? BEA_01 : Find.broken(view, host.card(), BEA_02);
      findings.reject(path, rule, "%s is not there", host);
    }
    return findings.clean();
  }

  private static void cards(StccgView view, Beam action, Findings findings) {
    passage(action.actor(), action.from(), action.to())
        .check(
            view,
            action.card(),
            BEA_01,
            Beamable.of(view, view.seat(), action.from(), action.to())::check,
            findings);
    if (findings.clean() && Caps.capped(view.table(), action.from(), action.to())) {
      Caps.check(
          view.table(), view.seat(), action.from(), action.to(), going(view, action), findings);
    }
  }

  private static Passage passage(Seat actor, Host from, Host to) {
    return new Passage(to.kind() == HostKind.TEAM ? to.teamSeat() : actor, from, to);
  }

  private static boolean side(StccgView view, Host host, String path, Findings findings) {
    if (host.kind() == HostKind.TEAM) {
      boolean own =
          host.teamSeat().equals(view.seat())
              || path.equals("to") && Lending.reaches(view.table(), view.seat(), host);
      if (!own) {
        findings.reject(path, BEA_01, "%s is no surface for you", host);
      }
      return findings.clean();
    }
    @Nullable Ship ship = view.table().ship(host);
    boolean own =
        ship == null ? view.seat().equals(Manned.seat(view.table(), host)) : Orders.own(view, ship);
    if (!own) {
      findings.reject(path, BEA_05, "%s is not yours", host);
    } else if (ship != null && ship.cloaked()) {
      findings.reject(path, CLK_06, "%s is cloaked", host);
    }
    return findings.clean();
  }

  @Override
  public void perform(Play<StccgState> play, Beam action) {
    Seat seat = action.actor();
    Facts before = play.state();
    List<Card> going = going(before, action);
    passage(seat, action.from(), action.to()).perform(play, going, BEA_01);
    Caps.count(play, seat, action.from(), action.to(), going);
  }

  /** The cards that the order moves. */
  private static List<Card> going(Facts facts, Beam action) {
    Beamable path = Beamable.of(facts, action.actor(), action.from(), action.to());
    return passage(action.actor(), action.from(), action.to())
        .going(facts, action.card(), path::takes);
  }
}
