package io.stardeck.deckbuilder.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.internal.integrity.Census;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.testkit.Rule;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.api.Test;

class SetUpTest {
  @Provide
  Arbitrary<Dealt> tables() {
    return Dealt.any();
  }

  private static Predicate<CardDef> of(Family family) {
    return card -> card.family() == family;
  }

  private static Predicate<CardDef> has(String keyword) {
    return card -> card.has(keyword);
  }

  private static ImmutableList<CardId> slots(DeckbuilderState state) {
    return state.table().starbase().slots().stream()
        .flatMap(slot -> slot.card().stream())
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<CardId> own(DeckbuilderState state, Seat seat) {
    return Lists.plusAll(state.hand(seat), state.deck(seat));
  }

  @Rule({"DB-SET-02", "DB-CMP-50", "DB-CMP-01", "DB-D-15", "DB-D-02"})
  @Property(tries = 40)
  void everybodyHasTheSameTenCardsInEveryScenario(@ForAll("tables") Dealt dealt) {
    DeckbuilderState state = dealt.state();
    ImmutableList<CardId> all = ImmutableList.of();
    for (Seat seat : dealt.seats()) {
      ImmutableList<CardId> deck = own(state, seat);
      all = Lists.plusAll(all, deck);
      assertThat(deck).hasSize(10);
      assertThat(dealt.count(deck, has(Keyword.ENSIGN))).isEqualTo(3);
      assertThat(dealt.count(deck, has(Keyword.LIEUTENANT))).isEqualTo(2);
      assertThat(
              dealt.defs(deck).stream()
                  .filter(of(Family.STARTER))
                  .map(CardDef::name)
                  .collect(ImmutableList.toImmutableList()))
          .containsExactlyInAnyOrder(
              "Evasive Maneuvers", "Starfleet Academy", "Diagnostic Check", "Tricorder", "Phasers");
    }
    assertThat(all).as("copies of their own").doesNotHaveDuplicates();
  }

  @Rule({"DB-SET-02", "DB-SET-05", "DB-SET-07"})
  @Property(tries = 20)
  void allDecksAreShuffled(@ForAll("tables") Dealt dealt) {
    DeckbuilderState one = dealt.state();
    DeckbuilderState other = new Dealt(dealt.config(), dealt.seed() + " again").state();
    assertThat(one.space()).isNotEqualTo(other.space());
    assertThat(one.starbase()).isNotEqualTo(other.starbase());
    for (Seat seat : dealt.seats()) {
      assertThat(own(one, seat))
          .isNotEqualTo(own(other, seat))
          .containsExactlyInAnyOrderElementsOf(own(other, seat));
    }
  }

  @Rule({"DB-SET-13", "DB-CMP-51"})
  @Property(tries = 20)
  void everybodyHoldsFiveOfThem(@ForAll("tables") Dealt dealt) {
    DeckbuilderState state = dealt.state();
    for (Seat seat : dealt.seats()) {
      assertThat(state.hand(seat)).hasSize(5);
      assertThat(state.deck(seat).size()).isEqualTo(5);
    }
  }

  @Rule({"DB-SET-03", "DB-SET-04", "DB-SET-10", "DB-CMP-06", "DB-CMP-08", "DB-CMP-10", "DB-D-15"})
  @Property(tries = 40)
  void everybodyBeginsWithOneUndamagedStarshipOfTheScenario(@ForAll("tables") Dealt dealt) {
    DeckbuilderState state = dealt.state();
    ImmutableList.Builder<CardId> ships = ImmutableList.builder();
    for (Seat seat : dealt.seats()) {
      Ship ship = state.table().area(seat).flagship().orElseThrow();
      CardDef def = state.table().def(ship.card());
      assertThat(def.role()).isEqualTo(Role.STARTING);
      assertThat(def.family()).isEqualTo(dealt.config().scenario().family());
      assertThat(ship).isEqualTo(new Ship(ship.card(), 0, 0));
      assertThat(own(state, seat)).doesNotContain(ship.card());
      ships.add(ship.card());
    }
    assertThat(ships.build()).doesNotHaveDuplicates();
  }

  @Rule({"DB-SET-10", "DB-RNG-01"})
  @Test
  void assignedStarshipsGoToTheirSeatsAndDrawNothing() {
    DeckbuilderConfig any = Dealt.config(Scenario.EXPLORATION, 3);
    ImmutableList<String> all =
        Roster.startingShips(any).stream()
            .map(card -> any.cardSet().copy(card.number()).id())
            .collect(ImmutableList.toImmutableList());
    ImmutableList<String> assigned = ImmutableList.of(all.get(3), all.get(0), all.get(4));
    DeckbuilderConfig config =
        DeckbuilderConfig.builder()
            .from(any)
            .startingShips(assigned)
            .startPlayer(Seat.of(2))
            .build();
    DeckbuilderState state = new Dealt(config, "assigned").state();
    for (int index = 0; index < 3; index++) {
      CardId ship = state.table().areas().get(index).flagship().orElseThrow().card();
      assertThat(state.table().def(ship).id()).isEqualTo(assigned.get(index));
    }
    assertThat(state.table().turnPlayer()).isEqualTo(Seat.of(2));
    ImmutableList<CardId> first =
        new Dealt(config, "assigned").chance().shuffle(Roster.space(config)).value();
    assertThat(state.space()).containsExactlyElementsOf(first);
  }

  @Rule("DB-SET-10")
  @Test
  void twoWhoAreAssignedTheSameStarshipHaveACopyEach() {
    CardSet set = Sets.with(CardSets.standard(), "iks-karok", "count", "2");
    DeckbuilderConfig config =
        DeckbuilderConfig.builder()
            .from(Dealt.config(Scenario.EXPLORATION, 2))
            .cardSet(set)
            .startingShips(ImmutableList.of("iks-karok", "iks-karok"))
            .build();
    Dealt dealt = new Dealt(config, "twins");
    assertThat(dealt.state().table().areas())
        .extracting(area -> area.flagship().orElseThrow().card())
        .doesNotHaveDuplicates()
        .allMatch(ship -> set.copy(ship.number()).id().equals("iks-karok"));
  }

  @Rule({"DB-SET-05", "DB-SET-06", "DB-CMP-04", "DB-CMP-05", "DB-CMP-07", "DB-CMP-53"})
  @Property(tries = 40)
  void theSpaceDeckIsFifteenPurpleAndTwentyFiveCardsOfTheScenario(@ForAll("tables") Dealt dealt) {
    ImmutableList<CardId> space = dealt.state().space();
    assertThat(space).hasSize(40).doesNotHaveDuplicates();
    assertThat(dealt.count(space, of(Family.STARSHIP))).isEqualTo(15);
    assertThat(dealt.count(space, of(dealt.config().scenario().family()))).isEqualTo(25);
    assertThat(dealt.count(space, card -> card.role() == Role.STARTING)).isZero();
  }

  @Rule({"DB-SET-07", "DB-SET-08", "DB-CMP-03", "DB-CMP-52"})
  @Property(tries = 40)
  void ninetyBlueCardsFillNineSlotsAndTheStarbaseDeck(@ForAll("tables") Dealt dealt) {
    DeckbuilderState state = dealt.state();
    ImmutableList<CardId> slots = slots(state);
    assertThat(slots).hasSize(9);
    ImmutableList<CardId> blue = Lists.plusAll(slots, state.starbase());
    assertThat(blue).hasSize(90).doesNotHaveDuplicates();
    assertThat(dealt.count(blue, of(Family.STARBASE))).isEqualTo(90);
    assertThat(dealt.count(blue, card -> card.type() == CardType.CHARACTER)).isEqualTo(41);
    assertThat(dealt.count(blue, card -> card.type() == CardType.SPECIAL)).isEqualTo(2);
  }

  @Rule({"DB-SET-09", "DB-CMP-02", "DB-D-02"})
  @Property(tries = 40)
  void theBasicCharactersThatAreNotDealtFormThreePiles(@ForAll("tables") Dealt dealt) {
    DeckbuilderState state = dealt.state();
    int players = dealt.players();
    int[] sizes = {20 - 3 * players, 16 - 2 * players, 14};
    for (Basic kind : Basic.values()) {
      ImmutableList<CardId> pile = state.table().starbase().pile(kind).toList();
      assertThat(pile).hasSize(sizes[kind.ordinal()]);
      assertThat(dealt.count(pile, has(kind.keyword()))).isEqualTo(pile.size());
    }
  }

  @Rule({"DB-X-33", "DB-SET-02", "DB-SET-07"})
  @Test
  void fivePlayersFindWhatTheTableSays() {
    Dealt dealt = new Dealt(Dealt.config(Scenario.EXPLORATION, 5), "five");
    DeckbuilderState state = dealt.state();
    assertThat(state.table().starbase().basics())
        .extracting(pile -> pile.size())
        .containsExactly(5, 6, 14);
    assertThat(dealt.seats()).allMatch(seat -> own(state, seat).size() == 10);
    assertThat(state.space().size()).isEqualTo(40);
    assertThat(slots(state)).hasSize(9);
    assertThat(state.starbaseDeck()).isEqualTo(81);
  }

  @Rule({"DB-SET-11", "DB-D-16"})
  @Property(tries = 20)
  void everythingElseIsEmpty(@ForAll("tables") Dealt dealt) {
    DeckbuilderState state = dealt.state();
    assertThat(state.table().missions()).containsExactly(Slot.EMPTY, Slot.EMPTY);
    assertThat(state.table().starbase().discard()).isEmpty();
    assertThat(state.table().flipped()).isEmpty();
    assertThat(state.table().removed()).isEmpty();
    assertThat(state.table().defeatedCubes()).isEmpty();
    for (Area area : state.table().areas()) {
      assertThat(area.points()).isEmpty();
      assertThat(area.discard()).isEmpty();
      assertThat(area.bridge()).isEmpty();
      assertThat(area.influence()).isEmpty();
    }
  }

  @Rule("DB-SET-12")
  @Property(tries = 400)
  void eachOfThreeBeginsAboutAsOften(@ForAll @IntRange(min = 0, max = 1_000_000) int seed) {
    Dealt dealt = new Dealt(Dealt.config(Scenario.EXPLORATION, 3), "start " + seed);
    Statistics.label("begins")
        .collect(dealt.state().table().turnPlayer().number())
        .coverage(
            coverage -> {
              for (int seat = 1; seat <= 3; seat++) {
                coverage.check(seat).percentage(share -> share > 22 && share < 45);
              }
            });
  }

  @Rule({"DB-SET-10", "DB-SET-12"})
  @Property(tries = 300)
  void eachStarshipComesToTheFirstSeatAboutAsOften(
      @ForAll @IntRange(min = 0, max = 1_000_000) int seed) {
    Dealt dealt = new Dealt(Dealt.config(Scenario.BORG_INVASION, 2), "ships " + seed);
    CardId ship = dealt.state().table().areas().get(0).starting();
    int first = Roster.startingShips(dealt.config()).get(0).number();
    Statistics.label("ship")
        .collect(ship.number() - first)
        .coverage(
            coverage -> {
              for (int which = 0; which < 5; which++) {
                coverage.check(which).percentage(share -> share > 10 && share < 31);
              }
            });
  }

  @Rule({"DB-SET-16", "DB-I-01", "DB-D-17"})
  @Property(tries = 40)
  void nothingElseIsInTheGame(@ForAll("tables") Dealt dealt) {
    ImmutableList<CardId> all = Census.of(dealt.state());
    int players = dealt.players();
    int borg = dealt.config().scenario() == Scenario.BORG_INVASION ? 5 * players + 5 : 0;
    assertThat(all).doesNotHaveDuplicates().hasSize(40 + 90 + 50 + 5 * players + players + borg);
    assertThat(dealt.count(all, of(Family.STARTER))).isEqualTo(5 * players);
    assertThat(dealt.count(all, of(Family.BORG_CARD))).isEqualTo(borg);
    assertThat(dealt.count(all, card -> card.role() == Role.STARTING)).isEqualTo(players);
    for (Scenario other : Scenario.values()) {
      if (other != dealt.config().scenario()) {
        assertThat(dealt.count(all, of(other.family()))).isZero();
      }
    }
  }
}
