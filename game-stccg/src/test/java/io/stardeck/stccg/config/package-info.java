/** Tests of configurations. */
@NullMarked
package io.stardeck.stccg.config;

import org.jspecify.annotations.NullMarked;
