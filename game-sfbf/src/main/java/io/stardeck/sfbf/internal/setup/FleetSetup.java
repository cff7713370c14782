package io.stardeck.sfbf.internal.setup;

import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;
import static io.stardeck.sfbf.state.Places.SHIP_DECK;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.SetupEvent.FleetChosen;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Rows;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;

/**
 * The choice of fleets (BF-SET-12, BF-OPT-20). Until all have chosen each keeps their whole deal,
 * so that nobody sees how many ships another has taken.
 */
public final class FleetSetup {
  private static final RuleId SET_12 = RuleId.of("BF-SET-12");
  private static final RuleId OPT_20 = RuleId.of("BF-OPT-20");
  private static final RuleId D_58 = RuleId.of("BF-D-58");

  private FleetSetup() {}

  /** Notes the fleet that {@code seat} has chosen; the next one chooses, or all is revealed. */
  public static void choose(Play<BattleForceState> play, Seat seat, ImmutableList<ShipId> ships) {
    Rows chosen = new Rows(ships, ImmutableList.of(), ImmutableList.of());
    Secrets secrets = play.state().secrets(seat);
    play.become(play.state().with(seat, secrets.withArranged(Optional.of(chosen))));
    next(play);
  }

  /** Goes on to the next player who chooses; after the last one the fleets are formed. */
  public static void next(Play<BattleForceState> play) {
    SetupPhase.ChooseFleet phase = (SetupPhase.ChooseFleet) play.state().table().phases().top();
    if (phase.waiting().isEmpty()) {
      play.pop();
      form(play);
    } else {
      play.replace(
          new SetupPhase.ChooseFleet(
              phase.waiting().get(0), Lists.rest(phase.waiting()), phase.number()));
    }
  }

  /**
   * Everybody keeps what they have chosen, in the order dealt; who had nothing to choose keeps all.
   * The other ships are shuffled with the ship deck.
   */
  static void form(Play<BattleForceState> play) {
    for (Seat seat : Seat.first(play.state().table().fleets().size())) {
      ImmutableList<ShipId> chosen = chosen(play.state(), seat);
      keep(play, seat, chosen);
      Secrets secrets = play.state().secrets(seat).withArranged(Optional.empty());
      play.become(play.state().with(seat, secrets));
      play.tell(rule(play.state(), seat), new FleetChosen(seat, chosen.size()));
    }
    SHIPS.shuffle(play, SHIP_DECK);
  }

  /** By which rule {@code seat} has the ships that they have. */
  private static RuleId rule(BattleForceState state, Seat seat) {
    if (!state.isPlayer(seat)) {
      return D_58;
    }
    return state.table().config().has(Option.SINGLE_RACE) ? OPT_20 : SET_12;
  }

  /** Ships of {@code seat} that are not chosen go to the ship deck; the rest lies as dealt. */
  private static void keep(Play<BattleForceState> play, Seat seat, ImmutableList<ShipId> chosen) {
    ImmutableList<ShipId> rest =
        Lists.filter(play.state().faceDown(seat), ship -> !chosen.contains(ship));
    SHIPS.cards(play, Places.faceDown(seat), rest).inOrder().under(SHIP_DECK);
  }

  private static ImmutableList<ShipId> chosen(BattleForceState state, Seat seat) {
    Optional<Rows> arranged = state.secrets(seat).arranged();
    if (arranged.isPresent()) {
      return arranged.get().screen();
    }
    ImmutableList<ShipId> dealt = state.faceDown(seat);
    return state.isPlayer(seat) ? dealt : enemyFleet(state.table(), dealt);
  }

  /**
   * The fleet of the solitaire enemy: ships from the left while the next one fits (SP-1 of section
   * 3.25), and beyond that only what the smallest fleet needs.
   */
  private static ImmutableList<ShipId> enemyFleet(Table table, ImmutableList<ShipId> deal) {
    FleetChoice choice = FleetChoice.of(table.config(), 0, deal.size());
    int limit = choice.within(table, deal);
    ImmutableList<ShipId> taken = ImmutableList.of();
    for (int i = 0; i < deal.size(); i++) {
      ImmutableList<ShipId> more = Lists.plus(taken, deal.get(i));
      if (choice.atLeast(table, deal, more) <= limit) {
        taken = more;
      } else if (taken.size() >= choice.least()) {
        return taken;
      }
    }
    return taken;
  }
}
