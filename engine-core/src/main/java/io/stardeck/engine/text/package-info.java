/**
 * What a game's values are called, {@link io.stardeck.engine.text.Texts}, and what a person means
 * who types a name, {@link io.stardeck.engine.text.TypedName}.
 */
@NullMarked
package io.stardeck.engine.text;

import org.jspecify.annotations.NullMarked;
