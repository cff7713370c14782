/** The worked examples of the catalogue, with their exact numbers. */
@NullMarked
package io.stardeck.b5.example;

import org.jspecify.annotations.NullMarked;
