/** Boards and configurations. */
@NullMarked
package io.stardeck.fleetcaptains.config;

import org.jspecify.annotations.NullMarked;
