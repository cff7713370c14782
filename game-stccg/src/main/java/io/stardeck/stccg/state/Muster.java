package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * A party that is put together for an order ({@code ST-ORD-10}).
 *
 * @param order the order
 * @param host where the party is; nothing where ships attack
 * @param members who is in it so far: persons and equipment, or ships
 */
public record Muster(Order order, Optional<Host> host, ImmutableList<CardId> members) {}
