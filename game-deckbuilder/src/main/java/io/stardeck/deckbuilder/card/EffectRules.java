package io.stardeck.deckbuilder.card;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.GoalScope;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.rules.Faults;
import java.util.Map;

/**
 * What the words on one card must be. They are walked as they are written, so that every selector,
 * amount and condition is met wherever it stands, and every fault has the path of its place. A set
 * that is not of full size need not obey {@code DB-DAT-12}.
 */
final class EffectRules {
  private static final RuleId BOR_42 = RuleId.of("DB-BOR-42");
  private static final RuleId DAT_10 = RuleId.of("DB-DAT-10");
  private static final RuleId DAT_12 = RuleId.of("DB-DAT-12");
  private static final RuleId DAT_13 = RuleId.of("DB-DAT-13");
  private static final RuleId D_09 = RuleId.of("DB-D-09");
  private static final RuleId D_49 = RuleId.of("DB-D-49");
  private static final ImmutableSet<String> PEEKS = ImmutableSet.of("PEEK", "REORDER");
  private static final ImmutableSet<String> SHOWING =
      ImmutableSet.of("DRAW", "PEEK", "REORDER", "REVEAL", "NAME_CARD", "RANDOM_PICK");
  private static final ImmutableSet<String> EACH =
      ImmutableSet.of("EACH_OPPONENT", "EACH_TEAMMATE", "EACH_PLAYER");
  private static final ImmutableSet<String> TAKING =
      ImmutableSet.of("TRASH", "DISCARD", "MOVE", "UPGRADE");
  private static final ImmutableSet<String> OWNED =
      ImmutableSet.of("TRASH", "DISCARD", "MOVE", "REVEAL");
  private static final ImmutableSet<String> OWN_FAMILIES =
      ImmutableSet.of("STARTER", "BASIC", "STARBASE", "BORG_CARD");
  private static final ImmutableSet<String> TOTALS =
      ImmutableSet.of("STAT", "STAT_AT_LEAST", "STATS_SUM_AT_LEAST");
  private static final ImmutableSet<String> NARROWING =
      ImmutableSet.of(
          "type",
          "role",
          "family",
          "name",
          "affiliation",
          "classification",
          "keyword",
          "costMin",
          "costMax");
  private static final ImmutableSet<String> READING =
      ImmutableSet.of(
          "COUNT", "COUNT_AT_LEAST", "COUNT_AT_MOST", "COUNT_EXACT", "HAS", "HOLDS", "HOLDING");
  private static final ImmutableSet<String> COSTS = ImmutableSet.of("cost", "goalPay");
  private static final ImmutableSet<String> DECKS =
      ImmutableSet.of("DECK", "OWN_DECK_TOP", "SPACE_DECK_TOP");
  private static final ImmutableSet<String> GAINING = ImmutableSet.of("GAIN", "UPGRADE");
  private static final ImmutableSet<String> GAINED_TO =
      ImmutableSet.of("DISCARD", "HAND", "DECK_TOP", "BRIDGE");
  private static final ImmutableSet<String> BORG_TO =
      ImmutableSet.of("DISCARD", "HAND", "DECK_TOP", "DECK_BOTTOM");
  private static final ImmutableSet<String> ANSWERING = ImmutableSet.of("chooser", "guesser");
  private static final int DEEPEST_LOOK = 5;
  private static final int MOST_REPEATS = 10;

  private final SetWords words;
  private final boolean full;
  private final boolean hides;
  private final Faults faults = new Faults();

  private EffectRules(SetWords words, CardDef card) {
    this.words = words;
    full = words.full();
    hides = OWN_FAMILIES.contains(card.family().name());
  }

  /** All that is wrong with the words on {@code card}, which is at {@code path}. */
  static ImmutableList<Fault> faults(String path, CardDef card, SetWords words) {
    EffectRules rules = new EffectRules(words, card);
    rules.totals(path, card);
    rules.goal(path, card);
    rules.walk(path, EngineJson.tree(card), "", ShownPiles.NONE);
    return rules.faults.list();
  }

  /** Elsewhere a player meets a Goal alone (DB-D-49). */
  private void goal(String path, CardDef card) {
    if (card.goalScope() != GoalScope.SELF && card.family() != Family.BORG_INVASION) {
      faults.add(path + ".goalScope", D_49, "a Goal is met together in Borg Invasion alone");
    }
  }

  /** Statics and bars are worked out for the totals, so they cannot ask for them. */
  private void totals(String path, CardDef card) {
    for (int i = 0; i < card.statics().size(); i++) {
      JsonNode effect = EngineJson.tree(card.statics().get(i));
      if (asksTotals(effect.path("condition"))
          || asksTotals(effect.path("modifier").path("amount"))) {
        faults.add(path + ".statics[" + i + "]", "a static does not ask for totals of stats");
      }
    }
    if (asksTotals(EngineJson.tree(card.stats()))) {
      faults.add(path + ".stats", "a stat bar does not ask for totals of stats");
    }
  }

  private static boolean asksTotals(JsonNode node) {
    return node.findValues("op").stream().anyMatch(op -> TOTALS.contains(op.asText()));
  }

  private void walk(String path, JsonNode node, String within, ShownPiles before) {
    if (node.isArray()) {
      ShownPiles shown = before;
      for (int i = 0; i < node.size(); i++) {
        hands(path + "[" + i + "]", node.get(i), shown);
        walk(path + "[" + i + "]", node.get(i), within, shown);
        shown = shown.after(node.get(i));
      }
    } else if (node.isObject()) {
      String op = node.path("op").asText(node.path("in").asText(within));
      bounds(path, op, node);
      prices(path, op, node);
      places(path, op, node);
      answers(path, node);
      if (op.equals("HOLDS")) {
        words.check(path, node, faults);
      }
      for (Map.Entry<String, JsonNode> field : node.properties()) {
        String at = path + "." + field.getKey();
        if (isSelector(field.getKey(), field.getValue())) {
          selector(at, op, node, field.getValue(), before);
        }
        walk(at, field.getValue(), op, before);
      }
    }
  }

  private static boolean isSelector(String name, JsonNode value) {
    return value.isObject()
        && (name.equals("sel")
            || name.equals("from") && !value.has("op")
            || name.equals("filter")
            || name.equals("subject"));
  }

  private void bounds(String path, String op, JsonNode node) {
    if (node.has("usesPerTurn") && node.get("usesPerTurn").asInt() < 1) {
      faults.add(path + ".usesPerTurn", DAT_10, "an ability has 1 use or more in a turn");
    }
    if (op.equals("REPEAT") && !between(node.path("times"), MOST_REPEATS)) {
      faults.add(path + ".times", DAT_10, "effects are repeated 1 to %s times", MOST_REPEATS);
    }
    boolean deck = PEEKS.contains(op) && !node.path("pile").asText().equals("HAND");
    if (deck && !between(node.path("n"), DEEPEST_LOOK)) {
      faults.add(path + ".n", DAT_10, "1 to %s cards of a deck are looked at", DEEPEST_LOOK);
    }
  }

  /** What is opened, closed or left out must not tell what a Hand holds (DB-GEN-10). */
  private void prices(String path, String op, JsonNode node) {
    JsonNode sel = node.path("price").path("sel");
    if (op.equals("PAY")
        && SetWords.words(sel.path("zone")).contains("HAND")
        && NARROWING.stream().anyMatch(sel::has)) {
      faults.add(path + ".price.sel", DAT_13, "PAY takes any cards of a Hand, not such as fit");
    }
    boolean unseen =
        SetWords.words(node.path("sel").path("zone")).stream().anyMatch(DECKS::contains);
    if (node.has("in") && unseen) {
      faults.add(path + ".sel.zone", D_09, "a price is not paid in cards of a deck");
    }
    for (String costs : COSTS) {
      if (node.path(costs).isArray() && asks(node.get(costs), "CHOSEN")) {
        faults.add(
            path + "." + costs, "a price that is paid before anything is asked has no CHOSEN");
      }
    }
  }

  private void places(String path, String op, JsonNode node) {
    if (GAINING.contains(op) && node.has("to") && !GAINED_TO.contains(node.get("to").asText())) {
      faults.add(path + ".to", "%s brings a card to one of %s", op, GAINED_TO);
    }
    if (op.equals("GAIN_BORG") && node.has("to") && !BORG_TO.contains(node.get("to").asText())) {
      faults.add(path + ".to", BOR_42, "a Borg card is given to one of %s", BORG_TO);
    }
    if (op.equals("REORDER") && node.path("pile").asText().equals("HAND")) {
      faults.add(path + ".pile", "a Hand has no order");
    }
  }

  /** A choice is made once, whoever makes it. */
  private void answers(String path, JsonNode node) {
    for (String who : ANSWERING) {
      if (EACH.contains(node.path(who).asText())) {
        faults.add(path + "." + who, "one player is the %s, not each of several", who);
      }
    }
  }

  private static boolean asks(JsonNode node, String op) {
    return node.findValuesAsText("op").contains(op);
  }

  private static boolean between(JsonNode number, int most) {
    return number.asInt() >= 1 && number.asInt() <= most;
  }

  private void selector(String path, String op, JsonNode of, JsonNode sel, ShownPiles shown) {
    words.check(path, sel, faults);
    ImmutableSet<String> zones = SetWords.words(sel.path("zone"));
    if (op.equals("COPY") && !zones.equals(ImmutableSet.of("BRIDGE"))) {
      faults.add(path + ".zone", DAT_10, "a COPY names only cards of the Bridge");
    }
    ImmutableSet<String> reached = WordZones.of(op, path.endsWith(".filter"));
    if (!reached.isEmpty() && !reached.containsAll(zones)) {
      faults.add(path + ".zone", "%s takes cards of %s alone", op, reached);
    }
    boolean ship = zones.contains("FLAGSHIP") || zones.contains("IN_PLAY");
    if (full && TAKING.contains(op) && ship && SetWords.fits(sel.path("type"), "STARSHIP")) {
      faults.add(path, DAT_12, "no effect trashes or moves a flagship");
    }
    if (hides && !SHOWING.contains(op) && !shown.open(TAKING.contains(op), zones)) {
      faults.add(path + ".zone", DAT_13, "%s reads or moves cards that are hidden", op);
    }
    boolean addressed = OWNED.contains(op) && !of.has("player");
    boolean others =
        sel.has("owner") && !isSelf(sel.get("owner")) && !addressed
            || op.equals("HOLDING") && !isSelf(of.path("of"));
    if (hides && !SHOWING.contains(op) && others && zones.contains("HAND")) {
      faults.add(path + ".owner", DAT_13, "%s reads the Hand of another player", op);
    }
    boolean kind = sel.has("distinctBy") || NARROWING.stream().anyMatch(sel::has);
    if (hides && !others && kind && READING.contains(op) && zones.contains("HAND")) {
      faults.add(path, DAT_13, "%s tells which cards a Hand holds", op);
    }
  }

  /** A pick from the Hand of another player is theirs, or comes after that Hand was looked at. */
  private void hands(String path, JsonNode effect, ShownPiles shown) {
    String op = effect.path("op").asText();
    JsonNode whose = whose(op, effect);
    boolean owner = op.equals("DISCARD") || whose.isObject() || EACH.contains(whose.asText());
    String usual = owner ? "OWNER" : "CONTROLLER";
    if (hides
        && !shown.hand()
        && TAKING.contains(op)
        && !whose.isMissingNode()
        && !isSelf(whose)
        && SetWords.words(effect.path("sel").path("zone")).contains("HAND")
        && effect.path("chooser").asText(usual).equals("CONTROLLER")) {
      faults.add(path, DAT_13, "who picks from the Hand of another player must have seen it");
    }
  }

  /** Whose cards are taken: the player of the effect, or, without one, the owner of the cards. */
  private static JsonNode whose(String op, JsonNode effect) {
    return effect.has("player") || !OWNED.contains(op)
        ? effect.path("player")
        : effect.path("sel").path("owner");
  }

  private static boolean isSelf(JsonNode who) {
    return who.asText().equals("SELF");
  }
}
