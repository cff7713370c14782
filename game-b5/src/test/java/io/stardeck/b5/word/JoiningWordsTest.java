package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.ConflictTraits.AlsoUses;
import io.stardeck.b5.card.ImmutableConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Contributes;
import io.stardeck.b5.card.word.CardOperation.MayUse;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words that let a card join a conflict, shut it out, or count it otherwise. */
final class JoiningWordsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final Seat R = Seat.of(3);

  private static Given given(Operation always) {
    Effect effect = Effect.builder().trigger(Trigger.CONSTANT).addOperations(always).build();
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(character("sage", Race.NARN, 2, 3, 3, 1, 0, 2).addEffects(effect).build())
        .inRow(1, "sage");
  }

  @Rule({"B5-W-03", "B5-D-27"})
  @Test
  void oneAbilityServesInsteadOfAnotherAndOfNoThird() {
    MayUse use =
        new MayUse(
            Target.SELF, Optional.of(Ability.INTRIGUE), Optional.of(Ability.DIPLOMACY), false);
    Stage stage = given(use).conflict(Ability.PSI, 1).conflict(Ability.DIPLOMACY, 2).actionRound(1);
    stage.refuses(Acts.support(stage, 1, "sage", 1, Ability.INTRIGUE), "B5-SUP-06");
    stage.act(Acts.support(stage, 1, "sage", 2, Ability.INTRIGUE));
    MayUse military =
        new MayUse(
            Target.SELF, Optional.of(Ability.MILITARY), Optional.of(Ability.DIPLOMACY), false);
    Stage armed = given(military).conflict(Ability.DIPLOMACY, 2).actionRound(1);
    armed.refuses(Acts.support(armed, 1, "sage", 1, Ability.MILITARY), "B5-SUP-02");
  }

  @Rule({"B5-W-03", "B5-D-27"})
  @Test
  void ofEquallyHighAbilitiesEachIsTheBest() {
    MayUse best = new MayUse(Target.SELF, Optional.empty(), Optional.empty(), false);
    Stage stage = given(best).conflict(Ability.PSI, 1).actionRound(1);
    stage.refuses(Acts.support(stage, 1, "sage", 1, Ability.LEADERSHIP), "B5-SUP-06");
    stage.copy().act(Acts.support(stage, 1, "sage", 1, Ability.DIPLOMACY));
    stage.copy().act(Acts.oppose(stage, 1, "sage", 1, Ability.INTRIGUE));
    stage.act(Acts.support(stage, 1, "sage", 1, Ability.PSI));
    Effect lens =
        Effect.builder()
            .trigger(Trigger.CONSTANT)
            .addOperations(
                new Raise(
                    new Target.Plain(Target.Word.HOST), ImmutableSet.of(Ability.PSI), Amount.of(3)))
            .build();
    Stage raised =
        given(best)
            .define(card("lens", Kind.ENHANCEMENT).addEffects(lens).build())
            .attached(1, "lens", "sage")
            .conflict(Ability.INTRIGUE, 1)
            .actionRound(1);
    raised.refuses(Acts.support(raised, 1, "sage", 1, Ability.DIPLOMACY), "B5-SUP-06");
    raised.act(Acts.support(raised, 1, "sage", 1, Ability.PSI));
  }

  @Rule("B5-W-04")
  @Test
  void whatAKindMayUseBesideIsForThatKindAlone() {
    ConflictTraits trial =
        ConflictTraits.builder()
            .type(Ability.PSI)
            .addAlsoUses(
                new AlsoUses(Ability.DIPLOMACY, Optional.empty(), Optional.of(Kind.CHARACTER)))
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(fleet("f", Race.NARN, 2, 4).putAbilities(Ability.DIPLOMACY, 2).build())
            .inRow(1, "f")
            .conflict(trial, 1, Optional.empty())
            .actionRound(1);
    stage.refuses(Acts.support(stage, 1, "f", 1, Ability.DIPLOMACY), "B5-SUP-06");
    stage.act(Acts.support(stage, 1, "ambassador 1", 1, Ability.DIPLOMACY));
  }

  private static int total(Given given, ConflictTraits traits, Side side) {
    Stage stage = given.conflict(traits, 2, Optional.empty()).actionRound(1);
    stage.act(
        side == Side.SUPPORT
            ? Acts.support(stage, 1, "sage", 1, traits.type())
            : Acts.oppose(stage, 1, "sage", 1, traits.type()));
    return Totals.of(stage.board(), stage.board().conflict(1), side);
  }

  @Rule("B5-W-05")
  @Test
  void whatCountsDoubleIsTheRatingAndNotWhatIsAdded() {
    Contributes two =
        new Contributes(
            Target.SELF,
            false,
            Amount.of(2),
            Optional.of(Side.SUPPORT),
            Optional.empty(),
            Optional.of(Ability.DIPLOMACY),
            false);
    ImmutableConflictTraits.Builder traits =
        ConflictTraits.builder().type(Ability.DIPLOMACY).countDouble(Filter.ANY);
    assertThat(total(given(two), traits.build(), Side.SUPPORT)).isEqualTo(2 * 3 + 2);
    assertThat(total(given(two), traits.build(), Side.OPPOSE)).isEqualTo(2 * 3);
    ConflictTraits plot = traits.type(Ability.INTRIGUE).build();
    assertThat(total(given(two), plot, Side.SUPPORT)).isEqualTo(2 * 3);
    ConflictTraits ofFleets =
        traits.countDouble(Filter.builder().addKinds(Kind.FLEET).build()).build();
    assertThat(total(given(two), ofFleets, Side.SUPPORT)).isEqualTo(3);
    Contributes psi =
        new Contributes(
            Target.SELF,
            true,
            Amount.of(0),
            Optional.empty(),
            Optional.of(Ability.PSI),
            Optional.empty(),
            false);
    assertThat(total(given(psi), ofFleets, Side.SUPPORT)).as("with Intrigue").isEqualTo(3);
  }

  private static Given three() {
    return Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
        .define(
            fleet("f", Race.NARN, 2, 4).build(),
            fleet("g", Race.HUMAN, 2, 4).build(),
            fleet("h", Race.MINBARI, 2, 4).build(),
            card("fort", Kind.LOCATION)
                .opposesWhenAimed(true)
                .putAbilities(Ability.MILITARY, 3)
                .build())
        .inRow(1, "f")
        .inRow(2, "fort")
        .inRow(2, "g")
        .inRow(3, "h");
  }

  @Rule({"B5-W-06", "B5-SUP-07"})
  @Test
  void whereOnlyTheTwoTakePartTheTargetMayOnBothSides() {
    ConflictTraits pair =
        ConflictTraits.builder()
            .type(Ability.MILITARY)
            .needsTarget(true)
            .onlyInitiatorAndTarget(true)
            .build();
    Stage stage = three().conflict(pair, 1, Optional.of(Q)).actionRound(2);
    stage.copy().act(Acts.support(stage, 2, "g", 1, Ability.MILITARY));
    stage.act(Acts.oppose(stage, 2, "g", 1, Ability.MILITARY));
    stage.refuses(Acts.oppose(stage, 3, "h", 1, Ability.MILITARY), "B5-SUP-07");
  }

  @Rule({"B5-W-06", "B5-SUP-07", "B5-REL-06", "B5-D-79"})
  @Test
  void theOneFleetOfTheTargetJoinsBesideTheLocationAimedAtAndNoThirdFactionDoes() {
    ImmutableList<Seat> order = ImmutableList.of(P, Q, R);
    Stage stage =
        three()
            .inHand(1, "border-raid")
            .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, order)), order);
    stage.act(
        new DeclareConflict(
            P, stage.id("border-raid"), Optional.of(Q), Optional.of(stage.id("fort"))));
    stage.act(new DeclineConflict(Q)).act(new DeclineConflict(R)).act(Acts.pass(1));
    stage.act(Acts.oppose(stage, 2, "fort", 1, Ability.MILITARY));
    stage.refuses(Acts.oppose(stage, 3, "h", 1, Ability.MILITARY), "B5-SUP-07");
    stage.act(Acts.pass(3)).act(Acts.support(stage, 1, "f", 1, Ability.MILITARY));
    stage.act(Acts.oppose(stage, 2, "g", 1, Ability.MILITARY));
  }

  @Rule("B5-W-06")
  @Test
  void onlyFleetsAreTheOneOfASideAndNoThirdFactionAttacks() {
    Given three =
        Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
            .define(
                card("fort", Kind.LOCATION)
                    .putAbilities(Ability.MILITARY, 3)
                    .mayParticipate(true)
                    .build());
    ConflictTraits raid =
        ConflictTraits.builder()
            .type(Ability.MILITARY)
            .needsTarget(true)
            .oneFleetEachSide(true)
            .build();
    Stage stage = three.inRow(1, "fort").conflict(raid, 1, Optional.of(Seat.of(2))).actionRound(1);
    stage.refuses(Acts.support(stage, 1, "fort", 1, Ability.MILITARY), "B5-SUP-07");
    ConflictTraits two =
        ConflictTraits.builder()
            .type(Ability.DIPLOMACY)
            .needsTarget(true)
            .onlyInitiatorAndTarget(true)
            .build();
    Stage duel =
        Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
            .conflict(two, 1, Optional.of(Seat.of(2)))
            .actionRound(1);
    duel.act(Acts.support(duel, 1, "ambassador 1", 1, Ability.DIPLOMACY)).act(Acts.pass(2));
    duel.refuses(Acts.attack(duel, 3, "ambassador 3", "ambassador 1"), "B5-ATK-04");
  }
}
