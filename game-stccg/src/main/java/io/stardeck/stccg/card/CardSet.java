package io.stardeck.stccg.card;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Multimaps;
import com.google.common.collect.Sets;
import io.stardeck.engine.card.CardData;
import io.stardeck.engine.card.CardLibrary;
import io.stardeck.engine.script.Scripts;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.Opening;
import io.stardeck.stccg.card.word.Scope;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.card.word.WindowKind;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All kinds of cards that decks may name. Every set obeys the rules of the card data ({@code
 * ST-DAT-01} to {@code ST-DAT-21}); {@link CardSets} reads them.
 *
 * <p>In JSON a set that is shipped is its name, any other is given once ({@link CardData}).
 */
@JsonDeserialize(using = CardSets.Reader.class)
public final class CardSet extends CardData<CardSetFile> {
  // Never changed. Asked dozens of times a decision, for which it is quicker than an immutable one.
  private final Map<String, Entry> byId = new HashMap<>();

  private final ImmutableMap<String, CardDef> byName;
  private final ImmutableListMultimap<CardKind, CardDef> byKind;
  private final ImmutableListMultimap<WindowKind, Answer> answers;
  private final ImmutableSet<WindowKind> heard;
  private final boolean anytime;
  private final boolean reachesHosts;

  /**
   * A card that names a window in which it may be played ({@code ST-INT-15}).
   *
   * @param card the card
   * @param use how it is played
   * @param opening the window
   */
  public record Answer(CardDef card, InterruptUse use, Opening opening) {}

  /**
   * A kind of card in a set.
   *
   * @param set the set
   * @param card the kind
   * @param scripts its lists of effects, numbered
   */
  public record Entry(CardSet set, CardDef card, Scripts<Effect> scripts) {}

  CardSet(CardSetFile file) {
    super(file);
    byName = Maps.uniqueIndex(file.cards(), CardDef::name);
    byKind = Multimaps.index(file.cards(), CardDef::kind);
    ImmutableListMultimap.Builder<WindowKind, Answer> named = ImmutableListMultimap.builder();
    EnumSet<WindowKind> events = EnumSet.noneOf(WindowKind.class);
    boolean any = false;
    boolean hosts = false;
    for (CardDef card : file.cards()) {
      card.words()
          .triggers()
          .forEach(trigger -> trigger.event().ifPresent(event -> events.add(event.window())));
      hosts |= card.words().standing().stream().anyMatch(CardSet::reachesHost);
      byId.put(card.id(), new Entry(this, card, new Scripts<>(EffectLists.of(card))));
      @Nullable InterruptUse use = InterruptUse.of(card);
      if (use != null) {
        any |= use.any();
        use.windows()
            .forEach(opening -> named.put(opening.window(), new Answer(card, use, opening)));
      }
    }
    answers = named.build();
    heard = Sets.immutableEnumSet(events);
    anytime = any;
    reachesHosts = hosts;
  }

  private static boolean reachesHost(Standing standing) {
    return standing instanceof Standing.Scoped scoped && scoped.on() == Scope.HOST;
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

  /** All kinds of cards, in the order of the file. */
  public ImmutableList<CardDef> cards() {
    return file().cards();
  }

  /** All of that kind, in the order of the file. */
  public ImmutableList<CardDef> cards(CardKind kind) {
    return byKind.get(kind);
  }

  /** The kind of that id, or null. */
  public @Nullable CardDef find(String id) {
    Entry entry = byId.get(id);
    return entry == null ? null : entry.card();
  }

  /** The kind of that printed name, or null. */
  public @Nullable CardDef named(String name) {
    return byName.get(name);
  }

  /**
   * The kind of that id, and what this set knows of it.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Entry entry(String id) {
    Entry entry = byId.get(id);
    if (entry == null) {
      throw new IllegalArgumentException("the set " + id() + " has no card " + id);
    }
    return entry;
  }

  /**
   * The kind of that id.
   *
   * @throws IllegalArgumentException if there is none
   */
  public CardDef card(String id) {
    return entry(id).card();
  }

  /**
   * The lists of effects of the kind of that id, numbered.
   *
   * @throws IllegalArgumentException if there is no such kind
   */
  public Scripts<Effect> scripts(String id) {
    return entry(id).scripts();
  }

  /** The cards that name that window. */
  public ImmutableList<Answer> answers(WindowKind window) {
    return answers.get(window);
  }

  /** Whether some card acts in play when that happens ({@code ST-EFF-25}). */
  public boolean hears(WindowKind window) {
    return heard.contains(window);
  }

  /** Whether some interrupt may be played at any time. */
  public boolean anytime() {
    return anytime;
  }

  /** Whether some card acts on all on its host ({@code ST-EFF-44}). */
  public boolean reachesHosts() {
    return reachesHosts;
  }
}
