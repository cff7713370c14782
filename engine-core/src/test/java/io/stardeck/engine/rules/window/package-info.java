/** Windows, alone and in small games. */
@NullMarked
package io.stardeck.engine.rules.window;

import org.jspecify.annotations.NullMarked;
