package io.stardeck.b5.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.engine.text.Phrases;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** What a card is and does, in so few words that a choice can be made by them. */
final class CardText {
  private CardText() {}

  /** Its kind, cost and ratings, as "Character, cost 4, Dip 3 Int 1". */
  static String facts(CardDef def) {
    StringBuilder text = new StringBuilder(Phrases.word(def.kind()));
    def.conflict().ifPresent(traits -> text.append(" of ").append(Phrases.word(traits.type())));
    if (def.cost() > 0 || def.kind().isSponsored()) {
      text.append(", cost ").append(def.cost());
    }
    String ratings = ratings(def);
    return text.append(ratings.isEmpty() ? "" : ", ").append(ratings).toString();
  }

  /** The whole card: its title, facts, race, traits and all that it does. */
  static String of(CardDef def) {
    StringBuilder text = new StringBuilder(def.title()).append(": ").append(facts(def));
    if (def.race() != Race.NEUTRAL) {
      text.append(", ").append(Phrases.word(def.race()));
    }
    def.traits().forEach(trait -> text.append(", ").append(trait.replace('-', ' ')));
    def.marks()
        .forEach(
            (mark, number) ->
                text.append(", ").append(Phrases.word(mark)).append(' ').append(number));
    text.append(def.multiple() ? ", multiple" : "").append(def.major() ? ", Major" : "");
    for (String line : lines(def)) {
      text.append("\n  ").append(line);
    }
    return text.toString();
  }

  private static List<String> lines(CardDef def) {
    List<String> lines = new ArrayList<>();
    def.requirements().forEach(needed -> lines.add("Only if " + WordText.of(needed)));
    def.condition().ifPresent(when -> lines.add("Condition: " + WordText.of(when)));
    def.host().ifPresent(host -> lines.add("Goes on " + FilterText.any(host)));
    when(def.onStation(), "Goes on Babylon 5", lines);
    def.conflict().ifPresent(conflict -> conflict(conflict, lines));
    limits(def, lines);
    def.effects().forEach(effect -> lines.add(whole(effect)));
    return lines;
  }

  private static void conflict(ConflictTraits conflict, List<String> lines) {
    when(conflict.needsTarget(), "Against a target faction", lines);
    conflict
        .targetTension()
        .ifPresent(least -> lines.add("A tension between you is " + least + " or more"));
    conflict.restriction().ifPresent(who -> lines.add("Open to each " + FilterText.one(who)));
    when(conflict.locationsMayParticipate(), "Locations may take part", lines);
    when(conflict.onlyInitiatorAndTarget(), "Only the initiator and the target take part", lines);
    when(
        conflict.oneFleetEachSide(),
        "At most one fleet of each of the two takes part, and nothing else",
        lines);
    for (ConflictTraits.AlsoUses also : conflict.alsoUses()) {
      lines.add(
          Phrases.word(also.ability())
              + " may be used too"
              + also.kind().map(kind -> " by a " + FilterText.kind(kind)).orElse("")
              + also.side()
                  .map(side -> side == Side.SUPPORT ? " to support" : " to oppose")
                  .orElse(""));
    }
    conflict.countDouble().ifPresent(who -> lines.add("Counts twice: each " + FilterText.one(who)));
    outcome("If won", conflict.onWin(), lines);
    outcome("If lost", conflict.onLose(), lines);
  }

  private static void outcome(String when, ImmutableList<Outcome> outcomes, List<String> lines) {
    when(!outcomes.isEmpty(), when + ": " + WordText.all(outcomes, "; "), lines);
  }

  private static void when(boolean holds, String line, List<String> lines) {
    if (holds) {
      lines.add(line);
    }
  }

  private static void limits(CardDef def, List<String> lines) {
    when(def.mercenary(), "Mercenary", lines);
    when(def.neverInnerCircle(), "Never in the Inner Circle", lines);
    when(def.cannotAttack(), "Cannot attack", lines);
    if (!def.opposesOnly().isEmpty()) {
      lines.add("Only opposes with " + FilterText.abilities(def.opposesOnly()));
    }
    when(def.joinsOnlyWhenTarget(), "Joins conflicts against your own faction alone", lines);
    when(def.mayParticipate(), "May take part in conflicts", lines);
    when(def.opposesWhenAimed(), "May oppose a conflict that is aimed at it", lines);
    if (!def.playWith().isEmpty()) {
      lines.add(
          "Played with: "
              + def.playWith().stream()
                  .map(action -> Phrases.lower(action))
                  .collect(Collectors.joining(" or ")));
    }
  }

  /** An effect with when it works and what is needed for it. */
  private static String whole(Effect effect) {
    return when(effect.trigger())
        + effect.captured().map(what -> " (" + FilterText.any(what) + ")").orElse("")
        + (effect.anyPlayer() ? ", by any player" : "")
        + ": "
        + effect(effect);
  }

  private static String when(Trigger trigger) {
    return switch (trigger) {
      case ROTATE -> "Rotate";
      case ACTION -> "Action";
      case PLAY -> "When played";
      case CONSTANT -> "Always";
      case WITH_ACTION -> "With an action";
      case REPLY_EVENT -> "In reply to an event";
      case REPLY_ATTACKED -> "In reply to an attack";
      case ENTERS -> "When it comes into play";
      case AFTER_ATTACK -> "After an attack that it survives";
      case NEUTRALISED -> "When neutralised";
      case CONFLICT_GAIN -> "When you gain influence by a conflict";
      case CAPTURED -> "When you capture a location";
    };
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
    return Phrases.word(ability).substring(0, 3);
  }

  /** What an effect needs, costs and does, as "apply 3; the chosen card is readied". */
  static String effect(Effect effect) {
    List<String> words = new ArrayList<>();
    effect.condition().ifPresent(needed -> words.add("if " + WordText.of(needed)));
    effect.by().ifPresent(by -> words.add("rotating " + FilterText.any(by)));
    effect.of().ifPresent(of -> words.add("of " + FilterText.any(of)));
    effect.costs().forEach(cost -> words.add(WordText.of(cost)));
    effect.choices().forEach(choice -> words.add("choose " + WordText.of(choice)));
    effect.operations().forEach(operation -> words.add(WordText.of(operation)));
    return String.join("; ", words) + LastingText.of(effect);
  }
}
