package io.stardeck.deckbuilder.klingon;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class KlingonSetUpTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final Seat FOUR = Seat.of(4);

  @Provide
  Arbitrary<String> seeds() {
    return Arbitraries.strings().alpha().ofLength(6);
  }

  private static DeckbuilderConfig config(int players) {
    return DeckbuilderConfig.builder()
        .scenario(Scenario.KLINGON_CIVIL_WAR)
        .cardSet(Given.KLINGON)
        .players(players)
        .build();
  }

  private static DeckbuilderConfig teams(ImmutableList<ImmutableList<Seat>> teams) {
    int players = teams.stream().mapToInt(ImmutableList::size).sum();
    return DeckbuilderConfig.builder().from(config(players)).teams(teams).build();
  }

  private static ImmutableList<Violation> refusals(DeckbuilderConfig config) {
    return GAME.setup(config, Chance.seeded("refused")).violations();
  }

  @Rule({"DB-KCW-02", "DB-SET-05", "DB-SET-06", "DB-CMP-09", "DB-CMP-53"})
  @Test
  void theSpaceDeckOfTheShippedSetIsTwentyFiveRedCardsAndFifteenPurpleStarships() {
    DeckbuilderConfig full =
        DeckbuilderConfig.builder().from(config(4)).cardSet(CardSets.standard()).build();
    ImmutableList<CardDef> space =
        Roster.space(full).stream()
            .map(card -> full.cardSet().copy(card.number()))
            .collect(ImmutableList.toImmutableList());
    assertThat(space).hasSize(40);
    assertThat(space).filteredOn(card -> card.family() == Family.KLINGON).hasSize(25);
    assertThat(space).filteredOn(card -> card.family() == Family.STARSHIP).hasSize(15);
    assertThat(space).noneMatch(card -> card.role() == Role.STARTING);
  }

  @Rule({"DB-KCW-05", "DB-SET-10", "DB-CMP-10", "DB-SET-06"})
  @Property(tries = 20)
  void everybodyBeginsWithARedStarshipOfHisOwn(
      @ForAll("seeds") String seed, @ForAll @IntRange(min = 2, max = 4) int players) {
    DeckbuilderState state = GAME.setup(config(players), Chance.seeded(seed)).state();
    ImmutableList<CardId> ships =
        state.table().areas().stream()
            .map(area -> area.flagship().orElseThrow().card())
            .collect(ImmutableList.toImmutableList());
    assertThat(ships).doesNotHaveDuplicates();
    for (CardId ship : ships) {
      CardDef def = state.table().def(ship);
      assertThat(def.role()).isEqualTo(Role.STARTING);
      assertThat(def.family()).isEqualTo(Family.KLINGON);
    }
    assertThat(state.space()).containsExactlyInAnyOrderElementsOf(Roster.space(config(players)));
  }

  @Rule({"DB-KCW-05", "DB-FOR-01"})
  @Test
  void theEffectOfTheStartingStarshipStaysWithItsPlayer() {
    Given given =
        Given.config(
            2,
            config ->
                config
                    .scenario(Scenario.KLINGON_CIVIL_WAR)
                    .cardSet(Given.KLINGON)
                    .addStartingShips("moqbar", "durval"));
    assertThat(given.scene().total(ONE, Stat.SPEED)).as("2, and 1 by its effect").isEqualTo(3);
    Scene before = Council.totals(given.space("p0"), 5, 5, 5).scene();
    Scene after =
        before.does(
            Council.EXPLORE, new Declare(ONE, Means.DIPLOMACY), new Choose(ONE, Answer.YES));
    assertThat(Council.points(after, ONE)).containsExactly("moqbar");
    assertThat(after.total(ONE, Stat.SPEED)).as("p0 has one more than Moqbar").isEqualTo(6);
    assertThat(after.total(TWO, Stat.SPEED)).as("nobody else has it").isEqualTo(3);
  }

  @Rule({"DB-KCW-03", "DB-D-66", "DB-SET-01"})
  @Test
  void partnersSitOppositeEachOther() {
    DeckbuilderConfig four = config(4);
    assertThat(four.teamsInForce())
        .containsExactly(ImmutableList.of(ONE, THREE), ImmutableList.of(TWO, FOUR));
    assertThat(refusals(teams(four.teamsInForce()))).isEmpty();
    ImmutableList<ImmutableList<Seat>> neighbours =
        ImmutableList.of(ImmutableList.of(ONE, TWO), ImmutableList.of(THREE, FOUR));
    ImmutableList<ImmutableList<Seat>> ends =
        ImmutableList.of(ImmutableList.of(ONE, FOUR), ImmutableList.of(TWO, THREE));
    ImmutableList<ImmutableList<Seat>> uneven =
        ImmutableList.of(ImmutableList.of(ONE), ImmutableList.of(TWO, THREE, FOUR));
    for (ImmutableList<ImmutableList<Seat>> wrong : ImmutableList.of(neighbours, ends, uneven)) {
      assertThat(refusals(teams(wrong)))
          .extracting(violation -> violation.rule().value())
          .containsExactly("DB-SET-01");
    }
  }

  @Rule({"DB-KCW-40", "DB-D-67", "DB-D-02"})
  @Test
  void twoOrThreePlayEachForHimself() {
    for (int players = 2; players <= 3; players++) {
      assertThat(config(players).teamsInForce()).hasSize(players);
      assertThat(refusals(config(players))).isEmpty();
    }
    assertThat(refusals(teams(ImmutableList.of(ImmutableList.of(ONE, TWO))))).isNotEmpty();
    assertThat(
            refusals(teams(ImmutableList.of(ImmutableList.of(ONE, TWO), ImmutableList.of(THREE)))))
        .isNotEmpty();
    assertThat(refusals(config(5))).isNotEmpty();
  }

  @Rule({"DB-KCW-04", "DB-KCW-03", "DB-VIS-02", "DB-D-08"})
  @Test
  void turnsAlternateBetweenTheTeamsAndPartnersShareNothing() {
    Scene scene =
        Given.klingon(4)
            .hand(ONE, "c3")
            .hand(THREE, "c1")
            .tally(ONE, tally -> tally.withXp(3))
            .scene();
    assertThat(scene.tally(THREE).xp()).isZero();
    assertThat(scene.view(ONE).hand(THREE)).as("nor do they see the Hand").isEmpty();
    assertThat(scene.view(THREE).hand(ONE)).isEmpty();
    assertThat(scene.view(THREE).hand()).isEqualTo(scene.state().hand(THREE));
    scene.rejects(new EndTurn(THREE), "DB-TRN-09");
    Seat seat = ONE;
    int team = scene.state().table().config().team(seat);
    for (int turn = 0; turn < 8; turn++) {
      scene = scene.does(new EndTurn(seat));
      seat = seat.next(4);
      assertThat(scene.state().table().turnPlayer()).isEqualTo(seat);
      assertThat(scene.state().table().config().team(seat)).isNotEqualTo(team);
      team = scene.state().table().config().team(seat);
    }
  }
}
