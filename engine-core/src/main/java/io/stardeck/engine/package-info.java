/**
 * The contract between a host and a game.
 *
 * <p>A host starts at {@link io.stardeck.engine.Game}: set a game up, list the legal actions of a
 * seat, apply one, look through a seat's eyes. This package and {@code bot}, {@code chance}, {@code
 * json}, {@code match}, {@code record}, {@code referee} and {@code session} are all that it meets,
 * some 60 public types. A game's author starts at {@link io.stardeck.engine.rules}.
 */
@NullMarked
package io.stardeck.engine;

import org.jspecify.annotations.NullMarked;
