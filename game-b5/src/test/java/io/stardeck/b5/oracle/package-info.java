/**
 * A second working-out of ratings, damage, results, costs and durations, plain and slow, from the
 * words of the rule book and not from the code that it is held against. Start at {@link
 * io.stardeck.b5.oracle.OracleTest}.
 */
@NullMarked
package io.stardeck.b5.oracle;

import org.jspecify.annotations.NullMarked;
