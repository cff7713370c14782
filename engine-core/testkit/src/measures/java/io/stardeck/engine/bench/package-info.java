/**
 * What the games cost, the same for each: a game is found on the class path by its id, so that no
 * game module has benchmarks of its own.
 */
@NullMarked
package io.stardeck.engine.bench;

import org.jspecify.annotations.NullMarked;
