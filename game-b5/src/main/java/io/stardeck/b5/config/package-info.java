/** What can be chosen before a game begins, and the roster of cards that follows from it. */
@NullMarked
package io.stardeck.b5.config;

import org.jspecify.annotations.NullMarked;
