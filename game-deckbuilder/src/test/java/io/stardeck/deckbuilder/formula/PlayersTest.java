package io.stardeck.deckbuilder.formula;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Owner;
import io.stardeck.deckbuilder.card.Scenario;
import io.stardeck.deckbuilder.card.Who;
import io.stardeck.deckbuilder.internal.formula.Players;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Whom the words of a card mean where teams play. */
class PlayersTest {
  @Rule("DB-BOR-71")
  @Test
  void leftAndRightPassOverTheAssimilatedAndForWhatIsFlippedOverOtherTeams() {
    DeckbuilderState state =
        Given.config(
                4,
                config ->
                    config
                        .scenario(Scenario.BORG_INVASION)
                        .teams(
                            ImmutableList.of(
                                ImmutableList.of(ONE, TWO), ImmutableList.of(THREE, Seat.of(4)))))
            .space("p0")
            .phases(new TeamAction(ONE, Gathering.of(ImmutableList.of(ONE, TWO))))
            .state();
    assertThat(neighbour(state, Owner.LEFT)).containsExactly(TWO);
    assertThat(neighbour(state, Owner.RIGHT)).containsExactly(Seat.of(4));
    DeckbuilderState gone =
        state.with(TWO, state.table().area(TWO).withStanding(Standing.ASSIMILATED));
    assertThat(neighbour(gone, Owner.LEFT)).containsExactly(THREE);
    DeckbuilderState flipped =
        state.with(
            state.table().withPhases(state.table().phases().push(Encounter.of(ONE, card("p0")))));
    assertThat(neighbour(flipped, Owner.RIGHT)).containsExactly(TWO);
  }

  private static ImmutableList<Seat> neighbour(DeckbuilderState state, Owner owner) {
    return Players.of(state, Bindings.of(ONE, card("p0")), new Who.Plain(owner));
  }
}
