/** What a terminal shows. */
@NullMarked
package io.stardeck.sfbf.internal.text;

import org.jspecify.annotations.NullMarked;
