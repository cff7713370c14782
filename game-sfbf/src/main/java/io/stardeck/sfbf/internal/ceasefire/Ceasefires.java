package io.stardeck.sfbf.internal.ceasefire;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.OpenDraft;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.event.ShipEvent.DeviceOff;
import io.stardeck.sfbf.event.ShipEvent.ShipRepaired;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Draws;
import io.stardeck.sfbf.internal.step.Mutinies;
import io.stardeck.sfbf.internal.step.ShipDeck;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.internal.step.Turns;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.PublicFacts;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;

/** An Organian Ceasefire: the stash before it, then its effect (BF-ORG). */
public final class Ceasefires {
  /** The cards that each player draws (BF-ORG-05). */
  private static final int NEW_HAND = 5;

  private static final RuleId ORG_04 = RuleId.of("BF-ORG-04");
  private static final RuleId ORG_05 = RuleId.of("BF-ORG-05");
  private static final RuleId ORG_06 = RuleId.of("BF-ORG-06");
  private static final RuleId ORG_07 = RuleId.of("BF-ORG-07");

  private Ceasefires() {}

  /** All players, the active one first, then clockwise (BF-ORG-03, 05, BF-D-65). */
  public static ImmutableList<Seat> order(Table table) {
    ImmutableList.Builder<Seat> order = ImmutableList.builder();
    for (Seat seat : clockwise(table)) {
      if (seat.number() <= table.config().players()) {
        order.add(seat);
      }
    }
    return order.build();
  }

  /** Whether {@code seat} has cards to stash and room for one; everybody knows (BF-ORG-03). */
  public static boolean mayStash(PublicFacts facts, Seat seat) {
    return facts.handSize(seat) > 0 && Draws.canStash(facts, seat);
  }

  /** Opens the stash of the first of {@code seats}, or lets the effect follow if there is none. */
  public static void stash(Play<BattleForceState> play, ImmutableList<Seat> seats) {
    for (int i = 0; i < seats.size(); i++) {
      Seat seat = seats.get(i);
      if (mayStash(play.state(), seat)) {
        play.push(new Phase.CeasefireStash(seat, seats.subList(i + 1, seats.size())));
        open(play, seat, OpenDraft.empty());
        return;
      }
    }
    takeEffect(play);
  }

  /** Lays an empty stash draft on {@code desk}, which keeps its count of withdrawals. */
  public static void open(Play<BattleForceState> play, Seat seat, OpenDraft<Draft> desk) {
    Secrets secrets = play.state().secrets(seat);
    Draft empty = new Draft.Cards(seat, Draft.Purpose.STASH, ImmutableList.of());
    play.become(play.state().with(seat, secrets.withDesk(desk.with(empty))));
  }

  /**
   * Hands, cards on ships, Starbase and discard pile become a new Starbase, the ship deck is
   * shuffled, all damage and all devices go, everybody with ships draws five, and the turn passes
   * at once (BF-ORG-02 to 10).
   */
  private static void takeEffect(Play<BattleForceState> play) {
    ImmutableList<Seat> seats = order(play.state().table());
    for (int i = 0; i < seats.size(); i++) {
      discardHand(play, seats.get(i));
    }
    for (Seat owner : clockwise(play.state().table())) {
      restore(play, owner);
    }
    gatherCards(play);
    for (int i = 0; i < seats.size(); i++) {
      newHand(play, seats.get(i));
    }
    passTurn(play);
  }

  /** The owners of all fleets, the active player first; the solitaire enemy is one of them. */
  private static ImmutableList<Seat> clockwise(Table table) {
    ImmutableList.Builder<Seat> owners = ImmutableList.builder();
    Seat seat = table.active();
    for (int i = 0; i < table.fleets().size(); i++) {
      owners.add(seat);
      seat = seat.next(table.fleets().size());
    }
    return owners.build();
  }

  private static void discardHand(Play<BattleForceState> play, Seat seat) {
    ImmutableList<CardId> hand = play.state().hand(seat);
    for (int i = 0; i < hand.size(); i++) {
      Cards.discardFromHand(play, seat, hand.get(i));
    }
  }

  /** Takes cards, damage and markers off all face-up ships; those in the Reserve turn face down. */
  private static void restore(Play<BattleForceState> play, Seat owner) {
    Fleet fleet = play.state().table().fleet(owner);
    for (Row row : Row.ALL) {
      ImmutableList<Ship> ships = fleet.row(row);
      for (int i = 0; i < ships.size(); i++) {
        Ship ship = ships.get(i);
        Berth berth = Ships.berth(play, ship.id());
        if (ship.damage() > 0) {
          play.tell(ORG_06, new ShipRepaired(owner, ship.id(), ship.damage()));
        }
        if (ship.cloaked() || ship.webbed()) {
          play.tell(ORG_07, new DeviceOff(owner, ship.id()));
        }
        ship.erratic().ifPresent(card -> Cards.discard(play, owner, card));
        ship.weasel().ifPresent(card -> Cards.discard(play, owner, card));
        ship.disengaged().ifPresent(card -> Cards.discard(play, owner, card));
        Ships.put(play, berth, Mutinies.bare(ship).withDamaged(BoxSet.empty()).withCounter(0));
      }
    }
  }

  /** The open cards of a solitaire enemy are no reserve and are shuffled in too (BF-CRD-27). */
  private static void gatherCards(Play<BattleForceState> play) {
    BattleForceState state = play.state();
    ImmutableList<CardId> all =
        ImmutableList.<CardId>builder()
            .addAll(state.table().discard())
            .addAll(state.table().enemyCards())
            .build();
    play.become(state.with(state.table().withEnemyCards(ImmutableList.of())));
    Cards.newStarbase(play, all, ORG_04);
    ShipDeck.shuffle(play, ORG_04);
  }

  private static void newHand(Play<BattleForceState> play, Seat seat) {
    if (!play.state().hasShips(seat)) {
      return;
    }
    for (int i = 0; i < NEW_HAND && Cards.canDraw(play.state()); i++) {
      Cards.draw(play, seat, ORG_05);
    }
  }

  /** There is no phase 5 (BF-ORG-09): what is left of the turn leaves the stack. */
  private static void passTurn(Play<BattleForceState> play) {
    BattleForceState state = play.state();
    Seat active = state.table().active();
    Secrets secrets = state.secrets(active);
    Pile<Phase> phases = state.table().phases();
    while (!(phases.top() instanceof Phase.Discard)) {
      phases = phases.pop();
    }
    play.become(
        state
            .with(active, secrets.withDesk(OpenDraft.empty()))
            .with(state.table().withPhases(phases.pop())));
    Turns.next(play);
  }
}
