/** The ceasefire (BF-ORG). */
@NullMarked
package io.stardeck.sfbf.internal.ceasefire;

import org.jspecify.annotations.NullMarked;
