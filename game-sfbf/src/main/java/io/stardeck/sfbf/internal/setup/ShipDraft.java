package io.stardeck.sfbf.internal.setup;

import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.card.ShipTag;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.SetupEvent.ShipDrafted;
import io.stardeck.sfbf.event.SetupEvent.ShipsDealt;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import org.jspecify.annotations.Nullable;

/** The open draft of ships (BF-OPT-01 to 04). What is drafted lies in the Screen until the end. */
public final class ShipDraft {
  private static final RuleId OPT_01 = RuleId.of("BF-OPT-01");
  private static final RuleId OPT_02 = RuleId.of("BF-OPT-02");
  private static final RuleId OPT_03 = RuleId.of("BF-OPT-03");

  /** How many ships each drafts with BF-OPT-03. */
  private static final int FOUR = 4;

  /** With BF-OPT-02 the first two rounds are for a dreadnought and a carrier. */
  private static final ImmutableList<ShipTag> CORE =
      ImmutableList.of(ShipTag.DREADNOUGHT, ShipTag.CARRIER);

  private ShipDraft() {}

  /**
   * The tag that a ship must bear in this round, or null if any ship will do: also when no ship
   * with the tag is left (BF-D-53).
   */
  public static @Nullable ShipTag required(Table table, SetupPhase.DraftShips phase) {
    int round = phase.picks() / table.config().players();
    if (!table.config().has(Option.FLEET_CORE) || round >= CORE.size()) {
      return null;
    }
    ShipTag tag = CORE.get(round);
    for (int i = 0; i < phase.pool().size(); i++) {
      if (table.card(phase.pool().get(i)).is(tag)) {
        return tag;
      }
    }
    return null;
  }

  /** The only ship that may be picked now, or null if there is a choice. */
  public static @Nullable ShipId only(Table table, SetupPhase.DraftShips phase) {
    ShipTag tag = required(table, phase);
    @Nullable ShipId only = null;
    for (int i = 0; i < phase.pool().size(); i++) {
      ShipId ship = phase.pool().get(i);
      if (tag == null || table.card(ship).is(tag)) {
        if (only != null) {
          return null;
        }
        only = ship;
      }
    }
    return only;
  }

  /** Gives {@code ship} to the one whose turn it is; the last pick ends the draft. */
  public static void pick(Play<BattleForceState> play, SetupPhase.DraftShips phase, ShipId ship) {
    BattleForceConfig config = play.state().table().config();
    Ships.join(play, phase.seat(), Row.SCREEN, Ship.fresh(ship));
    play.tell(OPT_01, new ShipDrafted(phase.seat(), ship));
    int picks = phase.picks() + 1;
    ImmutableList<ShipId> pool = Lists.minus(phase.pool(), ship);
    if (picks == rounds(config) * config.players()) {
      play.pop();
      deal(play, pool);
    } else {
      Seat next = phase.seat().next(config.players());
      play.replace(new SetupPhase.DraftShips(next, pool, picks));
    }
  }

  /** How many ships each player drafts. */
  public static int rounds(BattleForceConfig config) {
    if (config.has(Option.SHIP_DRAFT)) {
      return config.dealtShips();
    }
    int rounds = config.has(Option.DRAFT_FOUR) ? FOUR : CORE.size();
    return Math.min(rounds, config.dealtShips());
  }

  /** The drafted ships are turned face down, the others dealt up to the number of each. */
  private static void deal(Play<BattleForceState> play, ImmutableList<ShipId> pool) {
    BattleForceConfig config = play.state().table().config();
    ImmutableList<ShipId> deck = play.shuffle(pool);
    int each = config.dealtShips() - rounds(config);
    int dealt = 0;
    for (Seat seat : Seat.first(config.players())) {
      ImmutableList.Builder<ShipId> ships = ImmutableList.builder();
      for (Ship ship : play.state().table().fleet(seat).screen()) {
        ships.add(ship.id());
      }
      ImmutableList<ShipId> more = deck.subList(dealt, dealt + each);
      dealt += each;
      play.become(play.state().with(seat, Fleet.EMPTY));
      SHIPS.bring(play, Places.faceDown(seat), ships.build(), Audience.everyone());
      SHIPS.bring(play, Places.faceDown(seat), more, Audience.nobody());
      if (each > 0) {
        RuleId rule = config.has(Option.DRAFT_FOUR) ? OPT_03 : OPT_02;
        play.tell(Audience.only(seat), rule, new ShipsDealt(seat, more));
      }
    }
    ImmutableList<ShipId> rest = deck.subList(dealt, deck.size());
    SHIPS.bring(play, Places.SHIP_DECK, rest, Audience.nobody());
  }
}
