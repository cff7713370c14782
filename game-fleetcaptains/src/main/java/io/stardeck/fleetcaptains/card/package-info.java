/**
 * Ships, tiles, cards and missions, and the sets of them, each fault of a set with its path. Start
 * at {@link io.stardeck.fleetcaptains.card.ComponentSets}.
 */
@NullMarked
package io.stardeck.fleetcaptains.card;

import org.jspecify.annotations.NullMarked;
