package io.stardeck.stccg.laws;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.testkit.DrawnSet;
import io.stardeck.engine.testkit.DrawnWords;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.deck.Decklists;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Card sets as users may write them: the cards of the first set, so that ready decks can be played
 * with them, which say whatever the schema lets them say and the rules of sets do not refuse.
 */
final class OwnSets {
  private static final String SCHEMA = "/io/stardeck/stccg/card-set.schema.json";
  private static final int ROUNDS = 6;

  /** What a card remains, so that decks and tables of the game are like those of the first set. */
  private static final ImmutableSet<String> KEPT =
      ImmutableSet.of(
          "kind",
          "id",
          "name",
          "rarity",
          "lore",
          "text",
          "missionType",
          "dilemmaType",
          "span",
          "affiliation",
          "affiliations",
          "anyAffiliation",
          "opponentSide",
          "uniqueKey",
          "points",
          "classification",
          "staffing",
          "range",
          "seedLocation",
          "gender");

  private static final List<String> LIFTED =
      List.of(
          "ST-PLY-01",
          "ST-PLY-10",
          "ST-UNQ-01",
          "ST-EFF-30",
          "ST-EFF-35",
          "ST-AFF-06",
          "ST-AFF-08",
          "ST-DMG-07");
  private static final List<String> SKILLS =
      List.of("Leadership", "Diplomacy", "Honor", "Treachery", "ENGINEER", "MEDICAL", "OFFICER");

  private final DrawnWords words;
  private final Set<String> played = new HashSet<>();

  private OwnSets(long seed) {
    Random random = new Random(seed);
    List<String> ids = CardSets.premiere().cards().stream().map(CardDef::id).toList();
    words =
        new DrawnWords(CardSet.class, SCHEMA, random)
            .always("effects")
            .frequent("IF", "CHOOSE", "REPEAT", "EACH_PLAYER")
            .texts("RuleId", LIFTED)
            .texts("name", SKILLS)
            .otherTexts(ids);
    for (String traits : List.of("is", "tags", "traits")) {
      words.texts(traits, List.of("android", "Tricorder", "Klingon"));
    }
    for (String gear : List.of("specialEquipment", "equipment")) {
      words.texts(gear, List.of("Tractor Beam", "Invasive Program"));
    }
    words.instead("Amount", deep -> words.chance(60) ? number(random.nextInt(4)) : null);
    words.instead(
        "Requirement", deep -> words.chance(60) ? skill(SKILLS.get(random.nextInt(7))) : null);
    Decklists.ready().forEach(deck -> played.addAll(deck.copies()));
    for (CardDef card : CardSets.premiere().cards()) {
      if (card.kind() == CardKind.EVENT || card.kind() == CardKind.INTERRUPT) {
        played.add(card.id());
      }
    }
  }

  private static ObjectNode number(int number) {
    return JsonNodeFactory.instance.objectNode().put("op", "NUMBER").put("n", number);
  }

  private static ObjectNode skill(String name) {
    return JsonNodeFactory.instance.objectNode().put("op", "SKILL").put("name", name);
  }

  /** One of them; the same for the same number. */
  static CardSet of(long seed) {
    return new DrawnSet<>(CardSets.write(CardSets.premiere()), "own-" + seed, CardSets::read)
        .changed(ImmutableMap.of("cards", new OwnSets(seed)::changed), ROUNDS)
        .set();
  }

  private ObjectNode changed(ObjectNode card) {
    return played.contains(card.get("id").asText())
        ? (ObjectNode) words.changed("CardDef", card, KEPT)
        : card;
  }

  /**
   * A ready deck with half of its persons exchanged for events and interrupts, so that much
   * happens.
   */
  static Decklist deck(Decklist ready, CardSet set, Random random) {
    List<String> plays = new ArrayList<>();
    for (CardDef card : set.cards()) {
      if (card.kind() == CardKind.EVENT || card.kind() == CardKind.INTERRUPT) {
        plays.add(card.id());
      }
    }
    ImmutableList.Builder<Decklist.Entry> entries = ImmutableList.builder();
    for (String card : ready.copies()) {
      boolean exchanged = set.card(card).kind() == CardKind.PERSONNEL && random.nextBoolean();
      entries.add(
          new Decklist.Entry(1, exchanged ? plays.get(random.nextInt(plays.size())) : card));
    }
    return new Decklist(ready.name(), entries.build());
  }
}
