package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Begins the draft of a redraw (BF-ATK-06).
 *
 * @param actor who decides
 */
@JsonTypeName("begin-redraw")
public record BeginRedraw(Seat actor) implements BattleForceAction {}
