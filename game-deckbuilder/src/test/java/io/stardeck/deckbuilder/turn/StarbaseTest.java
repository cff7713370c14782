package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.event.CardEvent.StarbaseReshuffled;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.api.Test;

class StarbaseTest {
  private static final String[] NINE = {"c1", "c1", "c1", "c1", "c2", "c2", "c2", "c2", "c3"};
  private static final String[] MORE = {"c4", "c4", "c4", "c4", "c5", "c5", "c5", "c5", "c6"};

  /** Nine cards in the slots, so many in the starbase deck and in the Starbase discard. */
  private static Scene starbase(int deck, int discard) {
    Given given =
        Given.exploration(2)
            .slots(NINE)
            .starbase(List.of(MORE).subList(0, deck).toArray(String[]::new))
            .starbaseDiscard(List.of(MORE).subList(deck, deck + discard).toArray(String[]::new))
            .nothingElseInStarbase()
            .tally(ONE, tally -> tally.withXp(99));
    DeckbuilderState state = given.state();
    return Scene.at(state.with(ONE, state.table().tally(ONE).withSearches(99)));
  }

  private static Starbase open(Scene scene) {
    return scene.state().table().starbase();
  }

  private static ImmutableList<CardId> deck(Scene scene) {
    return scene.state().starbase();
  }

  private static ImmutableList<CardId> blue(Scene scene) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    open(scene).slots().forEach(slot -> slot.card().ifPresent(cards::add));
    return cards.addAll(open(scene).discard()).addAll(deck(scene)).build();
  }

  @Rule({
    "DB-SBS-02",
    "DB-SBS-03",
    "DB-SBS-04",
    "DB-D-18",
    "DB-D-19",
    "DB-I-02",
    "DB-I-03",
    "DB-ACT-06",
    "DB-ACT-09",
    "DB-ACT-11",
    "DB-PLR-02"
  })
  @Property(tries = 150)
  void whatLeavesTheSearchAreaGoesWhereItBelongsAndTheSlotIsFilled(
      @ForAll @IntRange(min = 0, max = 5) int deck,
      @ForAll @IntRange(min = 0, max = 4) int discard,
      @ForAll @Size(min = 1, max = 8) List<@IntRange(min = 0, max = 17) Integer> moves) {
    Assume.that(deck > 0 || discard == 0);
    Scene scene = starbase(deck, discard);
    int renewed = 0;
    for (int move : moves) {
      int slot = move % 9;
      boolean search = move < 9;
      if (open(scene).slots().get(slot).card().isEmpty()) {
        scene.rejects(new Search(ONE, slot), "DB-ACT-11");
        scene.rejects(new GainSlot(ONE, slot), "DB-ACT-06");
        continue;
      }
      CardId card = open(scene).slots().get(slot).card().orElseThrow();
      Scene next = scene.does(search ? new Search(ONE, slot) : new GainSlot(ONE, slot));
      assertThat(next.area(ONE).discard().contains(card)).as("gained").isEqualTo(!search);
      assertThat(blue(next).contains(card)).as("still in the starbase").isEqualTo(search);
      assertThat(deck(next).isEmpty() && !open(next).discard().isEmpty()).isFalse();
      if (!deck(scene).isEmpty()) {
        assertThat(open(next).slots())
            .as("the top card, into the same slot, and nothing else")
            .isEqualTo(Lists.set(open(scene).slots(), slot, Slot.of(deck(scene).get(0))));
      }
      int filled = (int) open(next).slots().stream().filter(s -> s.card().isPresent()).count();
      assertThat(filled).isEqualTo(Math.min(9, blue(next).size()));
      ImmutableList<StarbaseReshuffled> shuffles = next.seen(TWO, StarbaseReshuffled.class);
      boolean runsOut = deck(scene).size() <= 1;
      int inDiscard = open(scene).discard().size() + (search ? 1 : 0);
      assertThat(shuffles.isEmpty()).isEqualTo(!runsOut || inDiscard == 0);
      renewed += shuffles.size();
      scene = next;
    }
    Statistics.label("renewed")
        .collect(renewed > 0)
        .coverage(c -> c.check(true).count(n -> n > 10));
  }

  @Rule({"DB-SBS-05", "DB-SBS-06", "DB-D-19", "DB-I-02", "DB-ACT-06", "DB-ACT-11"})
  @Property(tries = 40)
  void slotsStayEmptyUntilACardComesToTheDiscardAndFillInOrder(
      @ForAll @IntRange(min = 0, max = 8) int gained,
      @ForAll @IntRange(min = 0, max = 8) int searched) {
    Assume.that(gained != searched);
    Scene without = starbase(0, 0).does(new GainSlot(ONE, gained));
    assertThat(open(without).slots().get(gained)).isEqualTo(Slot.EMPTY);
    without
        .rejects(new GainSlot(ONE, gained), "DB-ACT-06")
        .rejects(new Search(ONE, gained), "DB-ACT-11");
    CardId leaving = open(without).slots().get(searched).card().orElseThrow();
    Scene after = without.does(new Search(ONE, searched));
    assertThat(open(after).slots().get(Math.min(gained, searched)))
        .as("the very card that left, in the first empty slot")
        .isEqualTo(Slot.of(leaving));
    assertThat(open(after).slots().get(Math.max(gained, searched))).isEqualTo(Slot.EMPTY);
    assertThat(open(after).discard()).isEmpty();
    assertThat(deck(after)).isEmpty();
  }

  @Rule({"DB-SBS-06", "DB-D-20", "DB-SBS-09", "DB-SBS-04", "DB-D-04"})
  @Property(tries = 60)
  void slotsEmptiedTogetherAreAllOutBeforeTheFirstIsFilled(
      @ForAll @IntRange(min = 0, max = 10_000) int seed) {
    DeckbuilderState state =
        Given.exploration(2)
            .slots(NINE)
            .starbase("wormhole", "man", "man", "man", "man")
            .nothingElseInStarbase()
            .state();
    Chance chance = Chance.seeded("wormhole " + seed);
    Scene scene = Scene.at(state.withChance(chance)).does(new Search(ONE, 5));
    assertThat(scene.seen(TWO, StarbaseReshuffled.class))
        .as("the one searched and the nine replaced, all at once")
        .containsExactly(new StarbaseReshuffled(10));
    for (int slot = 0; slot < 4; slot++) {
      assertThat(open(scene).slots().get(slot)).isEqualTo(Slot.of(card("man", slot)));
    }
    boolean again = open(scene).slotOf(card("wormhole")) >= 0;
    Statistics.label("turned up again")
        .collect(again)
        .coverage(coverage -> coverage.check(true).count(n -> n > 5));
    assertThat(deck(scene)).as("turned up again, it does nothing and stays").hasSize(5);
    assertThat(open(scene).discard()).isEmpty();
  }

  @Rule({"DB-SBS-07", "DB-SBS-08", "DB-TRP-03"})
  @Test
  void aBasicPileRunsOutAndIsRefilledOnlyByWhatIsTrashed() {
    Scene scene = Given.exploration(2).tally(ONE, tally -> tally.withXp(99)).scene();
    for (int left = 14; left > 0; left--) {
      assertThat(open(scene).pile(Basic.COMMANDER).size()).isEqualTo(left);
      scene = scene.does(new GainBasic(ONE, Basic.COMMANDER));
      scene = Scene.at(scene.state().with(ONE, scene.tally(ONE).withXp(99)));
    }
    scene.rejects(new GainBasic(ONE, Basic.COMMANDER), "DB-SBS-07");
    Scene turns = scene.does(new EndTurn(ONE), new EndTurn(TWO));
    assertThat(open(turns).pile(Basic.COMMANDER).isEmpty()).as("by nothing else").isTrue();
    CardId held = turns.state().hand(ONE).get(0);
    Scene trashed = turns.does(new TrashPhase(ONE, held));
    assertThat(trashed.ids(open(trashed).pile(Basic.COMMANDER))).containsExactly("commander");
  }

  @Rule({"DB-SBS-01", "DB-SBS-03"})
  @Test
  void theSearchAreaChangesInTheTurnsOfAllPlayersAndInTheMiddleOfThem() {
    Scene scene =
        Given.exploration(2)
            .slots(NINE)
            .starbase("man", "set", "c4")
            .xp(9)
            .scene()
            .does(new GainSlot(ONE, 0), new Explore(ONE));
    assertThat(open(scene).slots().get(0)).isEqualTo(Slot.of(card("man")));
    Scene other =
        Given.exploration(2)
            .slots(NINE)
            .starbase("man", "set", "c4")
            .space("m0")
            .scene()
            .does(new Search(ONE, 0), new Explore(ONE), new EndTurn(ONE), new Search(TWO, 0));
    assertThat(open(other).slots().get(0)).isEqualTo(Slot.of(card("set")));
  }

  @Rule({"DB-SBS-10", "DB-TRN-04", "DB-ACT-01", "DB-ACT-02"})
  @Test
  void anyNumberOfCopiesIsOwnedAndPlayed() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "c1", "c1", "c1", "c1", "man", "man", "man", "man")
            .phases(new TurnStart(ONE))
            .scene();
    for (int copy = 0; copy < 4; copy++) {
      scene = scene.does(new PlayCard(ONE, card("c1", copy)), new PlayCard(ONE, card("man", copy)));
    }
    assertThat(scene.area(ONE).bridge()).hasSize(8);
  }
}
