package io.stardeck.stccg.internal.damage;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Frames;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.lying.Commanded;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Victim;
import java.util.Optional;
import java.util.function.Predicate;

/** Ships and outposts are destroyed with all that is in them ({@code ST-DMG-06}). */
public final class Destruction {
  private static final RuleId DMG_06 = RuleId.of("ST-DMG-06");
  private static final RuleId DMG_11 = RuleId.of("ST-DMG-11");
  private static final RuleId HOL_10 = RuleId.of("ST-HOL-10");

  private Destruction() {}

  /**
   * A ship is about to be destroyed. With persons aboard others may answer that first: then it is
   * still there when this returns, and a frame on top of the stack destroys it.
   */
  public static void ship(Play<StccgState> play, CardId id, RuleId rule) {
    Ship ship = play.state().table().ship(id);
    if (doomed(play.state(), id)) {
      return;
    }
    if (ship != null && ship.controller().isPresent() && play.state().persons(ship.host()) > 0) {
      Victim victim = new Victim(ship.controller().get(), ship.card(), Optional.empty());
      Frames.lost(play, new Phase.Casualty(ImmutableList.of(victim), rule, false));
    } else {
      destroy(play, id, rule);
    }
  }

  /** Whether a ship is about to be destroyed. */
  public static boolean doomed(StccgState state, CardId id) {
    return Frames.losing(state, other -> other.host().isEmpty() && other.card().id().equals(id));
  }

  /** A ship is destroyed at once. */
  public static void destroy(Play<StccgState> play, CardId id, RuleId rule) {
    Ship ship = play.state().table().ship(id);
    if (ship == null) {
      return;
    }
    play.tell(rule, new BattleEvent.ShipDestroyed(ship.card()));
    discard(play, ship, rule);
  }

  /** A ship that nothing has destroyed is discarded, with all that is aboard and lies on it. */
  public static void discard(Play<StccgState> play, Ship ship, RuleId rule) {
    CardId id = ship.id();
    aboard(play, ship.host(), DMG_11);
    projected(play, ship);
    lying(play, card -> card.on().isShip(id), DMG_06);
    Tables.table(play, table -> Tables.without(table, id));
    Tables.forget(play, on -> on.isShip(id));
    Discards.discard(play, Places.IN_PLAY, ship.card(), rule);
  }

  /** An outpost is destroyed ({@code ST-OPB-02}). */
  public static void outpost(Play<StccgState> play, CardId id, RuleId rule) {
    Outpost outpost = play.state().table().outpost(id);
    if (outpost == null) {
      return;
    }
    play.tell(rule, new BattleEvent.OutpostDestroyed(outpost.card()));
    aboard(play, outpost.host(), rule);
    lying(play, card -> card.on().equals(On.outpost(id)), rule);
    Tables.outposts(play, outposts -> Lists.filter(outposts, each -> !each.id().equals(id)));
    Tables.forget(play, On.outpost(id)::equals);
    Discards.discard(play, Places.IN_PLAY, outpost.card(), rule);
  }

  /** All on a host is discarded, and the host is one no more. */
  private static void aboard(Play<StccgState> play, Host host, RuleId rule) {
    Hosts.clear(play, host, (place, card) -> Discards.discard(play, place, card, rule));
  }

  /** The holograms that a ship projects to a planet are destroyed with it ({@code ST-HOL-10}). */
  private static void projected(Play<StccgState> play, Ship ship) {
    Mark home = new Mark.Home(ship.id());
    for (Seat seat : Seat.first(play.state().table().seats())) {
      Host team = Host.team(ship.location(), seat);
      for (Role role : Role.ALL) {
        for (Card card : play.state().cards(team, role)) {
          if (card.marks().contains(home)) {
            Discards.discard(play, team.place(role), card, HOL_10);
          }
        }
      }
    }
  }

  /** Cards that lie in play are discarded. */
  public static void lying(Play<StccgState> play, Predicate<Lying> which, RuleId rule) {
    for (Lying card : play.state().table().lying()) {
      if (which.test(card)) {
        Laying.lift(play, card);
        Cures.release(play, card);
        if (Intruders.commands(play.state().table(), card)) {
          Commanded.scatter(play, card);
        }
        Discards.discard(play, Places.IN_PLAY, card.card(), rule);
      }
    }
  }
}
