/**
 * Words about persons and where they are. Start at {@link
 * io.stardeck.stccg.internal.effects.persons.PersonWords}.
 */
@NullMarked
package io.stardeck.stccg.internal.effects.persons;

import org.jspecify.annotations.NullMarked;
