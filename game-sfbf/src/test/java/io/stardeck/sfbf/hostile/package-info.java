/** What is sent to the referee by somebody who means no good. */
@NullMarked
package io.stardeck.sfbf.hostile;

import org.jspecify.annotations.NullMarked;
