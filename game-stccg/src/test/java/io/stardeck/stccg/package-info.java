/** Tests of Star Trek: The Next Generation CCG. */
@NullMarked
package io.stardeck.stccg;

import org.jspecify.annotations.NullMarked;
