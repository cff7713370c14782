package io.stardeck.sfbf.formation;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.statistics.Statistics;

/** Phase 3 played at random: whatever they do, it ends in a formation that the rules allow. */
class FormationPropertyTest {
  private static final String[] SHIPS = {
    "fed-ca", "tho-cw", "rom-we", "gor-bc", "kzi-bc", "kzi-cl", "ori-br"
  };

  @Rule({"BF-FRM-11", "BF-FRM-12", "BF-FRM-13", "BF-FRM-16", "BF-FRM-17", "BF-I-07", "BF-I-09"})
  @Property(tries = 300)
  void everyPhaseThreeEndsInALegalFormation(
      @ForAll @Size(7) List<@IntRange(max = 2) Integer> rows,
      @ForAll @Size(20) List<@IntRange(max = 99) Integer> choices) {
    Scene scene = laid(rows);
    int decisions = 0;
    int fresh = 0;
    while (scene.phase() instanceof Phase.Formation && decisions < 20) {
      List<BattleForceAction> legal = scene.legal(ONE);
      assertThat(legal).isNotEmpty();
      fresh = scene.secrets(ONE).fresh().size();
      scene = scene.does(legal.get(choices.get(decisions++) % legal.size()));
    }
    assertThat(scene.phase()).as("after 20 decisions").isNotInstanceOf(Phase.Formation.class);
    Statistics.label("decisions")
        .collect(decisions > 3 ? "many" : "few")
        .coverage(c -> c.check("many").percentage(p -> p > 30));
    assertThat(scene.state().reserveSize(ONE)).isLessThanOrEqualTo(2 + fresh);
    assertThat(scene.fleet(ONE).screen()).as("a ship in the Screen").isNotEmpty();
    assertThat(scene.secrets(ONE).fresh()).isEmpty();
  }

  private static Scene laid(List<Integer> rows) {
    Given given = Given.advanced(2).screen(TWO, "kli-d7").hand(ONE, "rei-1", "rei-2", "rs-1");
    for (int i = 0; i < SHIPS.length; i++) {
      switch (rows.get(i)) {
        case 0 -> given.screen(ONE, SHIPS[i]);
        case 1 -> given.main(ONE, SHIPS[i]);
        default -> given.reserve(ONE, SHIPS[i]);
      }
    }
    return given
        .phases(
            PhaseStack.with(
                PhaseStack.choice(ONE),
                new Phase.Formation(
                    ONE, false, true, ImmutableList.of(), 0, 0, ImmutableList.of())))
        .scene();
  }
}
