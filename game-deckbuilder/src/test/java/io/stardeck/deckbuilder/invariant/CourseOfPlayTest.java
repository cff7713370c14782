package io.stardeck.deckbuilder.invariant;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Multiset;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.event.BattleEvent.BattleEnded;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.CardEvent.CardPlayed;
import io.stardeck.deckbuilder.event.CardEvent.CardTrashed;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.event.TurnEvent.TurnEnded;
import io.stardeck.deckbuilder.event.TurnEvent.TurnStarted;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds from one state to the next. */
class CourseOfPlayTest {
  @Provide
  Arbitrary<Walk> walks() {
    return Walk.any();
  }

  @Provide
  Arbitrary<Walk> turns() {
    return Arbitraries.of(Scenario.EXPLORATION, Scenario.KLINGON_CIVIL_WAR).flatMap(Walk::of);
  }

  @Provide
  Arbitrary<Walk> invasions() {
    return Walk.of(Scenario.BORG_INVASION);
  }

  private static <E extends GameEvent> ImmutableList<E> told(Walk.Step step, Class<E> type) {
    return step.ruling().events().stream()
        .map(Event::what)
        .filter(type::isInstance)
        .map(type::cast)
        .collect(ImmutableList.toImmutableList());
  }

  private static boolean defeated(Walk.Step step, Seat seat) {
    return told(step, FlagshipDefeated.class).stream().anyMatch(e -> e.seat().equals(seat));
  }

  private static int cards(DeckbuilderState state, Seat seat) {
    return new Zones(state).unplayed(seat).size();
  }

  @Rule({"DB-I-05", "DB-END-05", "DB-END-03"})
  @Property(tries = 15)
  void whoeverHasEndedHisTurnHoldsFiveOrAllHeHasAndHisBridgeIsEmpty(@ForAll("turns") Walk walk) {
    Set<Seat> beaten = new HashSet<>();
    int[] ends = new int[1];
    walk.steps(
        step -> {
          DeckbuilderState after = step.after();
          Seat.first(after.table().players()).stream()
              .filter(seat -> defeated(step, seat))
              .forEach(beaten::add);
          for (TurnEnded ended : told(step, TurnEnded.class)) {
            Seat seat = ended.seat();
            assertThat(after.table().area(seat).bridge()).isEmpty();
            if (!beaten.contains(seat)) {
              assertThat(after.hand(seat)).hasSize(Math.min(5, cards(after, seat)));
              ends[0]++;
            }
            beaten.clear();
          }
        });
    assertThat(ends[0]).as("turns that ended so").isPositive();
  }

  @Rule({"DB-I-07", "DB-TRN-05"})
  @Property(tries = 15)
  void noMoreExplorationsAndSearchesThanOneAndWhatIsGrantedOrCardsAllow(
      @ForAll("turns") Walk walk) {
    int[] used = new int[2];
    int[] granted = {1, 1};
    walk.steps(
        step -> {
          if (!told(step, TurnStarted.class).isEmpty()) {
            Arrays.fill(used, 0);
            Arrays.fill(granted, 1);
            return;
          }
          Seat seat = step.before().table().turnPlayer();
          Tally before = step.before().table().tally(seat);
          Tally after = step.after().table().tally(seat);
          boolean allowed =
              after.allowedExplorations() > before.allowedExplorations()
                  || after.allowedSearches() > before.allowedSearches();
          boolean explores =
              step.action() instanceof Explore || step.action() instanceof CompleteMission;
          int explored = explores && !allowed ? 1 : 0;
          int searched = step.action() instanceof Search && !allowed ? 1 : 0;
          used[0] += explored;
          used[1] += searched;
          granted[0] += Math.max(0, after.explorations() - before.explorations() + explored);
          granted[1] += Math.max(0, after.searches() - before.searches() + searched);
          assertThat(used[0]).isLessThanOrEqualTo(granted[0]);
          assertThat(used[1]).isLessThanOrEqualTo(granted[1]);
        });
  }

  @Rule({"DB-I-19", "DB-CUB-13"})
  @Property(tries = 15)
  void theNumberOfDefeatedCubesNeverFalls(@ForAll("invasions") Walk walk) {
    walk.steps(
        step -> {
          ImmutableList<CardId> before = step.before().table().defeatedCubes();
          ImmutableList<CardId> after = step.after().table().defeatedCubes();
          assertThat(after.size()).isGreaterThanOrEqualTo(before.size());
          assertThat(after.subList(0, before.size())).isEqualTo(before);
          for (CardId cube : after) {
            assertThat(step.after().table().def(cube).role()).isEqualTo(Role.BORG_CUBE);
          }
        });
  }

  @Rule({"DB-I-23", "DB-RNG-04"})
  @Property(tries = 10)
  void theSameActionsGiveTheSameStatesAndEvents(@ForAll("walks") Walk walk) {
    List<Walk.Step> first = new ArrayList<>();
    List<Walk.Step> second = new ArrayList<>();
    walk.steps(first::add);
    walk.steps(second::add);
    assertThat(second).isEqualTo(first);
  }

  @Rule({"DB-I-28", "DB-PLR-09", "DB-EXP-08"})
  @Property(tries = 20)
  void noCardIsPlayedOrFlippedTwiceInATurn(@ForAll("walks") Walk walk) {
    Set<CardId> played = new HashSet<>();
    Set<CardId> flipped = new HashSet<>();
    walk.steps(
        step -> {
          for (Event event : step.ruling().events()) {
            if (event.what() instanceof TurnStarted) {
              played.clear();
              flipped.clear();
            } else if (event.what() instanceof FlagshipDefeated
                || event.what() instanceof BattleEnded) {
              played.clear();
            } else if (event.what() instanceof CardPlayed card) {
              assertThat(played.add(card.card())).as("%s is played once", card).isTrue();
            } else if (event.what() instanceof SpaceCardFlipped card) {
              assertThat(flipped.add(card.card())).as("%s is flipped once", card).isTrue();
            }
          }
        });
  }

  @Rule({"DB-I-26", "DB-PVP-07", "DB-KCW-30"})
  @Property(tries = 25)
  void nobodyDamagesATeammate(@ForAll("turns") Walk walk) {
    walk.steps(
        step -> {
          for (DamageAssigned damage : told(step, DamageAssigned.class)) {
            Seat from = flying(step.before(), damage.from());
            Seat to = flying(step.before(), damage.to());
            if (!from.equals(Seat.SPECTATOR) && !to.equals(Seat.SPECTATOR)) {
              assertThat(step.before().table().opponents(from, to)).isTrue();
            }
          }
        });
  }

  private static Seat flying(DeckbuilderState state, CardId ship) {
    return Iterables.tryFind(
            Seat.first(state.table().players()),
            seat ->
                state.table().area(seat).flagship().filter(f -> f.card().equals(ship)).isPresent())
        .or(Seat.SPECTATOR);
  }

  @Rule({"DB-SBS-08", "DB-I-14"})
  @Property(tries = 15)
  void aBasicPileGrowsOnlyByWhatIsTrashed(@ForAll("walks") Walk walk) {
    walk.steps(
        step -> {
          Multiset<Basic> trashed = HashMultiset.create();
          for (CardTrashed card : told(step, CardTrashed.class)) {
            for (Basic kind : Basic.values()) {
              if (step.after().table().def(card.card()).has(kind.keyword())) {
                trashed.add(kind);
              }
            }
          }
          for (Basic kind : Basic.values()) {
            int before = step.before().table().starbase().pile(kind).size();
            int after = step.after().table().starbase().pile(kind).size();
            assertThat(after - before).isLessThanOrEqualTo(trashed.count(kind));
          }
        });
  }
}
