/**
 * The vocabulary in which components are written: {@link
 * io.stardeck.fleetcaptains.card.word.Effect} for what happens once, {@link
 * io.stardeck.fleetcaptains.card.word.Standing} for what holds as long as a component lies
 * somewhere, {@link io.stardeck.fleetcaptains.card.word.Ability} for what a player may use, {@link
 * io.stardeck.fleetcaptains.card.word.Objective} for what a mission asks.
 */
@NullMarked
package io.stardeck.fleetcaptains.card.word;

import org.jspecify.annotations.NullMarked;
