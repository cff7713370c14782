/**
 * Values that are given once and named elsewhere: what the JSON of a game and the card sets share.
 */
@NullMarked
package io.stardeck.engine.internal.given;

import org.jspecify.annotations.NullMarked;
