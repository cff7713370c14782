/** What one seat may know: {@link io.stardeck.sfbf.view.BattleForceView}, built up from nothing. */
@NullMarked
package io.stardeck.sfbf.view;

import org.jspecify.annotations.NullMarked;
