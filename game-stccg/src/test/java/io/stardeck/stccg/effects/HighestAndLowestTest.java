package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who is taken by an attribute: the highest or the lowest of those who are there. */
class HighestAndLowestTest {
  private static Scene laid(String of) {
    CardSet set =
        OwnSet.with(
            ("{'kind':'INTERRUPT','id':'kills','name':'kills','rarity':'COMMON','interrupt':{"
                    + "'any':true,'targets':[{'kind':'SHIP'}],"
                    + "'effects':[{'op':'KILL','of':{'from':'ABOARD',%s}}]}}")
                .formatted(of));
    return Scene.laid(set).missions("151");
  }

  @Rule({"ST-EFF-01", "ST-RND-06"})
  @ParameterizedTest
  @CsvSource({
    "lowest, INTEGRITY, 1, 214", // 6, of 6, 8, 7 and 8
    "lowest, CUNNING, 1, 203", // 5, of 8, 7, 5 and 12
    "lowest, STRENGTH, 2, 205 214", // 2 first, then 4, which lies on top
    "highest, STRENGTH, 2, 203 204", // 12 first, then 6
  })
  void theyAreTakenInTheOrderOfTheAttribute(String which, String attribute, int n, String dead) {
    Scene scene = laid("'%s':'%s','n':{'op':'NUMBER','n':%d}".formatted(which, attribute, n));
    Host aboard = Host.ship(scene.ship(TWO, "331", 0));
    scene.persons(TWO, aboard, "214", "205", "203", "204").orders(ONE);
    scene.plays(ONE, "kills", Aim.at(aboard)).passes();
    while (scene.state().top() instanceof Phase.Casualty) {
      scene.passes();
    }
    assertThat(scene.discarded(TWO)).containsExactlyElementsOf(Splitter.on(' ').split(dead));
  }

  @Rule({"ST-RND-06", "ST-EFF-41", "ST-VIS-05"})
  @Test
  void ofEqualsTheirControllerChooses() {
    Scene scene = laid("'lowest':'CUNNING','n':{'op':'NUMBER','n':1}");
    Host aboard = Host.ship(scene.ship(TWO, "331", 0));
    scene.persons(TWO, aboard, "205", "203", "220").orders(ONE); // CUNNING 7, 5 and 5
    scene.plays(ONE, "kills", Aim.at(aboard)).passes();
    assertThat(scene.state().top()).isInstanceOf(Phase.Effects.class);
    assertThat(scene.state().top().deciders()).containsExactly(TWO);
    assertThat(scene.seen(ONE, aboard.place(Role.FREE))).containsExactly("205", "203", "220");
    Choose high = new Choose(TWO, new OfCard(scene.state().cards(aboard, Role.FREE).get(0).id()));
    assertThat(scene.against(high)).containsExactly("ST-EFF-41");
    Choose low = new Choose(TWO, new OfCard(scene.state().cards(aboard, Role.FREE).get(2).id()));
    scene.quietly(low);
    assertThat(scene.discarded(TWO)).containsExactly("220");
  }
}
