/**
 * What attack and defence can do, worked out from what lies open: who may be a target, which box
 * fires which card, what works against what, and how much damage comes of it. Nothing here changes
 * a state. Start at {@link io.stardeck.sfbf.internal.combat.Damage}.
 */
@NullMarked
package io.stardeck.sfbf.internal.combat;

import org.jspecify.annotations.NullMarked;
