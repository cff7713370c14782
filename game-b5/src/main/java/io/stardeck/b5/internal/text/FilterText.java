package io.stardeck.b5.internal.text;

import com.google.common.base.Ascii;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Who;
import io.stardeck.engine.text.Phrases;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Whom and which cards an effect speaks of. */
final class FilterText {
  private FilterText() {}

  /** A faction, as "the initiator". */
  static String who(Who who) {
    return switch (who) {
      case OWN -> "you";
      case CHOSEN -> "the chosen faction";
      case INITIATOR -> "the initiator";
      case TARGET_FACTION -> "the target";
      case SUBJECT -> "the faction of the condition";
      case OTHER -> "another faction";
      case EACH -> "each faction";
    };
  }

  /** What belongs to a faction, as "your". */
  static String whose(Who who) {
    return who == Who.OWN ? "your" : who(who) + "'s";
  }

  /** The verb for a faction, as "you gain" or "the target gains". */
  static String does(Who who, String verb) {
    return who(who) + " " + verb + (who == Who.OWN ? "" : "s");
  }

  /** The cards that an operation works on. */
  static String target(Target target) {
    if (target instanceof Target.All all) {
      return "every " + one(all.filter());
    } else if (target instanceof Target.Titled titled) {
      return "your " + titled.title();
    } else if (target instanceof Target.AmbassadorOf ambassador) {
      return ambassador.of() == Who.OWN
          ? "your ambassador"
          : "the ambassador of " + who(ambassador.of());
    }
    return switch (((Target.Plain) target).word()) {
      case SELF -> "this card";
      case HOST -> "the card that it is on";
      case FIRST -> "the chosen card";
      case SECOND -> "the second chosen card";
      case OWN_AMBASSADOR -> "your ambassador";
      case ATTACKER -> "the attacker";
      case ATTACK_TARGET -> "the attacked card";
      case LED -> "the fleet that it leads";
    };
  }

  /** One card that fits, with its article. */
  static String any(Filter filter) {
    String one = one(filter);
    return ("aeio".indexOf(Ascii.toLowerCase(one.charAt(0))) >= 0 ? "an " : "a ") + one;
  }

  /** One card that fits, as "ready Human fleet of yours". */
  static String one(Filter filter) {
    StringBuilder text = new StringBuilder();
    flag(filter.ready(), "ready ", "not ready ", text);
    flag(filter.rotated(), "rotated ", "unrotated ", text);
    flag(filter.damaged(), "damaged ", "undamaged ", text);
    flag(filter.neutralised(), "neutralised ", "not neutralised ", text);
    flag(filter.severe(), "severely damaged ", "not severely damaged ", text);
    flag(filter.participant(), "participating ", "not participating ", text);
    flag(filter.faceUpAftermath(), "face-up aftermath under a ", "other than aftermath ", text);
    filter.race().ifPresent(race -> text.append(race(race)).append(' '));
    filter.trait().ifPresent(trait -> text.append(trait.replace('-', ' ')).append(' '));
    text.append(noun(filter));
    for (String tail : tails(filter)) {
      text.append(' ').append(tail);
    }
    return text.toString();
  }

  private static void flag(Optional<Boolean> flag, String yes, String no, StringBuilder text) {
    flag.ifPresent(holds -> text.append(holds ? yes : no));
  }

  private static String noun(Filter filter) {
    if (filter.title().isPresent()) {
      return filter.title().get();
    }
    if (filter.ambassador().orElse(false)) {
      return "ambassador";
    }
    String kinds =
        filter.kinds().stream().map(FilterText::kind).collect(Collectors.joining(" or "));
    return kinds.isEmpty() ? "card" : kinds;
  }

  private static List<String> tails(Filter filter) {
    List<String> tails = new ArrayList<>();
    if (!filter.whose().isEmpty()) {
      tails.add(
          "of "
              + filter.whose().stream()
                  .map(who -> who == Who.OWN ? "yours" : who(who))
                  .collect(Collectors.joining(" or ")));
    }
    filter
        .place()
        .ifPresent(
            place ->
                tails.add(
                    place == Filter.Place.INNER_CIRCLE
                        ? "in the Inner Circle"
                        : "in the supporting row"));
    filter.ability().ifPresent(level -> tails.add("with " + level(level)));
    filter.printed().ifPresent(level -> tails.add("with a printed " + level(level)));
    filter
        .mark()
        .ifPresent(
            mark -> tails.add("with " + mark.atLeast() + " or more " + Phrases.word(mark.mark())));
    filter.self().ifPresent(self -> tails.add(self ? "that is this card" : "other than this card"));
    filter.attachedToSelf().ifPresent(on -> tails.add(on ? "on this card" : "not on this card"));
    filter
        .usedLesser()
        .ifPresent(
            used -> tails.add(used ? "that uses a lesser ability" : "that uses its best ability"));
    filter
        .innerCircleOfItsFaction()
        .ifPresent(
            least -> tails.add("of a faction with an Inner Circle of " + least + " or more"));
    if (filter.ambassador().isPresent() && !filter.ambassador().get()) {
      tails.add("but no ambassador");
    }
    filter.not().forEach(not -> tails.add("but no " + one(not)));
    return tails;
  }

  private static String level(Filter.Level level) {
    return Phrases.word(level.ability()) + " " + level.atLeast() + " or more";
  }

  /** A race as it stands before a noun. */
  static String race(Race race) {
    return Phrases.word(race);
  }

  /** A race as a people, as it stands behind "the". */
  static String people(Race race) {
    return race == Race.HUMAN ? "Humans" : race(race);
  }

  /** A kind of card within a sentence. */
  static String kind(Kind kind) {
    return Ascii.toLowerCase(kind.name());
  }

  /** Abilities, as "Diplomacy and Intrigue". */
  static String abilities(Iterable<Ability> abilities) {
    List<String> words = new ArrayList<>();
    abilities.forEach(ability -> words.add(Phrases.word(ability)));
    return String.join(" and ", words);
  }
}
