package io.stardeck.stccg.laws;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A state dealt anew for a seat has no faults, and looks the same to that seat. */
class DealtAnewTest {
  private static final StccgGame GAME = new StccgGame();

  private static final CardSet SET =
      OwnSet.with(
          OwnSet.instant(
              "cleverest",
              "SHIP",
              "{'op':'KILL','of':{'from':'ABOARD','n':{'op':'NUMBER','n':1},"
                  + "'highest':'CUNNING'}}"));

  private final Scene scene = Scene.laid(SET).missions("191", "151");

  @Rule({"ST-DIL-15", "ST-DIL-07", "ST-I-13"})
  @Test
  void whomADilemmaLiesOnIsNobodyWhomItsCureWouldFree() {
    scene.outpost(ONE, "104", 0);
    Host cured = Host.ship(scene.ship(ONE, "331", 0));
    Host held = Host.ship(scene.ship(ONE, "331", 1));
    scene.persons(ONE, cured, "203", "205").persons(ONE, held, "214");
    CardId hallucinations = scene.lies(TWO, "047", On.group(ONE)); // cured at an own outpost
    scene.marked(held, new Mark.Held(hallucinations)).orders(ONE);
    fits(scene.state(), TWO);
  }

  @Rule({"ST-DIL-07", "ST-VIS-16", "ST-I-13"})
  @Test
  void whoIsKnownOfTwoCrewsIsDealtSoThatNobodyCures() {
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId trapped = scene.ship(ONE, "331", 0);
    CardId other = scene.ship(ONE, "331", 0);
    for (int i = 0; i < 6; i++) {
      scene.persons(ONE, Host.outpost(outpost), "205", "229"); // of whom one is ENGINEER
    }
    scene.orders(ONE).quietly(new Load(ONE, Optional.empty(), outpost, trapped));
    for (int i = 0; i < 6; i++) {
      Optional<CardId> engineer =
          scene.state().cards(Host.ship(trapped), Role.FREE).stream()
              .filter(card -> card.def().equals("229"))
              .map(Card::id)
              .findFirst();
      scene.quietly(new Beam(ONE, engineer, Host.ship(trapped), Host.ship(other)));
    }
    scene.lies(TWO, "034", On.ship(trapped)); // cured by two engineers
    fits(scene.state(), TWO);
  }

  @Rule({"ST-PRE-03", "ST-EFF-44", "ST-VIS-14"})
  @Test
  void whatMakesSomeEquallyCleverIsShownWithThem() {
    Host aboard = Host.ship(scene.ship(TWO, "331", 0));
    scene.persons(TWO, aboard, "203", "297").gear(TWO, "057", aboard); // Federation PADD
    scene.playsCard(ONE, "cleverest", Aim.at(aboard));
    assertThat(scene.state().top().deciders()).containsExactly(TWO);
    assertThat(scene.seen(ONE, aboard.place(Role.GEAR))).containsExactly("057");
    fits(scene.state(), ONE);
  }

  private static void fits(StccgState state, Seat seat) {
    StccgView view = StccgView.of(state, seat);
    assertThat(GAME.faults(state)).isEmpty();
    for (int i = 0; i < 20; i++) {
      StccgState dealt = GAME.determinize(view, Chance.seeded(i));
      assertThat(GAME.faults(dealt)).isEmpty();
      assertThat(StccgView.of(dealt, seat)).isEqualTo(view);
    }
  }
}
