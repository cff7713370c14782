package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Ends phase 1 (BF-DRW-01).
 *
 * @param actor who decides
 */
@JsonTypeName("end-draw")
public record EndDraw(Seat actor) implements BattleForceAction {}
