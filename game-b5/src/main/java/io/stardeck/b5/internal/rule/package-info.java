/** The actions: one small class for each, with what forbids it and what it does. */
@NullMarked
package io.stardeck.b5.internal.rule;

import org.jspecify.annotations.NullMarked;
