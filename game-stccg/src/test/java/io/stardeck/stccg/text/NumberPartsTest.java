package io.stardeck.stccg.text;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Explanation;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Why the numbers of ships and persons are what they are. */
class NumberPartsTest {
  private static final StccgGame GAME = new StccgGame();

  private final Scene scene = Scene.laid().missions("157", "146");

  private Optional<Explanation> why(Seat seat, CardId card, String number) {
    return GAME.explain(GAME.view(scene.state(), seat), "cards[" + card.number() + "]." + number);
  }

  @Rule({"ST-REQ-12", "ST-EFF-12"})
  @Test
  void theStrengthOfAnArmedPerson() {
    Host team = Host.team(0, ONE);
    CardId person = scene.person(ONE, "253", team); // STRENGTH 6
    scene.gear(ONE, "058", team); // Klingon Disruptor: 2 more
    Explanation strength = why(ONE, person, "strength").orElseThrow();
    assertThat(strength.value()).isEqualTo(8);
    assertThat(strength.parts()).extracting(part -> part.amount()).contains(6, 2);
    assertThat(why(ONE, person, "cunning").orElseThrow().value()).isEqualTo(6);
  }

  @Rule({"ST-REQ-12", "ST-EFF-12"})
  @Test
  void whatActsAtALocationActsInAnOutpostThere() {
    Scene own =
        Scene.laid(
                OwnSet.with(
                    "{'kind':'EVENT','id':'arena','name':'arena','rarity':'COMMON','event':"
                        + "{'place':'MISSION','targets':[{'kind':'MISSION'}],'standing':["
                        + "{'op':'MODIFY','stat':'STRENGTH','how':'ADD','on':'LOCATION',"
                        + "'by':{'op':'NUMBER','n':3}}]}}"))
            .missions("157", "146");
    CardId here = own.person(ONE, "253", Host.outpost(own.outpost(ONE, "105", 0)));
    own.lies(ONE, "arena", On.location(0));
    Explanation strength =
        GAME.explain(GAME.view(own.state(), ONE), "cards[" + here.number() + "].strength")
            .orElseThrow();
    assertThat(strength.value()).isEqualTo(9);
  }

  @Rule({"ST-REQ-12", "ST-DMG-03"})
  @Test
  void theNumbersOfADamagedShip() {
    CardId ship = scene.ship(TWO, "331", 0);
    scene.lies(ONE, "069", On.ship(ship)); // Bynars Weapon Enhancement
    scene.damaged(ship);
    assertThat(why(ONE, ship, "weapons").orElseThrow().value()).isEqualTo(7);
    assertThat(why(ONE, ship, "range").orElseThrow().value()).isEqualTo(5);
    assertThat(why(ONE, ship, "range").orElseThrow().parts())
        .anyMatch(part -> part.rule().value().equals("ST-DMG-03"));
  }

  @Rule({"ST-VIS-03", "ST-VIS-11"})
  @Test
  void nothingIsToldOfAPersonWhomTheSeatDoesNotKnow() {
    CardId person = scene.person(ONE, "253", Host.ship(scene.ship(ONE, "347", 0)));
    assertThat(why(ONE, person, "strength")).isPresent();
    assertThat(why(TWO, person, "strength")).isEmpty();
  }

  @Test
  void whatIsNoNumberIsNotExplained() {
    CardId ship = scene.ship(ONE, "331", 0);
    for (String path : new String[] {"range", "cunning", "total", "name"}) {
      assertThat(why(ONE, ship, path).isPresent()).isEqualTo(path.equals("range"));
    }
    assertThat(GAME.explain(GAME.view(scene.state(), ONE), "cards[].range")).isEmpty();
  }
}
