package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.SponsorCost;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.internal.value.MarkCounts;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.Marks;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Words of events and enhancements of the starter decks. */
final class EventWordsTest {
  private static final Seat P = Seat.of(1);

  private static Marks marks(Mark mark, int number) {
    return Marks.NONE.plus(mark, number);
  }

  private static int strife(Stage stage, String card) {
    Spot spot = Spot.find(stage.board(), stage.id(card));
    return MarkCounts.on(stage.board(), spot, Mark.STRIFE);
  }

  @Rule("B5-W-29")
  @Test
  void youAreNotReadyCancelsAConflict() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .inHand(1, "you-are-not-ready")
            .card("ambassador 1", card -> card.withMarks(marks(Mark.VORLON, 3)))
            .conflict(Ability.DIPLOMACY, 2)
            .actionRound(2);
    stage.act(Acts.support(stage, 2, "ambassador 2", 1, Ability.DIPLOMACY));
    stage.act(Acts.play(stage, 1, "you-are-not-ready", 1));
    assertThat(stage.board().conflicts()).isEmpty();
    assertThat(stage.board().results()).isEmpty();
    assertThat(stage.card(stage.ambassador(2)).rotated()).isTrue();
    assertThat(stage.board().vorlon()).isEqualTo(5);
  }

  @Rule({"B5-W-30", "B5-I-13", "B5-HEA-06"})
  @Test
  void medicalAssistanceLetsASupportingCharacterHealLater() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .inHand(1, "medical-assistance")
            .inRow(1, "ashan")
            .card("ashan", card -> card.withNeutralised(true).withNeutralisedOnTurn(1))
            .actionRound(1);
    stage.refuses(Acts.heal(stage, 1, "ashan"), "B5-HEA-06");
    stage.act(Acts.play(stage, 1, "medical-assistance", "ashan")).act(Acts.pass(2));
    Stage later = stage.copy().idleUntil(ConflictRound.class);
    assertThat(later.inPlay(later.id("ashan"))).isTrue();
    stage.act(Acts.heal(stage, 1, "ashan"));
    assertThat(stage.card("ashan").neutralised()).isFalse();
    assertThat(stage.board().modifiers()).isEmpty();
  }

  @Rule("B5-W-31")
  @Test
  void powerPoliticsOpensAnExtraConflict() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .agenda(1, "power-politics")
            .influence(1, 10, 10)
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "power-politics", 1)).act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "ambassador 1", 1, Ability.DIPLOMACY));
    stage.idleUntil(DrawRound.class);
    assertThat(stage.rating(1)).isEqualTo(12);
  }

  @Rule("B5-W-37")
  @Test
  void anybodyMayUseStephenFranklinForTheirAmbassador() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .inRow(2, "stephen-franklin")
            .inRow(1, "narn-aide")
            .card("narn-aide", card -> card.withDamage(1))
            .card("ambassador 1", card -> card.withDamage(2))
            .actionRound(1);
    Stage own = stage.copy().act(Acts.pass(1));
    own.act(Acts.use(own, 2, "stephen-franklin", 0, "narn-aide"));
    stage.refuses(Acts.use(stage, 1, "stephen-franklin", 0, "narn-aide"), "B5-EFF-02");
    stage.act(Acts.use(stage, 1, "stephen-franklin", 0, "ambassador 1"));
    assertThat(stage.card(stage.ambassador(1)).damage()).isZero();
    assertThat(stage.card("stephen-franklin").rotated()).isTrue();
  }

  @Rule({"B5-SPN-06", "B5-W-48"})
  @Test
  void drigoMakesHisOwnEnhancementsCheaper() {
    Stage stage =
        Given.factions(Race.CENTAURI, Race.HUMAN)
            .define(card("tool", Kind.ENHANCEMENT).cost(3).build())
            .inRow(1, "drigo")
            .inRow(1, "carn-mollari")
            .inHand(1, "tool")
            .actionRound(1);
    Stage other = stage.copy();
    stage.act(Acts.sponsorOn(stage, 1, "ambassador 1", "tool", "drigo"));
    assertThat(stage.pool(1)).isEqualTo(3);
    other.act(Acts.sponsorOn(other, 1, "ambassador 1", "tool", "carn-mollari"));
    assertThat(other.pool(1)).isEqualTo(1);
  }

  @Rule("B5-W-48")
  @Test
  void anEventMakesNothingCheaperThatGoesOnItself() {
    Given given =
        Given.factions(Race.CENTAURI, Race.HUMAN)
            .define(
                card("tool", Kind.ENHANCEMENT).cost(3).build(),
                patron("patron", false),
                patron("own-patron", true))
            .inRow(1, "carn-mollari")
            .inHand(1, "tool")
            .inHand(1, "patron")
            .inHand(1, "own-patron");
    Stage stage = given.actionRound(1);
    Stage other = stage.copy();
    Deed sponsor = Acts.sponsorOn(stage, 1, "ambassador 1", "tool", "carn-mollari");
    stage.act(Acts.with(stage, sponsor, "patron"));
    assertThat(stage.pool(1)).isEqualTo(3);
    other.act(Acts.with(other, sponsor, "own-patron"));
    assertThat(other.pool(1)).isEqualTo(1);
  }

  private static CardDef patron(String id, boolean onSelf) {
    return card(id, Kind.EVENT)
        .addPlayWith(ActionKind.SPONSOR)
        .addEffects(
            Effect.builder()
                .trigger(Trigger.WITH_ACTION)
                .addOperations(new SponsorCost(Amount.of(-2), Filter.ANY, onSelf))
                .build())
        .build();
  }

  @Rule({"B5-W-51", "B5-W-01"})
  @Test
  void youKnowMyReputationCountsTheFleetsItRotates() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.HUMAN)
            .define(
                fleet("one", Race.MINBARI, 1, 1).build(),
                fleet("two", Race.MINBARI, 1, 1).build(),
                fleet("tired", Race.MINBARI, 1, 1).build())
            .inRow(1, "lennier")
            .inRow(1, "tired")
            .inRow(1, "one")
            .inRow(1, "two")
            .card("tired", card -> card.withRotated(true))
            .inHand(1, "you-know-my-reputation")
            .actionRound(1);
    stage.refuses(Acts.playFor(stage, 1, "you-know-my-reputation", 3), "B5-GEN-05");
    stage.act(Acts.playFor(stage, 1, "you-know-my-reputation", 1));
    assertThat(stage.card("one").rotated()).isTrue();
    assertThat(stage.card("two").rotated()).isFalse();
    assertThat(stage.rating(stage.ambassador(1), Ability.DIPLOMACY)).isEqualTo(6);
  }

  @Rule({"B5-W-45", "B5-RSV-02"})
  @Test
  void londoHasStrifeWhileHeCarriesAWeapon() {
    Given given =
        Given.factions(Race.CENTAURI, Race.HUMAN)
            .define(card("sword", Kind.ENHANCEMENT).addTraits("weapon").build())
            .inHand(1, "sword");
    Stage stage = given.actionRound(1);
    assertThat(strife(stage, "ambassador 1")).isZero();
    stage.act(Acts.sponsorOn(stage, 1, "ambassador 1", "sword", "ambassador 1"));
    assertThat(strife(stage, "ambassador 1")).isEqualTo(1);
    assertThat(stage.card(stage.ambassador(1)).marks().of(Mark.STRIFE)).isZero();
  }

  @Rule({"B5-W-38", "B5-REL-09", "B5-GEN-04"})
  @Test
  void theDestinyOfAProphecyStays() {
    Stage stage =
        Given.factions(Race.CENTAURI, Race.HUMAN)
            .inHand(1, "prophecy")
            .inRow(1, "lady-morella")
            .actionRound(1);
    stage.act(Acts.sponsorOn(stage, 1, "ambassador 1", "prophecy", "ambassador 1"));
    assertThat(stage.card(stage.ambassador(1)).marks().of(Mark.DESTINY)).isEqualTo(1);
    assertThat(MarkCounts.of(stage.board(), P, ImmutableSet.of(Mark.DESTINY))).isEqualTo(1);
    Stage blind = Given.factions(Race.CENTAURI, Race.HUMAN).inHand(1, "prophecy").actionRound(1);
    blind.refuses(
        Acts.sponsorOn(blind, 1, "ambassador 1", "prophecy", "ambassador 1"), "B5-GEN-04");
  }

  @Rule({"B5-W-03", "B5-SUP-06"})
  @Test
  void levelThePlayingFieldAndGaribaldiUseOtherAbilities() {
    Stage stage =
        Given.factions(Race.HUMAN, Race.NARN)
            .define(character("seer", Race.HUMAN, 1, 1, 2, 4).build())
            .inRow(1, "seer")
            .inRow(1, "michael-garibaldi")
            .inHand(1, "level-the-playing-field")
            .conflict(Ability.DIPLOMACY, 1)
            .conflict(Ability.DIPLOMACY, 2)
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "level-the-playing-field", "seer", 1)).act(Acts.pass(2));
    stage.refuses(Acts.support(stage, 1, "seer", 1, Ability.INTRIGUE), "B5-SUP-06");
    stage.refuses(Acts.support(stage, 1, "seer", 2, Ability.PSI), "B5-SUP-06");
    stage.act(Acts.support(stage, 1, "seer", 1, Ability.PSI)).act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "michael-garibaldi", 1, Ability.INTRIGUE));
    assertThat(Totals.of(stage.board(), stage.board().conflict(1), Side.SUPPORT)).isEqualTo(8);
  }
}
