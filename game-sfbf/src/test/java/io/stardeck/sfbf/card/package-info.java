@NullMarked
package io.stardeck.sfbf.card;

import org.jspecify.annotations.NullMarked;
