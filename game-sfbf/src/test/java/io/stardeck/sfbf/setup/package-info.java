/** The set-up: deals, fleets, drafts, races, formations, devices. */
@NullMarked
package io.stardeck.sfbf.setup;

import org.jspecify.annotations.NullMarked;
