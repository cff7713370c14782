package io.stardeck.stccg.battle;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In what order all are lost who are lost at one moment. */
class CasualtiesTest {
  // Planets and a space mission, of spans 2 or more.
  private final Scene scene = Scene.laid().missions("151", "161", "191");

  private CardId manned(String def, String person) {
    CardId ship = scene.ship(TWO, def, 0);
    scene.persons(TWO, Host.ship(ship), person);
    return ship;
  }

  private ImmutableList<String> destroyed() {
    return scene.told(BattleEvent.ShipDestroyed.class).stream()
        .map(told -> told.card().def())
        .collect(ImmutableList.toImmutableList());
  }

  @Rule({"ST-EFF-45", "ST-INT-06", "ST-SPC-15"})
  @Shows({"018", "116"})
  @Test
  void aMoverStrikesInTheOrderOfArrivalAndGoesOnWhenAllIsAnswered() {
    manned("331", "204"); // SHIELDS 5 against 24
    manned("332", "203"); // SHIELDS 2
    CardId mover = scene.ship(ONE, "018", 0);
    scene.with(mover, each -> Ship.roaming(each.card(), 0, 2));
    scene.hand(TWO, "116");
    scene.orders(ONE).does(new EndTurn(ONE));
    for (String next : ImmutableList.of("331", "332")) {
      while (!(scene.state().top() instanceof Phase.Window window
          && window.kind() == WindowKind.CASUALTY)) {
        scene.does(new Pass(scene.asked().orElseThrow()));
      }
      Phase about = scene.state().table().frames().pop().top();
      assertThat(((Phase.Casualty) about).victims().get(0).card().def()).isEqualTo(next);
      assertThat(scene.ship(mover).location()).isZero();
      scene.does(new Pass(TWO));
    }
    scene.passes();
    assertThat(destroyed()).containsExactly("331", "332");
    assertThat(scene.told(MissionEvent.MoverMoved.class)).hasSize(1);
    assertThat(scene.told(TurnEvent.WindowOpened.class))
        .filteredOn(told -> told.window() == WindowKind.CASUALTY)
        .hasSize(2);
  }

  @Rule({"ST-EFF-04", "ST-DMG-05", "ST-INT-06"})
  @Shows("110")
  @Test
  void othersAreDestroyedInTheOrderOfArrival() {
    scene.damaged(manned("331", "204"));
    scene.damaged(manned("332", "203"));
    CardId bomb = scene.ship(ONE, "333", 0);
    scene.lies(ONE, "110", On.ship(bomb)); // Auto-Destruct Sequence
    scene.hand(TWO, "116");
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(destroyed()).containsExactly("333", "331", "332");
  }

  @Rule({"ST-ATB-12", "ST-EFF-25"})
  @ParameterizedTest
  @ValueSource(strings = {"DESTROY_SHIP", "KILL"})
  void whoIsLostAlreadyIsNotLostOnceMoreByWhatAnswersIt(String word) {
    String effect = word.equals("KILL") ? "{'op':'KILL','of':{'from':'ABOARD'}}" : "{'op':'%s'}";
    String loss = effect.formatted(word);
    Scene own =
        Scene.laid(
                OwnSet.with(
                    OwnSet.instant("loss", "SHIP", loss),
                    ("{'kind':'EVENT','id':'woe','name':'woe','rarity':'COMMON','event':"
                            + "{'place':'SHIP','targets':[{'kind':'SHIP'}],'triggers':[{'full':false,"
                            + "'at':'ON_EVENT','of':'EVERY','event':{'window':'CASUALTY'},"
                            + "'effects':[%s]}]}}")
                        .formatted(loss)))
            .missions("151", "161", "191");
    CardId ship = own.ship(TWO, "331", 0);
    own.persons(TWO, Host.ship(ship), "204").lies(ONE, "woe", On.ship(ship));
    own.cardPlay(ONE).playsCard(ONE, "loss", Aim.at(Host.ship(ship)));
    own.passes();
    assertThat(own.discarded(TWO)).contains("204");
    assertThat(own.told(TurnEvent.WindowOpened.class))
        .filteredOn(told -> told.window() == WindowKind.CASUALTY)
        .hasSizeLessThan(2);
  }

  @Rule({"ST-DMG-06", "ST-INT-06"})
  @Test
  void aShipThatIsSetAsideTooLateIsDestroyedAllTheSame() {
    CardId bomb = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(bomb), "205").lies(ONE, "110", On.ship(bomb));
    scene.hand(ONE, "140"); // Temporal Rift
    scene.orders(ONE).does(new EndTurn(ONE));
    while (!(scene.state().frames().pop().top() instanceof Phase.Casualty)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(ONE, "140", Aim.at(Host.ship(bomb))).passes();
    assertThat(destroyed()).containsExactly("331");
    assertThat(scene.discarded(ONE)).contains("205");
  }

  @Rule({"ST-EFF-34", "ST-RND-02", "ST-VIS-13", "ST-INT-06"})
  @Shows({"075", "130"})
  @Test
  void whoIsAboutToDieIsNotSavedByOthersWhoLeaveUnseen() {
    CardId gap = scene.hand(TWO, "075"); // Gaps in Normal Space
    scene.cardPlay(TWO).quietly(new PlayCard(TWO, gap, Aim.at(0))).quietly(new EndTurn(TWO));
    int inserted = scene.state().table().spaceline().get(1).number();
    Host crew = Host.ship(scene.ship(ONE, "347", 0));
    scene.persons(ONE, crew, "260", "271").hand(ONE, "130"); // Near-Warp Transport
    scene.quietly(new DeclinePlay(ONE)).does(new Move(ONE, crew.card(), true, inserted));
    while (!(scene.state().frames().pop().top() instanceof Phase.Casualty)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    Phase.Casualty casualty = (Phase.Casualty) scene.state().frames().pop().top();
    String dying = casualty.victims().get(0).card().def();
    scene.plays(ONE, "130", Aim.at(crew)).passes().does(new Choose(ONE, new OfLocation(0)));
    Card other =
        scene.state().cards(crew, Role.FREE).stream()
            .filter(card -> !card.def().equals(dying))
            .findFirst()
            .orElseThrow();
    scene.does(new Choose(ONE, new OfCard(other.id()))).does(new Choose(ONE, new No())).passes();
    assertThat(scene.defs(Host.team(0, ONE), Role.FREE)).containsExactly(other.def());
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder(dying, "130");
  }
}
