/** Tests of the words of the cards, over what they do and where they may stand. */
@NullMarked
package io.stardeck.fleetcaptains.word;

import org.jspecify.annotations.NullMarked;
