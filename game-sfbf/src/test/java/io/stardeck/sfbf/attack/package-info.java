/** Ship attacks, defence, reactions and damage, shown by tests. */
@NullMarked
package io.stardeck.sfbf.attack;

import org.jspecify.annotations.NullMarked;
