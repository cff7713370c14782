/** Battles: Away Team against Away Team, ships against ships and outposts. */
@NullMarked
package io.stardeck.stccg.internal.battle;

import org.jspecify.annotations.NullMarked;
