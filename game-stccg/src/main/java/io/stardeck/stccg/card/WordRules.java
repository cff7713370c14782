package io.stardeck.stccg.card;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Fault;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.card.word.Scope;
import io.stardeck.stccg.card.word.Shift;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** What the words of a card set must be, whatever card they stand on. */
final class WordRules {
  /**
   * The rules that a card may lift ({@code ST-EFF-18}). Nothing lifts {@code ST-OUT-02} and {@code
   * ST-BEA-05} in play, so a card that says so is refused: no card lies yet when outposts are
   * placed, and a crew is of one player.
   */
  private static final ImmutableSet<String> LIFTED =
      ImmutableSet.of(
          "ST-PLY-01",
          "ST-PLY-10",
          "ST-UNQ-01",
          "ST-EFF-30",
          "ST-EFF-35",
          "ST-AFF-06",
          "ST-AFF-08",
          "ST-DMG-07");

  private static final ImmutableSet<String> COUNTS =
      ImmutableSet.of("n", "times", "turns", "upTo", "most", "points", "strength", "equipment");
  private static final ImmutableSet<String> REPAIRED =
      ImmutableSet.of("SHIP", "OUTPOST", "LOCATION", "OWN", "OPPONENTS", "PLAYER", "ALL");
  private static final ImmutableSet<String> BORNE = ImmutableSet.of("GROUP", "HOST");
  private static final ImmutableSet<String> SHOWN = ImmutableSet.of("SHOW_HANDS", "REVEAL", "LOOK");
  private static final ImmutableSet<String> OF_TARGET =
      ImmutableSet.of("LOOK", "REVEAL", "ARRANGE_TOP");
  private static final ImmutableSet<String> JOINS = ImmutableSet.of("ANY", "ALL", "SAME_ONE");
  private static final ImmutableSet<String> FOR_PERSONS =
      ImmutableSet.of("OWN_SHIP_HERE", "UP_OR_DOWN");
  private static final int MOST = 1000;
  private static final int MOST_REPEATS = 10;

  private final ImmutableList.Builder<Fault> faults = ImmutableList.builder();

  private WordRules() {}

  /** All that is wrong with the words of {@code set}. */
  static ImmutableList<Fault> faults(CardSetFile set) {
    WordRules rules = new WordRules();
    for (int i = 0; i < set.cards().size(); i++) {
      rules.walk("cards[" + i + "]", EngineJson.tree(set.cards().get(i)));
    }
    return rules.faults.build();
  }

  private void walk(String path, JsonNode node) {
    if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        walk(path + "[" + i + "]", node.get(i));
      }
    } else if (node.isObject()) {
      if (node.has("op")) {
        word(path, node);
      }
      node.properties().forEach(field -> walk(path + "." + field.getKey(), field.getValue()));
    }
  }

  private void word(String path, JsonNode word) {
    String op = word.path("op").asText();
    numbers(path, op, word);
    if ((JOINS.contains(op) || op.equals("CHOOSE")) && word.path("of").size() < 2) {
      fault(path + ".of", "ST-DAT-03: %s joins two or more", op);
    }
    if (op.equals("ALL")) {
      sameSkillTwice(path, word.path("of"), new HashSet<>());
    }
    if (op.equals("ALLOW") && !LIFTED.contains(word.path("rule").asText())) {
      fault(path + ".rule", "ST-EFF-18: %s cannot be lifted", word.path("rule").asText());
    }
    if (op.equals("SET_ASIDE") && word.has("turns") == word.has("upTo")) {
      fault(path, "ST-EFF-33: the turns are fixed or chosen");
    }
    if (op.equals("RELOCATE_MISSION")
        && Shift.valueOf(word.path("to").asText()).counted() != word.has("n")) {
      fault(path + ".n", "ST-EFF-08: what goes left or right says how far, and nothing else");
    }
    if (op.equals("IMPOSE")) {
      imposes(path, word);
    }
    if (op.equals("NO_BEAM") && BORNE.contains(word.path("on").asText())) {
      fault(
          path + ".on",
          "ST-EFF-30: it is about who is somewhere, whom the card holds, or a player");
    }

    if (op.equals("REPAIR_TIME") && Math.abs((long) word.path("by").asInt()) > MOST) {
      fault(path + ".by", "ST-DAT-03: %s to %s", -MOST, MOST);
    }
    if (op.equals("REPAIR_TIME") && !REPAIRED.contains(word.path("on").asText())) {
      fault(path + ".on", "ST-EFF-19: ships are repaired, of a player or somewhere");
    }
    if (op.equals("PREVENT")) {
      prevents(path, word);
    }
    if (op.equals("RELOCATE") && word.has("to") == word.has("shift")) {
      fault(path + ".to", "ST-EFF-08: they go to one place");
    }
    if (op.equals("RELOCATE_SHIP") || op.equals("RELOCATE")) {
      shift(path, word);
    }
    if (op.equals("RELOCATE_SHIP") && FOR_PERSONS.contains(word.path("to").asText())) {
      fault(path + ".to", "ST-EFF-08: a ship goes to a location, not %s", word.path("to").asText());
    }
    if (op.equals("TAKE_CONTROL")) {
      control(path, word);
    }
    if (choosers(word.path("of")) > 1) {
      fault(path + ".of", "ST-EFF-41: one chooser takes them: by, highest, or lowest");
    }
    boolean sees = op.equals("LOOK") || op.equals("REVEAL");
    if (sees && word.has("n") && !word.path("at").asText().equals("DECK")) {
      fault(path + ".n", "ST-EFF-17: of a deck alone the top cards are looked at or shown");
    }
    if (op.equals("EACH_PLAYER")) {
      each(path + ".effects", word.path("effects"));
    }
    if (op.equals("REPEAT") && word.path("times").asInt() > MOST_REPEATS) {
      fault(path + ".times", "ST-EFF-25: repeated %s times at most", MOST_REPEATS);
    }
  }

  private void imposes(String path, JsonNode word) {
    String what = word.at("/what/op").asText();
    if (word.has("of") && !what.equals("NO_BEAM")) {
      fault(path + ".what", "ST-EFF-30: nothing but NO_BEAM is imposed on single persons");
    }
    if (SHOWN.contains(what)) {
      fault(path + ".what", "ST-EFF-17: cards lie open as long as a card lies that says so");
    }
    if (!word.has("of") && word.at("/what/on").asText().equals("HELD")) {
      fault(path + ".what.on", "ST-EFF-12: what is imposed is about nobody whom a card holds");
    }
    String until = word.path("until").asText();
    if (word.has("turns") && !until.equals("OWN_TURN")) {
      fault(path + ".turns", "ST-EFF-12: own turns are counted until OWN_TURN");
    }
    if (word.has("of") && !until.equals("OWN_TURN") && !until.equals("TURN")) {
      fault(path + ".until", "ST-EFF-30: single persons are kept for the turn or for own turns");
    }
  }

  private void prevents(String path, JsonNode word) {
    Deed what = Deed.valueOf(word.path("what").asText());
    Scope on = Scope.valueOf(word.path("on").asText());
    if (!what.reaches().contains(on)) {
      fault(path + ".on", "ST-EFF-07: nothing there does what is prevented");
    }
    if (what != Deed.PLAY && word.has("kinds") || !what.plays() && word.has("except")) {
      fault(path, "ST-EFF-07: kinds and cards are about what is played");
    }
  }

  /** What is done for all players is about each of them. */
  private void each(String path, JsonNode effects) {
    if (effects.isEmpty()) {
      fault(path, "ST-EFF-25: something is done for each player");
    }
    for (int i = 0; i < effects.size(); i++) {
      JsonNode effect = effects.get(i);
      boolean about =
          effect.findValuesAsText("player").contains("TARGET")
              || effect.findValuesAsText("whose").contains("TARGET")
              || OF_TARGET.contains(effect.path("op").asText()) && !effect.has("whose");
      if (!about) {
        fault(path + "[" + i + "]", "ST-EFF-25: it is not about the player: name TARGET");
      }
    }
  }

  private void shift(String path, JsonNode word) {
    boolean counted = word.has("shift") && Shift.valueOf(word.path("shift").asText()).counted();
    if (counted != word.has("n")) {
      fault(path + ".n", "ST-EFF-08: what goes left or right says how far, and nothing else");
    }
    if (word.has("to") && word.has("shift")) {
      fault(path + ".shift", "ST-EFF-08: it goes to one place");
    }
  }

  private void control(String path, JsonNode word) {
    if (word.has("turns") && !word.path("until").asText().equals("OWN_TURN")) {
      fault(path + ".turns", "ST-EFF-16: own turns are counted until OWN_TURN");
    }
    if (word.has("of") && word.has("equipment")) {
      fault(path + ".equipment", "ST-EFF-16: persons are taken or equipment");
    }
  }

  /** How many choosers a selection of persons names; of equals their controller chooses. */
  private static int choosers(JsonNode selection) {
    return (selection.has("by") ? 1 : 0)
        + (selection.has("highest") ? 1 : 0)
        + (selection.has("lowest") ? 1 : 0);
  }

  private void numbers(String path, String op, JsonNode word) {
    for (String field : COUNTS) {
      JsonNode number = word.path(field);
      // A count of a formula may be multiplied by a negative number; a cap may be 0.
      int least =
          op.equals("COUNTED") ? -MOST : op.equals("BEAM_CAP") || op.equals("NUMBER") ? 0 : 1;
      if (number.isInt() && (number.asInt() < least || number.asInt() > MOST)) {
        fault(path + "." + field, "ST-DAT-03: %s to %s, not %s", least, MOST, number.asInt());
      }
    }
  }

  /** ST-REQ-09: two atoms for one skill would count its levels twice, also one within another. */
  private void sameSkillTwice(String path, JsonNode parts, Set<String> skills) {
    for (int i = 0; i < parts.size(); i++) {
      JsonNode part = parts.get(i);
      String op = part.path("op").asText();
      String at = path + ".of[" + i + "]";
      String skill =
          op.equals("SKILL")
              ? part.path("name").asText()
              : op.equals("CLASS") ? part.path("is").asText() : "";
      if (op.equals("ALL")) {
        sameSkillTwice(at, part.path("of"), skills);
      } else if (!skill.isEmpty() && !skills.add(skill)) {
        fault(at, "ST-REQ-09: %s is asked for twice: add the levels", skill);
      }
    }
  }

  private void fault(String path, String format, Object... values) {
    faults.add(new Fault(path, String.format(Locale.ROOT, format, values)));
  }
}
