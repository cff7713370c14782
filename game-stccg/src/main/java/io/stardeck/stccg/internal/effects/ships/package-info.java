/**
 * Words about ships and outposts. Start at {@link
 * io.stardeck.stccg.internal.effects.ships.ShipWords}.
 */
@NullMarked
package io.stardeck.stccg.internal.effects.ships;

import org.jspecify.annotations.NullMarked;
