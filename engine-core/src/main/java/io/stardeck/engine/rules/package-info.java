/**
 * What a game is made of. Start at {@link io.stardeck.engine.rules.PhasedGame}: a state, a stack of
 * {@link io.stardeck.engine.rules.Frame}s in it, one {@link io.stardeck.engine.rules.PhaseRule} for
 * each kind of frame and one {@link io.stardeck.engine.rules.ActionRule} for each action of the
 * rulebook.
 */
@NullMarked
package io.stardeck.engine.rules;

import org.jspecify.annotations.NullMarked;
