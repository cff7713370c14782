package io.stardeck.stccg.setup;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.SetupAction;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import org.junit.jupiter.api.Test;

/** What each player knows of a stack of seeds. */
class SeedsKnownTest {
  private final Scene scene = Scene.laid().missions("151");

  private void knows(Seat seat, String cards, Integer... positions) {
    StccgView view = StccgView.of(scene.state(), seat);
    assertThat(String.join(" ", view.cards(Places.stack(0)).stream().map(c -> c.def()).toList()))
        .as("what %s sees", seat)
        .isEqualTo(cards);
    assertThat(view.zones().at(Places.stack(0)).positions()).containsExactly(positions);
    assertThat(view.size(Places.stack(0))).isEqualTo(4);
  }

  @Rule("ST-VIS-08")
  @Test
  void whoSeedsKnowsTheOwnCardsAndWhereTheyLie() {
    CardId first = scene.unplaced(ONE, "012");
    CardId third = scene.unplaced(ONE, "015");
    CardId second = scene.unplaced(TWO, "014");
    CardId fourth = scene.unplaced(TWO, "016");
    scene.seeding();
    scene.does(new SetupAction.Seed(ONE, first, 0)).does(new SetupAction.Seed(TWO, second, 0));
    scene.does(new SetupAction.Seed(ONE, third, 0)).does(new SetupAction.Seed(TWO, fourth, 0));
    knows(ONE, "015 012", 1, 3);
    knows(TWO, "016 014", 0, 2);
    knows(Seat.SPECTATOR, "");
  }

  @Rule({"ST-VIS-11", "ST-SED-05"})
  @Test
  void copiesOfSeveralPlayersAreDealtAnewWhereASetHasNoOthers() {
    String rarity = "'rarity':'COMMON'";
    CardSet small =
        CardSets.read(
            ("{'id':'small','version':'1','cards':["
                    + "{'kind':'SHIP','id':'331','name':'ship',%s,'affiliation':'FEDERATION',"
                    + "'range':7,'weapons':5,'shields':5,'staffing':{'command':0,'staff':0}},"
                    + "{'kind':'MISSION','id':'m','name':'m',%s,'missionType':'PLANET','span':3,"
                    + "'points':30,'affiliations':['FEDERATION'],"
                    + "'requirements':[{'op':'SKILL','name':'Honor'}]},"
                    + "{'kind':'ARTIFACT','id':'a','name':'a',%s,'use':'EQUIPMENT'},"
                    + "{'kind':'DILEMMA','id':'d','name':'d',%s,'dilemmaType':'PLANET',"
                    + "'always':[{'op':'END_ATTEMPT'}]}]}")
                .formatted(rarity, rarity, rarity, rarity)
                .replace('\'', '"'));
    Scene own = Scene.laid(small).missions("m");
    for (Seat seat : ImmutableList.of(ONE, TWO)) {
      own.seeded(seat, 0, "a").seeded(seat, 0, "d");
    }
    own.orders(ONE);
    for (int i = 0; i < 10; i++) {
      StccgState dealt =
          new StccgGame()
              .determinize(
                  StccgView.of(own.state(), Seat.SPECTATOR), Chance.seeded(String.valueOf(i)));
      ImmutableList<Card> stack = dealt.cards(Places.stack(0));
      assertThat(stack).extracting(Card::owner).containsExactly(TWO, TWO, ONE, ONE);
      assertThat(stack.subList(0, 2)).extracting(Card::def).containsExactlyInAnyOrder("a", "d");
    }
  }
}
