/** What players can do: the actions of the action round, of the frame around it, and answers. */
@NullMarked
package io.stardeck.b5.action;

import org.jspecify.annotations.NullMarked;
