package io.stardeck.stccg.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.stccg.card.word.Amount;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.card.word.Standing;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VocabularyTest {
  /** Words for sets of users and for sets to come: no card of the first set says them. */
  private static final ImmutableSortedSet<String> FOR_OTHER_SETS =
      ImmutableSortedSet.of(
          "ADD_SEED_CARD",
          "AFFILIATION",
          "CLOAK",
          "DESTROY",
          "EACH_PLAYER",
          "EQUIPMENT",
          "GAIN_ARTIFACTS",
          "GAIN_CLASS",
          "ICON",
          "LOSE_POINTS",
          "PERSONNEL_COUNT",
          "POINTS",
          "RELOCATE_MISSION",
          "REPAIR",
          "REPAIR_TIME",
          "REPEAT",
          "RESTORE_MISSION",
          "RETURN_TO_HAND",
          "REVEAL",
          "SHIP_AFFILIATION",
          "SHUFFLE_INTO_DECK");

  @Test
  void everyWordIsOnACardOfTheFirstSetOrListedHere() {
    Set<String> used = Sets.newHashSet();
    collect(EngineJson.parse(CardSets.write(CardSets.premiere())), used);
    Set<String> words = Sets.newTreeSet();
    for (Class<?> family :
        ImmutableSet.of(Requirement.class, Effect.class, Standing.class, Amount.class)) {
      SealedFamily.leaves(family).forEach(leaf -> words.add(SealedFamily.name(leaf).orElseThrow()));
    }
    assertThat(Sets.difference(words, used)).containsExactlyElementsOf(FOR_OTHER_SETS);
  }

  private static void collect(JsonNode node, Set<String> words) {
    if (node.has("op")) {
      words.add(node.get("op").asText());
    }
    node.forEach(child -> collect(child, words));
  }
}
