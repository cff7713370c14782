/**
 * A game under way, as a host holds it: it gives each seat the page that it may see, takes what
 * comes back, and takes decisions back where that takes no knowledge back. Start at {@link
 * io.stardeck.engine.session.Session}.
 */
@NullMarked
package io.stardeck.engine.session;

import org.jspecify.annotations.NullMarked;
