/**
 * The rules for hosts in any language: one JSON request a line, one JSON answer a line, nothing
 * kept in between. Start at {@link io.stardeck.engine.referee.Referee}.
 */
@NullMarked
package io.stardeck.engine.referee;

import org.jspecify.annotations.NullMarked;
