package io.stardeck.engine.match;

import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.View;

/**
 * A bot under the name that results call it by.
 *
 * @param name the name; several players may bear the same
 * @param bot who decides
 */
public record Player<A extends Action, V extends View>(String name, Bot<A, V> bot) {}
