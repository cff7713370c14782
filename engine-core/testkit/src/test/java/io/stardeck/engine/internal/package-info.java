/** JSON, tested. */
@NullMarked
package io.stardeck.engine.internal;

import org.jspecify.annotations.NullMarked;
