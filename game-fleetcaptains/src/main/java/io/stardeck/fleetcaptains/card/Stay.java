package io.stardeck.fleetcaptains.card;

/** How a card stays in play: at what, and until when ({@code FC-D-65}). */
public record Stay(Attach attach, Until until) {}
