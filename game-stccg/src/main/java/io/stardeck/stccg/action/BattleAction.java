package io.stardeck.stccg.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.card.fact.Affiliation;

/** What a player does to fight. */
public sealed interface BattleAction extends StccgAction {
  /**
   * Begins to put a team together that attacks ({@code ST-ATB-01}).
   *
   * @param actor who
   * @param location where
   * @param sides which compatible affiliations
   * @param opponent whose team is attacked
   */
  @JsonTypeName("attack-team")
  record AttackTeam(Seat actor, int location, ImmutableSet<Affiliation> sides, Seat opponent)
      implements BattleAction {}

  /**
   * Begins to put ships together that attack a ship ({@code ST-SHB-01}).
   *
   * @param actor who
   * @param target the ship
   */
  @JsonTypeName("attack-ship")
  record AttackShip(Seat actor, CardId target) implements BattleAction {}

  /**
   * Begins to put ships together that attack an outpost ({@code ST-OPB-01}).
   *
   * @param actor who
   * @param target the outpost
   */
  @JsonTypeName("attack-outpost")
  record AttackOutpost(Seat actor, CardId target) implements BattleAction {}

  /**
   * Chooses which part of a team is attacked ({@code ST-ATB-02}).
   *
   * @param actor who
   * @param sides the affiliations of that part
   */
  @JsonTypeName("choose-part")
  record ChoosePart(Seat actor, ImmutableSet<Affiliation> sides) implements BattleAction {}

  /**
   * Begins to put ships together that fire back ({@code ST-SHB-06}).
   *
   * @param actor who
   * @param target at which ship
   */
  @JsonTypeName("counterattack")
  record Counterattack(Seat actor, CardId target) implements BattleAction {}

  /**
   * Does not fire back ({@code ST-SHB-06}).
   *
   * @param actor who
   */
  @JsonTypeName("decline-counterattack")
  record DeclineCounterattack(Seat actor) implements BattleAction {}
}
