/** JSON, tested. */
@NullMarked
package io.stardeck.engine.rules;

import org.jspecify.annotations.NullMarked;
