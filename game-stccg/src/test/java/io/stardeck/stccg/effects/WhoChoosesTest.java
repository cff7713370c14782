package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whom a card lets choose, at a table of three. */
class WhoChoosesTest {
  private static Scene laid(String use, String from, String chooser) {
    CardSet set =
        OwnSet.with(
            ("{'kind':'INTERRUPT','id':'kills','name':'kills','rarity':'COMMON','interrupt':{%s,"
                    + "'effects':[{'op':'KILL','of':{'from':'%s','by':'%s',"
                    + "'n':{'op':'NUMBER','n':1}}}]}}")
                .formatted(use, from, chooser));
    StccgConfig three = StccgConfig.usual(3);
    return Scene.laid(config -> StccgConfig.builder().from(three).cards(set).build())
        .missions("151");
  }

  @Rule("ST-RND-06")
  @ParameterizedTest
  @CsvSource({
    // Who plays it in the turn of the first, whose the crew is, and who chooses.
    "OWNER, 1, 2, 2",
    "OWNER, 3, 1, 1",
    "PLAYER, 1, 2, 1",
    "PLAYER, 3, 2, 3",
    "OPPONENT, 1, 2, 3", // the next after the owner, not who plays it
    "OPPONENT, 2, 3, 1",
    "OPPONENT, 3, 1, 2",
  })
  void theOneWhomTheCardNamesChooses(String chooser, int player, int owner, int chooses) {
    Scene scene = laid("'any':true,'targets':[{'kind':'SHIP'}]", "ABOARD", chooser);
    Host aboard = Host.ship(scene.ship(Seat.of(owner), "331", 0));
    scene.persons(Seat.of(owner), aboard, "205", "214").orders(ONE);
    scene.plays(Seat.of(player), "kills", Aim.at(aboard)).passes();
    assertThat(scene.state().top()).isInstanceOf(Phase.Effects.class);
    assertThat(scene.state().top().deciders()).containsExactly(Seat.of(chooses));
  }

  @Rule({"ST-EFF-25", "ST-RND-06"})
  @ParameterizedTest
  @CsvSource({"OWNER, 2", "OPPONENT, 3"})
  void oneOfSeveralListsIsChosenByWhomTheCardNames(String chooser, int chooses) {
    String points = "{'op':'SCORE','points':%d}";
    CardSet set =
        OwnSet.with(
            ("{'kind':'INTERRUPT','id':'either','name':'either','interrupt':{'any':true,"
                    + "'effects':[{'op':'CHOOSE','by':'%s','of':[[%s],[%s]]}]}}")
                .formatted(chooser, points.formatted(5), points.formatted(10)));
    StccgConfig three = StccgConfig.usual(3);
    Scene scene =
        Scene.laid(config -> StccgConfig.builder().from(three).cards(set).build()).missions("151");
    scene.orders(ONE).plays(TWO, "either", Aim.NOTHING).passes();
    assertThat(scene.state().top().deciders()).containsExactly(Seat.of(chooses));
  }

  @Rule("ST-RND-06")
  @Test
  void inABattleTheOpponentIsItsOtherSide() {
    Scene scene =
        laid(
            "'windows':[{'window':'BATTLE'}],'targets':[{'kind':'SIDE','whose':'OWN'}]",
            "OPPOSING",
            "OPPONENT");
    scene.persons(ONE, Host.team(0, ONE), "253", "275").hand(ONE, "kills");
    scene.persons(TWO, Host.team(0, TWO), "205", "214").orders(ONE);
    scene.does(new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.KLINGON), TWO));
    scene.does(new Confirm(ONE));
    scene.plays(ONE, "kills", Aim.at(Host.team(0, ONE)).with(0)).passes();
    assertThat(scene.state().top()).isInstanceOf(Phase.Effects.class);
    assertThat(scene.state().top().deciders()).containsExactly(ONE); // not the third
  }

  @Rule({"ST-VIS-05", "ST-VIS-07", "ST-VIS-14"})
  @ParameterizedTest
  @CsvSource({"OWNER, false", "PLAYER, true"}) // who plays it is another
  void whoChoosesAmongTheirOwnCardsShowsThemToNobody(String chooser, boolean shown) {
    Scene scene = laid("'any':true,'targets':[{'kind':'SHIP'}]", "ABOARD", chooser);
    Host aboard = Host.ship(scene.ship(TWO, "331", 0));
    scene.persons(TWO, aboard, "205", "214").orders(ONE);
    scene.plays(ONE, "kills", Aim.at(aboard)).passes();
    assertThat(scene.toldTo(ONE, CardEvent.CardsRevealed.class)).hasSize(shown ? 1 : 0);
    CardId victim = scene.state().cards(aboard, Role.FREE).get(1).id();
    scene.quietly(new Choose(shown ? ONE : TWO, new Chosen.OfCard(victim)));
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("205");
    assertThat(scene.discarded(TWO)).containsExactly("214");
  }

  @Rule({"ST-VIS-14", "ST-HOL-12", "ST-EFF-41"})
  @Test
  void theyAreAskedThoughNobodyCanBeTaken() {
    Scene scene = laid("'any':true,'targets':[{'kind':'SHIP'}]", "ABOARD", "OWNER");
    Host aboard = Host.ship(scene.ship(TWO, "331", 0));
    scene.persons(TWO, aboard, "195").orders(ONE); // a hologram without a holodeck
    scene.plays(ONE, "kills", Aim.at(aboard)).passes();
    assertThat(scene.state().top().deciders()).containsExactly(TWO);
    scene.quietly(new Choose(TWO, new Chosen.No()));
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("195");
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }
}
