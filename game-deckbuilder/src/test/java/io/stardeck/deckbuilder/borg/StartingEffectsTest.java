package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.borg.Team.acting;
import static io.stardeck.deckbuilder.borg.Team.agree;
import static io.stardeck.deckbuilder.borg.Team.bottom;
import static io.stardeck.deckbuilder.borg.Team.waitedFor;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.action.WinByDiplomacy;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.event.CardEvent.CardsDrawn;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.TeamWindow;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What Borg Invasion begins with, and the effects of the starting Starships. */
class StartingEffectsTest {
  @Rule({"DB-BOR-02", "DB-BOR-04", "DB-SET-04", "DB-SET-10"})
  @Property(tries = 20)
  void allAreOneTeamAndEachHasHisOwnCards(
      @ForAll @IntRange(min = 2, max = 5) int players, @ForAll int seed) {
    DeckbuilderConfig config =
        DeckbuilderConfig.builder()
            .scenario(Scenario.BORG_INVASION)
            .players(players)
            .cardSet(Given.BORG)
            .build();
    DeckbuilderState state = Scene.GAME.setup(config, Chance.seeded("set up " + seed)).state();
    assertThat(config.teamsInForce()).containsExactly(Seat.first(players));
    for (Seat seat : Seat.first(players)) {
      assertThat(state.table().onTurn(seat)).isTrue();
      CardDef ship = state.table().def(state.table().area(seat).starting());
      assertThat(ship.role()).isEqualTo(Role.STARTING);
      assertThat(ship.family()).isEqualTo(Family.BORG_INVASION);
    }
    assertThat(state.table().areas()).extracting(area -> area.starting()).doesNotHaveDuplicates();
  }

  @Rule({"DB-BOR-27", "DB-EFF-22", "DB-D-53"})
  @Test
  void theEffectOfAShipIsThatOfItsPlayerAndDoesNotReachWhoIsOut() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "borg-start-1",
            "abilities",
            "[{\"zone\":\"STARTING_EFFECT\",\"window\":[\"ACTION\"],\"effects\":"
                + "[{\"op\":\"DRAW\",\"player\":\"EACH_TEAMMATE\",\"n\":1}]}]");
    Given given =
        acting(
            Given.config(3, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards)),
            Seat.first(3));
    Scene scene =
        given
            .hand(TWO, "overload")
            .damage(TWO, 6)
            .deck(TWO, "c1", "c1", "c2", "c2", "c3", "c3", "c4")
            .deck(THREE, "c5")
            .scene()
            .does(Team.play(TWO, "overload"));
    int hand = scene.hand(TWO).size();
    scene = scene.does(new UseEffect(ONE, scene.area(ONE).starting(), 0));
    assertThat(scene.hand(TWO)).hasSize(hand);
    assertThat(scene.hand(THREE)).containsExactly("c5");
  }

  @Rule({"DB-BOR-03", "DB-SET-05", "DB-SET-06", "DB-CMP-07"})
  @Test
  void theSpaceDeckIsOfTheBorgAndOfTheStarships() {
    DeckbuilderConfig config =
        DeckbuilderConfig.builder().scenario(Scenario.BORG_INVASION).players(3).build();
    CardSet set = CardSets.standard();
    List<Family> families =
        Roster.space(config).stream().map(card -> set.copy(card.number()).family()).toList();
    assertThat(families).hasSize(40);
    assertThat(families).filteredOn(Family.BORG_INVASION::equals).hasSize(25);
    assertThat(families).filteredOn(Family.STARSHIP::equals).hasSize(15);
  }

  @Rule({"DB-BOR-05", "DB-BOR-04", "DB-BOR-82"})
  @Test
  void theEffectBelongsToThePlayerWithWhateverFlagship() {
    Scene scene = agree(borg(2, true).space("p0").scene());
    assertThat(scene.total(ONE, Stat.ATTACK)).isEqualTo(3 + 2);
    Scene other = scene.does(new WinByDiplomacy(ONE, card("p0"), true));
    assertThat(other.total(ONE, Stat.ATTACK)).isEqualTo(3 + 2);
    assertThat(other.total(ONE, Stat.DEFENSE)).isEqualTo(5);
    // The trigger of seat 2 has acted at the start of their team's turn.
    assertThat(scene.tally(TWO).xp()).isEqualTo(1);
  }

  @Rule({"DB-BOR-05", "DB-BOR-82"})
  @Test
  void anActivatedEffectIsUsedWithWhateverFlagship() {
    Seat five = Seat.of(5);
    Given given = Fleet.bonus(borg(5, true), five, Stat.SPEED, 9);
    DeckbuilderState state = Team.faceUp(Fleet.bonus(given, five, Stat.DIPLOMACY, 9).state(), "p0");
    Scene scene = Scene.at(state).does(new WinByDiplomacy(five, card("p0"), true));
    assertThat(scene.area(five).points()).containsExactly(card("start-5"));
    assertThat(scene.legal(five)).contains(new UseEffect(five, card("start-5"), 0));
    scene.does(new UseEffect(five, card("start-5"), 0));
  }

  @Rule({"DB-BOR-73", "DB-BOR-05"})
  @Test
  void withoutStartingEffectsTheStatsOfTheShipsStay() {
    Scene scene = agree(borg(2, false).space("p0").scene());
    assertThat(scene.total(ONE, Stat.ATTACK)).isEqualTo(3);
    assertThat(scene.total(ONE, Stat.SPEED)).isEqualTo(3);
    assertThat(scene.tally(TWO).xp()).isZero();
  }

  @Rule({"DB-BOR-05", "DB-D-61", "DB-BOR-18", "DB-BOR-21", "DB-BOR-26", "DB-D-54"})
  @Test
  void anEffectIsUsedOnceInATurnInWindowsAsWell() {
    Seat five = Seat.of(5);
    UseEffect effect = new UseEffect(five, card("start-5"), 0);
    Scene scene = agree(borg(5, true).hand(five, "ensign").space("stand").scene());
    assertThat(scene.phase()).isInstanceOf(TeamWindow.class);
    scene = scene.does(new Pass(five));
    assertThat(waitedFor(scene)).doesNotContain(five);
    scene = scene.does(effect);
    // They are waited for again, and have used what they had.
    assertThat(waitedFor(scene)).contains(five);
    assertThat(scene.total(five, Stat.ATTACK)).isEqualTo(2 + 2);
    scene.rejects(effect, "DB-ACT-13");
    scene = Team.pass(scene);
    scene.rejects(effect, "DB-ACT-13");
    scene.rejects(new TrashPhase(five, card("ensign")), "DB-BOR-26");
  }

  @Rule({"DB-BOR-20", "DB-D-06"})
  @Test
  void aMissionGoesToTheBottomAfterItsFlipEffect() {
    Given given = borg(2, true).deck(TWO, "c1", "c1", "c1", "c1", "c3", "c5");
    Scene scene = agree(given.space("stray").scene());
    assertThat(scene.seen(TWO, CardsDrawn.class))
        .extracting(CardsDrawn::cards)
        .last()
        .isEqualTo(ImmutableList.of(card("c5")));
    assertThat(bottom(scene)).isEqualTo("stray");
    assertThat(scene.state().table().missions()).allMatch(slot -> slot.card().isEmpty());
  }

  @Rule({"DB-BOR-12", "DB-BOR-90", "DB-BOR-82"})
  @Test
  void aTriggerMayForceAFlipInTheActionPhase() {
    Seat five = Seat.of(5);
    Given given = borg(5, true).bridge(five, "man").space("cache");
    Scene scene = Scene.at(Team.faceUp(given.state(), "p0"));
    Scene won = scene.does(new WinByDiplomacy(five, card("p0"), false));
    assertThat(won.seen(ONE, SpaceCardFlipped.class))
        .containsExactly(new SpaceCardFlipped(ONE, card("cache")));
    assertThat(won.options(ONE)).containsExactly(new Answer.Branch(0), new Answer.Branch(1));
    won.rejects(new Choose(five, new Answer.Branch(0)), "DB-GEN-03");
  }

  private static Given borg(int players, boolean effects) {
    Given given =
        Given.config(
            players,
            config ->
                config
                    .scenario(Scenario.BORG_INVASION)
                    .startingEffects(effects)
                    .cardSet(Given.BORG));
    return acting(given, Seat.first(players));
  }

  private static CardId card(String id) {
    return CardId.of(Given.BORG.firstCopy(Given.BORG.card(id)));
  }
}
