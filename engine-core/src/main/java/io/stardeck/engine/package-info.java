/**
 * The contract between a host and a game.
 *
 * <p>A host starts at {@link io.stardeck.engine.Game}: set a game up, list the legal actions of a
 * seat, apply one, look through a seat's eyes. This package and {@code bot}, {@code chance}, {@code
 * json}, {@code match}, {@code record} and {@code referee} are all that it meets, 55 public types.
 * A game's author starts at {@link io.stardeck.engine.rules}.
 */
@NullMarked
package io.stardeck.engine;

import org.jspecify.annotations.NullMarked;
