/** What a terminal shows, tested. */
@NullMarked
package io.stardeck.sfbf.internal.text;

import org.jspecify.annotations.NullMarked;
