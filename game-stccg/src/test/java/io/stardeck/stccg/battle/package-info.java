/** Battles, damage, repair, cloaking. */
@NullMarked
package io.stardeck.stccg.battle;

import org.jspecify.annotations.NullMarked;
