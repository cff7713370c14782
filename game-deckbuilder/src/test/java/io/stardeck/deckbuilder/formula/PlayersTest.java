package io.stardeck.deckbuilder.formula;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.word.Owner;
import io.stardeck.deckbuilder.card.word.Who;
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
    DeckbuilderState state = twoTeams();
    assertThat(players(state, Owner.LEFT)).containsExactly(TWO);
    assertThat(players(state, Owner.RIGHT)).containsExactly(Seat.of(4));
    DeckbuilderState gone =
        state.with(TWO, state.table().area(TWO).withStanding(Standing.ASSIMILATED));
    assertThat(players(gone, Owner.LEFT)).containsExactly(THREE);
    assertThat(players(flipped(state), Owner.RIGHT)).containsExactly(TWO);
  }

  @Rule("DB-BOR-71")
  @Test
  void opponentsInBorgInvasionAreThePlayersOfTheOtherTeams() {
    DeckbuilderState state = twoTeams();

    for (DeckbuilderState each : ImmutableList.of(state, flipped(state))) {
      assertThat(players(each, Owner.EACH_OPPONENT)).containsExactly(THREE, Seat.of(4));
      assertThat(players(each, Owner.EACH_TEAMMATE)).containsExactly(TWO);
      assertThat(
              Players.candidates(each.table(), Bindings.of(ONE, card("p0")), Owner.CHOSEN_OPPONENT))
          .containsExactly(THREE, Seat.of(4));
    }
  }

  /** The turn of seats 1 and 2, who play against seats 3 and 4. */
  private static DeckbuilderState twoTeams() {
    return Given.config(
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
  }

  private static DeckbuilderState flipped(DeckbuilderState state) {
    return state.with(
        state.table().withPhases(state.table().phases().push(Encounter.of(ONE, card("p0")))));
  }

  private static ImmutableList<Seat> players(DeckbuilderState state, Owner owner) {
    return Players.of(state, Bindings.of(ONE, card("p0")), new Who.Plain(owner));
  }
}
