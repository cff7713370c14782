package io.stardeck.stccg.state;

import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * An interrupt that was played and waits for its effect ({@code ST-INT-08}), as all see it.
 *
 * @param actor who played it
 * @param card the card, which lies in play
 * @param def its definition
 * @param on what it was played on
 */
public record Played(Seat actor, CardId card, String def, Aim on) implements Action {}
