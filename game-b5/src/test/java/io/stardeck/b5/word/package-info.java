/** The words of the card vocabulary, shown by cards of the starter set and by cards made for it. */
@NullMarked
package io.stardeck.b5.word;

import org.jspecify.annotations.NullMarked;
