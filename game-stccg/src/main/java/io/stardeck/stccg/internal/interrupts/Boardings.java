package io.stardeck.stccg.internal.interrupts;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Reply;
import io.stardeck.stccg.card.InterruptUse;
import io.stardeck.stccg.internal.card.Frames;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.target.About;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Played;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Intruders who board a ship ({@code ST-SPC-01} to {@code ST-SPC-05}). */
public final class Boardings {
  private Boardings() {}

  /** Whether a card that doubles follows another that was played on that ship in this window. */
  static boolean follows(Facts facts, Seat seat, InterruptUse use, Aim on) {
    @Nullable Ship ship = ship(facts, on);
    return Intruders.doubles(use)
        && ship != null
        && lone(facts, seat, use, on)
        && played(facts, on, other -> other.stack() && !Intruders.doubles(other));
  }

  /** The ships on which a card that doubles may follow, beside those with intruders aboard. */
  static ImmutableList<Aim> following(StccgView view, InterruptUse use) {
    Phase.@Nullable Window window = About.window(view.table());
    if (window == null || !Intruders.doubles(use)) {
      return ImmutableList.of();
    }
    ImmutableSet.Builder<Aim> aims = ImmutableSet.builder();
    for (Reply<Played> reply : window.announced().replies()) {
      Aim on = reply.action().on();
      if (follows(view, view.seat(), use, on) && !Playable.on(view, view.seat(), use, on)) {
        aims.add(on);
      }
    }
    return aims.build().asList();
  }

  /** Whether only another intruder is wanting for a card that doubles. */
  static boolean lone(Facts facts, Seat seat, InterruptUse use, Aim on) {
    @Nullable Ship ship = ship(facts, on);
    return Intruders.doubles(use)
        && ship != null
        && !ship.of(seat)
        && !ship.cloaked()
        && facts.persons(ship.host()) > 0;
  }

  /** Whether a card that doubles is aboard already, or was played on that ship in this window. */
  static boolean second(Facts facts, InterruptUse use, Aim on) {
    @Nullable Ship ship = ship(facts, on);
    if (ship == null || !Intruders.doubles(use)) {
      return false;
    }
    for (Lying card : facts.table().lying()) {
      if (card.on().equals(On.intruder(ship.id()))
          && Intruders.doubles(facts.table(), card.card())) {
        return true;
      }
    }
    return played(facts, on, Intruders::doubles);
  }

  private static @Nullable Ship ship(Facts facts, Aim on) {
    return on.host().isPresent() ? facts.table().ship(on.host().get()) : null;
  }

  private static boolean played(Facts facts, Aim on, Predicate<InterruptUse> which) {
    Phase.@Nullable Window window = About.window(facts.table());
    if (window != null) {
      for (Reply<Played> reply : window.announced().replies()) {
        @Nullable InterruptUse use = InterruptUse.of(facts.table().def(reply.action().def()));
        if (reply.action().on().equals(on) && use != null && which.test(use)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * A card that lies on a ship goes aboard. All that board in one window fight one battle, once the
   * queue is empty; in the window of such a battle they join that battle.
   */
  public static void board(Play<StccgState> play, Lying card, CardId ship) {
    Tables.table(play, table -> table.with(card.on(On.intruder(ship))));
    OrderPhase.@Nullable Battling battling =
        Frames.find(play.state().frames(), OrderPhase.Battling.class);
    boolean joins =
        battling != null
            && battling.battle().order().equals(new Order.Boarding(ship))
            && battling.battle().step() == Battle.Step.STRIKE;
    if (!joins) {
      Frames.change(play, Phase.Window.class, window -> window.boarding(ship));
    }
  }

  /** The intruders aboard, in the order in which they came. */
  public static ImmutableList<Lying> aboard(Facts facts, CardId ship) {
    ImmutableList.Builder<Lying> aboard = ImmutableList.builder();
    for (Lying card : facts.table().lying()) {
      if (card.on().equals(On.intruder(ship))) {
        aboard.add(card);
      }
    }
    return aboard.build();
  }

  /** Whose the first intruder is; a player who has taken the ship comes after all others. */
  private static Seat attacker(ImmutableList<Lying> intruders, Seat defender) {
    for (Lying card : intruders) {
      if (!card.controller().equals(defender)) {
        return card.controller();
      }
    }
    return defender;
  }

  /** Intruders and crew fight, if there are both ({@code ST-SPC-04}). */
  public static void fight(Play<StccgState> play, CardId id) {
    @Nullable Ship ship = play.state().table().ship(id);
    ImmutableList<Lying> intruders = aboard(play.state(), id);
    if (ship == null
        || !ship.here()
        || ship.controller().isEmpty()
        || intruders.isEmpty()
        || Intruders.defenders(play.state(), ship).isEmpty()) {
      return;
    }
    Order order = new Order.Boarding(id);
    Seat attacker = attacker(intruders, ship.controller().get());
    play.push(
        new OrderPhase.Battling(
            Battle.of(
                order,
                attacker,
                ship.controller().get(),
                ship.location(),
                Battle.Step.SHOW,
                ImmutableList.of(),
                ImmutableSet.of())));
  }
}
