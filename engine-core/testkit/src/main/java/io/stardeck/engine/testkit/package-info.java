/**
 * The laws that every game obeys, as tests that a game inherits. Start at {@link
 * io.stardeck.engine.testkit.GameLaws}, beside it {@link io.stardeck.engine.testkit.RuleCoverage}.
 * Tests cite the rules that they show with {@link io.stardeck.engine.testkit.Rule}.
 */
@NullMarked
package io.stardeck.engine.testkit;

import org.jspecify.annotations.NullMarked;
