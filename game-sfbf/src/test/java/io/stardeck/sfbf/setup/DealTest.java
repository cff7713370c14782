package io.stardeck.sfbf.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.DiscardOne;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.action.PlayReinforcements;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipTag;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Held;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DealTest {
  @Rule({"BF-GEN-01", "BF-GEN-02", "BF-SET-06", "BF-SET-07", "BF-D-67"})
  @ParameterizedTest
  @CsvSource({"2, 15, 6", "3, 10, 6", "4, 7, 8", "5, 6, 6", "6, 5, 6"})
  void eachFleetIsDealtItsShipsAndTheRestIsTheShipDeck(int players, int each, int left) {
    BattleForceState state = Begun.dealt(basic(players), "deal");
    assertThat(Held.faceDown(state)).hasSize(players).allMatch(s -> s.size() == each);
    assertThat(state.shipDeck()).isEqualTo(left);
    assertThat(state.table().removedShips()).isEmpty();
    assertThat(ships(state)).hasSize(36).doesNotHaveDuplicates();
  }

  @Rule({"BF-SET-02", "BF-INF-01"})
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void inTheBasicGameHandsAreFiveCardsAndTheRestIsTheStarbase(int players) {
    BattleForceState state = Begun.dealt(basic(players), "cards");
    assertThat(Held.hands(state)).allMatch(s -> s.size() == 5);
    assertThat(Held.stashes(state)).allMatch(ImmutableList::isEmpty);
    assertThat(state.starbase()).isEqualTo(90 - 5 * players);
    assertThat(cards(state)).hasSize(90).doesNotHaveDuplicates();
    BattleForceView other = Scene.GAME.view(state, Seat.of(1));
    assertThat(other.handSize(Seat.of(2))).isEqualTo(5);
    assertThat(other.hand()).doesNotContainAnyElementsOf(state.hand(Seat.of(2)));
  }

  @Rule("BF-SET-01")
  @Property(tries = 50)
  void decksAreShuffled(@ForAll @IntRange(max = 9999) int seed) {
    BattleForceState one = Begun.dealt(basic(2), "a" + seed);
    BattleForceState other = Begun.dealt(basic(2), "b" + seed);
    assertThat(cards(one))
        .isNotEqualTo(cards(other))
        .containsExactlyInAnyOrderElementsOf(cards(other));
    assertThat(ships(one))
        .isNotEqualTo(ships(other))
        .containsExactlyInAnyOrderElementsOf(ships(other));
  }

  @Rule({"BF-SET-03", "BF-D-02"})
  @Test
  void inTheAdvancedGameSevenCardsAreDealt() {
    BattleForceState state = Begun.dealt(BattleForceConfig.standard(4), "seven");
    assertThat(Held.hands(state)).allMatch(s -> s.size() == 7);
    assertThat(state.starbase()).isEqualTo(90 - 28);
    BattleForceConfig flat = Begun.config(4, c -> c.formation(false));
    assertThat(Held.hands(Begun.dealt(flat, "flat"))).allMatch(s -> s.size() == 7);
  }

  @Rule({"BF-SET-08", "BF-INF-02"})
  @Test
  void eachDeckHasItsOwnDiscardPileFaceUp() {
    BattleForceState state = Begun.dealt(basic(2), "piles");
    assertThat(state.table().discard()).isEmpty();
    assertThat(state.table().shipDiscard()).isEmpty();
    Scene later =
        Given.basic(2)
            .screen(Given.ONE, "fed-ca")
            .screen(Given.TWO, "kli-d7")
            .hand(Given.ONE, "rs-1")
            .shipDiscard("fed-ff")
            .scene()
            .does(new PassAttack(Given.ONE), new DiscardOne(Given.ONE, Given.card("rs-1")));
    BattleForceView watcher = later.view(Seat.SPECTATOR);
    assertThat(watcher.table().discard()).containsExactly(Given.card("rs-1"));
    assertThat(watcher.table().shipDiscard()).containsExactly(Given.ship("fed-ff"));
  }

  @Rule({"BF-SET-11", "BF-FRM-03"})
  @Test
  void inTheFirstGameReinforcementsCannotBePlayed() {
    Scene scene =
        Given.config(2, c -> c.firstGame(true))
            .screen(Given.ONE, "fed-ca")
            .screen(Given.TWO, "kli-d7")
            .hand(Given.ONE, "rei-1")
            .nothingElseInShipDeck()
            .phases(
                new Phase.Formation(
                    Given.ONE, false, true, ImmutableList.of(), 0, 0, ImmutableList.of()))
            .scene();
    scene.rejects(new PlayReinforcements(Given.ONE, Given.card("rei-1")), "BF-FRM-03");
  }

  @Rule({"BF-SET-09", "BF-SET-11"})
  @Test
  void theFirstGameHasFourShipsEachAndNoOthers() {
    for (int players = 2; players <= 6; players++) {
      BattleForceState state = Begun.dealt(Begun.config(players, c -> c.firstGame(true)), "first");
      assertThat(Held.faceDown(state)).allMatch(s -> s.size() == 4);
      assertThat(state.shipDeck()).isZero();
      assertThat(state.table().removedShips()).hasSize(36 - 4 * players);
    }
  }

  @Rule("BF-SET-10")
  @Test
  void theFirstGameRemovesTheComplicatedCards() {
    BattleForceState state = Begun.dealt(Begun.config(2, c -> c.firstGame(true)), "first");
    Set<CardKind> removed =
        EnumSet.of(
            CardKind.DSG,
            CardKind.ECM,
            CardKind.ECCM,
            CardKind.ENG,
            CardKind.GUN,
            CardKind.MUT,
            CardKind.ORG,
            CardKind.WW,
            CardKind.PRT,
            CardKind.PFF,
            CardKind.PBF);
    assertThat(state.table().removedCards()).extracting(state.table()::kind).isSubsetOf(removed);
    assertThat(cards(state)).extracting(state.table()::kind).doesNotContainAnyElementsOf(removed);
    assertThat(cards(state)).hasSize(90 - state.table().removedCards().size());
  }

  @Rule("BF-GEN-06")
  @Test
  void withoutFightersPlanetFightersLeaveTheDeckAndSquadronsAreOnlyBoxes() {
    BattleForceConfig config = Begun.config(2, c -> c.level(Level.BASIC).fighters(false));
    BattleForceState state = Begun.dealt(config, "none");
    assertThat(state.table().removedCards())
        .extracting(state.table()::kind)
        .containsExactly(CardKind.PBF, CardKind.PBF);
    Scene scene =
        Given.config(config).screen(Given.ONE, "fed-cvs").screen(Given.TWO, "kli-d7").scene();
    assertThat(scene.legal(Given.ONE))
        .noneMatch(a -> a.getClass().getSimpleName().equals("BeginFighters"));
    assertThat(state.table().card(Given.ship("fed-cvs")).is(ShipTag.CARRIER)).isTrue();
  }

  @Rule("BF-SET-13")
  @Property(tries = 20)
  void playersMayAgreeOnFewerShips(@ForAll @IntRange(min = 1, max = 15) int ships) {
    BattleForceConfig config =
        Begun.config(2, c -> c.level(Level.BASIC).shipsPerPlayer(ships).pointLimit(0));
    BattleForceState state = Begun.dealt(config, "fewer");
    assertThat(Held.faceDown(state)).allMatch(s -> s.size() == ships);
    assertThat(state.shipDeck()).isEqualTo(36 - 2 * ships);
  }

  @Rule({"BF-GEN-11", "BF-SET-06", "BF-SET-07", "BF-D-01", "BF-X-61"})
  @Test
  void sevenAndEightPlayersPlayWithTwoCopies() {
    BattleForceState eight = Begun.dealt(BattleForceConfig.standard(8), "eight");
    assertThat(Held.faceDown(eight)).allMatch(s -> s.size() == 7);
    assertThat(Held.hands(eight)).allMatch(s -> s.size() == 7);
    assertThat(eight.shipDeck()).isEqualTo(16);
    assertThat(eight.starbase()).isEqualTo(124);
    assertThat(cards(eight)).hasSize(180).doesNotHaveDuplicates();
    assertThat(ships(eight)).hasSize(72).doesNotHaveDuplicates();
    assertThat(cards(eight)).filteredOn(c -> eight.table().kind(c) == CardKind.DSG).hasSize(2);
    assertThat(cards(eight)).filteredOn(c -> eight.table().kind(c) == CardKind.PBF).hasSize(4);
    BattleForceState seven = Begun.dealt(BattleForceConfig.standard(7), "seven");
    assertThat(Held.faceDown(seven)).allMatch(s -> s.size() == 8);
    assertThat(seven.shipDeck()).isEqualTo(16);
    assertThat(seven.starbase()).isEqualTo(131);
  }

  @Rule("BF-X-56")
  @Test
  void threePlayersWhoKeepAllShipsLeaveSixInTheDeck() {
    BattleForceState state = Begun.dealt(Begun.config(3, c -> c.pointLimit(0)), "all");
    assertThat(state.shipDeck()).isEqualTo(6);
  }

  @Rule({"BF-SET-19", "BF-D-09"})
  @Test
  void anybodyMayStart() {
    Set<Seat> starters = new HashSet<>();
    for (int seed = 0; seed < 100; seed++) {
      starters.add(Begun.dealt(basic(4), "start" + seed).table().starter());
    }
    assertThat(starters).hasSize(4);
  }

  @Rule("BF-SET-14")
  @Test
  void fromFivePlayersOnAnEmptyHandMayDrawTwo() {
    assertThat(Begun.dealt(basic(4), "hands").table().emptyHandDraws()).isFalse();
    assertThat(Begun.dealt(basic(5), "hands").table().emptyHandDraws()).isTrue();
    assertThat(Begun.dealt(BattleForceConfig.standard(8), "hands").table().emptyHandDraws())
        .isTrue();
  }

  @Rule("BF-OPT-15")
  @Test
  void diplomacyChangesNothing() {
    Scene with = Begun.game(3, "talk", c -> c.addOptions(Option.DIPLOMACY));
    Scene without = Begun.game(3, "talk", c -> c);
    assertThat(with.legal(with.decider())).isEqualTo(without.legal(without.decider()));
    assertThat(with.state().secrets()).isEqualTo(without.state().secrets());
    assertThat(with.state().cards()).isEqualTo(without.state().cards());
    assertThat(with.state().ships()).isEqualTo(without.state().ships());
  }

  @Rule("BF-GEN-12")
  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1, 9, 32})
  void otherNumbersOfPlayersAreRefused(int players) {
    BattleForceConfig config = Begun.config(players, c -> c);
    assertThat(Scene.GAME.setup(config, Chance.seeded("no")).violations())
        .anySatisfy(v -> assertThat(v.rule().value()).isEqualTo("BF-GEN-12"))
        .anySatisfy(v -> assertThat(v.path()).isEqualTo("players"));
  }

  private static BattleForceConfig basic(int players) {
    return Begun.config(players, c -> c.level(Level.BASIC).pointLimit(0));
  }

  /** All cards that are in the game, in the order in which they lie. */
  private static List<CardId> cards(BattleForceState state) {
    List<CardId> cards = new ArrayList<>();
    Held.hands(state).forEach(cards::addAll);
    cards.addAll(state.cards().cards(Places.STARBASE));
    return cards;
  }

  private static List<ShipId> ships(BattleForceState state) {
    List<ShipId> ships = new ArrayList<>();
    Held.faceDown(state).forEach(ships::addAll);
    ships.addAll(state.ships().cards(Places.SHIP_DECK));
    return ships;
  }
}
