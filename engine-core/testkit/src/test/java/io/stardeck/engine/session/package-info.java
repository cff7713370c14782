/** Sessions of the small games. */
@NullMarked
package io.stardeck.engine.session;

import org.jspecify.annotations.NullMarked;
