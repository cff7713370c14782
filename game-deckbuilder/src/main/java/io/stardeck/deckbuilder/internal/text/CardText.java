package io.stardeck.deckbuilder.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Place;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.engine.text.Phrases;
import java.util.ArrayList;
import java.util.List;

/** What a kind of card says, made from its data. */
public final class CardText {
  private CardText() {}

  /** All that the card does, in one paragraph; empty if it does nothing but what its stats say. */
  public static String rules(CardDef card) {
    Voice voice = Voice.of(card.name());
    List<String> parts = new ArrayList<>();
    add(parts, "Flip: ", voice, card.flip());
    add(parts, "", voice, card.effects());
    add(parts, "", voice, card.onPlay());
    card.goal().ifPresent(goal -> parts.add("Goal: " + ConditionText.goal(card, goal)));
    if (!card.goalPay().isEmpty()) {
      parts.add("For it " + PriceText.all(voice, card.goalPay()));
    }
    if (!card.acquire().isEmpty()) {
      parts.add("Acquire: " + ConditionText.of(voice, new Condition.Or(card.acquire())));
    }
    add(parts, "Reward: ", voice, card.reward());
    add(parts, "Fail: ", voice, card.fail());
    card.abilities().forEach(ability -> parts.add(AbilityText.of(voice, ability)));
    card.statics().forEach(effect -> parts.add(AbilityText.of(voice, effect)));
    card.triggers().forEach(trigger -> parts.add(AbilityText.of(voice, trigger)));
    disposition(card, parts);
    keywords(card, parts);
    return sentences(parts);
  }

  /** The whole card: its name, what it is, what it costs, its stats and all that it does. */
  static String of(CardDef card) {
    List<String> facts = new ArrayList<>();
    facts.add(kind(card));
    card.cost().ifPresent(cost -> facts.add("cost " + cost));
    String stats = stats(card);
    if (!stats.isEmpty()) {
      facts.add(stats);
    }
    String rules = rules(card);
    return card.name() + ": " + String.join(", ", facts) + (rules.isEmpty() ? "" : "\n  " + rules);
  }

  /** What it is: "Character, Federation, Command". */
  public static String kind(CardDef card) {
    List<String> words = new ArrayList<>();
    words.add(card.role() == Role.STANDARD ? Phrases.word(card.type()) : role(card.role()));
    words.addAll(card.affiliations());
    words.addAll(card.classifications());
    return String.join(", ", words);
  }

  /**
   * Its stats, "Spd 2 Att 1 Dip 3". Those of value 0 are left out, but for a Starship: its 0 may
   * grow, and what is not printed on it cannot (DB-FOR-07, DB-SHP-06).
   */
  public static String stats(CardDef card) {
    Voice voice = Voice.of(card.name());
    ImmutableList.Builder<String> all = ImmutableList.builder();
    for (Stat stat : Stat.all()) {
      card.stats()
          .of(stat)
          .filter(amount -> card.type() == CardType.STARSHIP || !amount.equals(Amount.NONE))
          .ifPresent(
              amount ->
                  all.add(
                      brief(stat)
                          + " "
                          + (amount instanceof Amount.Constant
                              ? AmountText.of(voice, amount)
                              : "(" + AmountText.of(voice, amount) + ")")));
    }
    return String.join(" ", all.build());
  }

  /** Three letters for a stat. */
  static String brief(Stat stat) {
    return switch (stat) {
      case SPEED -> "Spd";
      case ATTACK -> "Att";
      case DIPLOMACY -> "Dip";
      case DEFENSE -> "Def";
      case SHIELDS -> "Shd";
    };
  }

  private static String role(Role role) {
    return switch (role) {
      case STANDARD, STARTING -> "Starship";
      case BORG_CUBE -> "Borg Cube";
      case ALLIED -> "Allied Starship";
    };
  }

  private static void add(
      List<String> parts, String lead, Voice voice, ImmutableList<Effect> effects) {
    if (!effects.isEmpty()) {
      parts.add(lead + EffectText.all(voice, effects));
    }
  }

  private static void disposition(CardDef card, List<String> parts) {
    card.disposition()
        .achieved()
        .filter(place -> place != Place.POINTS)
        .ifPresent(place -> parts.add("If won it goes " + ZoneText.to(place)));
    card.disposition()
        .failed()
        .filter(place -> place != Place.BOTTOM)
        .ifPresent(place -> parts.add("If not won it goes " + ZoneText.to(place)));
    card.disposition().done().ifPresent(place -> parts.add("Then it goes " + ZoneText.to(place)));
  }

  /** The keywords that mean something by themselves. */
  private static void keywords(CardDef card, List<String> parts) {
    if (card.has(Keyword.NO_PLAY)) {
      parts.add("Cannot be played");
    }
    if (card.has(Keyword.NO_TRASH_PHASE)) {
      parts.add("Cannot be trashed in the Trash Phase");
    }
    if (card.has(Keyword.LIMIT_EXEMPT)) {
      parts.add("Does not count against the limit of 1 Influence card");
    }
  }

  private static String sentences(List<String> parts) {
    StringBuilder text = new StringBuilder();
    for (String said : parts) {
      boolean enclosed = said.startsWith("(") && said.indexOf(')') == said.length() - 1;
      String part = enclosed ? said.substring(1, said.length() - 1) : said;
      text.append(text.isEmpty() ? "" : " ")
          .append(Character.toUpperCase(part.charAt(0)))
          .append(part, 1, part.length())
          .append('.');
    }
    return text.toString();
  }
}
