/**
 * What a game's values are called, {@link io.stardeck.engine.text.Texts}, many of them in a
 * sentence with the parts of the value in it, put together by {@link
 * io.stardeck.engine.text.Phrases}; what a person means who types a name, {@link
 * io.stardeck.engine.text.TypedName}, and what lies in piles, {@link
 * io.stardeck.engine.text.PilesText}.
 */
@NullMarked
package io.stardeck.engine.text;

import org.jspecify.annotations.NullMarked;
