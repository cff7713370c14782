package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.MissionEvent.SeedCardMet;
import io.stardeck.stccg.event.SetupEvent.SeedPlaced;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import org.junit.jupiter.api.Test;

/** Cards that are put under a mission after the set-up ({@code ST-EFF-27}). */
class AddSeedCardTest {
  private static String adds(String id, String words) {
    return ("{'kind':'INTERRUPT','id':'%s','name':'%s','rarity':'COMMON','interrupt':{'any':true,"
            + "'targets':[{'kind':'MISSION'}],'effects':[{'op':'ADD_SEED_CARD'%s}]}}")
        .formatted(id, id, words);
  }

  private static final CardSet SET =
      OwnSet.with(
          adds("adds", ""),
          adds("unseeded", ",'from':'UNSEEDED'"),
          adds("traps", ",'filter':{'op':'KIND','is':'DILEMMA'}"));

  // Excavation (planet), Study Stellar Collision (space).
  private final Scene scene = Scene.laid(SET).missions("162", "191");
  private final StccgGame game = new StccgGame();

  private ImmutableSet<CardId> offered(Seat seat) {
    ImmutableSet.Builder<CardId> cards = ImmutableSet.builder();
    for (StccgAction action : Action.answers(game.legalActions(scene.state(), seat))) {
      if (action instanceof Choose choose && choose.option() instanceof OfCard of) {
        cards.add(of.card());
      }
    }
    return cards.build();
  }

  private Scene adds(Seat seat, String def, int location, CardId card) {
    return scene
        .plays(seat, def, Aim.at(location))
        .passes()
        .quietly(new Choose(seat, new OfCard(card)));
  }

  @Rule({"ST-EFF-27", "ST-SED-04", "ST-SED-06", "ST-VIS-08", "ST-VIS-11"})
  @Test
  void itIsPutFaceDownInFrontOfTheOthers() {
    scene.seeded(ONE, 0, "016").orders(TWO);
    CardId dilemma = scene.hand(TWO, "015");
    CardId artifact = scene.hand(TWO, "008");
    scene.hand(TWO, "031"); // a space dilemma
    scene.hand(TWO, "205");
    scene.plays(TWO, "adds", Aim.at(0)).passes();
    assertThat(offered(TWO)).containsExactlyInAnyOrder(dilemma, artifact);
    scene.quietly(new Choose(TWO, new OfCard(dilemma)));
    assertThat(scene.state().cards(Places.stack(0)))
        .extracting("def")
        .containsExactly("015", "016");
    assertThat(scene.state().table().spaceline().get(0).seeds()).containsExactly(TWO, ONE);
    assertThat(scene.seen(TWO, Places.stack(0))).containsExactly("015");
    assertThat(scene.seen(ONE, Places.stack(0))).containsExactly("016");
    assertThat(scene.toldTo(ONE, SeedPlaced.class).get(0).card()).isEmpty();
    assertThat(scene.toldTo(TWO, SeedPlaced.class).get(0).card()).isPresent();
  }

  @Rule({"ST-EFF-27", "ST-SED-06", "ST-SED-07"})
  @Test
  void onlyWhatFitsIsOffered() {
    scene.orders(TWO).hand(TWO, "015"); // a planet dilemma
    scene.hand(TWO, "008"); // an artifact
    CardId space = scene.hand(TWO, "031");
    scene.plays(TWO, "adds", Aim.at(1)).passes();
    assertThat(offered(TWO)).containsExactly(space);
    scene.quietly(new Choose(TWO, new No()));
    assertThat(scene.state().size(Places.stack(1))).isZero();
  }

  @Rule({"ST-EFF-27", "ST-SED-05"})
  @Test
  void noCopyIsOfferedOfWhatOneHasPutThereOrWhatWasMetThere() {
    scene.seeded(TWO, 0, "015").orders(TWO);
    CardId first = scene.hand(TWO, "015");
    CardId other = scene.hand(TWO, "016");
    scene.plays(TWO, "traps", Aim.at(0)).passes();
    assertThat(offered(TWO)).containsExactly(other);
    assertThat(scene.against(new Choose(TWO, new OfCard(first)))).containsExactly("ST-EFF-41");
  }

  @Rule({"ST-EFF-27", "ST-EFF-41", "ST-VIS-14"})
  @Test
  void whoHasNoneIsAskedAllTheSame() {
    scene.orders(TWO).hand(TWO, "205");
    scene.plays(TWO, "adds", Aim.at(0)).passes();
    assertThat(scene.state().top()).isInstanceOf(Phase.Effects.class);
    assertThat(offered(TWO)).isEmpty();
    scene.quietly(new Choose(TWO, new No()));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule("ST-EFF-27")
  @Test
  void nothingIsPutUnderAMissionThatIsSolvedOrDestroyed() {
    scene.solved(0, ONE).destroyed(1).orders(TWO).hand(TWO, "015");
    scene.hand(TWO, "031");
    scene.plays(TWO, "adds", Aim.at(0)).passes();
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    scene.plays(TWO, "adds", Aim.at(1)).passes();
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.told(SeedPlaced.class)).isEmpty();
  }

  @Rule({"ST-EFF-27", "ST-ATT-06"})
  @Test
  void nothingIsPutUnderAMissionThatIsJustAttempted() {
    scene.seeded(TWO, 0, "016").persons(ONE, Host.team(0, ONE), "203", "242").orders(ONE);
    scene.hand(TWO, "015");
    scene.hand(TWO, "adds");
    scene.does(new Attempt(ONE, 0, Host.team(0, ONE), ImmutableSet.of(Affiliation.FEDERATION)));
    scene.does(new Confirm(ONE));
    while (scene.told(SeedCardMet.class).isEmpty()) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(TWO, "adds", Aim.at(0)).passes();
    assertThat(scene.told(SeedPlaced.class)).isEmpty();
    assertThat(scene.seen(TWO, Places.hand(TWO))).containsExactly("015");
  }

  @Rule({"ST-EFF-27", "ST-SED-10"})
  @Test
  void whatWasNotSeededEntersTheGameByIt() {
    CardId left = scene.unseeded(TWO, "015");
    scene.orders(TWO).hand(TWO, "016");
    adds(TWO, "unseeded", 0, left);
    assertThat(scene.seen(TWO, Places.stack(0))).containsExactly("015");
    assertThat(scene.state().size(Places.unseeded(TWO))).isZero();
  }

  @Rule({"ST-EFF-27", "ST-VIS-11", "ST-VIS-16"})
  @Test
  void whoHasSeenTheHandKnowsThatItLiesInOneOfTheTwo() {
    scene.seeded(ONE, 0, "016").orders(ONE);
    CardId dilemma = scene.hand(TWO, "015");
    scene.hand(TWO, "205");
    scene.interrupts(ONE, "127", Aim.at(TWO)); // Life-form Scan
    adds(TWO, "adds", 0, dilemma);
    StccgView view = game.view(scene.state(), ONE);
    assertThat(view.cards(Places.stack(0))).extracting("def").containsExactly("016");
    for (int i = 0; i < 40; i++) {
      StccgState dealt = game.determinize(view, Chance.seeded("deal " + i));
      assertThat(game.faults(dealt)).isEmpty();
      assertThat(game.view(dealt, ONE)).isEqualTo(view);
    }
  }
}
