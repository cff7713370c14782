/** The deal: from a configuration to the first state. */
@NullMarked
package io.stardeck.sfbf.internal.setup;

import org.jspecify.annotations.NullMarked;
