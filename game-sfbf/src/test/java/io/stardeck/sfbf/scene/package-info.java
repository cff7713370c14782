/**
 * Situations for tests: {@link io.stardeck.sfbf.scene.Given} lays out a table by hand, {@link
 * io.stardeck.sfbf.scene.Scene} plays on from it.
 */
@NullMarked
package io.stardeck.sfbf.scene;

import org.jspecify.annotations.NullMarked;
