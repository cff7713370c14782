@NullMarked
package io.stardeck.sfbf;

import org.jspecify.annotations.NullMarked;
