/** Scanning tiles, and searching for cloaked ships ({@code FC-SCN}). */
@NullMarked
package io.stardeck.fleetcaptains.internal.scan;

import org.jspecify.annotations.NullMarked;
