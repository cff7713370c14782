package io.stardeck.sfbf.state;

/**
 * A defence card that works on the whole attack: Reinforce Shields, ECM, Erratic Maneuvers, Wild
 * Weasel, Disengage.
 *
 * @param card the card
 * @param cancelled whether a reaction has cancelled it; it still counts as played (BF-RCT-07)
 */
public record Defence(CardId card, boolean cancelled) {}
