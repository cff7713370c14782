/** Tests of how texts are found. */
@NullMarked
package io.stardeck.engine.text;

import org.jspecify.annotations.NullMarked;
