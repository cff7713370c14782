/** All games started together, and the README's first steps. */
@NullMarked
package io.stardeck.all;

import org.jspecify.annotations.NullMarked;
