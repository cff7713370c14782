/**
 * Games among bots: one of them is a {@link io.stardeck.engine.match.Match}, many of them are a
 * {@link io.stardeck.engine.match.Simulation}. Both start from a {@link
 * io.stardeck.engine.match.Lineup}, and both give the same result for the same seed, on any machine
 * and with any number of threads.
 */
@NullMarked
package io.stardeck.engine.match;

import org.jspecify.annotations.NullMarked;
