/** What a seat cannot know, dealt anew. */
@NullMarked
package io.stardeck.stccg.internal.secrets;

import org.jspecify.annotations.NullMarked;
