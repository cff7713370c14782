/**
 * The vocabulary of what cards do, as plain values: {@link
 * io.stardeck.deckbuilder.card.word.Effect} for what happens once, {@link
 * io.stardeck.deckbuilder.card.word.StaticEffect} for what holds as long as a card lies somewhere,
 * {@link io.stardeck.deckbuilder.card.word.Ability} for what a player may use, {@link
 * io.stardeck.deckbuilder.card.word.Trigger} for what happens again and again.
 */
@NullMarked
package io.stardeck.deckbuilder.card.word;

import org.jspecify.annotations.NullMarked;
