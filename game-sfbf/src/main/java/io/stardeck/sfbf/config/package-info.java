/**
 * What is agreed before a game, and the rule book. Start at {@link
 * io.stardeck.sfbf.config.BattleForceConfig}.
 */
@NullMarked
package io.stardeck.sfbf.config;

import org.jspecify.annotations.NullMarked;
