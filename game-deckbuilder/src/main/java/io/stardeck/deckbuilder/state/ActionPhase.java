package io.stardeck.deckbuilder.state;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * ACTION: the turn player acts in any order ({@code DB-TRN-03}).
 *
 * @param seat the turn player
 */
@JsonTypeName("action")
public record ActionPhase(Seat seat) implements Phase {}
