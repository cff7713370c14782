/** The bots of Babylon 5. */
@NullMarked
package io.stardeck.b5.bot;

import org.jspecify.annotations.NullMarked;
