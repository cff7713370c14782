/** The game in words. */
@NullMarked
package io.stardeck.sfbf.view;

import org.jspecify.annotations.NullMarked;
