package io.stardeck.stccg.internal.card;

import io.stardeck.engine.Audience;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zone;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/** Who sees cards leave a host. */
public final class Witnesses {
  private Witnesses() {}

  /** Those who know a card of a place. */
  public static Audience knowers(StccgState state, Place place, Card card) {
    Zone<Card> zone = state.zones().at(place);
    return zone.knowers(zone.cards().indexOf(card));
  }

  /** Those who know all the cards of a place. */
  public static Audience knowers(StccgState state, Place place) {
    Zone<Card> zone = state.zones().at(place);
    Audience knowers = Audience.everyone();
    for (int i = 0; i < zone.cards().size(); i++) {
      knowers = knowers.and(zone.knowers(i));
    }
    return knowers;
  }

  /**
   * Who sees which of the cards of a role leaves a host: all, as long as those who attempt or fight
   * are shown ({@code ST-VIS-05}, {@code ST-VIS-06}).
   */
  static Audience of(StccgState state, Host host, Role role) {
    boolean group = role == Role.GROUP || role == Role.GEAR_GROUP;
    OrderPhase.@Nullable Attempting attempting =
        group ? Frames.find(state.frames(), OrderPhase.Attempting.class) : null;
    OrderPhase.@Nullable Battling battling = Frames.find(state.frames(), OrderPhase.Battling.class);
    boolean shown =
        attempting != null
                && attempting.attempt().shown()
                && attempting.attempt().host().equals(host)
            || battling != null && fights(battling.battle(), host, group);
    return shown ? Audience.everyone() : Audience.nobody();
  }

  /** Whether those on a host fight and were shown: a team that is a group, or a whole crew. */
  private static boolean fights(Battle battle, Host host, boolean group) {
    if (battle.step() == Battle.Step.SHOW) {
      return false;
    }
    if (battle.order() instanceof Order.Boarding boarding) {
      return host.equals(Host.ship(boarding.ship()));
    }
    return group
        && host.kind() == HostKind.TEAM
        && battle.order() instanceof Order.AttackTeam
        && host.teamLocation() == battle.location();
  }
}
