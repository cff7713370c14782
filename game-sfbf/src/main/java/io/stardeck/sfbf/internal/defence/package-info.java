/** What answers an attack, and what answers the answer (BF-DEF, BF-RCT). */
@NullMarked
package io.stardeck.sfbf.internal.defence;

import org.jspecify.annotations.NullMarked;
