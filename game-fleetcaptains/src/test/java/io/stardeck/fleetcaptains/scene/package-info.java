/** Scenes for tests: a table as a test wants it, and what happens on it. */
@NullMarked
package io.stardeck.fleetcaptains.scene;

import org.jspecify.annotations.NullMarked;
