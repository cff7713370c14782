/** Arithmetic of tests and attacks. */
@NullMarked
package io.stardeck.fleetcaptains.tests;

import org.jspecify.annotations.NullMarked;
