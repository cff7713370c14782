/**
 * JSON, strictly: what is written can be read again and is equal; what cannot be read is answered
 * with the path of every fault. Start at {@link io.stardeck.engine.json.GameJson} for the values of
 * a game, at {@link io.stardeck.engine.json.EngineJson} for everything else.
 *
 * <p>How values look: the fields of a record, and the attributes of an Immutables value, sorted by
 * name; nothing else that a class may offer. A member of a sealed family carries its logical name
 * as {@code "type"}. An empty {@code Optional} is left out. There is no {@code null}: it is neither
 * written nor read. The entries of a map are sorted by their keys, the elements of a set by their
 * JSON; lists keep their order.
 *
 * <p>What is refused: unknown and missing fields, fields given twice, {@code null}, a value of
 * another JSON type than the one that would be written, numbers out of range, text that is not
 * Unicode, anything after the end, and documents beyond the bounds of {@link
 * io.stardeck.engine.json.Bounds}.
 */
@NullMarked
package io.stardeck.engine.json;

import org.jspecify.annotations.NullMarked;
