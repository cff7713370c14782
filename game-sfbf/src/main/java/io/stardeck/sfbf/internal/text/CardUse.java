package io.stardeck.sfbf.internal.text;

import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.Symbol;

/**
 * How a card is used, for whoever plays it at a table: when, by whom, against whom, what it comes
 * to, and what answers it.
 */
final class CardUse {
  private static final String OFF_THE_ATTACK =
      "In defence of your attacked ship, off the damage of the whole attack";
  private static final String ONE_CARD =
      "In defence of your attacked ship: cancels one weapon card with what doubles it, which you"
          + " name, but is taken off the damage of fighters and a PF flotilla (BF-OPT-24, BF-D-56)";

  private CardUse() {}

  /**
   * What a player must know to play a card of {@code kind}, with the rules that say so.
   *
   * @param traditional whether damage is counted by ship (BF-OPT-24)
   */
  static String of(CardKind kind, boolean traditional) {
    return kind.weapon() ? fired(kind) : other(kind, traditional ? ONE_CARD : OFF_THE_ATTACK);
  }

  private static String fired(CardKind kind) {
    StringBuilder text =
        new StringBuilder(
            "In your attack: an undamaged box of the attacking ship fires it at the target, one"
                + " card a box (BF-ATK-31, 32)");
    if (kind.rangeLimited()) {
      text.append("; neither from the Main Body nor at a ship there (BF-FRM-21, 22)");
    }
    if (kind.phaser()) {
      text.append("; not from a webbed ship (BF-ATK-14)");
    }
    if (kind.seeking()) {
      text.append("; not at a cloaked ship (BF-ATK-23)");
    }
    text.append('.');
    if (kind.has(Symbol.P)) {
      text.append(
          " Fired by your attacked ship: its number less from one drone or plasma torpedo"
              + " (BF-DEF-26).");
    } else if (kind.has(Symbol.D)) {
      text.append(
          " Fired by your attacked ship: stops one drone whatever the numbers, but first a"
              + " Scatterpack on it (BF-DEF-22, 23, 25).");
    }
    if (kind.has(Symbol.F)) {
      text.append(
          " Fired at fighters before their dice, by your attacked ship, or for one in the Main Body"
              + " by one ship of the Screen: its number less (BF-FTR-09, 12, 16).");
    }
    return text.append(
            " At another player's PF Flotilla, from any ship of yours in Screen or Main Body: its"
                + " number off the 12 points (BF-PFF-04, 10).")
        .toString();
  }

  private static String other(CardKind kind, String jamming) {
    return switch (kind) {
      case OVL ->
          "In your attack, neither from the Main Body nor at a ship there; nothing else may double"
              + " that card (BF-SUP-01, 05, BF-FRM-21, 22).";
      case ENV -> "In your attack; nothing else may double that card (BF-SUP-02, 05).";
      case SCP ->
          "In your attack, or on a drone that you fired at fighters or a PF flotilla; nothing else"
              + " may double it (BF-SUP-03, 05, BF-FTR-11, BF-PFF-06). A drone that your attacked"
              + " ship fired at a drone stops one more (BF-DEF-24).";
      case GUN ->
          "In your attack, or on a card that you fired at fighters or a PF flotilla; not on one"
              + " fired at drones and plasma torpedoes (BF-SUP-04, BF-DEF-09, BF-D-42).";
      case ECCM ->
          "With your attack, against Erratic Maneuvers that lie on the target; or at once, when the"
              + " defender plays ECM or Erratic Maneuvers (BF-RCT-01, 02, 08). Erratic Maneuvers"
              + " stay on the ship and work against other attacks (BF-RCT-03).";
      case EM ->
          jamming
              + "; it lies on the ship until the end of your next turn, and works against every"
              + " attack till then (BF-DEF-30 to 34). One on a ship, not while it is cloaked or"
              + " webbed, and not in one defence with a Wild Weasel (BF-DEF-31, 35, 36). ECCM"
              + " answers it.";
      case ECM -> jamming + " (BF-DEF-41). ECCM answers it (BF-RCT-02).";
      case RS -> OFF_THE_ATTACK + " (BF-DEF-10). Nothing answers it.";
      case WW ->
          "In defence of your attacked ship; the rest is halved last of all, rounded up (BF-DEF-43,"
              + " 45). It lies on the ship until the end of your next turn and works against every"
              + " attack till then; the ship uses no weapon card and no Tractor Beam (BF-DEF-44,"
              + " 47, 48). From the Main Body the ship comes to the Screen (BF-DEF-49). Not in one"
              + " defence with Erratic Maneuvers (BF-DEF-36). Tractor Beam or Prime Team answers"
              + " it.";
      case TB ->
          "In defence of your attacked ship: one drone, but first a Scatterpack on it (BF-DEF-40)."
              + " Against the Wild Weasel of your target: with the attack, or at once when it is"
              + " played; a ship attacks from the Screen for that (BF-RCT-05, 08).";
      case DSG ->
          "In defence of your attacked ship: no damage at all, and nothing answers it (BF-DEF-50)."
              + " In the Reserve cloak, web, Erratic Maneuvers and Wild Weasel come off (BF-DEF-52,"
              + " 53).";
      case DC ->
          "In your phase 2, one repair card a turn; a ship in any row, and you choose the boxes"
              + " (BF-REP-01, 04, 09).";
      case ENG -> "In your phase 2, one repair card a turn; a ship in any row (BF-REP-01, 09).";
      case REI ->
          "In your phase 3; with formation the ship goes to the Reserve (BF-FRM-01, 02). It may be"
              + " played without a ship in play (BF-OUT-02).";
      case PBF ->
          "In your phase 4 instead of a ship's attack, at one enemy ship; several cards may attack"
              + " together. What the target fires at them comes off the dice (BF-PBF-01 to 04).";
      case PFF ->
          "In your phase 4 instead of an attack. First each other player may fire one card at it,"
              + " in a game of two players two; 12 points destroy it (BF-PFF-03 to 08). Then it"
              + " attacks one enemy ship in Screen or Main Body; unless agreed otherwise, its"
              + " strength is 12 less the points fired (BF-PFF-09, 10, BF-D-13). A ship that it"
              + " destroys is nobody's trophy (BF-PFF-14).";
      case MUT ->
          "In your phase 4 instead of an attack, at a ship outside the Reserve. Prime Teams of both"
              + " players change the die before it is rolled; 0 or less is nothing (BF-MUT-01, 02,"
              + " 06, 07). No defence card works against it (BF-MUT-05).";
      case ORG ->
          "In your phase 4 instead of an attack. In the advanced game each player may first put hand"
              + " cards into their reserve, three there at most. Then hands, Starbase, discard pile and the cards on"
              + " ships are shuffled, each player with ships draws five, and your turn is over"
              + " (BF-ORG-01 to 09).";
      default ->
          "With your attack, or when the target's defence is played or has ended: +1 damage or +1"
              + " to the dice (BF-PRT-01, BF-RCT-10), or the target's cloak, web or Wild Weasel is"
              + " off (BF-RCT-04, 08). In a mutiny before the die (BF-MUT-06).";
    };
  }
}
