/** Scenes for tests: a table laid as a rule needs it, and what is asked of it. */
@NullMarked
package io.stardeck.b5.scene;

import org.jspecify.annotations.NullMarked;
