/** Records, tested. */
@NullMarked
package io.stardeck.engine.record;

import org.jspecify.annotations.NullMarked;
