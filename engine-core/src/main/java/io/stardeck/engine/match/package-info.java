/**
 * Games among bots: one of them is a {@link io.stardeck.engine.match.Match}, many of them are a
 * {@link io.stardeck.engine.match.Simulation}, and which of several bots is better a {@link
 * io.stardeck.engine.match.League} tells. The first two start from a {@link
 * io.stardeck.engine.match.Lineup}, and all give the same result for the same seed, on any machine
 * and with any number of threads.
 */
@NullMarked
package io.stardeck.engine.match;

import org.jspecify.annotations.NullMarked;
