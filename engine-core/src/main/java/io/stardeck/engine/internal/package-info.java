/** What several parts of the engine need and nobody else: no host and no game rests on it. */
@NullMarked
package io.stardeck.engine.internal;

import org.jspecify.annotations.NullMarked;
