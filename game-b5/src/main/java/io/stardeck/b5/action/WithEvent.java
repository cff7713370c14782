package io.stardeck.b5.action;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import java.util.OptionalInt;

/**
 * An event that accompanies another action ({@code B5-EVT-02}).
 *
 * @param card the event
 * @param chosen what was chosen for it, in the order of its choices
 * @param number the number chosen, where its cost has one
 */
public record WithEvent(CardId card, ImmutableList<Chosen> chosen, OptionalInt number) {}
