package io.stardeck.fleetcaptains.card.word;

/** How a card stays in play: at what, and until when ({@code FC-D-65}). */
public record Stay(Attach attach, Until until) {}
