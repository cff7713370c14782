package io.stardeck.sfbf.laws;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ListMultimap;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Renaming;
import io.stardeck.sfbf.card.ActionCard;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.state.ShipId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Other names for cards of one kind and number, and for the two copies of a ship. */
final class Renamings {
  private Renamings() {}

  /**
   * A renaming under which the game goes on the same; none where all cards of the game are shuffled
   * or dealt in the order of their numbers: in a tie-break, and in the choice of a race's ships.
   */
  static Optional<UnaryOperator<JsonNode>> of(BattleForceConfig config, Random random) {
    if (config.tieBreak() != TieBreak.SHARED || config.has(Option.SINGLE_RACE)) {
      return Optional.empty();
    }
    ListMultimap<Object, String> alike = ArrayListMultimap.create();
    List<ActionCard> cards = config.cardSet().cards();
    for (int number = 0; number < cards.size() * config.copies(); number++) {
      ActionCard card = cards.get(number % cards.size());
      alike.put(List.of(card.kind(), card.value()), CardId.of(number).toString());
    }
    int ships = config.cardSet().ships().size();
    for (int number = 0; number < ships * config.copies(); number++) {
      alike.put(number % ships, ShipId.of(number).toString());
    }
    Map<String, String> names = new HashMap<>();
    for (Object kind : alike.keySet()) {
      List<String> shuffled = new ArrayList<>(alike.get(kind));
      Collections.shuffle(shuffled, random);
      for (int i = 0; i < shuffled.size(); i++) {
        names.put(alike.get(kind).get(i), shuffled.get(i));
      }
    }
    return Optional.of(Renaming.texts(names));
  }
}
