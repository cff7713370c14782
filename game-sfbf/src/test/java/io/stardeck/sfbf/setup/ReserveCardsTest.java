package io.stardeck.sfbf.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.action.PlaceShip;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.event.CardEvent.CardStashed;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Held;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.SetupPhase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The reserve action cards of the set-up (BF-SET-03 to 05). */
class ReserveCardsTest {
  private final Scene scene = Begun.game(4, "reserve", c -> c);
  private final Seat seat = scene.decider();
  private final ImmutableList<CardId> hand = scene.hand(seat);

  @Rule("BF-SET-03")
  @Test
  void exactlyTwoOfSevenCardsAreSetAside() {
    assertThat(hand).hasSize(7);
    Scene one = scene.rejects(new Commit(seat), "BF-SET-03").does(mark(0));
    Scene two = one.rejects(new Commit(seat), "BF-SET-03").does(mark(6));
    Scene done = two.rejects(mark(1), "BF-SET-03").does(new Commit(seat));
    assertThat(done.stash(seat)).containsExactly(hand.get(0), hand.get(6));
    assertThat(done.hand(seat)).containsExactlyInAnyOrderElementsOf(hand.subList(1, 6));
    assertThat(done.decider()).isEqualTo(seat.next(4));
  }

  @Rule({"BF-SET-03", "BF-INF-01"})
  @Test
  void othersSeeTheirNumberAlone() {
    Scene done = scene.does(mark(0), mark(1), new Commit(seat));
    assertThat(done.view(seat.next(4)).stashSize(seat)).isEqualTo(2);
    assertThat(done.told(CardStashed.class, seat))
        .hasSize(2)
        .allMatch(stashed -> stashed.card().isPresent());
    for (Seat other : List.of(seat.next(4), Seat.SPECTATOR)) {
      assertThat(done.told(CardStashed.class, other))
          .hasSize(2)
          .allMatch(stashed -> stashed.card().isEmpty());
    }
  }

  @Rule("BF-ACT-01")
  @Test
  void foreignUnknownAndMarkedCardsAreRefused() {
    scene.rejects(new MarkCard(seat, CardId.of(999)), "BF-ACT-01");
    scene.rejects(new MarkCard(seat, scene.hand(seat.next(4)).get(0)), "BF-ATK-30");
    scene.does(mark(0)).rejects(mark(0), "BF-ACT-01");
  }

  @Rule("BF-ACT-01")
  @Test
  void cardsAreMarkedInTheirOwnStepOfTheSetUp() {
    Scene arranging = Begun.through(scene, phase -> phase instanceof SetupPhase.ChooseStash);
    Seat decider = arranging.decider();
    CardId card = arranging.hand(decider).get(0);
    arranging.rejects(new MarkCard(decider, card), "BF-ACT-01");
    Begun.firstTurn(arranging)
        .rejects(new MarkCard(arranging.state().table().starter(), card), "BF-TRN-03");
  }

  @Rule({"BF-ACT-01", "BF-TRN-03"})
  @Test
  void settingCardsAsideIsAStepOfTheSetUpAndNotOfATurn() {
    scene.rejects(new PlaceShip(seat, scene.faceDown(seat).get(0), Row.SCREEN), "BF-ACT-01");
    scene.rejects(new PassAttack(seat), "BF-TRN-03");
  }

  @Rule("BF-SET-04")
  @Test
  void theReserveNeverHoldsMoreThanThree() {
    Secrets secrets = scene.secrets(seat);
    Draft draft = new Draft.Cards(seat, Draft.Purpose.STASH, ImmutableList.of(hand.get(0)));
    BattleForceState drafting =
        scene.state().with(seat, secrets.withDesk(secrets.desk().with(draft)));
    Scene stash = Scene.at(Held.dealt(drafting, Places.stash(seat), 2));
    assertThat(stash.violations(mark(1)).get(0).rule().value()).isEqualTo("BF-SET-04");
    Scene room = Scene.at(drafting);
    assertThat(room.violations(mark(1))).isEmpty();
  }

  @Rule("BF-SET-05")
  @Test
  void shipsAreKnownBeforeCardsAreReservedAndCardsBeforeShipsAreArranged() {
    assertThat(scene.view(seat).faceDown()).hasSize(7);
    Scene now = scene;
    for (int i = 0; i < 4; i++) {
      assertThat(now.phase()).isInstanceOf(SetupPhase.ChooseStash.class);
      now = Begun.stashes(now);
    }
    assertThat(now.phase()).isInstanceOf(SetupPhase.Arrange.class);
  }

  @Rule("BF-GEN-03")
  @Test
  void theBasicGameHasNoReserveNoRowsAndNoDevices() {
    Scene basic = Begun.game(4, "reserve", c -> c.level(Level.BASIC));
    assertThat(Begun.isSetup(basic.phase())).isFalse();
    assertThat(Held.stashes(basic.state())).allMatch(ImmutableList::isEmpty);
    assertThat(Held.faceDown(basic.state())).allMatch(ImmutableList::isEmpty);
  }

  private MarkCard mark(int index) {
    return new MarkCard(seat, hand.get(index));
  }
}
