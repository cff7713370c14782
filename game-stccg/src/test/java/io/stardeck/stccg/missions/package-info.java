/** Mission attempts and dilemmas. */
@NullMarked
package io.stardeck.stccg.missions;

import org.jspecify.annotations.NullMarked;
