/**
 * A second working-out of what may be done, of movement, tests, damage, control and points, plain
 * and slow, from the words of the rule catalogue and not from the code that it is held against.
 * Start at {@link io.stardeck.fleetcaptains.oracle.OracleTest}.
 */
@NullMarked
package io.stardeck.fleetcaptains.oracle;

import org.jspecify.annotations.NullMarked;
