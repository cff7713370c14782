package io.stardeck.sfbf.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.ShipId;
import net.jqwik.api.Example;

/** Nothing is lost, made, or taken from its owner. */
final class ZoneInvariantsTest {
  @Rule("BF-I-01")
  @Example
  void everyActionCardLiesInExactlyOneZone() {
    Walks.everyState(
        state -> {
          int copies = state.table().config().copies();
          ImmutableList<CardId> cards = Zones.cards(state);
          assertThat(cards)
              .doesNotHaveDuplicates()
              .hasSize(state.table().config().cardSet().cards().size() * copies);
        });
  }

  @Rule("BF-I-02")
  @Example
  void everyShipLiesInExactlyOneZone() {
    Walks.everyState(
        state -> {
          int copies = state.table().config().copies();
          ImmutableList<ShipId> ships = Zones.ships(state);
          assertThat(ships).doesNotHaveDuplicates().hasSize(36 * copies);
        });
  }

  @Rule("BF-I-24")
  @Example
  void theVictoryPointsOfAllShipsStayTheSame() {
    Walks.everyState(
        state -> {
          int points = 0;
          for (ShipId ship : Zones.ships(state)) {
            points += state.table().card(ship).vp();
          }
          assertThat(points).isEqualTo(234 * state.table().config().copies());
        });
  }

  @Rule("BF-I-25")
  @Example
  void trophiesNeverShrink() {
    Walks.everyStep(
        step -> {
          BattleForceState after = step.after();
          for (int i = 0; i < after.secrets().size() && after.table().duel().isEmpty(); i++) {
            ImmutableList<ShipId> had = step.before().table().fleets().get(i).trophies();
            ImmutableList<ShipId> has = after.table().fleets().get(i).trophies();
            assertThat(has.subList(0, Math.min(had.size(), has.size()))).isEqualTo(had);
          }
        });
  }

  @Rule("BF-I-36")
  @Example
  void onlyKlingonShipsChangeSidesInPlay() {
    Walks.everyStep(
        step -> {
          if (step.before().table().gameTurn() == 0 || step.after().table().duel().isPresent()) {
            return;
          }
          for (int from = 0; from < step.before().secrets().size(); from++) {
            for (ShipId ship : Zones.fleet(step.before(), from)) {
              for (int to = 0; to < step.after().secrets().size(); to++) {
                assertThat(
                        to == from
                            || !Zones.fleet(step.after(), to).contains(ship)
                            || step.after().table().card(ship).race() == Race.KLINGON)
                    .as("%s changes from fleet %s to %s", ship, from, to)
                    .isTrue();
              }
            }
          }
        });
  }
}
