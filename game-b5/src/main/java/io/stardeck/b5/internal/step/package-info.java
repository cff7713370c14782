/**
 * The named steps that actions and phases are made of: each written once, each telling what it does
 * by its own rule.
 */
@NullMarked
package io.stardeck.b5.internal.step;

import org.jspecify.annotations.NullMarked;
