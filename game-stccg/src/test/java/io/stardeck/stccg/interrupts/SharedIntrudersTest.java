package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Stop;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Intruders of two players aboard a ship of the third. */
class SharedIntrudersTest {
  private static final String BORG = "134";

  private final Scene scene = Scene.laid(3).missions("191", "151");
  private final CardId ship = scene.ship(THREE, "334", 0);

  private void aboard(Seat seat, int borg) {
    for (int i = 0; i < borg; i++) {
      scene.lies(seat, BORG, On.intruder(ship));
    }
  }

  @Rule({"ST-D-63", "ST-SPC-02", "ST-SPC-05"})
  @Test
  void theyAreOneForceAndFightOneBattle() {
    scene.persons(THREE, Host.ship(ship), "204"); // Data: STRENGTH 12, an OFFICER
    aboard(ONE, 1);
    aboard(TWO, 2);
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.told(BattleEvent.StrikeCompared.class))
        .containsExactly(new BattleEvent.StrikeCompared(9, 12));
  }

  @Rule({"ST-D-63", "ST-SPC-09"})
  @ParameterizedTest
  @CsvSource({"1, 2, false", "2, 1, true", "1, 1, true", "0, 1, false"})
  void whoHasTheMostMakesThemACrew(int ones, int twos, boolean may) {
    aboard(ONE, ones);
    aboard(TWO, twos);
    scene.with(ship, each -> each.copy().withStop(Stop.GOOD));
    PlayCard lore = new PlayCard(ONE, scene.hand(ONE, "080"), Aim.at(Host.ship(ship)));
    assertThat(scene.cardPlay(ONE).against(lore).isEmpty()).isEqualTo(may);
  }

  @Rule({"ST-D-41", "ST-D-63", "ST-SPC-09"})
  @ParameterizedTest
  @ValueSource(booleans = {false, true}) // whether the second player has given up meanwhile
  void withoutLoreEachIsThatOfWhoHasPlayedIt(boolean resigned) {
    aboard(ONE, 2);
    aboard(TWO, 1);
    scene.with(ship, each -> each.copy().withStop(Stop.GOOD));
    CardId lore = scene.hand(ONE, "080");
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, lore, Aim.at(Host.ship(ship))));
    if (resigned) {
      scene.does(new Resign(TWO));
    }
    scene.plays(THREE, "124", Aim.at(scene.state().table().lying().get(0).id())).passes();
    assertThat(scene.state().table().lying())
        .extracting(Lying::controller)
        .containsExactlyInAnyOrderElementsOf(resigned ? List.of(ONE, ONE) : List.of(ONE, ONE, TWO));
  }
}
