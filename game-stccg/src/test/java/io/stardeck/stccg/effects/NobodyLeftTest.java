package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import org.junit.jupiter.api.Test;

/** Words for a group of which an earlier word has left nobody ({@code ST-EFF-40}). */
class NobodyLeftTest {
  private static final Host TEAM = Host.team(0, ONE);

  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'DILEMMA','id':'own','name':'own','rarity':'COMMON','dilemmaType':'PLANET',"
              + "'after':'ATTACH_PLANET',"
              + "'always':[{'op':'KILL','of':{'from':'GROUP'}},{'op':'SPLIT'}]}");

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
}
