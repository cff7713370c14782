package io.stardeck.stccg.card.word;

import com.google.common.collect.ImmutableSet;
import io.stardeck.stccg.card.fact.CardKind;
import java.util.Optional;

/**
 * A window in which an interrupt may be played, or a card that lies in play acts.
 *
 * @param window which
 * @param cards the cards that it answers; any unless told
 * @param kinds the kinds of card that it answers; any unless told
 * @param order the kind of order that it answers; any unless told
 * @param playIf what all must see to be so; anything unless told
 */
public record Opening(
    WindowKind window,
    Optional<ImmutableSet<String>> cards,
    Optional<ImmutableSet<CardKind>> kinds,
    Optional<OrderKind> order,
    Optional<Requirement> playIf) {}
