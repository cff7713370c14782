package io.stardeck.stccg.state;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** An order that was announced, or for which a party is being put together ({@code ST-ORD-10}). */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Order {
  /** A mission is attempted ({@code ST-ATT-06}). */
  @JsonTypeName("attempt")
  record Attempt(int location) implements Order {}

  /** A ship moves ({@code ST-MOV-12}). */
  @JsonTypeName("move")
  record Move(CardId ship, boolean right, int destination) implements Order {}

  /** A team is attacked ({@code ST-ATB-01}). */
  @JsonTypeName("attack-team")
  record AttackTeam(int location, Seat opponent) implements Order {}

  /** A ship is attacked, or fired back at ({@code ST-SHB-01}, {@code ST-SHB-08}). */
  @JsonTypeName("attack-ship")
  record AttackShip(CardId target) implements Order {}

  /** Intruders fight the crew of a ship ({@code ST-SPC-04}). */
  @JsonTypeName("boarding")
  record Boarding(CardId ship) implements Order {}

  /** An outpost is attacked ({@code ST-OPB-01}). */
  @JsonTypeName("attack-outpost")
  record AttackOutpost(CardId target) implements Order {}
}
