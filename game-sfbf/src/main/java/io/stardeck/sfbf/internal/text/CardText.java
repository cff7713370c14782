package io.stardeck.sfbf.internal.text;

import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.text.Phrases;
import io.stardeck.sfbf.card.ActionCard;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.card.Symbol;
import io.stardeck.sfbf.config.BattleForceRules;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What stands on cards and ships, in words. */
final class CardText {
  /** An option mount fires a plasma torpedo S only together with another (BF-ORI-02). */
  private static final String PAIR = " (two together)";

  /** What holds of Erratic Maneuvers besides (BF-DEF-32, 33). */
  private static final String STAYS =
      ", now and while it lies on the ship, which cannot attack until your next turn ends";

  private CardText() {}

  /**
   * What the card does, in a line.
   *
   * @param traditional whether damage is counted by ship (BF-OPT-24)
   */
  static String brief(ActionCard card, boolean traditional) {
    return card.kind().weapon() ? weapon(card) : other(card, traditional);
  }

  /** The card with what it does, how it is played, and the rule that its kind follows from. */
  static String of(ActionCard card, boolean traditional) {
    RuleId id = RuleId.of("BF-CRD-%02d".formatted(card.kind().ordinal() + 1));
    RuleBook.Entry rule = BattleForceRules.BOOK.find(id);
    return card.title()
        + ": "
        + brief(card, traditional)
        + "\n  "
        + CardUse.of(card.kind(), traditional)
        + (rule == null ? "" : "\n  " + id + ": " + rule.text());
  }

  /** The points of a ship and its boxes. */
  static String brief(ShipCard ship) {
    return Phrases.count(ship.vp(), "point")
        + ", "
        + boxes(ship.size())
        + ": "
        + ship.boxes().stream().map(CardText::letters).collect(Collectors.joining(" "))
        + (ship.cloak() ? ", cloak" : "")
        + (ship.web() ? ", web" : "");
  }

  /** So many boxes. */
  static String boxes(int number) {
    return number == 1 ? "1 box" : number + " boxes";
  }

  /** The ship with what each of its boxes fires. */
  static String of(ShipCard ship) {
    List<String> lines = new ArrayList<>();
    lines.add(ship.title() + " (" + ship.race().title() + "): " + brief(ship));
    for (BoxType type : EnumSet.copyOf(ship.boxes())) {
      lines.add("  " + letters(type) + " " + fires(type));
    }
    return String.join("\n", lines);
  }

  /** A box, as it is shown. */
  static String letters(BoxType type) {
    return type == BoxType.HULL ? "H" : type.name();
  }

  /** What a box fires. */
  static String fires(BoxType type) {
    String cards =
        EnumSet.allOf(CardKind.class).stream()
            .filter(type::fires)
            .map(kind -> kind.title() + (type == BoxType.WPN && kind == CardKind.PLS ? PAIR : ""))
            .collect(Collectors.joining(", "));
    if (!cards.isEmpty()) {
      return "fires " + cards;
    }
    return type == BoxType.FTR ? "launches a fighter squadron" : "fires nothing";
  }

  private static String weapon(ActionCard card) {
    String boxes =
        EnumSet.allOf(BoxType.class).stream()
            .filter(type -> type.fires(card.kind()))
            .map(Enum::name)
            .collect(Collectors.joining(" or "));
    return "%d damage from a %s box%s%s; in defence against %s"
        .formatted(
            card.value(),
            boxes,
            card.kind() == CardKind.PLS ? PAIR.replace("two", "two WPN") : "",
            (card.kind().seeking() ? ", seeking" : "")
                + (card.rangeLimited() ? ", range limited" : ""),
            card.symbols().stream().map(CardText::against).collect(Collectors.joining(", ")));
  }

  private static String against(Symbol symbol) {
    return switch (symbol) {
      case D -> "drones";
      case P -> "plasma";
      case F -> "fighters";
      case PF -> "PFs";
    };
  }

  private static String other(ActionCard card, boolean traditional) {
    String text =
        traditional && (card.kind() == CardKind.ECM || card.kind() == CardKind.EM)
            ? jamming(card.kind())
            : text(card.kind());
    return String.format(Locale.ROOT, text, card.value());
  }

  /** With traditional damage (BF-D-56). */
  private static String jamming(CardKind kind) {
    return "cancels one weapon card, %d less damage of fighters and PFs"
        + (kind == CardKind.EM ? STAYS : "");
  }

  private static String text(CardKind kind) {
    return switch (kind) {
      case OVL -> "doubles a photon torpedo or a disruptor in attack, range limited";
      case ENV -> "doubles a plasma torpedo R or S in attack";
      case SCP -> "doubles a drone; in defence the drone stops one more";
      case GUN -> "doubles one weapon card of any kind that nothing else doubles";
      case ECCM -> "cancels ECM, or Erratic Maneuvers for one attack";
      case EM -> "%d less damage" + STAYS;
      case ECM, RS -> "%d less damage";
      case WW ->
          "drones and plasma miss, the rest is halved;"
              + " the ship cannot attack or fire until your next turn ends";
      case TB -> "in defence stops one drone; in attack cancels a Wild Weasel";
      case DSG ->
          "the ship avoids the attack, goes to the Reserve if there is one,"
              + " neither attacks nor is attacked until your next turn ends";
      case DC -> "repairs %d damage of one of your ships";
      case ENG -> "repairs all damage of one of your ships";
      case REI -> "a ship of the ship deck joins your fleet";
      case PBF -> "two dice of damage to an enemy ship";
      case PFF ->
          "two dice of damage to an enemy ship, and what is left of the flotilla's strength";
      case MUT -> "a die against an enemy Klingon ship: 1 to 3 damage, from 4 on you capture it";
      case ORG ->
          "all but the reserve cards is shuffled, everybody has a new hand;"
              + " all damage is repaired, cloaks and webs go off";
      case PRT ->
          "+1 to your attack or your mutiny, or -1 to a mutiny on your ship;"
              + " or cancels a cloak, a web or a Wild Weasel";
      default -> kind.title();
    };
  }
}
