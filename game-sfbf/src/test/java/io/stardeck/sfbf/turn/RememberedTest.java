package io.stardeck.sfbf.turn;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Pool;
import io.stardeck.sfbf.action.DrawDiscardTop;
import io.stardeck.sfbf.action.GiveToAlly;
import io.stardeck.sfbf.action.MoveShip;
import io.stardeck.sfbf.action.PlayReinforcements;
import io.stardeck.sfbf.action.StashDiscard;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Row;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What everybody has seen before it lay face down stays in their views. */
class RememberedTest {
  @Rule("BF-INF-07")
  @Test
  void aShipThatWasMovedOpenlyToTheReserveIsRemembered() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca", "gor-bc")
            .reserve(ONE, "kzi-bc")
            .screen(TWO, "kli-d7")
            .phases(PhaseStack.formation(ONE))
            .scene()
            .does(new MoveShip(ONE, ship("gor-bc"), Row.RESERVE));
    assertThat(scene.view(TWO).ships().cards(Places.faceDown(ONE)))
        .as("not the one that was never shown")
        .containsExactly(ship("gor-bc"));
    assertThat(anew(scene, TWO).faceDown(ONE)).contains(ship("gor-bc"));
    Scene out = scene.does(new MoveShip(ONE, ship("kzi-bc"), Row.SCREEN));
    assertThat(out.view(TWO).ships().cards(Places.faceDown(ONE))).containsExactly(ship("gor-bc"));
  }

  @Rule("BF-INF-07")
  @Test
  void aCardDrawnOpenlyIsRememberedInTheHandUntilItMayHaveLeftUnseen() {
    Scene drawn =
        Given.config(2, c -> c.addOptions(Option.DISCARD_DRAW))
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .hand(ONE, "rs-2", "rs-3")
            .discard("rs-1")
            .phases(PhaseStack.draw(ONE))
            .scene()
            .does(new DrawDiscardTop(ONE));
    assertThat(known(drawn, Places.hand(ONE))).containsExactly(card("rs-1"));
    Pile<Phase> end = Pile.<Phase>empty().pushAll(List.of(PhaseStack.turnEnd(ONE)));
    BattleForceState ending = drawn.state().with(drawn.state().table().withPhases(end));
    Scene stashed = Scene.at(ending).does(new StashDiscard(ONE, card("rs-2")));
    assertThat(known(stashed, Places.hand(ONE))).isEmpty();
    assertThat(stashed.view(TWO).cards().known(Places.hand(ONE)))
        .contains(
            Pool.of(
                ImmutableList.of(Places.hand(ONE), Places.stash(ONE)),
                ImmutableList.of(face(stashed, "rs-1"))));
    String title = stashed.state().table().card(card("rs-1")).title();
    for (int seed = 0; seed < 20; seed++) {
      BattleForceState anew =
          Scene.GAME.determinize(stashed.view(TWO), Chance.seeded("anew " + seed));
      assertThat(Iterables.concat(anew.hand(ONE), anew.stash(ONE)))
          .as("that card or one that is alike")
          .anyMatch(held -> anew.table().card(held).title().equals(title));
    }
  }

  @Rule("BF-INF-07")
  @Test
  void whoGaveACardToAnAllyRemembersIt() {
    Scene scene =
        Given.config(4, c -> c.addOptions(Option.ALLIES))
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .screen(THREE, "gor-bc")
            .screen(Seat.of(4), "kzi-bc")
            .hand(ONE, "rs-1", "rs-2")
            .phases(PhaseStack.turnEnd(ONE))
            .scene()
            .does(new GiveToAlly(ONE, card("rs-1"), THREE));
    assertThat(scene.view(ONE).cards().cards(Places.stash(THREE))).containsExactly(card("rs-1"));
    assertThat(known(scene, Places.stash(THREE))).isEmpty();
    assertThat(anew(scene, ONE).stash(THREE)).containsExactly(card("rs-1"));
  }

  @Rule({"BF-INF-07", "BF-FRM-16"})
  @Test
  void howManyShipsReinforcementsBroughtIsRememberedUntilTheChangeEnds() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .reserve(ONE, "kzi-bc", "kzi-cl")
            .screen(TWO, "kli-d7")
            .hand(ONE, "rei-1")
            .shipDeck("gor-bc")
            .phases(PhaseStack.formation(ONE))
            .scene()
            .does(new PlayReinforcements(ONE, card("rei-1")));
    assertThat(((Phase.Formation) scene.view(TWO).top()).reinforced()).isEqualTo(1);
    assertThat(anew(scene, TWO).secrets(ONE).fresh()).hasSize(1);
    assertThat(scene.view(TWO).ships().cards(Places.faceDown(ONE))).isEmpty();
  }

  @Rule({"BF-FRM-10", "BF-INF-07"})
  @Test
  void everybodySeesWhichShipsHaveMovedInThisChange() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca", "gor-bc", "kli-c8")
            .main(ONE, "gor-cl")
            .reserve(ONE, "kzi-bc")
            .screen(TWO, "kli-d7")
            .hand(ONE, "rei-1")
            .shipDeck("rom-we")
            .phases(PhaseStack.formation(ONE))
            .scene()
            .does(
                new MoveShip(ONE, ship("kzi-bc"), Row.MAIN),
                new PlayReinforcements(ONE, card("rei-1")),
                new MoveShip(ONE, ship("gor-bc"), Row.RESERVE));
    assertThat(((Phase.Formation) scene.view(TWO).top()).moved())
        .containsExactly(ship("kzi-bc"), ship("gor-bc"));
    Scene anew = Scene.at(anew(scene, TWO));
    anew.rejects(new MoveShip(ONE, ship("kzi-bc"), Row.SCREEN), "BF-FRM-10");
    assertThat(anew.secrets(ONE).fresh()).hasSize(1).doesNotContain(ship("gor-bc"));
    Scene left =
        Given.advanced(2)
            .screen(ONE, "fed-ca", "gor-bc", "kli-c8")
            .main(ONE, "gor-cl")
            .screen(TWO, "kli-d7")
            .hand(ONE, "rei-1")
            .shipDeck("rom-we")
            .phases(PhaseStack.formation(ONE))
            .scene()
            .does(
                new PlayReinforcements(ONE, card("rei-1")),
                new MoveShip(ONE, ship("rom-we"), Row.SCREEN),
                new MoveShip(ONE, ship("gor-bc"), Row.RESERVE));
    assertThat(anew(left, TWO).secrets(ONE).fresh()).as("it has left again").isEmpty();
  }

  private static ImmutableList<CardId> known(Scene scene, Place place) {
    return scene.view(TWO).cards().cards(place);
  }

  private static Face face(Scene scene, String id) {
    return scene.state().table().config().cardSet().cardFace(card(id).number());
  }

  private static BattleForceState anew(Scene scene, Seat seat) {
    return Scene.GAME.determinize(scene.view(seat), Chance.seeded("anew"));
  }
}
