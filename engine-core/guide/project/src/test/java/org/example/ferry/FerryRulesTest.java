package org.example.ferry;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.Progress;
import io.stardeck.engine.match.Simulation;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.testkit.Rule;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class FerryRulesTest {
  private static final Ferry GAME = new Ferry();
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);

  @Rule("FE-01")
  @Example
  void fiveCannotPlay() {
    assertThat(GAME.setup(new Rules(5, 4), Chance.seeded(1)).violations().get(0).rule())
        .isEqualTo(Rules.CONFIG);
  }

  @Rule({"FE-02", "FE-03"})
  @Property(tries = 20)
  void eachHoldsFourCardsThatOthersDoNotSee(@ForAll long seed) {
    Crossing state = begun(seed);
    assertThat(state.view(ONE).zones().cards(Places.hand(ONE))).hasSize(4);
    assertThat(state.view(ONE).zones().cards(Places.hand(TWO))).isEmpty();
    assertThat(state.table().ferry()).isBetween(1, 6);
  }

  @Rule({"FE-04", "FE-05", "FE-12"})
  @Property(tries = 20)
  void bothLayInAnyOrderAndOnce(@ForAll long seed) {
    Crossing state = begun(seed);
    assertThat(GAME.toAct(state)).containsExactly(ONE, TWO);
    Crossing laid = lay(state, TWO);
    assertThat(GAME.toAct(laid)).containsExactly(ONE);
    assertThat(GAME.check(laid, new Move.Lay(TWO, hand(laid, TWO).get(0))).get(0).rule())
        .isEqualTo(Rules.LAY_ONCE);
    CardId foreign = hand(laid, TWO).get(0);
    assertThat(GAME.check(laid, new Move.Lay(ONE, foreign)).get(0).rule()).isEqualTo(Rules.LAY);
    Crossing both = lay(laid, ONE);
    assertThat(GAME.check(both, new Move.Pass(TWO)).get(0).rule()).isEqualTo(Rules.TURN);
  }

  @Rule("FE-09")
  @Example
  void nobodyHasMorePointsThanTheFerriesThatAreGoneGave() {
    Crossing state = begun(1);
    Crossing rich = state.with(state.table().with(ImmutableList.of(1, 0)));
    assertThat(GAME.faults(rich)).extracting(Fault::path).containsExactly("table.points");
  }

  @Rule({"FE-06", "FE-07"})
  @Property(tries = 20)
  void exchangedCardGoesUnderTheDeckUnseen(@ForAll long seed) {
    Crossing laid = lay(lay(begun(seed), ONE), TWO);
    CardId mine = laid.zones().cards(Places.laid(ONE)).get(0);
    CardId top = laid.zones().cards(Places.DECK).get(0);
    Ruling<Crossing> ruling = GAME.apply(laid, new Move.Exchange(ONE));
    ImmutableList<CardId> deck = ruling.state().zones().cards(Places.DECK);
    assertThat(deck.get(deck.size() - 1)).isEqualTo(mine);
    assertThat(ruling.state().zones().cards(Places.laid(ONE))).containsExactly(top);
    assertThat(ruling.events())
        .filteredOn(event -> event.audience().includes(TWO))
        .extracting(Event::what)
        .noneMatch(what -> what.toString().contains(top.toString() + "]"));
    assertThat(GAME.toAct(ruling.state())).containsExactly(TWO);
  }

  @Rule("FE-08")
  @Example
  void deckThatIsEmptyGivesNothing() {
    Crossing laid = lay(lay(begun(1), ONE), TWO);
    ImmutableList<CardId> deck = laid.zones().cards(Places.DECK);
    assertThat(deck).hasSize(24);
    var play = Play.silent(laid);
    for (int i = 0; i < 24; i++) {
      Cards.DEALER.top(play, Places.DECK).openly().to(Places.DISCARD);
    }
    assertThat(GAME.check(play.state(), new Move.Exchange(ONE)).get(0).rule())
        .isEqualTo(Rules.EMPTY_DECK);
  }

  @Rule({"FE-09", "FE-10"})
  @Property(tries = 20)
  void highestCardTakesTheFerryAndHandsAreFilled(@ForAll long seed) {
    Crossing laid = lay(lay(begun(seed), ONE), TWO);
    int first = Cards.value(laid.zones().cards(Places.laid(ONE)).get(0));
    int second = Cards.value(laid.zones().cards(Places.laid(TWO)).get(0));
    Crossing passed = GAME.apply(laid, new Move.Pass(ONE)).state();
    Crossing next = GAME.apply(passed, new Move.Pass(TWO)).state();
    int ferry = laid.table().ferry();
    assertThat(next.table().points())
        .containsExactly(first > second ? ferry : 0, first > second ? 0 : ferry);
    assertThat(hand(next, ONE)).hasSize(4);
    assertThat(next.zones().cards(Places.DISCARD)).hasSize(2);
  }

  @Rule("FE-11")
  @Property(tries = 20)
  void afterTheLastRoundMostPointsHaveWon(@ForAll long seed) {
    Crossing state = GAME.setup(new Rules(2, 1), Chance.seeded(seed)).state();
    Crossing laid = lay(lay(state, ONE), TWO);
    Crossing passed = GAME.apply(laid, new Move.Pass(ONE)).state();
    Crossing end = GAME.apply(passed, new Move.Pass(TWO)).state();
    assertThat(GAME.outcome(end)).isPresent();
    Seat winner = end.table().points().get(0) > 0 ? ONE : TWO;
    assertThat(GAME.outcome(end).orElseThrow().winners()).containsExactly(winner);
  }

  @Example
  void thumbBeatsChance() throws InterruptedException {
    var players =
        ImmutableList.of(
            new Player<>("thumb", new Thumb()),
            new Player<>("random", RandomBot.<Move, Crossing.Sight>get()));
    var lineup = new Lineup<>(GAME, GAME.defaultConfig(2), players);
    var result = new Simulation<>(lineup, "any", 1_000).run(1, Progress.SILENT);
    assertThat(result.players().get(0).wins().low())
        .isGreaterThan(result.players().get(1).wins().high());
  }

  private static Crossing begun(long seed) {
    return GAME.setup(GAME.defaultConfig(2), Chance.seeded(seed)).state();
  }

  private static ImmutableList<CardId> hand(Crossing state, Seat seat) {
    return state.zones().cards(Places.hand(seat));
  }

  private static Crossing lay(Crossing state, Seat seat) {
    return GAME.apply(state, new Move.Lay(seat, hand(state, seat).get(0))).state();
  }
}
