/** The referee, tested. */
@NullMarked
package io.stardeck.engine.referee;

import org.jspecify.annotations.NullMarked;
