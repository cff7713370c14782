/** The command line, tested. */
@NullMarked
package io.stardeck.engine.cli;

import org.jspecify.annotations.NullMarked;
