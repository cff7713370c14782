package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Encounter.TEAM;
import static io.stardeck.stccg.scene.Scene.ONE;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import org.junit.jupiter.api.Test;

/** Words on cards of a kind, or in places, where no card of the first set has them. */
class WordsElsewhereTest {
  private static final StccgGame GAME = new StccgGame();

  private static Scene laid(String... cards) {
    CardSet set = OwnSet.with(cards);
    return Scene.laid(config -> StccgConfig.builder().from(config).cards(set).build());
  }

  private static String card(String kind, String facts) {
    return "{'kind':'%s','id':'own','name':'own','rarity':'COMMON',%s}".formatted(kind, facts);
  }

  @Rule("ST-REQ-17")
  @Test
  void nowhereIsNobodyElse() {
    Scene scene =
        laid(card(
                "EVENT",
                "'event':{'place':'TABLE','playIf':"
                    + "{'op':'OTHER_GROUP','of':{'op':'PERSONNEL_COUNT','than':0}}}"))
            .missions("162", "178")
            .cardPlay(ONE);
    scene.persons(ONE, TEAM, "215");
    var own = scene.hand(ONE, "own");
    assertThat(scene.against(new PlayCard(ONE, own, Aim.NOTHING))).containsExactly("ST-SPC-07");
  }
}
