package io.stardeck.fleetcaptains.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import org.immutables.value.Value;

/** A ship of a fleet ({@code FC-SHP-02}): what everybody may know of it. */
@Value.Immutable
@JsonSerialize(as = ImmutableShip.class)
@JsonDeserialize(as = ImmutableShip.class)
public interface Ship {
  /** Where a ship was that was cloaked, or has cloaked since: in the hex where its token is. */
  int UNSEEN = -2;

  /** Its card. */
  CardId card();

  /** Its alert level. */
  Alert alert();

  /** The number of its setting in the list of its alert level. */
  int setting();

  /** Its space; -1 while it is cloaked. */
  int at();

  /** Whether it is cloaked ({@code FC-I-14}). */
  boolean cloaked();

  /** Lasting changes of its systems. */
  ImmutableList<SystemToken> tokens();

  /** Crew, in the order in which it came aboard. */
  ImmutableList<CardId> crew();

  /** Encounters and captives aboard. */
  ImmutableList<CardId> cargo();

  /** Cards that lie at it. */
  ImmutableList<CardId> attached();

  /** The factions of the enemy away teams aboard. */
  ImmutableList<Faction> teams();

  /** Whether it has used its maneuver of this turn; a cloaked ship's is known to its owner. */
  boolean maneuvered();

  /** Whether it has adjusted its power in this turn. */
  boolean adjusted();

  /** Actions that it took in this turn. */
  int acted();

  /** Actions that it may take beyond the first in this turn. */
  int extraActions();

  /** Maneuvers that it was granted in this turn beside its own, and has not used. */
  int extraManeuvers();

  /** Power adjustments that it was granted in this turn beside its own, and has not used. */
  int extraAdjustments();

  /** Whether a search has given it a second action in this turn ({@code FC-D-53}). */
  boolean rewarded();

  /**
   * Where it was when the turn began; -1 if it came later. While it is cloaked {@link #UNSEEN}, if
   * it was where its token is as long as that has not maneuvered.
   */
  int start();

  /** Whether an uncloaked enemy was there when the turn began, and it was uncloaked. */
  boolean contested();

  /** Whether a card is aboard, or lies at it. */
  default boolean bears(CardId card) {
    return crew().contains(card) || cargo().contains(card) || attached().contains(card);
  }

  /** Whether that space holds it, uncloaked. */
  default boolean isAt(int space) {
    return at() == space && !cloaked();
  }
}
