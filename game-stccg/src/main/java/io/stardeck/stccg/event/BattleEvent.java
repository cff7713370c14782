package io.stardeck.stccg.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Order;
import java.util.Optional;

/** What happens in battles. */
public sealed interface BattleEvent extends StccgEvent {
  /**
   * A battle began.
   *
   * @param seat who
   * @param order what is attacked
   */
  @JsonTypeName("battle-started")
  record BattleStarted(Seat seat, Order order) implements BattleEvent {}

  /**
   * An attack was called off.
   *
   * @param seat who
   * @param location where
   */
  @JsonTypeName("attack-called-off")
  record AttackCalledOff(Seat seat, int location) implements BattleEvent {}

  /**
   * Two sides were compared: STRENGTH, or WEAPONS and SHIELDS.
   *
   * @param attack the attack
   * @param defence the defence
   * @param doubled whether these are twice WEAPONS and twice SHIELDS, of which an outpost gives
   *     half
   */
  @JsonTypeName("strike-compared")
  record StrikeCompared(int attack, int defence, boolean doubled) implements BattleEvent {
    /** STRENGTH against STRENGTH. */
    public StrikeCompared(int attack, int defence) {
      this(attack, defence, false);
    }
  }

  /**
   * A side of persons has nobody to lead it, and loses by that ({@code ST-ATB-03}).
   *
   * @param seat whose side
   */
  @JsonTypeName("leader-missing")
  record LeaderMissing(Seat seat) implements BattleEvent {}

  /**
   * A ship was damaged.
   *
   * @param ship the ship
   */
  @JsonTypeName("ship-damaged")
  record ShipDamaged(CardId ship) implements BattleEvent {}

  /**
   * A ship was destroyed.
   *
   * @param card the ship
   */
  @JsonTypeName("ship-destroyed")
  record ShipDestroyed(Card card) implements BattleEvent {}

  /**
   * An outpost was destroyed.
   *
   * @param card the outpost
   */
  @JsonTypeName("outpost-destroyed")
  record OutpostDestroyed(Card card) implements BattleEvent {}

  /**
   * A battle ended.
   *
   * @param winner who has won, if anybody has
   */
  @JsonTypeName("battle-ended")
  record BattleEnded(Optional<Seat> winner) implements BattleEvent {}
}
