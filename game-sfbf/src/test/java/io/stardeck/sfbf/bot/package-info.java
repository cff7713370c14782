/** How well the rule-of-thumb bot plays, and how it decides what matters. */
@NullMarked
package io.stardeck.sfbf.bot;

import org.jspecify.annotations.NullMarked;
