package io.stardeck.sfbf.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.card.ActionCard;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.CardSets;
import io.stardeck.sfbf.card.Symbol;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What each card says of itself: enough to play it by. */
final class CardUseTest {
  /** Of each kind that is no weapon what its text must not leave out. */
  private static final String TABLE =
      """
      OVL | photon torpedo or a disruptor in attack | from the Main Body | a ship there | else
      ENV | plasma torpedo R or S in attack | nothing else may double that card
      SCP | fired at fighters or a PF flotilla | nothing else may double it | stops one more
      GUN | of any kind | fired at fighters or a PF flotilla | not on one fired at drones and plasma
      ECCM | that lie on the target | at once | ECM or Erratic Maneuvers | against other attacks
      EM | 4 less damage | every attack till then | cloaked or webbed | Wild Weasel | ECCM answers
      ECM | 3 less damage | of the whole attack | ECCM answers it
      RS | 3 less damage | of the whole attack | Nothing answers it
      WW | halved last of all, rounded up | cannot attack or fire | every attack till then | no \
      Tractor Beam | comes to the Screen | Erratic Maneuvers | Tractor Beam or Prime Team answers
      TB | first a Scatterpack on it | of your target: with the attack, or at once | from the Screen
      DSG | no damage at all | nothing answers it | neither attacks nor is attacked until your next \
      turn ends | cloak, web, Erratic Maneuvers and Wild Weasel come off
      DC | repairs 2 damage | phase 2 | one repair card a turn | in any row | you choose the boxes
      ENG | repairs all damage | phase 2 | one repair card a turn | in any row
      REI | phase 3 | with formation the ship goes to the Reserve | without a ship in play
      PBF | two dice | phase 4 instead of a ship's attack | several cards | comes off the dice
      PFF | two dice | instead of an attack | may fire one card at it, in a game of two players two \
      | 12 points destroy it | in Screen or Main Body | 12 less the points fired | nobody's trophy
      MUT | an enemy Klingon ship | 1 to 3 damage, from 4 on you capture it | instead of an attack \
      | outside the Reserve | before it is rolled | 0 or less is nothing | No defence card works
      ORG | all damage is repaired, cloaks and webs go off | instead of an attack | into their reserve \
      | the cards on ships are shuffled | with ships draws five | your turn is over
      PRT | +1 to your attack or your mutiny, or -1 to a mutiny on your ship | played or has ended \
      | +1 damage or +1 to the dice | cloak, web or Wild Weasel is off | before the die
      """;

  @Rule({
    "BF-CRD-10", "BF-CRD-11", "BF-CRD-12", "BF-CRD-13", "BF-CRD-14", "BF-CRD-15", "BF-CRD-16",
    "BF-CRD-17", "BF-CRD-18", "BF-CRD-19", "BF-CRD-20", "BF-CRD-21", "BF-CRD-22", "BF-CRD-23",
    "BF-CRD-24", "BF-CRD-25", "BF-CRD-26", "BF-CRD-27", "BF-CRD-28"
  })
  @Test
  void everyCardTellsAllThatItsPlayerMustKnow() {
    List<String> rows = TABLE.lines().toList();
    assertThat(rows).hasSize(19);
    for (String row : rows) {
      List<String> words = Splitter.on('|').trimResults().splitToList(row);
      CardKind kind = CardKind.valueOf(words.get(0));
      assertThat(says(kind, false)).as(row).contains(words.subList(1, words.size()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyCardSaysInWhoseTurnItIsPlayedAndBacksItWithRules(CardKind kind) {
    String use = CardUse.of(kind, false);
    assertThat(use).matches("(In (your|defence of your)|With your) .*\\.");
    assertThat(use).matches(".*BF-[A-Z]+-\\d\\d.*");
    assertThat(use.contains("BF-FRM-21, 22")).isEqualTo(kind.rangeLimited());
    assertThat(use.contains("not from a webbed ship")).isEqualTo(kind.phaser());
    assertThat(use.contains("not at a cloaked ship")).isEqualTo(kind.seeking());
    assertThat(use.contains("from one drone or plasma torpedo (BF-DEF-26)"))
        .isEqualTo(kind.has(Symbol.P));
    assertThat(use.contains("stops one drone whatever the numbers, but first a Scatterpack on it"))
        .isEqualTo(kind.has(Symbol.D) && !kind.has(Symbol.P));
    assertThat(use.contains("at fighters before their dice, by your attacked ship, or for one in"))
        .isEqualTo(kind.has(Symbol.F));
    assertThat(use.contains("from any ship of yours in Screen or Main Body: its number off the 12"))
        .isEqualTo(kind.has(Symbol.PF));
    assertThat(use.contains("one card a box (BF-ATK-31, 32)")).isEqualTo(kind.weapon());
  }

  @Rule({"BF-OPT-24", "BF-D-56"})
  @Test
  void withTraditionalDamageEcmAndErraticManeuversTellThatTheyCancelAWeaponCard() {
    for (CardKind kind : List.of(CardKind.ECM, CardKind.EM)) {
      assertThat(says(kind, true))
          .contains("cancels one weapon card, ", "less damage of fighters and PFs", "you name")
          .doesNotContain("whole attack");
    }
    assertThat(says(CardKind.EM, true)).contains("now and while it lies on the ship");
    assertThat(says(CardKind.RS, true)).isEqualTo(says(CardKind.RS, false));
  }

  /** What the first card of that kind says, but for its rule. */
  private static String says(CardKind kind, boolean traditional) {
    ActionCard card =
        CardSets.base().cards().stream()
            .filter(each -> each.kind() == kind)
            .findFirst()
            .orElseThrow();
    String text = CardText.of(card, traditional);
    return text.substring(0, text.indexOf("BF-CRD-"));
  }
}
