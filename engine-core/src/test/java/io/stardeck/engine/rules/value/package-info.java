/** Numbers that explain themselves. */
@NullMarked
package io.stardeck.engine.rules.value;

import org.jspecify.annotations.NullMarked;
