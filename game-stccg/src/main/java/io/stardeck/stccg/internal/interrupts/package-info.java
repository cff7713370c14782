/**
 * Interrupts: which windows open, who is asked, and what becomes of what is played ({@code
 * ST-INT-01} to {@code ST-INT-16}). Others open windows with {@link Windows}.
 */
@NullMarked
package io.stardeck.stccg.internal.interrupts;

import org.jspecify.annotations.NullMarked;
