package io.stardeck.fleetcaptains.card.word;

import com.google.common.collect.ImmutableList;

/** One thing to choose, by a few words for people. */
public record Choice(String label, ImmutableList<Effect> effects) {}
