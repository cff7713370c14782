package io.stardeck.sfbf.end;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.action.NameDuelShip;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.event.CardEvent.DeckReshuffled;
import io.stardeck.sfbf.event.SetupEvent.SetupRevealed;
import io.stardeck.sfbf.scene.Attacks;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Held;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Duel;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.ShipId;
import java.util.Collections;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tie-break B: a duel (BF-WIN-08, BF-D-52). */
class DuelTest {
  private final Scene scene = tied().scene().does(new EndTurn(THREE));

  @Rule({"BF-WIN-08", "BF-D-52"})
  @Test
  void eachTiedPlayerNamesOneCountedShipInTurnOrder() {
    assertThat(scene.decider()).isEqualTo(ONE);
    assertThat(scene.legal(ONE)).containsExactly(name(ONE, "fed-ca"), name(ONE, "kzi-ff"));
    scene.rejects(name(ONE, "fed-dn"), "BF-WIN-08");
    scene.rejects(name(ONE, "kli-d7"), "BF-WIN-08");
    scene.rejects(new NameDuelShip(ONE, ShipId.of(999)), "BF-ACT-01");
    Scene one = scene.does(name(ONE, "kzi-ff"));
    assertThat(one.decider()).isEqualTo(TWO);
    assertThat(one.fleet(ONE).screen()).as("nothing moves yet").hasSize(1);
  }

  @Rule({"BF-WIN-08", "BF-D-52"})
  @Test
  void theOrderOfTheDuelIsThatOfTheTurnsWhoeverBeganTheGame() {
    BattleForceState second = tied().phases(new Phase.Discard(ONE, true, false)).state();
    Scene named =
        Scene.at(second.with(second.table().withStarter(TWO)))
            .does(new EndTurn(ONE), name(TWO, "kli-d7"), name(ONE, "fed-ca"));
    assertThat(named.state().table().duel().orElseThrow().duellists()).containsExactly(TWO, ONE);
    assertThat(named.state().table().active()).isEqualTo(TWO);
  }

  @Rule({"BF-WIN-08", "BF-D-52"})
  @Test
  void aBasicGameBeginsWithTheNamedShipsAndFiveCardsEach() {
    Scene duel = duel();
    BattleForceState state = duel.state();
    assertThat(state.table().advanced()).isFalse();
    assertThat(state.table().rows()).isFalse();
    assertThat(state.table().duel())
        .contains(new Duel(ImmutableList.of(ONE, TWO), ImmutableList.of(11, 11, 6), 220));
    assertThat(state.table().gameTurn()).isEqualTo(201);
    assertThat(duel.fleet(ONE)).isEqualTo(Fleet.EMPTY.withScreen(duel.fleet(ONE).screen()));
    assertThat(duel.shows("fed-ca")).isTrue();
    assertThat(duel.ship("fed-ca").damage()).as("tokens come off").isZero();
    assertThat(duel.ship("tho-pc").webbed()).as("markers come off").isFalse();
    assertThat(duel.fleet(TWO).faceUp()).isEqualTo(1);
    assertThat(duel.fleet(THREE)).isEqualTo(Fleet.EMPTY);
    assertThat(Held.faceDown(state)).allMatch(ImmutableList::isEmpty);
    assertThat(Held.stashes(state)).allMatch(ImmutableList::isEmpty);
    assertThat(state.table().removedShips()).hasSize(34);
    assertThat(state.shipDeck()).isZero();
    assertThat(duel.hand(ONE)).hasSize(5);
    assertThat(duel.hand(TWO)).hasSize(5);
    assertThat(duel.hand(THREE)).isEmpty();
    assertThat(state.starbase()).isEqualTo(80);
    assertThat(duel.decider()).isEqualTo(ONE);
    assertThat(duel.told(SetupRevealed.class, THREE))
        .extracting(SetupRevealed::seat)
        .containsExactly(ONE, TWO);
    assertThat(duel.told(DeckReshuffled.class, THREE))
        .containsExactly(new DeckReshuffled(false, 90));
  }

  @Rule({"BF-WIN-08", "BF-D-52"})
  @Test
  void theCardsOfTheDuelAreShuffled() {
    Set<ImmutableList<CardId>> hands = new HashSet<>();
    for (int draws = 0; draws < 3; draws++) {
      Integer[] other = Collections.nCopies(draws, 0).toArray(new Integer[0]);
      Scene ended = tied().dice(other).scene().does(new EndTurn(THREE));
      hands.add(ended.does(name(ONE, "fed-ca"), name(TWO, "tho-pc")).hand(ONE));
    }
    assertThat(hands).hasSizeGreaterThan(1);
  }

  @Rule({"BF-WIN-08", "BF-D-52"})
  @Test
  void theLastOneInPlayWinsAndTheScoresStay() {
    Scene duel = duel();
    BattleForceState state = duel.state();
    BattleForceState doomed =
        Given.config(state.table().config())
            .hand(ONE, "ph1-2-1")
            .screen(ONE, "fed-ca")
            .screen(TWO, "tho-pc")
            .damage("tho-pc", BoxType.DSR, BoxType.PH1, BoxType.HULL)
            .gameTurn(203)
            .state();
    Scene ready = Scene.at(doomed.with(doomed.table().withDuel(state.table().duel())));
    Scene over = Attacks.phaser(ready, ONE, "fed-ca", "tho-pc", "ph1-2-1");
    assertThat(outcome(over).winners()).containsExactly(ONE);
    assertThat(outcome(over).scores()).containsExactly(11, 11, 6);
    assertThat(outcome(over).rule().value()).isEqualTo("BF-WIN-08");
  }

  @Rule("BF-D-52")
  @Test
  void afterTwentyGameTurnsTheWinIsShared() {
    Scene now = duel();
    for (int turn = 0; turn < 40; turn++) {
      assertThat(now.phase()).isNotInstanceOf(Phase.GameOver.class);
      assertThat(now.state().table().active()).as("only the duellists take turns").isIn(ONE, TWO);
      now = passes(now);
    }
    assertThat(outcome(now).winners()).containsExactly(ONE, TWO);
    assertThat(outcome(now).scores()).containsExactly(11, 11, 6);
  }

  @Rule("BF-D-52")
  @Test
  void theWinIsSharedByThoseWhoAreStillInPlay() {
    BattleForceState last =
        Given.config(3, c -> c.tieBreak(TieBreak.DUEL))
            .gameTurn(220)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .phases(new Phase.Discard(THREE, true, false))
            .state();
    ImmutableList<Seat> all = ImmutableList.of(ONE, TWO, THREE);
    Duel duel = new Duel(all, ImmutableList.of(11, 11, 11), 220);
    Scene over =
        Scene.at(last.with(last.table().withDuel(Optional.of(duel)))).does(new EndTurn(THREE));
    assertThat(outcome(over).winners()).containsExactly(ONE, TWO);
  }

  @Rule("BF-WIN-08")
  @Test
  void whoHasOneCountedShipOnlyIsNotAsked() {
    Scene one =
        lastTurn().screen(ONE, "fed-ca").screen(TWO, "kli-d7").scene().does(new EndTurn(TWO));
    assertThat(one.state().table().duel()).isPresent();
    assertThat(one.shows("fed-ca")).isTrue();
    assertThat(one.shows("kli-d7")).isTrue();
  }

  @Rule("BF-WIN-08")
  @Test
  void aGameThatEndsInTheMiddleOfAnAttackLeavesNothingOfIt() {
    Scene named =
        Attacks.phaser(
            Given.config(2, c -> c.tieBreak(TieBreak.DUEL).addOptions(Option.END_AT_ELIMINATION))
                .hand(ONE, "ph1-2-1")
                .screen(ONE, "fed-ca")
                .screen(TWO, "kli-e4")
                .damage("kli-e4", BoxType.DSR, BoxType.PH2, BoxType.HULL)
                .trophies(TWO, "gor-bc", "kzi-ff")
                .scene(),
            ONE,
            "fed-ca",
            "kli-e4",
            "ph1-2-1");
    assertThat(named.phase()).isInstanceOf(Phase.DuelSetup.class);
    Scene duel = named.does(name(ONE, "fed-ca"), name(TWO, "gor-bc"));
    assertThat(duel.state().table().attack()).isEqualTo(Optional.empty());
    assertThat(duel.state().table().phases().size()).as("one turn").isLessThanOrEqualTo(5);
    assertThat(duel.shows("gor-bc")).as("a trophy may fight").isTrue();
  }

  @Rule({"BF-D-52", "BF-WIN-06"})
  @Test
  void withoutCountedShipsThereIsNoDuel() {
    Scene none =
        lastTurn().reserve(ONE, "fed-ca").reserve(TWO, "kli-d7").scene().does(new EndTurn(TWO));
    assertThat(outcome(none).winners()).containsExactly(ONE, TWO);
  }

  private Scene duel() {
    return scene.does(name(ONE, "fed-ca"), name(TWO, "tho-pc"));
  }

  /** The end of the last turn of two players. */
  private static Given lastTurn() {
    return Given.config(2, c -> c.tieBreak(TieBreak.DUEL))
        .gameTurn(200)
        .phases(new Phase.Discard(TWO, true, false));
  }

  /** ONE and TWO have 11 points, THREE 6 and the last turn. */
  private static Given tied() {
    return Given.config(3, c -> c.tieBreak(TieBreak.DUEL))
        .gameTurn(200)
        .screen(ONE, "fed-ca")
        .damage("fed-ca", BoxType.HULL)
        .trophies(ONE, "kzi-ff")
        .reserve(ONE, "fed-dn")
        .screen(TWO, "kli-d7")
        .main(TWO, "tho-pc")
        .webbed("tho-pc")
        .screen(THREE, "gor-cl")
        .hand(ONE, "rs-1")
        .stash(THREE, "rs-2")
        .phases(new Phase.Discard(THREE, true, false));
  }

  private static NameDuelShip name(Seat seat, String id) {
    return new NameDuelShip(seat, ship(id));
  }

  private static Scene passes(Scene scene) {
    Scene now = scene;
    Seat seat = scene.state().table().active();
    while (!(now.phase() instanceof Phase.GameOver) && now.state().table().active().equals(seat)) {
      now = now.does(passing(now.legal(now.decider())));
    }
    return now;
  }

  private static BattleForceAction passing(ImmutableList<BattleForceAction> legal) {
    for (BattleForceAction action : legal) {
      if (action instanceof PassAttack || action instanceof EndTurn) {
        return action;
      }
    }
    return legal.get(0);
  }

  private static Outcome outcome(Scene scene) {
    return Scene.GAME.outcome(scene.state()).orElseThrow();
  }
}
