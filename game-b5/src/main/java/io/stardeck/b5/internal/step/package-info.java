/**
 * The named steps that actions and phases are made of, and the words of effects, which are made of
 * steps and which some steps carry out: each written once, each telling what it does by its own
 * rule.
 */
@NullMarked
package io.stardeck.b5.internal.step;

import org.jspecify.annotations.NullMarked;
