/**
 * Numbers and conditions, worked out of what somebody knows: persons, groups, ships, who goes with
 * whom.
 */
@NullMarked
package io.stardeck.stccg.internal.value;

import org.jspecify.annotations.NullMarked;
