/** What happens, in the past tense; enough for a client to show a game. */
@NullMarked
package io.stardeck.fleetcaptains.event;

import org.jspecify.annotations.NullMarked;
