/** Numbers and conditions, worked out from what lies on the table. */
@NullMarked
package io.stardeck.fleetcaptains.internal.value;

import org.jspecify.annotations.NullMarked;
