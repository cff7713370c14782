/** The words of the vocabulary that do something, and what using an effect asks and costs. */
@NullMarked
package io.stardeck.b5.internal.effect;

import org.jspecify.annotations.NullMarked;
