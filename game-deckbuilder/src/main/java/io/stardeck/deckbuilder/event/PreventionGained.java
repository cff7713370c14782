package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import java.util.OptionalInt;

/**
 * Damage on a flagship is going to be prevented, besides Shields.
 *
 * @param seat whose flagship
 * @param amount how much; empty for all
 */
@JsonTypeName("prevention-gained")
public record PreventionGained(Seat seat, OptionalInt amount) implements DeckbuilderEvent {}
