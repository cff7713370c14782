package io.stardeck.sfbf.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.event.ShipEvent.ShipDestroyed;
import io.stardeck.sfbf.event.TurnEvent.TurnEnded;
import io.stardeck.sfbf.scene.Held;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import net.jqwik.api.Example;

/** What may lie on ships. */
final class ShipInvariantsTest {
  @Rule("BF-I-03")
  @Example
  void tokensLieOnBoxesAndAreNoMoreThanThere() {
    Walks.everyState(
        state -> {
          for (Ship ship : Zones.shown(state)) {
            ShipCard card = state.table().card(ship.id());
            assertThat(card.allBoxes().containsAll(ship.damaged())).as("%s", ship).isTrue();
            assertThat(ship.damage()).isBetween(0, card.size());
          }
        });
  }

  @Rule("BF-I-04")
  @Example
  void aShipThatTookMoreDamageThanItHasBoxesIsInNoFleet() {
    Walks.everyStep(
        step -> {
          for (ShipDestroyed destroyed : step.events(ShipDestroyed.class)) {
            for (int i = 0;
                step.after().table().duel().isEmpty() && i < step.after().secrets().size();
                i++) {
              assertThat(Zones.fleet(step.after(), i)).doesNotContain(destroyed.ship());
            }
          }
        });
  }

  @Rule("BF-I-18")
  @Example
  void aShipBearsOneCardOfEachKindAtMost() {
    Walks.everyState(
        state -> {
          Table table = state.table();
          for (Ship ship : Zones.shown(state)) {
            ship.erratic().ifPresent(c -> assertThat(table.kind(c)).isEqualTo(CardKind.EM));
            ship.weasel().ifPresent(c -> assertThat(table.kind(c)).isEqualTo(CardKind.WW));
            ship.disengaged().ifPresent(c -> assertThat(table.kind(c)).isEqualTo(CardKind.DSG));
          }
        });
  }

  @Rule("BF-I-19")
  @Example
  void afterPhaseFiveNoOwnShipBearsACard() {
    Walks.everyStep(
        step -> {
          for (TurnEnded ended : step.events(TurnEnded.class)) {
            for (Ship ship : Zones.shown(step.after().table().fleet(ended.seat()))) {
              assertThat(ship.carriesCard()).as("%s", ship).isFalse();
            }
          }
        });
  }

  @Rule("BF-I-30")
  @Example
  void theBasicGameHasNoReserveNoMainBodyNoDevices() {
    Walks.everyState(
        state -> {
          if (state.table().config().advanced() || state.table().gameTurn() == 0) {
            return;
          }
          for (Fleet fleet : state.table().fleets()) {
            assertThat(fleet.main()).isEmpty();
            assertThat(fleet.reserve()).isEmpty();
          }
          assertThat(Held.stashes(state)).allMatch(ImmutableList::isEmpty);
          assertThat(Held.faceDown(state)).allMatch(ImmutableList::isEmpty);
          for (Ship ship : Zones.shown(state)) {
            assertThat(ship.cloaked() || ship.webbed()).isFalse();
          }
        });
  }

  @Rule("BF-I-35")
  @Example
  void devicesAreOnWhereTheShipHasTheSymbol() {
    Walks.everyState(
        state -> {
          for (Ship ship : Zones.shown(state)) {
            ShipCard card = state.table().card(ship.id());
            if (ship.cloaked()) {
              assertThat(card.cloak()).isTrue();
              assertThat(card.race()).isIn(Race.ROMULAN, Race.ORION);
            }
            if (ship.webbed()) {
              assertThat(card.web()).isTrue();
              assertThat(card.race()).isEqualTo(Race.THOLIAN);
            }
          }
        });
  }

  @Rule("BF-I-33")
  @Example
  void afterACeasefireNothingLiesOnShipsAndAllHoldNewHands() {
    Walks.everyStep(
        step -> {
          boolean ceasefire =
              step.events().stream().anyMatch(e -> e.rule().value().equals("BF-ORG-04"));
          BattleForceState after = step.after();
          if (!ceasefire
              || after.table().config().solitaire()
              || Walk.GAME.outcome(after).isPresent()
              || after.table().duel().isPresent()) {
            return;
          }
          for (Ship ship : Zones.shown(after)) {
            assertThat(ship).isEqualTo(Ship.fresh(ship.id()));
          }
          ImmutableList<ImmutableList<CardId>> hands = Held.hands(after);
          for (int i = 0; i < hands.size(); i++) {
            int hand = hands.get(i).size();
            if (Zones.fleet(after, i).isEmpty()) {
              assertThat(hand).isZero();
            } else {
              assertThat(hand >= 5 || after.starbase() == 0).as("%s cards", hand).isTrue();
            }
          }
        });
  }
}
