/**
 * A second working-out of numbers, requirements, staffing, ways, battles and points, plain and
 * slow, from the words of the rule book and not from the code that it is held against. Start at
 * {@link io.stardeck.stccg.oracle.OracleTest}.
 */
@NullMarked
package io.stardeck.stccg.oracle;

import org.jspecify.annotations.NullMarked;
