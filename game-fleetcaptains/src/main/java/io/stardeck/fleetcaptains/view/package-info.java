/** What one seat may know. */
@NullMarked
package io.stardeck.fleetcaptains.view;

import org.jspecify.annotations.NullMarked;
