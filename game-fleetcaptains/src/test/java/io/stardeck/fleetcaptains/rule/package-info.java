/** The chapters of the rulebook, rule by rule and example by example. */
@NullMarked
package io.stardeck.fleetcaptains.rule;

import org.jspecify.annotations.NullMarked;
