package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import org.junit.jupiter.api.Test;

/** Words for a group of which an earlier word has left nobody ({@code ST-EFF-40}). */
class NobodyLeftTest {
  private static final Host TEAM = Host.team(0, ONE);

  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'DILEMMA','id':'own','name':'own','rarity':'COMMON','dilemmaType':'PLANET',"
              + "'after':'ATTACH_PLANET',"
              + "'always':[{'op':'KILL','of':{'from':'GROUP'}},{'op':'SPLIT'}]}",
          "{'kind':'DILEMMA','id':'parts','name':'parts','rarity':'COMMON','dilemmaType':'PLANET',"
              + "'after':'ATTACH_LOCATION','triggers':[{'full':false,'at':'ON_EVENT','of':'EVERY',"
              + "'event':{'window':'ORDER_DECLARED'},'effects':[{'op':'SPLIT'}]}]}");

  @Rule({"ST-EFF-40", "ST-EFF-51"})
  @Test
  void nobodyIsParted() {
    Scene scene = Scene.laid(SET).missions("147").seeded(TWO, 0, "own");
    scene.persons(ONE, TEAM, "253", "256").orders(ONE);
    scene.quietly(new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.KLINGON)));
    scene.quietly(new Confirm(ONE));
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("253", "256");
    assertThat(scene.told(CardEvent.CardDisabled.class)).isEmpty();
  }

  @Rule({"ST-EFF-51", "ST-VIS-04"})
  @Test
  void whoIsPartedIsSeenByTheirOwnPlayerWhoeverSaysSo() {
    Scene scene = Scene.laid(SET).missions("147");
    scene.lies(TWO, "parts", On.location(0));
    scene.persons(ONE, TEAM, "253", "256", "254").orders(ONE);
    scene.does(new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.KLINGON)));
    scene.does(new Confirm(ONE));
    while (scene.state().top() instanceof Phase.Effects effects) {
      scene.does(new Choose(effects.deciders().get(0), new Chosen.Yes()));
    }
    assertThat(scene.state().persons(TEAM)).isEqualTo(3);
    assertThat(scene.told(CardEvent.CardDisabled.class)).isNotEmpty();
  }
}
