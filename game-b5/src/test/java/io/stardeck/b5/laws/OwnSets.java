package io.stardeck.b5.laws;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.CardSet;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.engine.testkit.DrawnSet;
import io.stardeck.engine.testkit.DrawnWords;
import java.util.Random;

/**
 * Card sets as users may write them: the cards of the training set with whatever effects the schema
 * lets them have and the rules of sets do not refuse.
 */
final class OwnSets {
  private static final String SCHEMA = "/io/stardeck/b5/card-set.schema.json";
  private static final int ROUNDS = 5;

  private final Random random;
  private final DrawnWords words;

  private OwnSets(long seed) {
    random = new Random(seed);
    words =
        new DrawnWords(CardSet.class, SCHEMA, random)
            .always("operations")
            .texts("title", CardSets.training().cards().stream().map(CardDef::title).toList())
            .otherTexts(ImmutableList.of("telepath"));
    words.instead(
        "Amount",
        deep ->
            words.chance(70) ? JsonNodeFactory.instance.numberNode(random.nextInt(8) - 2) : null);
  }

  /** One of them; the same for the same number. */
  static CardSet of(long seed) {
    return new DrawnSet<>(CardSets.write(CardSets.training()), "own-" + seed, CardSets::read)
        .changed(ImmutableMap.of("cards", new OwnSets(seed)::changed), ROUNDS)
        .set();
  }

  private ObjectNode changed(ObjectNode card) {
    Kind kind = Kind.valueOf(card.get("kind").asText());
    if (kind == Kind.CONFLICT) {
      return words.chance(100 / ROUNDS) ? outcome(card) : card;
    } else if (words.chance(3)) {
      return card.put("mercenary", true);
    }
    if (kind == Kind.EVENT) {
      card.remove("effects");
    }
    card.withArray("effects").add(words.draw("Effect"));
    return card;
  }

  /** A conflict that brings one more thing to who wins it. */
  private ObjectNode outcome(ObjectNode card) {
    var won = ((ObjectNode) card.get("conflict")).withArray("onWin");
    won.addObject().set("operations", words.draw("Operation", 1));
    return card;
  }
}
