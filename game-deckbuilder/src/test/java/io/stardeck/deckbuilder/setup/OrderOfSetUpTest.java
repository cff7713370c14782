package io.stardeck.deckbuilder.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.event.CardEvent.SlotRefilled;
import io.stardeck.deckbuilder.event.TurnEvent.TurnStarted;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Drawn;
import io.stardeck.engine.chance.Roll;
import io.stardeck.engine.testkit.Rule;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;

class OrderOfSetUpTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();

  /** The small set, but there are twelve wormholes, which damage whoever they act for. */
  private static final CardSet MINES =
      Sets.with(
          Sets.with(
              Given.SMALL,
              "wormhole",
              "flip",
              "[{\"op\":\"DAMAGE\",\"player\":\"SELF\",\"amount\":1}]"),
          "wormhole",
          "count",
          "12");

  @Provide
  Arbitrary<Dealt> tables() {
    return Dealt.any();
  }

  @Rule({"DB-SET-15", "DB-RNG-01", "DB-D-17", "DB-SET-08", "DB-SET-12"})
  @Property(tries = 40)
  void theGeneratorIsDrawnFromInTheOrderOfSetUp(@ForAll("tables") Dealt dealt) {
    DeckbuilderConfig config = dealt.config();
    DeckbuilderState state = dealt.state();
    Roll starter = dealt.chance().below(dealt.players());
    Drawn<ImmutableList<CardId>> ships = starter.next().shuffle(Roster.startingShips(config));
    Drawn<ImmutableList<CardId>> space = ships.next().shuffle(Roster.space(config));
    Drawn<ImmutableList<CardId>> starbase = space.next().shuffle(Roster.starbase(config));
    assertThat(state.table().turnPlayer()).isEqualTo(Seat.at(starter.value()));
    assertThat(state.table().areas())
        .extracting(area -> area.starting())
        .containsExactlyElementsOf(ships.value().subList(0, dealt.players()));
    assertThat(state.space()).containsExactlyElementsOf(space.value());
    assertThat(state.table().starbase().slots())
        .as("the top nine, slot by slot")
        .extracting(slot -> slot.card().orElseThrow())
        .containsExactlyElementsOf(starbase.value().subList(0, 9));
    assertThat(state.starbase()).containsExactlyElementsOf(starbase.value().subList(9, 90));
    Chance chance = starbase.next();
    for (Seat seat : dealt.seats()) {
      Drawn<ImmutableList<CardId>> deck = chance.shuffle(Roster.startingDeck(config, seat));
      chance = deck.next();
      assertThat(state.hand(seat)).containsExactlyElementsOf(deck.value().subList(0, 5));
      assertThat(state.deck(seat)).containsExactlyElementsOf(deck.value().subList(5, 10));
    }
    assertThat(state.chance()).isEqualTo(chance);
  }

  @Rule({"DB-SET-14", "DB-SBS-09", "DB-D-04", "DB-SET-15"})
  @Property(tries = 120)
  void specialsThatAreTurnedUpActForTheStartingPlayerBeforeTheFirstTurn(
      @ForAll @IntRange(min = 0, max = 100_000) int seed) {
    DeckbuilderConfig config = DeckbuilderConfig.builder().players(3).cardSet(MINES).build();
    DeckbuilderState dealt = Dealt.of(config, Chance.seeded("mines " + seed));
    ImmutableList<CardId> open =
        dealt.table().starbase().slots().stream()
            .map(slot -> slot.card().orElseThrow())
            .collect(ImmutableList.toImmutableList());
    ImmutableList<CardId> deck = dealt.starbase();
    int specials = (int) open.stream().filter(card -> special(dealt, card)).count();
    Statistics.label("specials")
        .collect(specials)
        .coverage(coverage -> coverage.check(2).percentage(share -> share > 5));
    Assume.that(deck.subList(0, specials).stream().noneMatch(card -> special(dealt, card)));

    Ruling<DeckbuilderState> ruling = GAME.setup(config, Chance.seeded("mines " + seed));
    DeckbuilderState state = ruling.state();
    int next = 0;
    for (int slot = 0; slot < 9; slot++) {
      CardId expected = special(dealt, open.get(slot)) ? deck.get(next++) : open.get(slot);
      assertThat(state.table().starbase().slots().get(slot).holds(expected)).isTrue();
    }
    assertThat(state.table().starbase().discard()).hasSize(specials);
    Seat starter = dealt.table().turnPlayer();
    for (Seat seat : Seat.first(3)) {
      Ship ship = state.table().area(seat).flagship().orElseThrow();
      assertThat(ship.damage()).isEqualTo(seat.equals(starter) ? specials : 0);
    }
    assertThat(state.table().phases().top()).isEqualTo(new TurnStart(starter));
    ImmutableList<Class<? extends GameEvent>> told =
        ruling.events().stream()
            .map(event -> event.what().getClass())
            .filter(type -> type == SlotRefilled.class || type == TurnStarted.class)
            .collect(ImmutableList.toImmutableList());
    assertThat(told).hasSize(specials + 1).endsWith(TurnStarted.class);
  }

  @Rule({"DB-SET-14", "DB-SET-02", "DB-SET-13"})
  @Property(tries = 20)
  void theFirstTurnFindsTheOpeningHands(@ForAll @IntRange(min = 0, max = 100_000) int seed) {
    DeckbuilderConfig config = DeckbuilderConfig.builder().players(2).cardSet(Given.SMALL).build();
    Chance chance = Chance.seeded("opening " + seed);
    DeckbuilderState dealt = Dealt.of(config, chance);
    DeckbuilderState state = GAME.setup(config, chance).state();
    for (Seat seat : Seat.first(2)) {
      assertThat(state.hand(seat)).isEqualTo(dealt.hand(seat));
      assertThat(state.deck(seat)).isEqualTo(dealt.deck(seat));
    }
  }

  private static boolean special(DeckbuilderState state, CardId card) {
    return state.table().def(card).type() == CardType.SPECIAL;
  }
}
