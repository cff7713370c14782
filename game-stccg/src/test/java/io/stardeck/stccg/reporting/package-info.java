/** Playing cards. */
@NullMarked
package io.stardeck.stccg.reporting;

import org.jspecify.annotations.NullMarked;
