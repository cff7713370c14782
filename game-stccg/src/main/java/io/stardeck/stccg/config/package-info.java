/** What the players agree on before a game: {@link io.stardeck.stccg.config.StccgConfig}. */
@NullMarked
package io.stardeck.stccg.config;

import org.jspecify.annotations.NullMarked;
