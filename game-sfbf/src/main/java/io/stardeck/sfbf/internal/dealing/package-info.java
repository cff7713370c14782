/**
 * Deals anew what a seat cannot know. Start at {@link io.stardeck.sfbf.internal.dealing.Dealing}.
 */
@NullMarked
package io.stardeck.sfbf.internal.dealing;

import org.jspecify.annotations.NullMarked;
