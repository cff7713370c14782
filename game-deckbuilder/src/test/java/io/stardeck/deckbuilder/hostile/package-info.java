/** What strangers send. */
@NullMarked
package io.stardeck.deckbuilder.hostile;

import org.jspecify.annotations.NullMarked;
