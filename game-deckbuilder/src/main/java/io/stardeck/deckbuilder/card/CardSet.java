package io.stardeck.deckbuilder.card;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.google.errorprone.annotations.concurrent.LazyInit;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.SetSize;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.engine.card.CardData;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.CardLibrary;
import io.stardeck.engine.zone.Face;
import org.jspecify.annotations.Nullable;

/**
 * All kinds of cards of a game. Every set obeys the rules of the card data ({@code DB-DAT-01} to
 * {@code DB-DAT-13}); {@link CardSets} reads them. The copies of all cards are numbered in the
 * order of the file, the copies of one kind one after the other.
 *
 * <p>In JSON a set that is shipped is its name, any other is given once ({@link CardData}).
 */
@JsonDeserialize(using = CardSets.Reader.class)
public final class CardSet extends CardData<CardSetFile> {
  private final ImmutableMap<String, CardDef> byId;
  private final CardDef[] copies;
  private final Face[] faces;
  private final ImmutableMap<String, Integer> firstCopies;
  private final ImmutableListMultimap<Family, CardId> byFamily;
  private final ImmutableListMultimap<Scenario, CardId> space;
  private final CardIndex index;
  private @LazyInit @Nullable SetWords words;

  CardSet(CardSetFile file) {
    super(file);
    byId = Maps.uniqueIndex(file.cards(), CardDef::id);
    int total = 0;
    ImmutableMap.Builder<String, Integer> first = ImmutableMap.builder();
    for (CardDef card : file.cards()) {
      first.put(card.id(), total);
      total += card.count();
    }
    firstCopies = first.buildOrThrow();
    copies = new CardDef[total];
    faces = new Face[total];
    ImmutableListMultimap.Builder<Family, CardId> families = ImmutableListMultimap.builder();
    ImmutableListMultimap.Builder<Scenario, CardId> spaces = ImmutableListMultimap.builder();
    int number = 0;
    for (CardDef card : file.cards()) {
      Face face = new Face(card.id());
      for (int copy = 0; copy < card.count(); copy++) {
        families.put(card.family(), CardId.of(number));
        for (Scenario scenario : Scenario.values()) {
          if (isSpace(card, scenario)) {
            spaces.put(scenario, CardId.of(number));
          }
        }
        faces[number] = face;
        copies[number++] = card;
      }
    }
    byFamily = families.build();
    space = spaces.build();
    index = new CardIndex(copies);
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

  /** Whether it has the numbers of the published game. */
  public SetSize size() {
    return file().size();
  }

  /** All kinds of cards, in the order of the file. */
  public ImmutableList<CardDef> cards() {
    return file().cards();
  }

  /** The number of copies of all cards together. */
  public int copies() {
    return copies.length;
  }

  /** The kind of the copy of that number, from 0 on. */
  public CardDef copy(int number) {
    return copies[number];
  }

  /** All copies of the cards of {@code family}, by number. */
  public ImmutableList<CardId> copies(Family family) {
    return byFamily.get(family);
  }

  /**
   * The space cards of a scenario without the starting Starships, by number ({@code DB-SET-05}).
   */
  public ImmutableList<CardId> space(Scenario scenario) {
    return space.get(scenario);
  }

  private static boolean isSpace(CardDef card, Scenario scenario) {
    return (card.family() == Family.STARSHIP || card.family() == scenario.family())
        && card.role() != Role.STARTING;
  }

  /** What the copy of that number shows when it is turned up: equal for all copies of a kind. */
  public Face face(int number) {
    return faces[number];
  }

  /** The number of the first copy of {@code card}. */
  public int firstCopy(CardDef card) {
    Integer number = firstCopies.get(card.id());
    checkArgument(number != null, "the set %s has no card %s", id(), card.id());
    return number;
  }

  /** The kind of that id, or null. */
  public @Nullable CardDef find(String id) {
    return byId.get(id);
  }

  /**
   * The kind of that id.
   *
   * @throws IllegalArgumentException if there is none
   */
  public CardDef card(String id) {
    CardDef card = byId.get(id);
    checkArgument(card != null, "the set %s has no card %s", id(), id);
    return card;
  }

  /** The Basic Character of that keyword. */
  public CardDef basic(String keyword) {
    for (CardDef card : cards()) {
      if (card.family() == Family.BASIC && card.has(keyword)) {
        return card;
      }
    }
    throw new IllegalArgumentException("the set " + id() + " has no " + keyword);
  }

  /** Whether all words of {@code selector} mean something in this set. */
  public boolean knows(Selector selector) {
    return words().knows(selector);
  }

  private SetWords words() {
    SetWords known = words;
    if (known == null) {
      known = new SetWords(file());
      words = known;
    }
    return known;
  }

  /** What cards do as long as they lie somewhere, for quick questions. */
  public CardIndex index() {
    return index;
  }
}
