package io.stardeck.b5.rule;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.FrameAction.ChooseOpeningCard;
import io.stardeck.b5.action.FrameAction.DoneDrawing;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.Deck;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.event.TurnEvent.VictoryDeclared;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.GameOver;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Faction;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Set-up, the order of a turn, victory (FRM). */
final class FrameRulesTest {
  private static final B5Game GAME = new B5Game();
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final ImmutableList<Seat> ORDER = ImmutableList.of(P, Q);

  private static List<String> rules(B5Config config) {
    return GAME.setup(config, Chance.seeded("x")).violations().stream()
        .map(Violation::rule)
        .map(Object::toString)
        .toList();
  }

  @Rule({"B5-FRM-01", "B5-D-60", "B5-D-72"})
  @Test
  void twoToFourDifferentRacesPlay() {
    B5Config.builder().players(4).build();
    assertThat(rules(B5Config.builder().players(4).build())).isEmpty();
    assertThat(rules(B5Config.builder().players(2).races(List.of(Race.NARN, Race.NARN)).build()))
        .contains("B5-FRM-01");
    assertThat(rules(B5Config.builder().players(2).races(List.of(Race.NARN, Race.NEUTRAL)).build()))
        .contains("B5-FRM-01");
  }

  /** The first cards of a starter deck, so many. */
  private static B5Config sized(int size) {
    ImmutableMap.Builder<String, Integer> cards = ImmutableMap.builder();
    int left = size;
    for (var entry : CardSets.starter().deck(Race.NARN).cards().entrySet()) {
      int copies = Math.min(left, entry.getValue());
      left -= copies;
      if (copies > 0) {
        cards.put(entry.getKey(), copies);
      }
    }
    return B5Config.builder()
        .players(2)
        .races(List.of(Race.NARN, Race.HUMAN))
        .decks(List.of(new Deck(cards.build()), CardSets.starter().deck(Race.HUMAN)))
        .build();
  }

  @Rule({"B5-FRM-02", "B5-D-61"})
  @Test
  void aDeckKeepsToItsLimits() {
    ImmutableMap<String, Integer> starter = CardSets.starter().deck(Race.NARN).cards();
    for (String wrong : new String[] {"few", "copies", "ambassador", "reserved"}) {
      ImmutableMap.Builder<String, Integer> cards = ImmutableMap.builder();
      switch (wrong) {
        case "few" -> cards.put("narn-aide", 3);
        case "copies" -> cards.putAll(starter).put("human-aide", 4);
        case "ambassador" -> cards.putAll(starter).put("delenn", 1);
        default -> cards.putAll(starter).put("human-colonial-fleet", 1);
      }
      B5Config config =
          B5Config.builder()
              .players(2)
              .races(List.of(Race.NARN, Race.HUMAN))
              .decks(List.of(new Deck(cards.build()), CardSets.starter().deck(Race.HUMAN)))
              .build();
      assertThat(rules(config)).as(wrong).containsOnly("B5-FRM-02");
    }
    assertThat(rules(sized(44))).containsOnly("B5-FRM-02");
    assertThat(rules(sized(45))).isEmpty();
    ImmutableMap<String, Integer> allowed =
        ImmutableMap.<String, Integer>builder()
            .putAll(starter)
            .put("human-aide", 1)
            .put("crystal-cities", 1)
            .build();
    B5Config config =
        B5Config.builder()
            .players(2)
            .races(List.of(Race.NARN, Race.HUMAN))
            .decks(List.of(new Deck(allowed), CardSets.starter().deck(Race.HUMAN)))
            .build();
    assertThat(rules(config)).isEmpty();
  }

  @Rule({"B5-FRM-03", "B5-D-62", "B5-D-75", "B5-REL-01", "B5-I-03"})
  @Test
  void theGameStartsWithAmbassadorsAndFourInfluence() {
    B5State state = GAME.setup(B5Config.builder().players(4).build(), Chance.seeded("x")).state();
    for (int i = 0; i < 4; i++) {
      Faction faction = state.board().faction(Seat.at(i));
      assertThat(faction.innerCircle()).hasSize(1);
      assertThat(faction.innerCircle().get(0).ready()).isTrue();
      assertThat(faction.baseRating()).isEqualTo(4);
      assertThat(faction.pool()).isEqualTo(4);
    }
    assertThat(state.board().relations().tension(Race.NARN, Race.CENTAURI)).isEqualTo(3);
    assertThat(state.board().relations().tension(Race.MINBARI, Race.HUMAN)).isEqualTo(2);
    assertThat(state.board().relations().tension(Race.HUMAN, Race.NARN)).isEqualTo(1);
    assertThat(state.board().station()).isEqualTo(6);
    assertThat(state.board().vorlon()).isEqualTo(3);
  }

  @Rule({"B5-FRM-04", "B5-D-61", "B5-D-78", "B5-GEN-05"})
  @Test
  void theOpeningHandIsChosenOfDifferentKindsThenTheDeckIsShuffled() {
    B5State state = GAME.setup(B5Config.builder().players(2).build(), Chance.seeded("x")).state();
    assertThat(GAME.toAct(state)).containsExactly(P);
    state = GAME.apply(state, new ChooseOpeningCard(P, "human-aide")).state();
    Ruling<B5State> same = GAME.apply(state, new ChooseOpeningCard(P, "human-agent"));
    assertThat(same.violations().get(0).rule()).hasToString("B5-FRM-04");
    Ruling<B5State> none = GAME.apply(state, new ChooseOpeningCard(P, "no-such-card"));
    assertThat(none.violations().get(0).rule()).hasToString("B5-GEN-05");
    state = GAME.apply(state, new ChooseOpeningCard(P, "earth")).state();
    List<CardId> before = new ArrayList<>(state.zones().cards(Places.deck(P)));
    state = GAME.apply(state, new ChooseOpeningCard(P, "trade-pact")).state();
    List<CardId> shuffled = state.zones().cards(Places.deck(P));
    List<CardId> unshuffled = before.stream().filter(shuffled::contains).toList();
    assertThat(shuffled).isNotEqualTo(unshuffled);
    assertThat(state.zones().size(Places.hand(P))).isEqualTo(3);
    assertThat(state.zones().size(Places.deck(P))).isEqualTo(before.size() - 1);
    assertThat(GAME.toAct(state)).containsExactly(Q);
  }

  @Rule({"B5-FRM-05", "B5-FRM-10", "B5-FRM-14", "B5-FRM-30", "B5-FRM-52", "B5-EFF-05", "B5-D-63"})
  @Test
  void aTurnGoesThroughItsRounds() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .influence(1, 6, 2)
            .faction(1, faction -> faction.withApplied(4))
            .conflict(Ability.DIPLOMACY, 1)
            .card("ambassador 1", card -> card.withRotated(true).withReadiedThisTurn(true))
            .actionRound(1);
    stage.idleUntil(DrawRound.class);
    assertThat(stage.board().results()).hasSize(1);
    assertThat(stage.board().conflicts()).isEmpty();
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.events())
        .extracting(event -> event.what().getClass().getSimpleName())
        .containsSubsequence("CardReadied", "PoolRestored", "PoolRestored", "InitiativeSet");
    assertThat(stage.board().turn()).isEqualTo(3);
    assertThat(stage.board().results()).isEmpty();
    assertThat(stage.pool(1)).isEqualTo(6);
    assertThat(stage.board().faction(P).applied()).isZero();
    assertThat(stage.card(stage.ambassador(1)).rotated()).isFalse();
    assertThat(stage.card(stage.ambassador(1)).readiedThisTurn()).isFalse();
    stage.idleUntil(ActionRound.class);
  }

  @Rule({"B5-X-32", "B5-FRM-15", "B5-D-65"})
  @Test
  void theLowestRatingGoesFirstThenTheHigherDiplomacy() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN, Race.CENTAURI)
            .influence(1, 5, 5)
            .actionRound(1)
            .idleUntil(ConflictRound.class);
    // G'Kar has Diplomacy 3, Londo Mollari 4, Delenn 5
    assertThat(stage.board().order()).containsExactly(Seat.of(3), Seat.of(2), Seat.of(1));
  }

  @Rule({"B5-FRM-15", "B5-D-65"})
  @Test
  void whatIsTiedInAllIsLeftToChance() {
    Set<Seat> firsts = new HashSet<>();
    B5State start =
        Given.factions(Race.HUMAN, Race.NARN)
            .card("ambassador 1", card -> card.withNeutralised(true))
            .card("ambassador 2", card -> card.withNeutralised(true))
            .actionRound(1)
            .state();
    for (int seed = 0; seed < 16; seed++) {
      B5State state = start.withChance(Chance.seeded("seed " + seed));
      while (state.board().turn() == 2) {
        Seat seat = GAME.toAct(state).get(0);
        state = GAME.apply(state, GAME.legalActions(state, seat).get(0)).state();
      }
      firsts.add(state.board().order().get(0));
    }
    assertThat(firsts).containsExactlyInAnyOrder(P, Q);
  }

  @Rule({"B5-FRM-54", "B5-D-70"})
  @Test
  void mostPowerWinsFromTwentyOn() {
    for (int power : new int[] {19, 20, 29}) {
      Stage stage = drawing(power, power == 29 ? 19 : 18);
      stage.act(new DoneDrawing(P));
      assertThat(stage.state().frames().top() instanceof GameOver).isEqualTo(power >= 20);
      if (power >= 20) {
        String kind = power == 29 ? "major" : "standard";
        assertThat(stage.events())
            .anyMatch(event -> event.what().equals(new VictoryDeclared(P, power, kind)));
        stage.refuses(Acts.pass(1), "B5-FRM-55");
      }
    }
    Stage tied = drawing(22, 22);
    tied.act(new DoneDrawing(P));
    assertThat(tied.state().frames().top()).isNotInstanceOf(GameOver.class);
  }

  private static Stage drawing(int power, int other) {
    return Given.factions(Race.NARN, Race.HUMAN)
        .influence(1, power, 0)
        .influence(2, other, 0)
        .at(new DrawRound(Round.of(RoundEnd.PASS_IS_FINAL, ORDER), true, 2), ORDER);
  }
}
