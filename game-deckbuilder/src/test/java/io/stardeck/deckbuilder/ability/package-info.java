/** Tests of what cards do besides being played: abilities, statics, triggers and chains. */
@NullMarked
package io.stardeck.deckbuilder.ability;

import org.jspecify.annotations.NullMarked;
