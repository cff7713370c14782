package io.stardeck.b5.internal.text;

import com.google.common.base.Ascii;
import com.google.common.base.CaseFormat;
import io.stardeck.b5.card.Ability;
import io.stardeck.b5.card.Amount;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.CardOperation.Raise;
import io.stardeck.b5.card.Cost;
import io.stardeck.b5.card.Effect;
import io.stardeck.b5.card.Operation;
import io.stardeck.b5.card.Race;
import java.util.StringJoiner;

/** What a card is and does, in so few words that a choice can be made by them. */
final class CardText {
  private CardText() {}

  /** Its kind, cost and ratings, as "Character, cost 4, Dip 3 Int 1". */
  static String facts(CardDef def) {
    StringBuilder text = new StringBuilder(Names.word(def.kind()));
    def.conflict().ifPresent(traits -> text.append(" of ").append(Names.word(traits.type())));
    if (def.cost() > 0 || def.kind().isSponsored()) {
      text.append(", cost ").append(def.cost());
    }
    String ratings = ratings(def);
    return text.append(ratings.isEmpty() ? "" : ", ").append(ratings).toString();
  }

  /** The whole card: its title, facts, race, traits and effects. */
  static String of(CardDef def) {
    StringBuilder text = new StringBuilder(def.title()).append(": ").append(facts(def));
    if (def.race() != Race.NEUTRAL) {
      text.append(", ").append(Names.word(def.race()));
    }
    def.traits().forEach(trait -> text.append(", ").append(trait.replace('-', ' ')));
    for (Effect effect : def.effects()) {
      String words = effect(effect);
      if (!words.isEmpty()) {
        text.append("\n  ").append(Names.word(effect.trigger())).append(": ").append(words);
      }
    }
    return text.toString();
  }

  private static String ratings(CardDef def) {
    StringJoiner ratings = new StringJoiner(" ");
    for (Ability ability : Ability.values()) {
      if (def.printed(ability) > 0) {
        ratings.add(shortly(ability) + " " + def.printed(ability));
      }
    }
    return ratings.toString();
  }

  /** The first letters of an ability. */
  static String shortly(Ability ability) {
    return Names.word(ability).substring(0, 3);
  }

  /** What an effect costs and does, as "Diplomacy, Intrigue +1". */
  static String effect(Effect effect) {
    StringJoiner words = new StringJoiner(", ");
    for (Cost cost : effect.costs()) {
      words.add(spaced(cost) + (cost instanceof Cost.Apply apply ? number(apply.amount()) : ""));
    }
    for (Operation operation : effect.operations()) {
      words.add(operation(operation));
    }
    return words.toString();
  }

  private static String operation(Operation operation) {
    String number = operation.amounts().isEmpty() ? "" : number(operation.amounts().get(0));
    if (operation instanceof Raise raise) {
      StringJoiner abilities = new StringJoiner(", ");
      raise.abilities().forEach(ability -> abilities.add(Names.word(ability)));
      String sign = number.startsWith(" -") || number.isEmpty() ? "" : " +";
      return abilities + sign + number.trim();
    }
    return spaced(operation) + number;
  }

  private static String number(Amount amount) {
    return amount instanceof Amount.Fixed fixed ? " " + fixed.value() : "";
  }

  /** The name of a word, as "no tension rise". */
  private static String spaced(Object word) {
    String name = word.getClass().getSimpleName();
    return Ascii.toLowerCase(
        CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_UNDERSCORE, name).replace('_', ' '));
  }
}
