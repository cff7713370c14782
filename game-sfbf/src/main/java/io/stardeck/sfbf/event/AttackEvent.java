package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.ShipId;
import java.util.Optional;

/** Attacks, defences, and fire in between. */
public sealed interface AttackEvent extends BattleForceEvent {
  /**
   * An attack was committed, or a flotilla or mutiny played.
   *
   * @param attack the attack with its cards
   */
  @JsonTypeName("attack-declared")
  record AttackDeclared(Attack attack) implements AttackEvent {}

  /**
   * A standing effect was cancelled as the attack was committed (BF-RCT-08).
   *
   * @param seat the attacker
   * @param card the card
   * @param effect what it cancelled
   */
  @JsonTypeName("counter-played")
  record CounterPlayed(Seat seat, CardId card, Effect effect) implements AttackEvent {}

  /**
   * A defence card was played (BF-DEF-02).
   *
   * @param seat the defender
   * @param card the card
   * @param aim the attack card it works on, if it works on one
   */
  @JsonTypeName("defence-played")
  record DefencePlayed(Seat seat, CardId card, Optional<CardId> aim) implements AttackEvent {}

  /**
   * A defence was answered (BF-RCT-01).
   *
   * @param seat the attacker
   * @param card the card
   * @param defence the defence answered; none where it is the defence as a whole
   * @param cancels whether it cancels the defence
   */
  @JsonTypeName("reaction-played")
  record ReactionPlayed(Seat seat, CardId card, Optional<CardId> defence, boolean cancels)
      implements AttackEvent {}

  /**
   * A weapon card was fired in defence (BF-DEF-20, BF-FTR-09, BF-PFF-04).
   *
   * @param fire who fires what
   */
  @JsonTypeName("fire-opened")
  record FireOpened(Fire fire) implements AttackEvent {}

  /**
   * A doubling card was added to a card fired in defence (BF-DEF-24, BF-FTR-11, 13).
   *
   * @param seat who fires
   * @param card the doubling card
   * @param weapon the weapon card
   */
  @JsonTypeName("fire-supported")
  record FireSupported(Seat seat, CardId card, CardId weapon) implements AttackEvent {}

  /**
   * A die was rolled (BF-FTR-15, BF-PFF-10, BF-MUT-03, BF-OPT-21).
   *
   * @param seat for whom
   * @param face 1 to 6
   */
  @JsonTypeName("die-rolled")
  record DieRolled(Seat seat, int face) implements AttackEvent {}

  /**
   * An attack did damage (BF-DMG-01).
   *
   * @param ship the target
   * @param points how much, 0 or more
   */
  @JsonTypeName("damage-dealt")
  record DamageDealt(ShipId ship, int points) implements AttackEvent {}

  /**
   * A PF flotilla was shot down, or found no target (BF-PFF-08).
   *
   * @param seat whose
   */
  @JsonTypeName("flotilla-destroyed")
  record FlotillaDestroyed(Seat seat) implements AttackEvent {}

  /**
   * Fire destroyed fighter squadrons (BF-FTR-21).
   *
   * @param ship the carrier
   * @param squadrons how many
   */
  @JsonTypeName("squadron-lost")
  record SquadronLost(ShipId ship, int squadrons) implements AttackEvent {}
}
