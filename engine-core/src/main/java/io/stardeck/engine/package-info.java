/**
 * The contract between a host and a game, and what a game is built of.
 *
 * <p>A host starts at {@link io.stardeck.engine.Game}: set a game up, list the legal actions of a
 * seat, apply one, look through a seat's eyes. A game's author starts at {@link
 * io.stardeck.engine.PhasedGame}: a state, a stack of {@link io.stardeck.engine.Frame}s in it, one
 * {@link io.stardeck.engine.PhaseRule} for each kind of frame and one {@link
 * io.stardeck.engine.ActionRule} for each action of the rulebook.
 */
@NullMarked
package io.stardeck.engine;

import org.jspecify.annotations.NullMarked;
