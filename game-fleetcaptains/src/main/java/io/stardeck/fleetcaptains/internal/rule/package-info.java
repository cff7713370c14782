/** What the action rules of all chapters have in common. */
@NullMarked
package io.stardeck.fleetcaptains.internal.rule;

import org.jspecify.annotations.NullMarked;
