/**
 * The laws that every game obeys, as tests that a game inherits. A game cites the rules that its
 * tests show with {@link io.stardeck.engine.testkit.Rule}.
 */
@NullMarked
package io.stardeck.engine.testkit;

import org.jspecify.annotations.NullMarked;
