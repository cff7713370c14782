package io.stardeck.b5.card;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.engine.card.CardData;
import io.stardeck.engine.card.CardLibrary;
import org.jspecify.annotations.Nullable;

/**
 * All definitions that a game may use, with a deck for each race. {@link CardSets} reads and checks
 * them. In JSON a set that is shipped is its name, any other is given once ({@link CardData}).
 */
@JsonDeserialize(using = CardSets.Reader.class)
public final class CardSet extends CardData<CardSetFile> {
  private final ImmutableMap<String, CardDef> byId;

  CardSet(CardSetFile file) {
    super(file);
    this.byId = Maps.uniqueIndex(file.cards(), CardDef::id);
  }

  @Override
  public String id() {
    return file().id();
  }

  @Override
  protected CardLibrary<CardSet, CardSetFile> library() {
    return CardSets.ALL;
  }

  /** The version of the set. */
  public String version() {
    return file().version();
  }

  /** All definitions, in the order of the file. */
  public ImmutableList<CardDef> cards() {
    return file().cards();
  }

  /** The definition of that id, or null. */
  public @Nullable CardDef find(String id) {
    return byId.get(id);
  }

  /**
   * The definition of that id.
   *
   * @throws IllegalArgumentException if there is none
   */
  public CardDef card(String id) {
    CardDef card = byId.get(id);
    checkArgument(card != null, "the set %s has no card %s", id(), id);
    return card;
  }

  /** The ambassador of a faction of that race. */
  public CardDef ambassador(Race race) {
    for (CardDef card : cards()) {
      if (card.kind() == Kind.AMBASSADOR && card.race() == race) {
        return card;
      }
    }
    throw new IllegalArgumentException("the set " + id() + " has no ambassador of " + race);
  }

  /** The deck of that race for those who bring none; every race has one. */
  public Deck deck(Race race) {
    Deck deck = file().decks().get(race);
    checkArgument(deck != null, "the set %s has no deck for %s", id(), race);
    return deck;
  }
}
