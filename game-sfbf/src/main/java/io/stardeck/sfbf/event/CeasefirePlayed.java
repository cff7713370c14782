package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * An Organian Ceasefire took effect (BF-ORG-01).
 *
 * @param seat who played it
 */
@JsonTypeName("ceasefire-played")
public record CeasefirePlayed(Seat seat) implements BattleForceEvent {}
