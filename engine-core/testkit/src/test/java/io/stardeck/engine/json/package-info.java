/** JSON, tested. */
@NullMarked
package io.stardeck.engine.json;

import org.jspecify.annotations.NullMarked;
