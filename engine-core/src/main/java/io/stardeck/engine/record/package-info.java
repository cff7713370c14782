/**
 * Records of games, and their replay. Start at {@link io.stardeck.engine.record.Records}.
 *
 * <p>A record is a value: how the game began and every action since. It is undo and time travel,
 * too: {@link io.stardeck.engine.record.GameRecord#cut} to an earlier move, and go on from there.
 * As text it is JSON lines: one for the beginning, one for each move, one for the end.
 */
@NullMarked
package io.stardeck.engine.record;

import org.jspecify.annotations.NullMarked;
