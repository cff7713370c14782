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
 * <p>A sealed family is read from what it {@code permits}, and nothing lists its members: {@link
 * com.fasterxml.jackson.annotation.JsonTypeInfo} on the family names the field that tells them
 * apart, {@link com.fasterxml.jackson.annotation.JsonTypeName} stands on each leaf, however deep; a
 * record in the family's own file or a file of its own, or an Immutables value that permits {@code
 * ImmutableX} and {@code ImmutableX.Json}. Without a named module a family lies in one package. All
 * names are pinned in a file for each game, {@code json-names.txt} beside the test that implements
 * the testkit's {@code PinnedNames}; a change that is meant is copied there from {@code
 * target/json-names.txt}.
 *
 * <p>What is refused: unknown and missing fields, fields given twice, {@code null}, a value of
 * another JSON type than the one that would be written, numbers out of range, text that is not
 * Unicode, anything after the end, and documents beyond the bounds of {@link
 * io.stardeck.engine.json.Bounds}.
 */
@NullMarked
package io.stardeck.engine.json;

import org.jspecify.annotations.NullMarked;
