package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;

/**
 * A party that is put together for an order ({@code ST-ORD-10}).
 *
 * @param order the order
 * @param host where the party is; of ships, nothing but the location
 * @param members who is in it so far: persons and equipment, or ships
 */
public record Muster(Order order, Host host, ImmutableList<CardId> members) {}
