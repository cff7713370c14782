package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In what order those stand of whom chance takes one. */
class OrderOfDrawsTest {
  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'EVENT','id':'kills','name':'kills','rarity':'COMMON','event':{'place':'NONE',"
              + "'effects':[{'op':'KILL','of':{'from':'IN_PLAY','n':{'op':'NUMBER','n':1}}}]}}");

  @Rule("ST-RNG-02")
  @ParameterizedTest
  @CsvSource({
    "0, 253", // to the left: the outpost first
    "1, 256", "2, 215", // then the ship
    "3, 204", "4, 205", // then the surface
    "5, 254", // and at last what is to the right: its outpost, then the ship
    "6, 214", "7, 197",
  })
  void theyStandByPlaceFromLeftToRightAndNotByAgeOrName(int drawn, String victim) {
    Scene scene = Scene.laid(SET).missions("154", "154");
    // Whoever comes first into play has the lowest number.
    scene.persons(TWO, Host.outpost(scene.outpost(TWO, "105", 1)), "254");
    Host right = Host.ship(scene.ship(ONE, "331", 1));
    scene.persons(ONE, right, "214", "197").persons(TWO, Host.team(0, TWO), "205");
    scene.persons(ONE, Host.ship(scene.ship(ONE, "331", 0)), "215", "204");
    scene.persons(TWO, Host.outpost(scene.outpost(TWO, "105", 0)), "253", "256");
    PlayCard kills = new PlayCard(ONE, scene.hand(ONE, "kills"), Aim.NOTHING);
    scene.draws(drawn).cardPlay(ONE).quietly(kills);
    assertThat(scene.discarded(ONE)).contains("kills");
    scene.discarded(TWO);
    assertThat(scene.discarded(victim.matches("253|254|256|205") ? TWO : ONE)).contains(victim);
  }
}
