package io.stardeck.sfbf.card;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.stardeck.engine.card.CardData;
import io.stardeck.engine.card.CardLibrary;
import io.stardeck.engine.zone.Face;
import org.jspecify.annotations.Nullable;

/**
 * What one copy of the game holds: 36 ships and 90 action cards ({@code BF-DAT-01}, {@code
 * BF-DAT-02}). Two copies are twice the same set ({@code BF-D-01}). Every set obeys the rules of
 * the card data; {@link CardSets} has and reads them.
 *
 * <p>In JSON a set that is shipped is its name, any other is given once ({@link CardData}).
 */
@JsonDeserialize(using = CardSets.Reader.class)
public final class CardSet extends CardData<CardSetFile> {
  private final ImmutableList<ActionCard> cards;
  private final ImmutableMap<String, ShipCard> shipsById;
  private final ImmutableMap<String, ActionCard> cardsById;
  private final ImmutableList<Face> shipFaces;
  private final ImmutableList<Face> cardFaces;

  CardSet(CardSetFile file) {
    super(file);
    cards = file.cards().stream().map(PrintedCard::card).collect(toImmutableList());
    shipsById = Maps.uniqueIndex(file.ships(), ShipCard::id);
    cardsById = Maps.uniqueIndex(cards, ActionCard::id);
    shipFaces = file.ships().stream().map(ship -> new Face(ship.id())).collect(toImmutableList());
    cardFaces = cards.stream().map(card -> new Face(card.title())).collect(toImmutableList());
  }

  @Override
  public String id() {
    return file().name();
  }

  @Override
  protected CardLibrary<CardSet, CardSetFile> library() {
    return CardSets.ALL;
  }

  /** All ships, in the order of the file. */
  public ImmutableList<ShipCard> ships() {
    return file().ships();
  }

  /** All action cards, in the order of the file. */
  public ImmutableList<ActionCard> cards() {
    return cards;
  }

  /** What the ship of that number shows, in any copy of the set. */
  public Face shipFace(int number) {
    return copy(shipFaces, number);
  }

  /** What the action card of that number shows, in any copy of the set: cards alike are equal. */
  public Face cardFace(int number) {
    return copy(cardFaces, number);
  }

  /** The ship of that number, in any copy of the set. */
  public ShipCard ship(int number) {
    return copy(ships(), number);
  }

  /** The action card of that number, in any copy of the set. */
  public ActionCard card(int number) {
    return copy(cards, number);
  }

  // Asked dozens of times a decision, of the first copy as a rule: it need not be divided.
  private static <E> E copy(ImmutableList<E> set, int number) {
    return set.get(number < set.size() ? number : number % set.size());
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
    checkArgument(ship != null, "the set %s has no ship %s", id(), id);
    return ship;
  }

  /**
   * The action card of that id.
   *
   * @throws IllegalArgumentException if there is none
   */
  public ActionCard card(String id) {
    ActionCard card = cardsById.get(id);
    checkArgument(card != null, "the set %s has no card %s", id(), id);
    return card;
  }
}
