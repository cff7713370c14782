/** The balance of the shipped set, by simulation (section 9.8). */
@NullMarked
package io.stardeck.fleetcaptains.balance;

import org.jspecify.annotations.NullMarked;
