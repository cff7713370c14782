package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Commits the open draft (BF-ACT-04).
 *
 * @param actor who decides
 */
@JsonTypeName("commit")
public record Commit(Seat actor) implements BattleForceAction {}
