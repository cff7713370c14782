/** What happened, told to those who may know it. */
@NullMarked
package io.stardeck.b5.event;

import org.jspecify.annotations.NullMarked;
