/** States from outside: what is wrong with them; and states dealt anew. */
@NullMarked
package io.stardeck.b5.internal.state;

import org.jspecify.annotations.NullMarked;
