package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Drops the open draft (BF-ACT-05, 06).
 *
 * @param actor who decides
 */
@JsonTypeName("withdraw")
public record Withdraw(Seat actor) implements BattleForceAction {}
