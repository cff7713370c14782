/** What one player, or a spectator, may know of a game. */
@NullMarked
package io.stardeck.b5.view;

import org.jspecify.annotations.NullMarked;
