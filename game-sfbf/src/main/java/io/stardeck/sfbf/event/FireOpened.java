package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.sfbf.state.Fire;

/**
 * A weapon card was fired in defence (BF-DEF-20, BF-FTR-09, BF-PFF-04).
 *
 * @param fire who fires what
 */
@JsonTypeName("fire-opened")
public record FireOpened(Fire fire) implements BattleForceEvent {}
