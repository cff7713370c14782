/** Tests of the chapter on transporter. */
@NullMarked
package io.stardeck.fleetcaptains.transporter;

import org.jspecify.annotations.NullMarked;
