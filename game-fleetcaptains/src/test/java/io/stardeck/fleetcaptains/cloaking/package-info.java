/** Cloak tokens: how they move, what shows them, and what stays secret. */
@NullMarked
package io.stardeck.fleetcaptains.cloaking;

import org.jspecify.annotations.NullMarked;
