/** Tables laid for tests. */
@NullMarked
package io.stardeck.stccg.scene;

import org.jspecify.annotations.NullMarked;
