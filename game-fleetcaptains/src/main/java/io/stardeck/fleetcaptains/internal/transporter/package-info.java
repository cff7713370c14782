/** The transporter: crew, cargo and away teams ({@code FC-TRP}). */
@NullMarked
package io.stardeck.fleetcaptains.internal.transporter;

import org.jspecify.annotations.NullMarked;
