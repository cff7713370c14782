package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfDefinition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Interrupts that look at cards, bring them back, or take them away. */
class LookingCardsTest {
  // Diplomacy Mission (planet), Study Stellar Collision (space), First Contact (planet).
  private final Scene scene = Scene.laid().missions("151", "191", "161");
  private final CardId ship = scene.ship(ONE, "331", 0);
  private final Host aboard = Host.ship(ship);

  @Shows("112")
  @Rule({"ST-EFF-05", "ST-RNG-02"})
  @Test
  void anOverloadDestroysOnePieceOfEquipment() {
    scene.gear(ONE, "064", aboard);
    scene.gear(ONE, "057", aboard);
    scene.persons(ONE, aboard, "205").orders(ONE);
    scene.interrupts(TWO, "112", Aim.at(aboard));
    assertThat(scene.discarded(ONE)).hasSize(1).containsAnyOf("064", "057");
    assertThat(scene.state().gear(aboard)).isEqualTo(1);
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("205");
  }

  @Shows({"117", "135"})
  @Rule({"ST-EFF-17", "ST-PRE-02", "ST-SPC-16", "ST-D-51", "ST-VIS-11"})
  @ParameterizedTest
  @CsvSource({"117, 0, 015", "135, 1, 031"})
  void aScanShowsASeedStackToWhoPlaysIt(String scan, int location, String dilemma) {
    scene.seeded(TWO, location, dilemma).orders(TWO);
    assertThat(scene.seen(ONE, Places.stack(location))).isEmpty();
    scene.interrupts(ONE, scan, Aim.at(location));
    assertThat(scene.seen(ONE, Places.stack(location))).containsExactly(dilemma);
    scene.turns(2);
    assertThat(scene.seen(ONE, Places.stack(location))).containsExactly(dilemma);
    assertThat(scene.seen(Seat.SPECTATOR, Places.stack(location))).isEmpty();
    CardId other = scene.hand(ONE, scan);
    assertThat(scene.against(new PlayInterrupt(ONE, other, Aim.at(1 - location))))
        .contains("ST-INT-09");
  }

  @Shows({"123", "127"})
  @Rule({"ST-EFF-17", "ST-PRE-02", "ST-VIS-07", "ST-VIS-11", "ST-PAT-18"})
  @Test
  void handsAndDecksAreLookedAt() {
    scene.hand(TWO, "205");
    scene.orders(ONE);
    scene.interrupts(ONE, "127", Aim.at(TWO));
    assertThat(scene.seen(ONE, Places.hand(TWO))).containsExactly("205");
    assertThat(scene.seen(Seat.SPECTATOR, Places.hand(TWO))).isEmpty();
    scene.interrupts(ONE, "123", Aim.at(TWO));
    assertThat(scene.seen(ONE, Places.deck(TWO))).hasSize(10);
    assertThat(scene.against(new PlayInterrupt(ONE, scene.hand(ONE, "127"), Aim.at(ONE))))
        .contains("ST-INT-09");
  }

  @Shows("128")
  @Rule({"ST-EFF-17", "ST-SPC-16", "ST-D-51"})
  @Test
  void aLongRangeScanShowsACrewUnlessItIsShielded() {
    scene.gear(ONE, "064", aboard);
    scene.persons(ONE, aboard, "205", "203").orders(ONE);
    scene.interrupts(TWO, "128", Aim.at(aboard));
    assertThat(scene.seen(TWO, aboard.place(Role.FREE))).containsExactly("205", "203");
    assertThat(scene.seen(TWO, aboard.place(Role.GEAR))).containsExactly("064");
    CardId mercenary = scene.ship(ONE, "354", 0);
    assertThat(
            scene.against(
                new PlayInterrupt(TWO, scene.hand(TWO, "128"), Aim.at(Host.ship(mercenary)))))
        .contains("ST-INT-09");
  }

  @Shows("131")
  @Rule({"ST-EFF-27", "ST-EFF-09", "ST-DAT-18"})
  @Test
  void theTraderGoesForACardThatIsNoPerson() {
    Scene pile = Scene.laid().missions("191");
    pile.persons(ONE, Host.ship(pile.ship(ONE, "331", 0)), "205");
    pile.destroyed(pile.state().table().ships().get(0).id());
    pile.orders(ONE);
    pile.quietly(new PlayInterrupt(ONE, pile.hand(ONE, "131"), Aim.NOTHING));
    assertThat(pile.state().cards(Places.hand(ONE))).extracting("def").containsExactly("331");
    assertThat(pile.discarded(ONE)).containsExactly("205");
    assertThat(pile.state().cards(Places.out(ONE))).extracting("def").containsExactly("131");
    assertThat(pile.against(new PlayInterrupt(ONE, pile.hand(ONE, "131"), Aim.NOTHING)))
        .isNotEmpty(); // once in a turn
  }

  @Shows("137")
  @Rule({"ST-EFF-06", "ST-PAT-17"})
  @Test
  void interferenceEndsAMessage() {
    CardId message = scene.lies(TWO, "120", On.ship(ship));
    scene.orders(ONE);
    scene.interrupts(ONE, "137", Aim.at(message));
    assertThat(scene.discarded(TWO)).containsExactly("120");
    assertThat(scene.state().table().lying()).isEmpty();
  }

  @Shows("005")
  @Rule({"ST-EFF-47", "ST-EFF-17", "ST-ART-04", "ST-EFF-41"})
  @Test
  void theThoughtMakerPutsTheDeckInOrder() {
    Scene own = Scene.laid().missions("191");
    own.hand(TWO, "205");
    own.hand(TWO, "204");
    CardId masaka = own.hand(ONE, "082");
    own.cardPlay(ONE).quietly(new PlayCard(ONE, masaka, Aim.at(TWO))); // two cards at the bottom
    own.quietly(new PlayInterrupt(ONE, own.hand(ONE, "005"), Aim.at(TWO)));
    own.quietly(new Choose(ONE, new OfDefinition("204")));
    own.quietly(new Choose(ONE, new OfDefinition("205"))).quietly(new Choose(ONE, new No()));
    assertThat(own.state().cards(Places.deck(TWO)).subList(0, 3))
        .extracting("def")
        .containsExactly("204", "205", "331");
    assertThat(own.state().size(Places.deck(TWO))).isEqualTo(10);
  }

  @Shows("142")
  @Rule({"ST-EFF-09", "ST-RNG-01"})
  @Test
  void theJugglerShufflesADeck() {
    scene.orders(ONE);
    List<Card> before = scene.state().cards(Places.deck(TWO));
    scene.interrupts(ONE, "142", Aim.at(TWO));
    assertThat(scene.state().cards(Places.deck(TWO)))
        .hasSize(10)
        .doesNotContainAnyElementsOf(before); // new ids
  }

  @Shows("005")
  @Rule("ST-EFF-47")
  @Test
  void whatIsNotNamedKeepsItsOrder() {
    Scene own = Scene.laid().missions("191");
    for (String card : new String[] {"205", "204", "214", "203", "064"}) {
      own.hand(TWO, card);
    }
    CardId masaka = own.hand(ONE, "082");
    own.cardPlay(ONE).quietly(new PlayCard(ONE, masaka, Aim.at(TWO))).deck(TWO, 6);
    List<String> order = new ArrayList<>();
    own.state().cards(Places.deck(TWO)).forEach(card -> order.add(card.def()));
    own.quietly(new PlayInterrupt(ONE, own.hand(ONE, "005"), Aim.at(TWO)));
    own.quietly(new Choose(ONE, new OfDefinition("331"))).quietly(new Choose(ONE, new No()));
    assertThat(own.state().cards(Places.deck(TWO)))
        .extracting("def")
        .containsExactlyElementsOf(order); // 331 was on top
  }
}
