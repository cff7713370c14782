/**
 * The command line: list the games on the class path, read their rules, play, replay, simulate, or
 * answer another program's requests. Start at {@link io.stardeck.engine.cli.Main}; there is one
 * small class for each command.
 */
@NullMarked
package io.stardeck.engine.cli;

import org.jspecify.annotations.NullMarked;
