/** Borg Invasion (section 3.17 of the catalogue). */
@NullMarked
package io.stardeck.deckbuilder.borg;

import org.jspecify.annotations.NullMarked;
