/**
 * The rules of the actions, one small class for each action: what it needs, what it does, which
 * candidates to offer. The values that players send lie in {@link io.stardeck.sfbf.action}.
 */
@NullMarked
package io.stardeck.sfbf.internal.rule;

import org.jspecify.annotations.NullMarked;
