package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.Optional;

/**
 * A party that is put together for an order ({@code ST-ORD-10}).
 *
 * @param order the order
 * @param host where the party is; nothing where ships attack
 * @param members who is in it so far: persons and equipment, or ships
 */
public record Muster(Order order, Optional<Host> host, ImmutableList<CardId> members) {
  /** A party of those persons with that equipment. */
  public static Muster of(
      Order order, Host host, ImmutableList<Card> persons, ImmutableList<Card> gear) {
    ImmutableList.Builder<CardId> members = ImmutableList.builder();
    persons.forEach(card -> members.add(card.id()));
    gear.forEach(card -> members.add(card.id()));
    return new Muster(order, Optional.of(host), members.build());
  }

  /** It without one of its members. */
  public Muster without(CardId member) {
    return new Muster(order, host, Lists.minus(members, member));
  }
}
