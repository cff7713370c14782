/** Tests of components, configuration and set-up (sections 1, 2.6 and 3.1 of the catalogue). */
@NullMarked
package io.stardeck.deckbuilder.setup;

import org.jspecify.annotations.NullMarked;
