package io.stardeck.b5.state;

import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * Something that an effect has changed for a while.
 *
 * @param source the card whose effect it is
 * @param faction who used it
 * @param card the card that is changed; without one the faction or the table is
 * @param target the faction that is changed, where the operation names one
 * @param operation what changes
 * @param number its number as it was then, 0 without one
 * @param conflict the number of the only conflict in which it counts
 * @param duration how long it lasts
 * @param sinceTurn the turn in which it began
 */
public record Modifier(
    CardId source,
    Seat faction,
    Optional<CardId> card,
    Optional<Seat> target,
    Operation operation,
    int number,
    Optional<Integer> conflict,
    Duration duration,
    int sinceTurn) {}
