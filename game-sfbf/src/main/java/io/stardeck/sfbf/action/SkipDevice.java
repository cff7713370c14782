package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Switches no device on before the first turn (BF-SET-18).
 *
 * @param actor who decides
 */
@JsonTypeName("skip-device")
public record SkipDevice(Seat actor) implements BattleForceAction {}
