/** What a game's values are called: {@link io.stardeck.engine.text.Texts}. */
@NullMarked
package io.stardeck.engine.text;

import org.jspecify.annotations.NullMarked;
