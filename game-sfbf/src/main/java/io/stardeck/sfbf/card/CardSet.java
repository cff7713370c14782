package io.stardeck.sfbf.card;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import org.jspecify.annotations.Nullable;

/**
 * What one copy of the game holds: 36 ships and 90 action cards ({@code BF-DAT-01}, {@code
 * BF-DAT-02}). Two copies are twice the same set ({@code BF-D-01}). Every set obeys the rules of
 * the card data; {@link CardSets} has and reads them.
 *
 * <p>In JSON a set that is shipped is its name, any other the whole set.
 */
@JsonDeserialize(using = CardSetReader.class)
public final class CardSet {
  private final String name;
  private final ImmutableList<ShipCard> ships;
  private final ImmutableList<ActionCard> cards;
  private final ImmutableMap<String, ShipCard> shipsById;
  private final ImmutableMap<String, ActionCard> cardsById;

  CardSet(String name, ImmutableList<ShipCard> ships, ImmutableList<ActionCard> cards) {
    this.name = name;
    this.ships = ships;
    this.cards = cards;
    shipsById = Maps.uniqueIndex(ships, ShipCard::id);
    cardsById = Maps.uniqueIndex(cards, ActionCard::id);
  }

  /** The name of the set. */
  public String name() {
    return name;
  }

  /** All ships, in the order of the file. */
  public ImmutableList<ShipCard> ships() {
    return ships;
  }

  /** All action cards, in the order of the file. */
  public ImmutableList<ActionCard> cards() {
    return cards;
  }

  /** The ship of that id, or null. */
  public @Nullable ShipCard findShip(String id) {
    return shipsById.get(id);
  }

  /** The action card of that id, or null. */
  public @Nullable ActionCard findCard(String id) {
    return cardsById.get(id);
  }

  /**
   * The ship of that id.
   *
   * @throws IllegalArgumentException if there is none
   */
  public ShipCard ship(String id) {
    ShipCard ship = shipsById.get(id);
    checkArgument(ship != null, "the set %s has no ship %s", name, id);
    return ship;
  }

  /**
   * The action card of that id.
   *
   * @throws IllegalArgumentException if there is none
   */
  public ActionCard card(String id) {
    ActionCard card = cardsById.get(id);
    checkArgument(card != null, "the set %s has no card %s", name, id);
    return card;
  }

  /** Its name if it is shipped, else all of it. */
  @JsonValue
  Object json() {
    return equals(CardSets.findShipped(name)) ? name : CardSetFile.of(this);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof CardSet that
            && name.equals(that.name)
            && ships.equals(that.ships)
            && cards.equals(that.cards);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
