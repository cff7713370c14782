/** Words of cards. */
@NullMarked
package io.stardeck.stccg.effects;

import org.jspecify.annotations.NullMarked;
