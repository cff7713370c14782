package io.stardeck.stccg.state;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.PassingFrame;
import io.stardeck.engine.rules.SeatFrame;
import java.util.Optional;

/** An order that is in progress ({@code ST-ORD-10}, {@code ST-ATT-06}, {@code ST-BAT-01}). */
public sealed interface OrderPhase extends Phase {
  /**
   * An opponent gives orders to a ship, and control of it returns then ({@code ST-EFF-39}).
   *
   * @param ship the ship
   */
  @JsonTypeName("subturn")
  record Subturn(CardId ship) implements OrderPhase, PassingFrame {}

  /**
   * A party is put together ({@code ST-ORD-10}).
   *
   * @param seat who does so, unseen by others
   */
  @JsonTypeName("muster")
  record Mustering(Seat seat) implements OrderPhase, SeatFrame {}

  /**
   * An order was announced and is about to be carried out.
   *
   * @param seat who gives it
   * @param order the order
   * @param host the party's host; nothing where ships attack
   * @param ships the ships that attack
   */
  @JsonTypeName("declared")
  record Declared(Seat seat, Order order, Optional<Host> host, ImmutableList<CardId> ships)
      implements OrderPhase, PassingFrame {}

  /**
   * An order is being carried out above this; then the window ORDER_DONE.
   *
   * @param seat who gave it
   * @param order the order
   * @param told whether the window has been
   */
  @JsonTypeName("done")
  record Done(Seat seat, Order order, boolean told) implements OrderPhase, PassingFrame {}

  /**
   * A mission is attempted ({@code ST-ATT-06}).
   *
   * @param attempt how far it has come
   */
  @JsonTypeName("attempt")
  record Attempting(Attempt attempt) implements OrderPhase, PassingFrame {}

  /**
   * Who attempts may discard cards of the group to overcome a dilemma ({@code ST-DIL-13}).
   *
   * @param attempt the attempt, whose group was shown
   * @param price the number of the alternative that is being paid, from 0 on; -1 if none is yet
   * @param left how many cards are still to be paid of it
   */
  @JsonTypeName("paying")
  record Paying(Attempt attempt, int price, int left) implements OrderPhase {
    @Override
    public ImmutableList<Seat> deciders() {
      return attempt.seat().alone();
    }
  }

  /** A phase of a battle, which says which. */
  sealed interface Fought extends OrderPhase {
    /** The battle so far. */
    Battle battle();

    /** The same phase of {@code battle}. */
    Fought of(Battle battle);
  }

  /**
   * A battle is fought.
   *
   * @param battle how far it has come
   */
  @JsonTypeName("battle")
  record Battling(Battle battle) implements Fought, PassingFrame {
    @Override
    public Battling of(Battle battle) {
      return new Battling(battle);
    }
  }

  /**
   * Who was struck at without harm may fire back ({@code ST-SHB-06}).
   *
   * @param battle the battle so far
   */
  @JsonTypeName("counterattack")
  record Countering(Battle battle) implements Fought {
    @Override
    public Countering of(Battle battle) {
      return new Countering(battle);
    }

    @Override
    public ImmutableList<Seat> deciders() {
      return battle.defender().alone();
    }
  }

  /**
   * The attacker chooses one part of a team whose members do not go together ({@code ST-ATB-02}).
   *
   * @param battle the battle so far
   */
  @JsonTypeName("part")
  record ChoosingPart(Battle battle) implements Fought {
    @Override
    public ChoosingPart of(Battle battle) {
      return new ChoosingPart(battle);
    }

    @Override
    public ImmutableList<Seat> deciders() {
      return battle.attacker().alone();
    }
  }
}
