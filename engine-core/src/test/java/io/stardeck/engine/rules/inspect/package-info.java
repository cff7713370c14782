@NullMarked
package io.stardeck.engine.rules.inspect;

import org.jspecify.annotations.NullMarked;
