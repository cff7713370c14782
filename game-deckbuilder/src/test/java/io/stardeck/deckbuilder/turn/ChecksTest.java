package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.Assign;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.action.WinByDiplomacy;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Laid;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.GameOver;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.api.Test;

/** The checks common to all actions (section 4.1). */
class ChecksTest {
  private static final CardId NOWHERE = new CardId(9999);

  /** One action of each kind. */
  private static ImmutableList<DeckbuilderAction> each(Seat seat, CardId card, int number) {
    return ImmutableList.of(
        new PlayCard(seat, card),
        new UseEffect(seat, card, number),
        new GainSlot(seat, number),
        new GainBasic(seat, Basic.values()[Math.floorMod(number, 3)]),
        new Repair(seat, number),
        new Search(seat, number),
        new Explore(seat),
        new CompleteMission(seat, card),
        new TrashPhase(seat, card),
        new EndTurn(seat),
        new Resolve(seat),
        new Declare(seat, number % 2 == 0 ? Means.COMBAT : Means.DIPLOMACY),
        new Pass(seat),
        new Assign(seat, Seat.of(Math.floorMod(number, 4))),
        new AssignCube(seat, Seat.of(Math.floorMod(number, 4))),
        new WinByDiplomacy(seat, card, number % 2 == 0),
        new AgreeEnd(seat),
        new Choose(seat, new Answer.Card(card)));
  }

  private static Scene table() {
    return Given.exploration(2)
        .hand(ONE, "c1", "man", "tricorder")
        .hand(TWO, "c2")
        .space("gift")
        .damage(ONE, 2)
        .xp(3)
        .phases(new TurnStart(ONE))
        .scene();
  }

  private static String reason(DeckbuilderState state, DeckbuilderAction action) {
    return Scene.GAME.apply(state, action).violations().get(0).rule().value();
  }

  private static ImmutableList<String> reasons(DeckbuilderState state, DeckbuilderAction action) {
    return Scene.GAME.apply(state, action).violations().stream()
        .map(Violation::rule)
        .map(RuleId::value)
        .collect(ImmutableList.toImmutableList());
  }

  @Rule("DB-GEN-01")
  @Test
  void idsThatDoNotExistAndNumbersOutOfRangeAreRefusedFirst() {
    Scene scene = table();
    for (DeckbuilderAction action :
        ImmutableList.of(
            new PlayCard(ONE, NOWHERE),
            new TrashPhase(ONE, NOWHERE),
            new CompleteMission(ONE, NOWHERE),
            new UseEffect(ONE, NOWHERE, 0),
            new GainSlot(ONE, 9),
            new GainSlot(ONE, -1),
            new Search(ONE, 9),
            new Search(ONE, Integer.MIN_VALUE))) {
      scene.rejects(action, "DB-GEN-01");
    }
    for (DeckbuilderAction action :
        ImmutableList.of(
            new PlayCard(TWO, NOWHERE),
            new GainSlot(TWO, 9),
            new Assign(ONE, THREE),
            new AssignCube(ONE, Seat.SPECTATOR),
            new WinByDiplomacy(ONE, NOWHERE, true))) {
      scene.rejects(action, "DB-GEN-01");
    }
    for (DeckbuilderAction action : each(THREE, card("c1"), 1)) {
      scene.rejects(action, "DB-GEN-01");
    }
  }

  @Rule({"DB-GEN-01", "DB-GEN-02", "DB-VIC-05"})
  @Test
  void onceTheGameIsOverEverythingIsRefusedForThat() {
    DeckbuilderState state = table().state();
    Outcome outcome =
        new Outcome(ImmutableList.of(ONE), ImmutableList.of(0, 0), RuleId.of("DB-VIC-01"));
    DeckbuilderState over =
        state.with(
            state.table().withPhases(state.table().phases().push(new GameOver(ONE, outcome))));
    for (Seat seat : ImmutableList.of(ONE, TWO)) {
      for (DeckbuilderAction action : each(seat, card("c1"), 1)) {
        assertThat(reason(over, action)).isEqualTo("DB-VIC-05");
      }
      assertThat(reason(over, new PlayCard(seat, NOWHERE)))
          .as("whether it is well formed is asked first")
          .isEqualTo("DB-GEN-01");
      assertThat(Scene.GAME.legalActions(over, seat)).isEmpty();
    }
  }

  @Rule({"DB-GEN-04", "DB-TRN-09", "DB-D-69"})
  @Test
  void whoeverIsNotOnTurnIsRefusedWhateverHeTries() {
    DeckbuilderState state = table().state();
    for (DeckbuilderAction action : each(TWO, card("c2"), 1)) {
      assertThat(reason(state, action)).as("%s", action).isEqualTo("DB-TRN-09");
    }
    assertThat(Scene.GAME.legalActions(state, TWO)).isEmpty();
  }

  @Rule({"DB-D-69", "DB-TRN-09"})
  @Test
  void nobodyCanTradeOrPromiseAnything() {
    ImmutableSet.Builder<String> actions = ImmutableSet.builder();
    for (Class<?> action : DeckbuilderAction.class.getPermittedSubclasses()) {
      actions.add(action.getSimpleName());
    }
    assertThat(actions.build())
        .as("the actions of section 4.2 and no other")
        .containsExactlyInAnyOrder(
            "PlayCard",
            "UseEffect",
            "GainSlot",
            "GainBasic",
            "Repair",
            "Search",
            "Explore",
            "CompleteMission",
            "TrashPhase",
            "EndTurn",
            "Resolve",
            "Declare",
            "Pass",
            "Assign",
            "AssignCube",
            "WinByDiplomacy",
            "AgreeEnd",
            "Choose");
  }

  @Rule({"DB-GEN-06", "DB-GEN-05"})
  @Test
  void ofSeveralPreconditionsTheFirstIsCitedFirst() {
    Scene scene = table();
    DeckbuilderState spent =
        Laid.space(scene.state(), ImmutableList.of())
            .with(ONE, scene.tally(ONE).withExplorations(0).withSearches(0).withXp(0));
    assertThat(reasons(spent, new Explore(ONE))).containsExactly("DB-TRN-05", "DB-EXP-04");
    assertThat(reasons(spent, new CompleteMission(ONE, card("m0"))))
        .startsWith("DB-TRN-05", "DB-MIS-04");
    assertThat(reasons(spent, new GainSlot(ONE, 0))).containsExactly("DB-FOR-05");
    DeckbuilderState empty =
        spent.with(spent.table().withStarbase(spent.table().starbase().withSlot(0, Slot.EMPTY)));
    assertThat(reasons(empty, new Search(ONE, 0))).containsExactly("DB-TRN-05", "DB-ACT-11");
    assertThat(reasons(empty, new Search(ONE, 9)))
        .as("what does not exist comes first (DB-GEN-01)")
        .containsExactly("DB-GEN-01");
    Scene window = Given.exploration(2).hand(ONE, "set", "recaller").space("gnat").scene();
    Scene played =
        Scene.at(
                window
                    .state()
                    .with(ONE, window.tally(ONE).withPlayed(ImmutableList.of(card("set")))))
            .does(new Explore(ONE));
    assertThat(reasons(played.state(), new PlayCard(ONE, card("set"))))
        .containsExactly("DB-BAT-03", "DB-PLR-09");
    assertThat(
            reason(
                scene.does(new PlayCard(ONE, card("c1"))).state(), new TrashPhase(ONE, card("c2"))))
        .as("the phase is asked before the card")
        .isEqualTo("DB-TRN-01");
  }

  @Rule({"DB-GEN-07", "DB-GEN-08", "DB-I-22"})
  @Property(tries = 60)
  void whatIsNotOfferedIsRefusedAndChangesNothing(
      @ForAll @IntRange(min = 0, max = 1_000_000) int seed) {
    Random random = new Random(seed);
    Scene scene = table();
    DeckbuilderState state = scene.state();
    for (int moves = random.nextInt(12); moves > 0; moves--) {
      List<DeckbuilderAction> legal =
          Scene.GAME.legalActions(state, Scene.GAME.toAct(state).get(0));
      state = Scene.GAME.apply(state, legal.get(random.nextInt(legal.size()))).state();
    }
    int refused = 0;
    int copies = state.table().config().cardSet().copies();
    for (int tries = 0; tries < 12; tries++) {
      Seat seat = Seat.of(1 + random.nextInt(2));
      CardId card = CardId.of(random.nextInt(copies));
      for (DeckbuilderAction action : each(seat, card, random.nextInt(12) - 1)) {
        Ruling<DeckbuilderState> ruling = Scene.GAME.apply(state, action);
        assertThat(ruling.accepted())
            .as("%s", action)
            .isEqualTo(Scene.GAME.legalActions(state, seat).contains(action));
        if (!ruling.accepted()) {
          refused++;
          assertThat(ruling.events()).isEmpty();
          assertThat(Scene.GAME.apply(state, action)).as("asked again").isEqualTo(ruling);
        }
      }
    }
    Statistics.label("refused more than 100")
        .collect(refused > 100)
        .coverage(coverage -> coverage.check(true).percentage(share -> share > 80));
  }
}
