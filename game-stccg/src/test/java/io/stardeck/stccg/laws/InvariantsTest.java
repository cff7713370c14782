package io.stardeck.stccg.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Action;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zone;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.InterruptDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What holds in every state of games of random moves. */
class InvariantsTest {
  private static final StccgGame GAME = new StccgGame();

  private static void everywhere(Consumer<StccgState> check) {
    for (int seed = 0; seed < 4; seed++) {
      Chance chance = Chance.seeded("invariants " + seed);
      StccgState state = GAME.setup(StccgConfig.usual(2 + seed % 3), chance.fork(1)).state();
      while (GAME.outcome(state).isEmpty()) {
        check.accept(state);
        Seat seat = GAME.toAct(state).get(0);
        ImmutableList<StccgAction> legal = Action.answers(GAME.legalActions(state, seat));
        var drawn = chance.below(legal.size());
        chance = drawn.next();
        state = GAME.next(state, legal.get(drawn.value()));
      }
    }
  }

  @Rule({"ST-I-01", "ST-I-24", "ST-ZON-06", "ST-I-34"})
  @Test
  void whatAPlayerOwnsIsTheirDeck() {
    everywhere(
        state -> {
          for (Seat seat : Seat.first(state.decks().size())) {
            Multiset<String> owned = HashMultiset.create();
            for (Zone<Card> zone : state.zones().zones()) {
              zone.cards().stream()
                  .filter(card -> card.owner().equals(seat))
                  .forEach(card -> owned.add(card.def()));
            }
            assertThat(owned)
                .isEqualTo(ImmutableMultiset.copyOf(state.decks().get(seat.index()).copies()));
          }
        });
  }

  @Rule({"ST-I-02", "ST-ZON-07"})
  @Test
  void pilesAndDecksHoldOwnCardsOnly() {
    everywhere(
        state -> {
          for (Seat seat : Seat.first(state.decks().size())) {
            for (Place own :
                List.of(
                    Places.discard(seat),
                    Places.out(seat),
                    Places.points(seat),
                    Places.deck(seat),
                    Places.unseeded(seat))) {
              assertThat(state.cards(own))
                  .as("%s", own)
                  .allMatch(card -> card.owner().equals(seat));
            }
          }
        });
  }

  @Rule({"ST-I-05", "ST-I-06"})
  @Test
  void noShipUsesMoreThanItsRangeOrIsDamagedAndCloaked() {
    everywhere(
        state -> {
          for (Ship ship : state.table().ships()) {
            assertThat(ShipNumbers.rangeLeft(state, ship)).isNotNegative();
            if (ship.condition().damaged()) {
              assertThat(ShipNumbers.of(state, ship, Stat.RANGE)).isLessThanOrEqualTo(5);
              assertThat(ship.cloaked()).isFalse();
            }
          }
        });
  }

  @Rule({"ST-I-08", "ST-SPL-06", "ST-SPL-08"})
  @Test
  void aMissionIsSolvedOnce() {
    Map<String, Seat> solved = new HashMap<>();
    everywhere(
        state -> {
          if (state.table().turn().number() == 0) {
            solved.clear();
          }
          for (Location location : state.table().spaceline()) {
            location
                .solvedBy()
                .ifPresent(
                    seat ->
                        assertThat(solved.merge("at " + location.number(), seat, (old, now) -> old))
                            .isEqualTo(seat));
          }
        });
  }

  @Rule({"ST-I-11", "ST-TRN-02"})
  @Test
  void atTheCardPlayNobodyIsStopped() {
    everywhere(
        state -> {
          if (state.top() instanceof Phase.Play && state.table().turn().played() == 0) {
            for (Ship ship : state.table().ships()) {
              assertThat(ship.stop()).isNotEqualTo(Stop.TURN);
              if (ship.of(state.table().active())) {
                assertThat(ship.rangeUsed()).isZero();
              }
            }
          }
        });
  }

  @Rule({"ST-I-14", "ST-VIS-01", "ST-I-31", "ST-VIS-11", "ST-VIS-12"})
  @Test
  void sizesInViewsAreTrueAndHiddenCardsHaveNoFaces() {
    everywhere(
        state -> {
          for (Seat seat : Seat.first(state.decks().size())) {
            StccgView view = StccgView.of(state, seat);
            for (Zone<Card> zone : state.zones().zones()) {
              assertThat(view.size(zone.place())).isEqualTo(zone.cards().size());
            }
            for (Seat other : Seat.first(state.decks().size())) {
              if (!other.equals(seat)) {
                assertThat(view.cards(Places.seeds(other))).isEmpty();
              }
            }
            assertThat(view.deck()).hasValue(state.decks().get(seat.index()));
          }
          assertThat(StccgView.of(state, Seat.SPECTATOR).deck()).isEmpty();
        });
  }

  @Rule({"ST-I-22", "ST-SED-06"})
  @Test
  void artifactsLieUnderPlanetMissionsOnly() {
    everywhere(
        state -> {
          for (Location location : state.table().spaceline()) {
            boolean space =
                !(state.table().def(location.card()) instanceof MissionDef mission)
                    || mission.missionType() == MissionType.SPACE;
            for (Card card : state.cards(Places.stack(location.number()))) {
              assertThat(space && state.table().def(card).kind() == CardKind.ARTIFACT).isFalse();
            }
          }
        });
  }

  @Rule({"ST-ZON-04", "ST-VIS-03", "ST-I-34"})
  @Test
  void whoIsAtAnOutpostIsSeenByAll() {
    everywhere(
        state ->
            state
                .table()
                .outposts()
                .forEach(
                    outpost -> {
                      StccgView spectator = StccgView.of(state, Seat.SPECTATOR);
                      assertThat(spectator.cards(outpost.host(), Role.FREE))
                          .hasSize(state.size(outpost.host(), Role.FREE));
                    }));
  }

  @Rule({"ST-I-33", "ST-VIS-14", "ST-INT-14", "ST-INT-15"})
  @Test
  void whoIsAskedInAWindowFollowsFromWhatAllSee() {
    Multiset<Boolean> opened = HashMultiset.create();
    everywhere(
        state -> {
          if (state.table().turn().number() > 0 && state.chance().below(20).value() == 0) {
            StccgState other =
                GAME.determinize(StccgView.of(state, Seat.SPECTATOR), Chance.seeded("another"));
            for (WindowKind kind : WindowKind.values()) {
              for (Seat opener : state.table().playing(state.table().active())) {
                Phase top = opening(state, kind, opener);
                assertThat(opening(other, kind, opener)).isEqualTo(top);
                opened.add(top instanceof Phase.Window);
              }
            }
          }
        });
    assertThat(opened.elementSet()).hasSize(2);
  }

  private static Phase opening(StccgState state, WindowKind kind, Seat opener) {
    Play<StccgState> play = Play.silent(state);
    Windows.open(play, kind, opener);
    return play.state().frames().top();
  }

  @Rule({"ST-PLY-08", "ST-DIL-07"})
  @Test
  void aCardThatLiesWhereNoneOfItsKindDoesIsAFault() {
    Multiset<On.Kind> moved = HashMultiset.create();
    everywhere(
        state -> {
          for (Lying card : state.table().lying()) {
            boolean event = !(state.table().def(card.card()) instanceof InterruptDef);
            if (event && state.chance().below(20).value() == 0) {
              On there =
                  card.on().kind() == On.Kind.TABLE
                      ? On.location(state.table().spaceline().get(0).number())
                      : On.table(card.controller());
              assertThat(GAME.faults(state)).isEmpty();
              assertThat(GAME.faults(state.with(state.table().with(card.on(there)))))
                  .extracting(Fault::text)
                  .contains("none of its kind lies there");
              moved.add(card.on().kind());
            }
          }
        });
    assertThat(moved.elementSet()).hasSizeGreaterThan(1);
  }

  @Rule("ST-ORD-10")
  @Test
  void whoMustersAPartyWithoutGivingOrdersIsAFault() {
    Multiset<Seat> others = HashMultiset.create();
    everywhere(
        state -> {
          if (state.top() instanceof OrderPhase.Mustering mustering
              && state.chance().below(4).value() == 0) {
            Seat other = state.table().opponents(mustering.seat()).get(0);
            Table table =
                state.table().withStack(state.frames().pop().push(new OrderPhase.Mustering(other)));
            assertThat(GAME.faults(state)).isEmpty();
            assertThat(GAME.faults(state.with(table))).isNotEmpty();
            others.add(other);
          }
        });
    assertThat(others).isNotEmpty();
  }
}
