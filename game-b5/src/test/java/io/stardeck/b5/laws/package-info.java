/** The laws that every game obeys, held by this one. */
@NullMarked
package io.stardeck.b5.laws;

import org.jspecify.annotations.NullMarked;
