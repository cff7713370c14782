package io.stardeck.b5.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fleets and characters of the starter decks: what they cost, and what they add to a conflict. */
final class PlainCardsTest {
  private static final ImmutableList<Ability> ORDER =
      ImmutableList.of(Ability.DIPLOMACY, Ability.INTRIGUE, Ability.PSI, Ability.LEADERSHIP);

  /** The last column tells whether it joins conflicts of others too. */
  @Rule({"B5-SPN-06", "B5-SPN-03", "B5-SUP-04", "B5-RAC-05"})
  @ParameterizedTest
  @CsvSource({
    "human-colonial-fleet, HUMAN, 4, 2, true",
    "human-deep-space-fleet, HUMAN, 6, 3, true",
    "human-expeditionary-fleet, HUMAN, 7, 4, true",
    "human-first-battle-fleet, HUMAN, 8, 5, true",
    "human-homeworld-fleet, HUMAN, 6, 6, true",
    "human-picket-fleet, HUMAN, 3, 2, true",
    "human-second-battle-fleet, HUMAN, 10, 5, true",
    "centauri-colonial-fleet, CENTAURI, 4, 2, true",
    "centauri-deep-space-fleet, CENTAURI, 6, 3, true",
    "centauri-expeditionary-fleet, CENTAURI, 7, 4, true",
    "centauri-first-battle-fleet, CENTAURI, 8, 5, true",
    "centauri-homeworld-fleet, CENTAURI, 7, 6, true",
    "centauri-picket-fleet, CENTAURI, 3, 2, true",
    "centauri-second-battle-fleet, CENTAURI, 10, 5, true",
    "minbari-colonial-fleet, MINBARI, 6, 3, false",
    "minbari-expeditionary-fleet, MINBARI, 10, 5, true",
    "minbari-first-battle-fleet, MINBARI, 10, 6, true",
    "minbari-homeworld-fleet, MINBARI, 8, 7, false",
    "minbari-picket-fleet, MINBARI, 4, 3, false",
    "minbari-second-battle-fleet, MINBARI, 11, 6, true",
    "narn-colonial-fleet, NARN, 4, 2, true",
    "narn-deep-space-fleet, NARN, 5, 3, true",
    "narn-expeditionary-fleet, NARN, 8, 4, true",
    "narn-first-battle-fleet, NARN, 9, 5, true",
    "narn-homeworld-fleet, NARN, 6, 6, true",
    "narn-picket-fleet, NARN, 2, 2, true",
    "narn-second-battle-fleet, NARN, 10, 5, true"
  })
  void aFleetCostsAndAddsWhatItsCardSays(
      String id, Race race, int cost, int military, boolean always) {
    Race other = race == Race.NARN ? Race.HUMAN : Race.NARN;
    Stage stage =
        Given.factions(race, other)
            .inHand(1, id)
            .influence(1, 12, 12)
            .conflict(Ability.MILITARY, 2, 1)
            .conflict(Ability.MILITARY, 1, 2)
            .actionRound(1);
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", id)).act(Acts.pass(2));
    assertThat(stage.pool(1)).isEqualTo(12 - cost);
    Stage own = stage.copy();
    stage.act(Acts.oppose(stage, 1, id, 1, Ability.MILITARY));
    assertThat(total(stage, 1, Side.OPPOSE)).isEqualTo(military);
    if (always) {
      own.act(Acts.support(own, 1, id, 2, Ability.MILITARY));
    } else {
      own.refuses(Acts.support(own, 1, id, 2, Ability.MILITARY), "B5-SUP-07");
    }
    Stage foreign = Given.factions(other, race).inHand(1, id).influence(1, 12, 12).actionRound(1);
    foreign.refuses(Acts.sponsor(foreign, 1, "ambassador 1", id), "B5-RAC-05");
  }

  /** Diplomacy, Intrigue, Psi, Leadership. */
  @Rule({"B5-SPN-06", "B5-SUP-03", "B5-SUP-04"})
  @ParameterizedTest
  @CsvSource({
    "frederick-lantz, HUMAN, 9, 3/3/0/4",
    "human-agent, HUMAN, 3, 0/3/0/0",
    "human-aide, HUMAN, 4, 2/1/0/1",
    "human-captain, HUMAN, 3, 1/0/0/2",
    "susan-ivanova, HUMAN, 4, 1/1/0/2",
    "carn-mollari, CENTAURI, 4, 2/1/0/1",
    "centauri-agent, CENTAURI, 4, 1/2/0/1",
    "centauri-aide, CENTAURI, 3, 2/1/0/0",
    "centauri-captain, CENTAURI, 3, 0/1/0/2",
    "lady-morella, CENTAURI, 8, 5/1/2/0",
    "ashan, MINBARI, 4, 3/1/0/0",
    "minbari-agent, MINBARI, 3, 0/3/0/0",
    "minbari-aide, MINBARI, 4, 3/1/0/0",
    "minbari-captain, MINBARI, 3, 1/0/0/2",
    "kodath, NARN, 2, 1/1/0/0",
    "narn-agent, NARN, 3, 0/3/0/0",
    "narn-aide, NARN, 3, 2/1/0/0",
    "narn-captain, NARN, 4, 1/0/0/3"
  })
  void aCharacterCostsAndAddsWhatItsCardSays(String id, Race race, int cost, String ratings) {
    Given given =
        Given.factions(race, race == Race.NARN ? Race.HUMAN : Race.NARN)
            .inHand(1, id)
            .influence(1, 12, 12);
    for (Ability type : ORDER) {
      given.conflict(type, 1);
    }
    Stage stage = given.actionRound(1);
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", id)).act(Acts.pass(2));
    assertThat(stage.pool(1)).isEqualTo(12 - cost);
    for (int i = 0; i < ORDER.size(); i++) {
      int rating = Integer.parseInt(ratings.split("/", -1)[i]);
      Stage joining = stage.copy();
      if (rating == 0) {
        joining.refuses(Acts.support(joining, 1, id, i + 1, ORDER.get(i)), "B5-SUP-03");
      } else {
        joining.act(Acts.support(joining, 1, id, i + 1, ORDER.get(i)));
        assertThat(total(joining, i + 1, Side.SUPPORT)).isEqualTo(rating);
      }
    }
  }

  private static int total(Stage stage, int conflict, Side side) {
    return Totals.of(stage.board(), stage.board().conflict(conflict), side);
  }
}
