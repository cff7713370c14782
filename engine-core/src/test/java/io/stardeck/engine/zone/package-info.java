/** Tests of zones and of what is known of them. */
@NullMarked
package io.stardeck.engine.zone;

import org.jspecify.annotations.NullMarked;
